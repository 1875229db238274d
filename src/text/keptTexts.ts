import type { ZodType } from 'zod';
import type { Store } from '../ports';

export interface Bounds {
	readonly entries: number;
	/** Of all texts together. */
	readonly bytes: number;
}

/** Values kept as JSON from one run to the next. A store that fails costs the work again, never a result. */
export interface KeptTexts<Value> {
	/** `undefined` when there is none; one that cannot be read is removed. */
	find(key: string): Promise<Value | undefined>;
	/** Resolves when the value is safe. */
	keep(key: string, value: Value): Promise<void>;
	remove(key: string): Promise<void>;
	/** Removes the oldest beyond the bounds, and what is too old; meant for the end of a run. */
	prune(): Promise<void>;
}

export interface KeptTextsInit<Value> {
	readonly store: Store;
	/** In front of every key. */
	readonly prefix: string;
	readonly schema: ZodType<Value>;
	readonly bounds: Bounds;
	/** Told once that the store fails; a run goes on without it. */
	readonly onFailure: (reason: string) => void;
	/** In front of all keys that there ever were. */
	readonly family?: string;
	/** Whether a text of such a key and time is of no use any more. */
	readonly isOld?: (text: { readonly key: string; readonly time: number }) => boolean;
}

export function keptTexts<Value>(init: KeptTextsInit<Value>): KeptTexts<Value> {
	const { store, prefix, schema, bounds, onFailure, family = prefix, isOld = () => false } = init;
	let warned = false;
	async function attempt<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
		try {
			return await action();
		} catch (error) {
			if (!warned) onFailure(String(error));
			warned = true;
			return undefined;
		}
	}
	const remove = async (key: string) => void (await attempt(() => store.remove(key)));

	return {
		remove: (key) => remove(prefix + key),
		async find(key) {
			const text = await attempt(() => store.read(prefix + key));
			if (text === undefined) return undefined;
			const value = schema.safeParse(parsed(text));
			if (!value.success) await remove(prefix + key);
			return value.data;
		},
		async keep(key, value) {
			await attempt(() => store.write(prefix + key, JSON.stringify(value)));
		},
		async prune() {
			const texts = ((await attempt(() => store.list())) ?? []).filter(({ key }) => key.startsWith(family));
			let bytes = 0;
			for (const [at, text] of texts.toSorted((one, other) => other.time - one.time).entries()) {
				bytes += text.size;
				if (isOld(text) || at >= bounds.entries || bytes > bounds.bytes) await remove(text.key);
			}
		},
	};
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		// Whatever made it unreadable, doing the work again mends it.
		return undefined;
	}
}
