import assert from 'node:assert/strict';
import { findingCodes } from '../../../../src/findings/model';
import { withAgent } from '../../cli/mcp/agent';

describe('MCP: explain_finding', () => {
	it('gives the page of every code, without links that lead nowhere', async () => {
		await withAgent({}, async ({ ask }) => {
			for (const code of Object.keys(findingCodes)) {
				const { data, text } = await ask('explain_finding', { code });
				assert.equal(data.code, code);
				assert.ok(text.startsWith(`# ${code}\n\n**${data.title}.** Default severity: ${data.default_severity}.`), code);
				assert.doesNotMatch(text, /\]\([^)]*\.md/);
			}
		});
	});

	it('gives the page in the language that was asked for', async () => {
		await withAgent({ options: { lang: 'zh-CN' } }, async ({ client, ask }) => {
			const { data, text } = await ask('explain_finding', { code: 'citation.broken' });
			assert.ok(text.startsWith(`# citation.broken\n\n**${data.title}。** 默认级别：错误（\`error\`）。`), text);
			const { contents } = await client.readResource({ uri: data.page });
			assert.deepEqual(contents, [{ uri: data.page, mimeType: 'text/markdown', text }]);
		});
	});

	it('asks back where a code is not known', async () => {
		await withAgent({}, async ({ refused }) => {
			assert.match(await refused('explain_finding', { code: 'claim.unsuported' }), /Did you mean claim\.unsupported\?/);
			assert.match(await refused('explain_finding', { code: '../../package' }), /^There is no finding/);
			assert.match(await refused('explain_finding', { code: 'toString' }), /^There is no finding/);
		});
	});
});
