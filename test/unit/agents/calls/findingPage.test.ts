import assert from 'node:assert/strict';
import { findingPage, howToFix } from '../../../../src/agents/calls/findingPage';
import { nodeTextFiles } from '../../../../src/cli/host/nodeTextFiles';
import { type FindingCode, findingCodes } from '../../../../src/findings/model';

const pages = nodeTextFiles('docs/findings');
const codes = Object.keys(findingCodes) as FindingCode[];

describe('MCP: the pages on findings', () => {
	it('say of every code what to do, to whoever edits the text without the editor', async () => {
		for (const code of codes) {
			const text = await howToFix(code, pages);
			assert.ok(text.length > 40, code);
			assert.doesNotMatch(text, /In the editor|^## |\]\(|\n\n|^- *$/m, code);
		}
	});

	it('are whole but for the addresses of their links', async () => {
		for (const code of codes) {
			const [page, source = ''] = [await findingPage(code, pages), await pages.read(`${code}.md`)];
			assert.equal(
				page,
				source.replace(/\]\([^)]*\)/g, ']').replace(/\[([^\]]*)\]/g, (all, text) => (page.includes(all) ? all : text)),
			);
		}
	});

	it('are missed where they do not come with the program', async () => {
		await assert.rejects(howToFix('claim.vague', nodeTextFiles('docs/none')), /claim\.vague\.md is missing/);
	});
});
