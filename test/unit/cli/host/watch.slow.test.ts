import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchFolders } from '../../../../src/cli/host/watch';

describe('CLI: a watch', () => {
	it('tells of a file that concerns it, also of one that changed before it was asked, and ends when it is stopped', async () => {
		const folder = await mkdtemp(join(tmpdir(), 'plumbline-watch-'));
		await mkdir(join(folder, 'below'));
		const seen: string[] = [];
		const watch = watchFolders([{ path: folder, recursive: true }], (path) => {
			seen.push(path);
			return path.endsWith('.md');
		});
		try {
			const never = new AbortController().signal;
			await writeFile(join(folder, 'below', 'x.txt'), 'x');
			await writeFile(join(folder, 'below', 'a.md'), 'a');
			await watch.next(never);
			assert.ok(seen.includes(join(folder, 'below', 'a.md')));
			await watch.next(AbortSignal.abort());
		} finally {
			watch.close();
			await rm(folder, { recursive: true });
		}
	});
});
