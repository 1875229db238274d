import assert from 'node:assert/strict';
import { silentLogger } from '../../../src/ports';
import { readSourcesFolder } from '../../../src/sources/cited/sourcesFolder';
import { computing } from '../computing';
import { memoryFiles } from './files';

describe('a folder of broken pages', () => {
	const heads: Readonly<Record<string, string>> = {
		'link.html': '<link rel=canonical '.repeat(1_000),
		'meta.html': '<meta property=og:url '.repeat(1_000),
		'title.html': '<title '.repeat(3_000),
		'heading.md': `# a${' #'.repeat(10_000)}x`,
	};
	for (const [name, text] of Object.entries(heads)) {
		it(`is read in no time: ${name}`, async () => {
			const took = await computing(() => readSourcesFolder(memoryFiles({ [name]: text }), silentLogger));
			assert.ok(took < 150, `${took} ms`);
		});
	}
});
