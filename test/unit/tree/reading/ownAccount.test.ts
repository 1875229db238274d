import assert from 'node:assert/strict';
import { analyze } from '../../../../src/analyze';
import { parseReport } from '../../../../src/report/parsing/parse';
import { isOwnAccount } from '../../../../src/tree/reading/ownAccount';

const filler = 'The harbour raised its fees again. ';
const own = (first: string, tail = '') => isOwnAccount(parseReport(`# Fees\n\n${first}${filler.repeat(70)}\n${tail}`));

describe('an author’s own account', () => {
	it('speaks in the first person in every tenth sentence', () => {
		assert.equal(own('We like the ships. '.repeat(10)), true);
		assert.equal(own('We like the ships. '.repeat(3)), false);
	});

	it('owes no source for what it tells', () => {
		const text = `# Fees\n\n${'We counted 41 ships in 2023. '.repeat(3)}${'Fees will double in 2027. '.repeat(20)}\n`;
		const { tree, findings } = analyze({ name: 'fees.md', text });
		assert.ok(tree.nodes.length > 5);
		assert.ok(tree.nodes.every(({ support }) => support === 'unknown'));
		assert.deepEqual(
			findings.filter(({ code }) => /^claim\.(?:un|part)|missing/.test(code)),
			[],
		);
	});

	it('says once that the figures are its author’s own', () => {
		for (const text of [
			'We counted the ships. ',
			'We have counted the ships. ',
			'The data used in this study are new. ',
		])
			assert.equal(own(text), true, text);
	});

	it('tells what its respondents said, as long as it lists no sources whose respondents they may be', () => {
		const asked = 'Six respondents disagreed. '.repeat(10);
		assert.equal(own(asked), true);
		assert.equal(own(asked, '\n## References\n\n[1] Port survey 2024. https://example.org/survey\n'), false);
		assert.equal(own(asked, '\n[^1]: The survey was by telephone.\n'), true);
	});

	it('is called so by its title or the lines above its first heading, as long as it hardly cites', () => {
		const titled = (head: string, sentence = filler) =>
			isOwnAccount(parseReport(`${head}\n\n${sentence.repeat(70)}\n`));
		assert.equal(titled('# Post-mortem: tickets not sold on 4 May'), true);
		assert.equal(titled('---\ntitle: Ferry fares, audit 2024\n---\n\n# Summary'), true);
		assert.equal(titled('**Harbour board**\n\n**Annual performance review 2023/24**\n\n# Fees'), true);
		assert.equal(titled('# 票务系统故障复盘'), true);
		assert.equal(titled('# Performance of ferries in 2024'), false);
		assert.equal(titled('# Post-mortem: tickets', 'Fees rose [the source](https://example.org/a). '), false);
	});

	it('is told in Chinese too', () => {
		const text = (first: string) =>
			parseReport(`# 港口\n\n${first.repeat(10)}${'港口再次提高了费用标准。'.repeat(70)}\n`);
		assert.equal(isOwnAccount(text('我觉得费用太高了。')), true);
		assert.equal(isOwnAccount(text('我国费用水平较高。')), false);
	});

	it('is not told from a text too short', () => {
		assert.equal(isOwnAccount(parseReport('# Fees\n\nWe counted the ships.\n')), false);
	});
});
