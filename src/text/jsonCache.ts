import type { ZodType } from 'zod';
import type { Store } from '../ports';
import { parsedJson } from './json';

export interface CacheBounds {
	readonly entries: number;
	/** Of all texts together. */
	readonly bytes: number;
}

/** Values cached as JSON from one run to the next. Where the store fails, the work is done again. */
export interface JsonCache<Value> {
	/** `undefined` when there is none; an unreadable entry is removed. */
	find(key: string): Promise<Value | undefined>;
	/** Resolves when the value is written. */
	keep(key: string, value: Value): Promise<void>;
	remove(key: string): Promise<void>;
	/** Removes what `isOld` names and the oldest entries beyond the bounds; meant for the end of a run. */
	prune(): Promise<void>;
}

export interface JsonCacheInit<Value> {
	readonly store: Store;
	/** In front of every key. */
	readonly prefix: string;
	readonly schema: ZodType<Value>;
	readonly bounds: CacheBounds;
	/** Called once when the store fails; the run goes on without it. */
	readonly onFailure: (reason: string) => void;
	/** In front of the keys of this and earlier versions, which `prune` removes too. */
	readonly family?: string;
	/** Whether an entry of such a key and time is of no use any more. */
	readonly isOld?: (text: { readonly key: string; readonly time: number }) => boolean;
}

export function jsonCache<Value>(init: JsonCacheInit<Value>): JsonCache<Value> {
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
			const value = schema.safeParse(parsedJson(text));
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
