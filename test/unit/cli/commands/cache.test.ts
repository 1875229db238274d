import assert from 'node:assert/strict';
import { defaultCacheFolder } from '../../../../src/cli/host/cacheFolder';
import { memoryStore } from '../../../../src/ports';
import { runIn } from '../memoryEnvironment';

async function filled() {
	const store = memoryStore(() => Date.UTC(2026, 4, 6));
	await store.write('a', 'x'.repeat(1500));
	await store.write('b', 'y');
	return { store, stores: new Map([['/cache', store]]) };
}

describe('CLI: plumbline cache', () => {
	it('shows the folder, how many entries, how large, how old', async () => {
		const { stores } = await filled();
		const { code, stdout } = await runIn({ stores }, 'cache');
		assert.equal(code, 0);
		assert.equal(stdout, '/cache holds 2 entries (2 kB), the oldest of 2026-05-06\n');
	});

	it('shows an empty one', async () => {
		const { stdout } = await runIn({}, 'cache', '--cache', 'nowhere');
		assert.equal(stdout, '/reports/nowhere holds 0 entries (0 kB)\n');
	});

	it('clears it', async () => {
		const { store, stores } = await filled();
		const { stdout } = await runIn({ stores }, 'cache', 'clear');
		assert.equal(stdout, 'Removed 2 entries (2 kB) from /cache\n');
		assert.deepEqual(await store.list(), []);
	});

	it('is for programs too', async () => {
		const { stores } = await filled();
		const { stdout } = await runIn({ stores }, 'cache', '--format', 'json');
		assert.deepEqual(JSON.parse(stdout), {
			...{ schema: 'plumbline/cache/1', folder: '/cache', cleared: false, entries: 2, bytes: 1501 },
			oldest: '2026-05-06T00:00:00.000Z',
		});
	});

	it('says what it cannot do', async () => {
		const unknown = await runIn({}, 'cache', 'empty');
		assert.deepEqual([unknown.code, unknown.stdout], [2, '']);
		assert.match(unknown.stderr, /cannot “empty”: use show, clear\./);
		const locked = { ...memoryStore(), list: () => Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' })) };
		const { stderr } = await runIn({ stores: new Map([['/cache', locked]]) }, 'cache');
		assert.equal(stderr, 'plumbline: /cache cannot be read: you have no permission.\n');
	});
});

describe('CLI: the cache folder', () => {
	it('is where the platform keeps such things, unless PLUMBLINE_CACHE names another', () => {
		assert.equal(defaultCacheFolder('linux', '/home/a', {}), '/home/a/.cache/plumbline');
		assert.equal(defaultCacheFolder('linux', '/home/a', { XDG_CACHE_HOME: '/var/c' }), '/var/c/plumbline');
		assert.equal(defaultCacheFolder('linux', '/home/a', { XDG_CACHE_HOME: 'c' }), '/home/a/.cache/plumbline');
		assert.equal(defaultCacheFolder('darwin', '/Users/a', {}), '/Users/a/Library/Caches/plumbline');
		const local = 'C:\\Users\\a\\AppData\\Local';
		assert.equal(defaultCacheFolder('win32', 'C:\\Users\\a', {}), `${local}\\plumbline\\cache`);
		assert.equal(defaultCacheFolder('win32', 'C:\\Users\\a', { LOCALAPPDATA: 'D:\\L' }), 'D:\\L\\plumbline\\cache');
		assert.equal(defaultCacheFolder('linux', '/home/a', { PLUMBLINE_CACHE: '/mine' }), '/mine');
	});
});
