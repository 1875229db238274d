export function seededRandom(seed: number): {
	/** From 0 up to 1. */
	readonly next: () => number;
	/** A whole number from 0 up to a limit. */
	readonly below: (limit: number) => number;
	readonly pick: <Item>(items: readonly Item[]) => Item;
};
