import assert from 'node:assert/strict';
import { sourceFindings } from '../../../src/checks/judged/sourceFindings';
import { inEnglish } from '../../../src/messages/inEnglish';
import type { SourceReading } from '../../../src/sources/model';
import { scoreFactuality } from '../../../src/verification/factuality';
import { verifyClaims } from '../../../src/verification/verifyClaims';
import { read, sourceText, unread, withSources } from '../scoring/reportEval/sourced';
import { english } from '../words';

const market = [
	'North American toy market report',
	'This report covers the toy market in the United States and Canada.',
	'The United States is the largest market in North America, followed by Canada.',
	'Online sales made up a third of revenue in both countries.',
	'Retail chains hold most of the shelf space for dolls and board games.',
	'Prices rose slowly during the period that was studied.',
].join(' ');

const prices = [
	'The exchange desk publishes a daily table of rates.',
	'In June the mid-market rate was between US$0.719 and US$0.720 per Canadian dollar.',
	'The rate moved little during the month, and volumes were low.',
	'Traders expect no change of policy before the autumn.',
	'Shops in border towns quote both currencies to their customers.',
].join(' ');

async function verified(text: string, reading: (url: string | undefined) => SourceReading | undefined) {
	const { report, tree, gathered } = withSources(text, ({ url }) => reading(url));
	const verification = await verifyClaims(report, tree, gathered, { pause: async () => {} });
	return {
		verification,
		score: scoreFactuality(report, tree, verification, true),
		unread: scoreFactuality(report, tree, verification, false),
		findings: sourceFindings(report, verification),
		slice: (span: readonly [number, number]) => text.slice(...span),
	};
}

