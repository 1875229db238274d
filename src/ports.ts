/** What the core asks of the place it runs in. Each shell brings its own; tests use the in-memory ones. */

import type { Message } from './messages/model';

/** Takes what the core has to say beside its results. */
export interface Logger {
	info(message: Message): void;
	warn(message: Message): void;
	error(message: Message): void;
}

export interface Clock {
	/** Milliseconds since the epoch, by which what is kept is dated. The user, or the network, may set it at any time. */
	now(): number;
	/** Milliseconds since some moment, by which waits and time limits are measured: it never jumps. */
	elapsed(): number;
	/** Resolves after so many milliseconds; rejects with the signal's reason as soon as it is aborted. */
	sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** The platform's `fetch`, or one that stands for it. */
export type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Small texts kept by key from one run to the next. Keys are made of letters, digits, `-`, `_` and `.`. */
export interface Store {
	/** `undefined` when there is nothing under the key. */
	read(key: string): Promise<string | undefined>;
	/** All or nothing: a reader, or a process that is killed, never leaves or sees half a text. */
	write(key: string, text: string): Promise<void>;
	/** Removing what is not there is no error. */
	remove(key: string): Promise<void>;
	list(): Promise<readonly StoredText[]>;
}

export interface StoredText {
	readonly key: string;
	/** In bytes. */
	readonly size: number;
	/** When it was written, in milliseconds since the epoch. */
	readonly time: number;
}

/** Read-only text files that come with the product or stand in the workspace: prompts, skills. */
export interface TextFiles {
	/** Paths below the folder, with `/` between their parts, sorted. */
	list(): Promise<readonly string[]>;
	/** `undefined` when there is no such file. */
	read(path: string): Promise<string | undefined>;
}

export const silentLogger: Logger = { info() {}, warn() {}, error() {} };

export const systemClock: Clock = {
	now: () => Date.now(),
	elapsed: () => performance.now(),
	sleep: (milliseconds, signal) =>
		new Promise((resolve, reject) => {
			if (signal?.aborted) return reject(signal.reason);
			const stop = () => {
				clearTimeout(timer);
				reject(signal!.reason);
			};
			const timer = setTimeout(() => {
				signal?.removeEventListener('abort', stop);
				resolve();
			}, milliseconds);
			signal?.addEventListener('abort', stop, { once: true });
		}),
};

/** A store that forgets with the process. */
export function memoryStore(now: () => number = Date.now): Store {
	const texts = new Map<string, { readonly text: string; readonly time: number }>();
	return {
		read: async (key) => texts.get(key)?.text,
		write: async (key, text) => void texts.set(key, { text, time: now() }),
		remove: async (key) => void texts.delete(key),
		list: async () =>
			[...texts].map(([key, { text, time }]) => ({ key, time, size: new TextEncoder().encode(text).length })),
	};
}
