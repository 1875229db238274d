import type { Amount } from '../amounts/amount';

/** A quantity that went from one value to another. */
export interface ValueChange {
	readonly from: Amount;
	readonly to: Amount;
	/** In the skeleton's text. */
	readonly start: number;
	readonly end: number;
	/** The text between the two numbers. */
	readonly between: string;
	/** A change written between the two, as in `$15m, up 25% from $12m`, with the words around it. */
	readonly change: { readonly amount: Amount; readonly words: string } | undefined;
}
