import type { Price, Provider } from './model';
import table from './prices.json';

/** Undocumented models cost what they cost: a price is known only at the maker's own address. */
interface NotedPrices {
	/** The day the prices were noted, `YYYY-MM-DD`. */
	readonly noted: string;
	/** At full rate: without discounts for repeated input or quiet hours. */
	readonly models: Readonly<Record<string, Price>>;
}

/** The end of a model's name that gives its release: `-2025-08-07`, `-20250929`. */
const release = /-\d{4}-?\d{2}-?\d{2}$/;

/**
 * The price of a model in the shipped table. `undefined` for other models, and for the same names at other addresses: a
 * proxy, an editor's subscription and a local server have prices of their own.
 */
export function notedPrice({
	id,
	model,
}: Pick<Provider, 'id' | 'model'>): (Price & { readonly noted: string }) | undefined {
	const prices: Readonly<Record<string, NotedPrices>> = table;
	const host = Object.keys(prices).find((address) => id === address || id.startsWith(`${address}/`));
	if (host === undefined) return undefined;
	const { noted, models } = prices[host]!;
	const name = [model, model.replace(release, '')].find((known) => Object.hasOwn(models, known));
	return name === undefined ? undefined : { noted, ...models[name]! };
}

/** Whether an endpoint is on this computer, by its address: models cost nothing there unless a server passes questions on. */
export function isOnThisComputer(address: string): boolean {
	const host = URL.canParse(address) ? new URL(address).hostname : '';
	return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(host);
}

/** In US dollars; `null` when the price is not known, never 0. */
export function costOf(price: Price | undefined, tokensIn: number, tokensOut: number): number | null {
	return price ? (tokensIn * price.input + tokensOut * price.output) / 1_000_000 : null;
}
