import { once } from 'node:events';
import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Watch, WatchedFolder } from './environment';

/** In milliseconds: an editor that saves touches a file several times. */
const settles = 100;

/** Watches folders from now on. */
export function watchFolders(folders: readonly WatchedFolder[], concerns: (path: string) => boolean): Watch {
	let changed = new AbortController();
	const watchers = folders.map(({ path, recursive }): FSWatcher => {
		const watcher = watch(path, { recursive }, (_, name) => {
			if (name !== null && concerns(join(path, name))) changed.abort();
		});
		// Where the folder is gone, the next run says so.
		return watcher.on('error', () => changed.abort());
	});
	return {
		async next(signal) {
			const either = AbortSignal.any([changed.signal, signal]);
			if (!either.aborted) await once(either, 'abort');
			await setTimeout(settles);
			changed = new AbortController();
		},
		close: () => {
			for (const watcher of watchers) watcher.close();
		},
	};
}
