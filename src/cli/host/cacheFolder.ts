import { posix, win32 } from 'node:path';

/** Below it: what Node has compiled of the program. */
export const compiledFolder = 'compiled';

/** Where programs keep what they can make again, by the platform's custom. `PLUMBLINE_CACHE` names another folder. */
export function defaultCacheFolder(
	platform: string,
	home: string,
	env: Readonly<Record<string, string | undefined>>,
): string {
	if (env.PLUMBLINE_CACHE) return env.PLUMBLINE_CACHE;
	switch (platform) {
		case 'win32':
			return win32.join(env.LOCALAPPDATA || win32.join(home, 'AppData', 'Local'), 'plumbline', 'cache');
		case 'darwin':
			return posix.join(home, 'Library', 'Caches', 'plumbline');
		default:
			// A relative path in this variable is to be ignored, by its specification.
			return posix.join(
				env.XDG_CACHE_HOME?.startsWith('/') ? env.XDG_CACHE_HOME : posix.join(home, '.cache'),
				'plumbline',
			);
	}
}
