import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import type { FindingCode } from '../../../src/findings/model';
import { mendedReferences } from '../../../src/mending/references';
import { applyReplacements } from '../../../src/mending/replacement';
import { parseReport } from '../../../src/report/parsing/parse';
import { madeFinding } from '../words';

function report(body: string, entries: readonly string[]): string {
	return ['# Study', '', body, '', '## References', '', ...entries, ''].join('\n');
}

const reread = async (text: string) => parseReport(text);

/** The text after the fix of its first finding of a code; `undefined` where none is offered. */
async function fixed(code: FindingCode, text: string): Promise<string | undefined> {
	const { report: parsed, findings } = analyze({ name: 'study.md', text });
	const finding = findings.find((each) => each.code === code);
	assert.ok(finding, text);
	const edit = await mendedReferences(parsed, finding, reread);
	if (!edit) return undefined;
	const after = applyReplacements(text, edit);
	assert.ok(
		analyze({ name: 'study.md', text: after }).findings.every((each) => each.code !== code),
		after,
	);
	return after;
}

const price = 'Price monitor 2025. https://example.com/prices';
const wage = 'Wage survey 2024. https://example.com/wages';
const rent = 'Rent index 2023. https://example.com/rents';
const city = 'City census 2022. https://example.com/census';

describe('a reference that nothing cites', () => {
	it('goes, and the numbers behind it close up, in the list and where they are cited', async () => {
		assert.equal(
			await fixed(
				'citation.unused',
				report('Prices rose by 4% [1]. Rents rose by 5% [3], wages by 3% [1, 4].', [
					`[1] ${price}`,
					`[2] ${wage}`,
					`[3] ${rent}`,
					`[4] ${city}`,
				]),
			),
			report('Prices rose by 4% [1]. Rents rose by 5% [2], wages by 3% [1, 3].', [
				`[1] ${price}`,
				`[2] ${rent}`,
				`[3] ${city}`,
			]),
		);
	});

	it('goes from a numbered list, with others like it', async () => {
		assert.equal(
			await fixed(
				'citation.unused',
				report('Rents rose by 5%.<sup>2</sup> Wages rose, too.【4】', [
					`1. ${price}`,
					`2. ${rent}`,
					`3. ${wage}`,
					`4. ${city}`,
				]),
			),
			report('Rents rose by 5%.<sup>1</sup> Wages rose, too.【2】', [`1. ${rent}`, `2. ${city}`]),
		);
	});

	it('leaves ranges as ranges', async () => {
		const body = (marks: string) => `Rents rose in all the cities that were asked ${marks}.`;
		const entries = ['Hill', 'Moor', 'Dale', 'Cove', 'Glen', 'Ford'].map(
			(name) => `${name} index. https://example.com/${name}`,
		);
		const list = (names: readonly string[]) => names.map((name, index) => `[${index + 1}] ${name}`);
		assert.equal(
			await fixed('citation.unused', report(body('[2–5, 6]'), list(entries))),
			report(body('[1–5]'), list(entries.slice(1))),
		);
	});

	it('leaves numbers with gaps, keys and footnotes as they are', async () => {
		assert.equal(
			await fixed(
				'citation.unused',
				report('Prices rose by 4% [2]. Rents, too [7].', [`[2] ${price}`, `[5] ${wage}`, `[7] ${rent}`]),
			),
			report('Prices rose by 4% [2]. Rents, too [7].', [`[2] ${price}`, `[7] ${rent}`]),
		);
		const notes = (...lines: string[]) =>
			['# Study', '', 'Prices rose by 4%.[^1] Rents, too.[^3]', '', ...lines, ''].join('\n');
		assert.equal(
			await fixed('citation.unused', notes(`[^1]: ${price}`, '', `[^2]: ${wage}`, '', `[^3]: ${rent}`)),
			notes(`[^1]: ${price}`, '', `[^3]: ${rent}`),
		);
	});

	it('keeps the numbers where links lead to them', async () => {
		assert.equal(
			await fixed(
				'citation.unused',
				report('Prices rose by 4% [1]. Rents rose [3]. See [the third](#ref-3).', [
					`[1] ${price}`,
					`[2] ${wage}`,
					`[3] ${rent}`,
				]),
			),
			report('Prices rose by 4% [1]. Rents rose [3]. See [the third](#ref-3).', [`[1] ${price}`, `[3] ${rent}`]),
		);
	});

	it('stays where it is cited after all, by itself or by another label of its line', async () => {
		for (const entries of [[`[1] ${price}`, `[2] ${rent}`], [`[1] [2] ${price}`]]) {
			const { report: parsed } = analyze({ name: 'study.md', text: report('Prices rose by 4% [1].', entries) });
			const [first] = parsed.references;
			assert.ok(first);
			const finding = madeFinding('citation.unused', first.span, { label: '1' });
			assert.equal(await mendedReferences(parsed, finding, reread), undefined);
		}
	});

	it('stays where nothing is cited at all: then the citations are what is missing', async () => {
		const list = [`[1] ${price}`, `[2] ${rent}`, `[3] ${wage}`];
		assert.equal(await fixed('citation.unused', report('Prices rose.', list)), undefined);
	});
});

