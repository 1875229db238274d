import assert from 'node:assert/strict';
import { runIn } from '../memoryEnvironment';

describe('CLI: plumbline analyze', () => {
	it('tells of ignore comments that hide nothing beside the result, which stays as it is', async () => {
		const text = '# Steel\n\n<!-- plumbline-disable-next-line claim.vage -->\nPrices fell by 12 % in 2024.\n';
		const files = { 'r.md': text, 'c.md': '# Steel\n\nPrices fell by 12 % in 2024.\n' };
		const { code, stderr } = await runIn({ files }, 'analyze', 'r.md', 'c.md', '--format=json');
		assert.equal(code, 0);
		assert.equal(
			stderr,
			'plumbline: r.md, line 3: this comment names “claim.vage”, which is no kind of finding. Did you mean claim.vague?\n',
		);
		const chinese = await runIn({ files }, 'analyze', 'r.md', '--lang=zh');
		assert.match(
			chinese.stderr,
			/^plumbline: r\.md 第 3 行：此注释所写的“claim\.vage”不是任何一种发现的代码。您要的是 claim\.vague 吗？\n$/,
		);
	});
});
