import assert from 'node:assert/strict';
import { howToFix } from '../../../../src/agents/calls/findingPage';
import { nodeTextFiles } from '../../../../src/cli/host/nodeFolders';
import { type FindingCode, findingCodes } from '../../../../src/findings/model';
import { languages } from '../../../../src/messages/languages';
import { wordsIn } from '../../../../src/messages/words';
import { findingPage, pageFile } from '../../../../src/output/findingPage';
import { english } from '../../words';

const pages = nodeTextFiles('docs/findings');
const codes = Object.keys(findingCodes) as FindingCode[];

describe('MCP: the pages on findings', () => {
	it('say of every code what to do, to whoever edits the text without the editor', async () => {
		for (const language of languages) {
			for (const code of codes) {
				const text = await howToFix(code, pages, wordsIn(language));
				assert.ok(text.length > (language === 'en' ? 40 : 12), `${code}: ${text}`);
				assert.doesNotMatch(text, /In the editor|在编辑器中|^## |\]\(|\n\n|^- *$/m, code);
			}
		}
	});

	it('are whole but for the addresses of their links', async () => {
		for (const language of languages) {
			for (const code of codes) {
				const page = await findingPage(code, pages, wordsIn(language));
				const source = (await pages.read(pageFile(code, language))) ?? '';
				assert.equal(
					page,
					source
						.replace(/\]\([^)]*\)/g, ']')
						.replace(/\[([^\]]*)\]/g, (all, text) => (page.includes(all) ? all : text)),
				);
			}
		}
	});

	it('are missed where they do not come with the program', async () => {
		const none = nodeTextFiles('docs/none');
		await assert.rejects(howToFix('claim.vague', none, english), /findings\/claim\.vague\.md is missing/);
		const chinese = wordsIn('zh-CN');
		await assert.rejects(howToFix('claim.vague', none, chinese), /findings\/zh-cn\/claim\.vague\.md is missing/);
	});
});
