import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeSourceFiles } from '../../../src/cli/host/nodeFolders';

describe('CLI: source files', () => {
	let folder: string;

	before(async () => {
		folder = await mkdtemp(join(tmpdir(), 'plumbline-sources-'));
		await writeFile(join(folder, 'ten.txt'), '0123456789');
	});
	after(() => rm(folder, { recursive: true }));

	it('are not read where they are larger than wanted', async () => {
		const files = nodeSourceFiles(folder);
		assert.equal(Buffer.from((await files.read('ten.txt', 10)) ?? []).toString(), '0123456789');
		await assert.rejects(files.read('ten.txt', 9), { code: 'ERR_FS_FILE_TOO_LARGE' });
		assert.equal(await files.read('none.txt', 9), undefined);
	});
});