describe('claims held against their sources, by rules', () => {
	it('finds the country that a North American source does not cover', async () => {
		const claim = 'The US, Canada and the UK are the largest markets for collectible toys [1].';
		const text = `# Toys\n\n## Markets\n\n${claim}\n\n## References\n\n[1] Toy market. https://example.org/toys\n`;
		const { findings, score, unread, slice } = await verified(text, () => read(sourceText(market)));
		assert.deepEqual(
			score.verdicts.map(({ verdict, basis }) => [verdict, basis]),
			[['partly', 'rule']],
		);
		assert.deepEqual(
			findings.map(({ code, span }) => [code, slice(span)]),
			[['source.partly', claim]],
		);
		assert.match(english.say(findings[0]!.message), /United Kingdom|UK/);
		assert.deepEqual([score.averageSupport, score.strongSupportRate], [0, 0]);
		assert.deepEqual([unread.averageSupport, unread.coverage, unread.citing], [null, null, { statements: 1, of: 1 }]);
		assert.deepEqual(unread.verdicts, score.verdicts);
	});

	it('computes a conversion with the rate of the source', async () => {
		const claim = 'The set sells for $999–$1,199 CAD (about $730–$875 USD) [1].';
		const text = `# Prices\n\n## Retail\n\n${claim}\n\n## References\n\n[1] Rates. https://example.org/rates\n`;
		const { findings, score } = await verified(text, () => read(sourceText(prices, 'Rates')));
		assert.deepEqual(
			score.verdicts.map(({ verdict }) => verdict),
			['contradicted'],
		);
		assert.equal(score.averageSupport, -1);
		const [finding] = findings;
		assert.ok(finding?.code === 'source.contradicts');
		assert.match(english.say(finding!.message), /^The cited source says otherwise: .*0\.7/);
		assert.match(finding!.data.quote ?? '', /0\.719/);
		assert.match(finding!.data.open ?? '', /^https:\/\/example\.org\/page#:~:text=In%20June%20the%20mid%2Dmarket/);
	});

	it('does the same in Chinese', async () => {
		const claim = '2024年公司营业收入同比增长18%[1]。';
		const source =
			'公司2024年年度报告。2024年公司营业收入同比增长12%。净利润保持稳定。研发投入继续增加。员工总数略有变化。';
		const text = `# 年报点评\n\n## 收入\n\n${claim}\n\n## 参考文献\n\n[1] 年报 https://example.org/ar\n`;
		const { findings } = await verified(text, () => read(sourceText(source, '年度报告')));
		assert.deepEqual(
			findings.map(({ code }) => code),
			['source.contradicts'],
		);
	});

	it('takes the passage a link points at as evidence without reading the page', async () => {
		const link = 'https://example.org/a#:~:text=Exports%20of%20copper%20fell%20by%209%25%20in%202024';
		const text = `# Copper\n\n## Trade\n\nExports of copper fell by 14% in 2024 ([data](${link})).\n`;
		const { score, findings } = await verified(text, () => undefined);
		assert.deepEqual(
			score.verdicts.map(({ verdict, quote }) => [verdict, quote]),
			[['contradicted', 'Exports of copper fell by 9% in 2024']],
		);
		assert.equal(score.sources[0]!.state, 'quoted');
		assert.deepEqual(
			findings.map(({ code }) => code),
			['source.contradicts'],
		);
	});

	it('does not call missing what may stand in the part that was not read', async () => {
		const text =
			'# Toys\n\n## Markets\n\nThe UK is the largest market for collectible toys [1].\n\n## References\n\n[1] Toy market. https://example.org/toys\n';
		const { score, findings } = await verified(text, () => read(sourceText(market), undefined, true));
		assert.deepEqual(
			score.verdicts.map(({ verdict }) => verdict),
			['unclear'],
		);
		assert.match(inEnglish(score.verdicts[0]!.reason!), /^Only the beginning/);
		assert.deepEqual(findings, []);
		assert.equal(score.averageSupport, null);
		assert.equal(score.basis, 'unscored');
	});

	it('counts a claim with a figure of its own among those that need a citation, and one without none', async () => {
		const text = (levy: string) =>
			`# Copper\n\n## Trade\n\nCopper exports rose by 9% in 2024 [1].\n\n## Policy\n\n${levy}\n\n` +
			'## References\n\n[1] One. https://example.org/one\n';
		const coverageOf = async (levy: string) => {
			const { score } = await verified(text(levy), () => unread('timeout', 'It took too long.'));
			return score.coverage;
		};
		assert.equal(
			await coverageOf(
				'A levy on ore, which the ministry is consulting on, would raise the price of copper by 6% to 9%.',
			),
			0.5,
		);
		assert.equal(await coverageOf('A levy on ore, which the ministry is consulting on, would make copper dear.'), 1);
	});

	it('counts what cannot be checked with the reasons, outside the mean', async () => {
		const text =
			'# Copper\n\n## Trade\n\nCopper exports rose by 9% in 2024 [1]. Zinc exports fell by 4% in 2024 [2]. Tin exports fell by 6% in 2024 [2].\n\n' +
			'## References\n\n[1] One. https://example.org/one\n[2] Two. https://example.com/two\n';
		const { score } = await verified(text, (url) =>
			url?.includes('one') ? unread('paywall', 'It is behind a paywall.') : unread('timeout', 'It took too long.'),
		);
		assert.equal(score.counts.unverifiable, 3);
		assert.equal(score.averageSupport, null);
		assert.equal(score.coverage, 1);
		const messages = score.reasons.map(({ message }) => inEnglish(message));
		assert.ok(
			messages.includes('3 could not be checked and do not count: 2 × It took too long. 1 × It is behind a paywall.'),
			messages.join('\n'),
		);
		assert.deepEqual(
			score.sources.map(({ state, failure }) => [state, failure?.code]),
			[
				['unread', 'paywall'],
				['unread', 'timeout'],
			],
		);
	});

	it('reports a page that is gone once, where it is first cited, with an archived copy', async () => {
		const text =
			'# Copper\n\n## Trade\n\nCopper exports rose by 9% in 2024 [1]. Zinc exports fell by 4% in 2024 [1].\n\n' +
			'## References\n\n[1] One. https://example.org/one\n';
		const archived = 'https://web.archive.org/web/https://example.org/one';
		const { findings, slice } = await verified(text, () =>
			unread('notFound', 'example.org has no such page.', archived),
		);
		const [finding, ...more] = findings;
		assert.deepEqual(more, []);
		assert.ok(finding?.code === 'citation.dead');
		assert.equal(slice(finding!.span), '[1]');
		assert.equal(finding!.related!.length, 1);
		assert.ok(english.say(finding!.message).includes(archived));
		assert.equal(finding!.data.suggestion, archived);
	});

	it('is silent on one source where another of the claim carries it', async () => {
		const text =
			'# Toys\n\n## Markets\n\nThe United States is the largest market in North America [1][2].\n\n' +
			'## References\n\n[1] Toy market. https://example.org/toys\n[2] Rates. https://example.org/rates\n';
		const { score, findings } = await verified(text, (url) =>
			read(url?.endsWith('toys') ? sourceText(market) : sourceText(prices, 'Rates')),
		);
		assert.equal(score.verdicts[0]!.verdict, 'supported');
		assert.notEqual(score.verdicts[1]!.verdict, 'supported');
		assert.deepEqual(findings, []);
	});

	it('names the page of a document that has pages', async () => {
		const pages = [0, market.length + 2];
		const text =
			'# Prices\n\n## Retail\n\nThe set sells for $999–$1,199 CAD (about $730–$875 USD) [1].\n\n## References\n\n[1] Rates. https://example.org/rates.pdf\n';
		const { score, findings } = await verified(text, () =>
			read(sourceText(`${market}\n\n${prices}`, 'Rates', pages), 'https://example.org/rates.pdf'),
		);
		assert.equal(score.verdicts[0]!.page, 2);
		const [finding] = findings;
		assert.ok(finding?.code === 'source.contradicts');
		assert.equal(finding.data.open, 'https://example.org/rates.pdf#page=2');
		assert.match(english.say(finding.message), /\(Rates, page 2\)\. Correct the claim/);
	});

	it('holds each row of a table against the sources of that row', async () => {
		const text = [
			'# Metals\n\n## Table\n\n| Metal | Exports in 2024 | Source |\n| --- | --- | --- |',
			'| Copper | up 9% | [One](https://example.org/one) |\n| Zinc | down 4% | [Two](https://example.org/two) |\n',
		].join('\n');
		const { score, slice } = await verified(text, () => undefined);
		assert.deepEqual(
			score.verdicts.map(({ span, source }) => [slice(span).split(' | ')[0], source]),
			[
				['Copper', 'example.org/one'],
				['Zinc', 'example.org/two'],
			],
		);
	});
});
