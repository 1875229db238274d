import assert from 'node:assert/strict';
import { listedTextFiles } from '../../../../src/extension/host/listedTextFiles';

describe('text files that come with a list', () => {
	const asked: string[] = [];
	const names = async () => ['docs/findings/b.md', 'prompts/old/x.md', 'prompts/a.md', 'prompts.md'];
	const read = async (path: string) => {
		asked.push(path);
		return `text of ${path}`;
	};

	it('are those below the folder', async () => {
		assert.deepEqual(await listedTextFiles('prompts', { names, read }).list(), ['a.md', 'old/x.md']);
		assert.deepEqual(await listedTextFiles('docs/findings', { names, read }).list(), ['b.md']);
		assert.deepEqual(await listedTextFiles('skills', { names, read }).list(), []);
	});

	it('are asked for only where they are on the list', async () => {
		const files = listedTextFiles('prompts', { names, read });
		assert.equal(await files.read('old/x.md'), 'text of prompts/old/x.md');
		assert.equal(await files.read('../package.json'), undefined);
		assert.deepEqual(asked, ['prompts/old/x.md']);
	});
});