describe('a work that is listed twice', () => {
	it('is one entry of each work where several works are told together', async () => {
		assert.equal(
			await fixed(
				'citation.duplicate',
				report('Prices rose by 4% [1]. Rents rose by 5% [4].', [
					`[1] ${price}`,
					`[2] ${price}`,
					`[3] ${rent}`,
					`[4] ${rent}`,
					`[5] ${rent}`,
				]),
			),
			report('Prices rose by 4% [1]. Rents rose by 5% [2].', [`[1] ${price}`, `[2] ${rent}`]),
		);
	});

	it('becomes one entry, which all cite, and no marker repeats the one beside it', async () => {
		assert.equal(
			await fixed(
				'citation.duplicate',
				report('Prices rose [1][3]. Rents rose [2, 3]. Wages rose [4].', [
					`[1] ${price}`,
					`[2] ${rent}`,
					`[3] ${price}`,
					`[4] ${wage}`,
				]),
			),
			report('Prices rose [1]. Rents rose [2, 1]. Wages rose [3].', [`[1] ${price}`, `[2] ${rent}`, `[3] ${wage}`]),
		);
	});

	it('keeps the entry that has an address', async () => {
		const bare = 'Price monitor of the national grid operator 2025.';
		const full = `${bare} https://example.com/prices`;
		assert.equal(
			await fixed('citation.duplicate', report('Prices rose [1]. Rents rose [2].', [`[1] ${bare}`, `[2] ${full}`])),
			report('Prices rose [1]. Rents rose [1].', [`[1] ${full}`]),
		);
	});

	it('is merged in Chinese reports', async () => {
		const entry = '国家统计局：价格监测 2025。https://example.com/prices';
		assert.equal(
			await fixed(
				'citation.duplicate',
				[
					'# 研究',
					'',
					'价格上涨 4%【1】。租金上涨 5%【2、3】。',
					'',
					'## 参考文献',
					'',
					`[1] ${entry}`,
					`[2] ${rent}`,
					`[3] ${entry}`,
					'',
				].join('\n'),
			),
			[
				'# 研究',
				'',
				'价格上涨 4%【1】。租金上涨 5%【2、1】。',
				'',
				'## 参考文献',
				'',
				`[1] ${entry}`,
				`[2] ${rent}`,
				'',
			].join('\n'),
		);
	});

	it('stays where one address has two titles: one of them is wrong', async () => {
		const other = 'Weather of the coast, a history. https://example.com/prices';
		const list = [`[1] ${price}`, `[2] ${other}`];
		assert.equal(await fixed('citation.duplicate', report('Prices rose [1]. It rained [2].', list)), undefined);
	});
});
