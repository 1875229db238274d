import assert from 'node:assert/strict';
import type { FindingCode, Severity } from '../../../src/findings/model';
import { postProcess } from '../../../src/findings/postProcess';
import { createPlumbline } from '../../../src/index';
import { verbatim } from '../../../src/messages/message';
import { silentLogger, systemClock } from '../../../src/ports';
import { parseReport } from '../../../src/report/parsing/parse';
import { english } from '../words';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });
const lines = (...text: string[]) => text.join('\n');

function found(text: string, code: FindingCode, severities?: Partial<Record<FindingCode, Severity>>): string[] {
	const { findings } = plumbline.analyze({ name: 'test.md', text }, { severities });
	return findings.filter((finding) => finding.code === code).map((finding) => text.slice(...finding.span));
}

const references = [
	'',
	'## References',
	'',
	'[1] Grid operator, annual report: https://example.org/grid',
	'[2] Ministry, statistics: https://example.org/stat',
];

describe('claim.unsupported', () => {
	it('marks a claim with nothing under it, and its exact range', () => {
		const text = lines('# Storage', '', '## Outlook', '', 'Storage will therefore dominate the market.');
		assert.deepEqual(found(text, 'claim.unsupported'), ['Storage will therefore dominate the market.']);
	});

	it('leaves a claim alone where its paragraph cites or gives figures, or that sums up', () => {
		const text = lines(
			'# Storage',
			'',
			'## Outlook',
			'',
			'Costs therefore fall quickly. Prices fell by 20% in 2024 [1].',
			...references,
		);
		assert.deepEqual(found(text, 'claim.unsupported'), []);
	});

	it('leaves a claim alone that carries a citation of its own', () => {
		const text = lines('# Storage', '', 'Storage is therefore the best option [2].', ...references);
		assert.deepEqual(found(text, 'claim.unsupported'), []);
	});

	it('never marks headings, questions or labels', () => {
		const text = lines(
			'# Storage',
			'',
			'## Why storage matters most',
			'',
			'What drives growth?',
			'',
			'- **Key drivers:**',
			'  - Policy',
		);
		assert.deepEqual(found(text, 'claim.unsupported'), []);
	});
});

describe('claim.partial', () => {
	it('marks a claim whose facts have no source', () => {
		const text = lines(
			'# Storage',
			'',
			'## Prices',
			'',
			'Cooling is the main cause of failures. Warranty claims rose by 37% in 2025.',
		);
		assert.deepEqual(found(text, 'claim.partial'), ['Cooling is the main cause of failures.']);
	});
});

describe('citation.missing', () => {
	it('marks a figure without a source near it', () => {
		const text = lines('# Storage', '', '## Prices', '', 'A system cost $149 per kWh in 2025.');
		assert.deepEqual(found(text, 'citation.missing'), ['A system cost $149 per kWh in 2025.']);
	});

	it('takes a citation at the end of the paragraph for the sentences before it', () => {
		const text = lines(
			'# Storage',
			'',
			'A system cost $149 per kWh in 2025. In 2024 it cost $186 per kWh [1].',
			...references,
		);
		assert.deepEqual(found(text, 'citation.missing'), []);
	});

	it('takes the source line under a table for the table', () => {
		const table = ['| Year | Price |', '|---|---|', '| 2025 | $149 |', ''];
		const cited = lines('# Storage', '', ...table, 'Source: Grid operator [1].', ...references);
		assert.deepEqual(found(cited, 'citation.missing'), []);
		const bare = lines('# Storage', '', ...table, 'Prices are falling everywhere.', ...references);
		assert.equal(found(bare, 'citation.missing').length, 1);
	});
});

describe('claims and facts with nothing to support', () => {
	const codes = ['claim.unsupported', 'claim.partial', 'citation.missing'] as const;
	const findings = (...text: string[]) => codes.flatMap((code) => found(lines(...text), code));

	it('leaves notes on the report, definitions and assumptions alone', () => {
		assert.deepEqual(
			findings(
				'# Storage',
				'',
				'## Scope',
				'',
				'This report covers 14 markets of great importance.',
				'',
				'- Degradation: Share of capacity lost over 1,000 cycles',
				'- Assumptions: fees double by 2030 and 40% of sites close',
			),
			[],
		);
		assert.deepEqual(findings('# 储能市场研究', '', '本报告覆盖14个最重要的市场。', '', '- 悲观情景：电价下降40%'), []);
	});

	it('still marks a bare claim and a bare figure beside them', () => {
		const text = ['# Storage', '', 'This report covers 14 markets.', '', 'Storage will therefore dominate the market.'];
		assert.deepEqual(findings(...text, '', 'A system cost $149 per kWh in 2025.'), [
			'Storage will therefore dominate the market.',
			'A system cost $149 per kWh in 2025.',
		]);
	});
});

describe('citation.broken, unused and duplicate', () => {
	const text = lines(
		'# Storage',
		'',
		'Capacity rose by 60% [1][7].',
		'',
		'## References',
		'',
		'[1] Grid operator: https://example.org/grid',
		'[2] Ministry: https://example.org/stat',
		'[3] The operator again: http://www.example.org/grid/',
	);

	it('finds a marker with no reference', () => assert.deepEqual(found(text, 'citation.broken'), ['[7]']));

	it('says which entry the list has not, and how many it has', () => {
		const { findings } = plumbline.analyze({ name: 'test.md', text });
		const broken = findings.find(({ code }) => code === 'citation.broken');
		assert.equal(
			english.say(broken!.message),
			'The reference list has entries 1–3, but no “7”: add it, or correct the citation.',
		);
	});

	it('finds the entries nobody cites, and tells them once', () => {
		assert.deepEqual(
			found(text, 'citation.unused').map((entry) => entry.slice(0, 3)),
			['[2]'],
		);
		const { findings } = plumbline.analyze({ name: 'test.md', text });
		const unused = findings.find(({ code }) => code === 'citation.unused');
		assert.match(english.say(unused!.message), /2 of the 3 references: “2” and “3”/u);
		assert.deepEqual(
			unused!.related.map(({ span }) => text.slice(...span).slice(0, 3)),
			['[3]'],
		);
	});

	it('finds the same address listed twice', () => {
		assert.deepEqual(
			found(text, 'citation.duplicate').map((entry) => entry.slice(0, 3)),
			['[3]'],
		);
	});

	it('takes for one page what the list of sources takes for one', () => {
		const listed = (first: string, second: string) =>
			found(
				lines(
					'# Storage',
					'',
					'Capacity rose [1][2].',
					'',
					'## References',
					'',
					`[1] One: ${first}`,
					`[2] Two: ${second}`,
				),
				'citation.duplicate',
			).length;
		const page = 'https://example.org/yearbook';
		for (const other of [
			`${page}?msclkid=abc`,
			`${page}?utm_source=x&gclid=y#data`,
			'http://www.example.org:80/Yearbook/',
			`https://www.google.com/url?q=${encodeURIComponent(page)}&sa=t`,
		])
			assert.equal(listed(page, other), 1, other);
		assert.equal(listed(`${page}?part=2&year=2025`, `${page}?year=2025&part=2`), 1);
		for (const other of [`${page}?part=2`, `${page}/2025`, `${page}#/2025`, 'https://example.com/yearbook'])
			assert.equal(listed(page, other), 0, other);
	});

	it('finds a citation of an empty entry', () => {
		const empty = lines(
			'# Storage',
			'',
			'Capacity rose by 60% [1][2].',
			'',
			'## References',
			'',
			'[1],https://example.org/grid',
			'[2],',
		);
		assert.deepEqual(found(empty, 'citation.broken'), ['[2]']);
	});

	it('leaves a key to the bibliography that the report names', () => {
		const broken = (...text: string[]) => found(lines(...text), 'citation.broken');
		const english = [
			'# Storage',
			'',
			'Capacity rose by 60% [@doe2020; @lee].',
			'',
			'## References',
			'',
			'[roe1] Storage. https://example.org/storage',
		];
		const chinese = ['# 储能', '', '装机容量增长了60%[@王2020]。', '', '## 参考文献', '', '[李2021] 储能年报'];
		assert.deepEqual(broken(...english), ['[@doe2020; @lee]']);
		assert.deepEqual(broken('---', 'bibliography: refs.bib', '---', ...english), []);
		assert.deepEqual(broken('---', 'bibliography: [a.json, b.bib]', '---', ...chinese), []);
		assert.deepEqual(broken('---', 'bibliography:', 'query: 储能', '---', ...chinese), ['[@王2020]']);
	});

	it('judges numbers and empty entries even where the report names a bibliography', () => {
		const text = lines(
			'---',
			'bibliography: refs.bib',
			'---',
			'# Storage',
			'',
			'It rose [2][@lee].',
			'',
			'## References',
		);
		assert.deepEqual(found(lines(text, '', '[lee],'), 'citation.broken'), ['[2]', '[@lee]']);
	});

	it('counts an entry whose number is followed by the type of the document once', () => {
		const entry = (title: string) => lines('', '## 参考文献', '', `[1] [PDF] ${title}: https://example.org/grid.pdf`);
		assert.deepEqual(found(lines('# Storage', '', 'It rose [1].', entry('Grid')), 'citation.unused'), []);
		assert.deepEqual(found(lines('# 储能', '', '装机容量增长[1]。', entry('电网年报')), 'citation.unused'), []);
	});

	it('finds nothing broken or unused where a document beside the report is cited', () => {
		const text = lines(
			'# Storage',
			'',
			'Capacity [rose by 60%](data/grid.md) and 成本[下降](数据/成本.md)。',
			'',
			'## Sources',
			'',
			'1. [Grid](data/grid.md)',
			'2. [成本](数据/成本.md)',
		);
		assert.deepEqual([...found(text, 'citation.broken'), ...found(text, 'citation.unused')], []);
	});

	it('tells once that a list is cited nowhere, and leaves a short one alone', () => {
		assert.deepEqual(found(lines('# Storage', '', 'Capacity rose.', ...references), 'citation.unused'), []);
		const bare = (...body: string[]) =>
			found(lines(...body, ...references, '[3] Agency, outlook: https://example.org/outlook'), 'citation.unused');
		assert.deepEqual(
			bare('# Storage', '', 'Capacity rose.').map((entry) => entry.slice(0, 3)),
			['[1]'],
		);
		assert.deepEqual(bare('# 储能', '', '装机容量增长，见[年报](https://example.org/x)。'), []);
	});
});

describe('paragraph.redundant', () => {
	const first =
		'Battery prices fell by a fifth over the year because cells became cheaper and factories in three countries opened.';
	const second =
		'As noted, battery prices fell by a fifth over the year because cells became much cheaper and factories in three countries opened.';
	const other =
		'Network fees are set by the regulator every four years, and the next review is due when the present term ends.';

	it('marks the later of two paragraphs that say the same, and names the earlier', () => {
		const text = lines('# Storage', '', '## Prices', '', first, '', other, '', '## Costs', '', second);
		const { findings, pairs } = plumbline.analyze({ name: 'test.md', text });
		const [finding, ...more] = findings.filter(({ code }) => code === 'paragraph.redundant');
		assert.equal(more.length, 0);
		assert.equal(text.slice(...finding!.span), second);
		assert.equal(text.slice(...finding!.related[0]!.span), first);
		assert.match(english.say(finding!.message), /§ Prices, line 5/);
		assert.equal(pairs.compared, 3);
	});

	it('expects a summary to repeat the body', () => {
		const text = lines('# Storage', '', '## Executive summary', '', first, '', '## Costs', '', second);
		assert.deepEqual(found(text, 'paragraph.redundant'), []);
	});
});

describe('the chain', () => {
	const claim = 'Storage will therefore dominate the market.';
	const text = (comment: string) => lines('# Storage', '', comment, '', claim, '', 'Wind is thus superior.');

	it('honours ignore comments for the next block, for a stretch and for the file', () => {
		assert.deepEqual(found(text(''), 'claim.unsupported').length, 2);
		assert.deepEqual(found(text('<!-- plumbline-disable-next-line claim.unsupported -->'), 'claim.unsupported'), [
			'Wind is thus superior.',
		]);
		assert.deepEqual(
			found(text('<!-- plumbline-disable-next-line citation.missing -->'), 'claim.unsupported').length,
			2,
		);
		assert.deepEqual(found(text('<!-- plumbline-disable-file -->'), 'claim.unsupported'), []);
		const stretch = lines(
			text('<!-- plumbline-disable claim.unsupported -->'),
			'',
			'<!-- plumbline-enable claim.unsupported -->',
			'',
			'Hydro is thus weak.',
		);
		assert.deepEqual(found(stretch, 'claim.unsupported'), ['Hydro is thus weak.']);
	});

	it('switches only the named codes on again', () => {
		const fact = 'A system cost $149 per kWh in 2025.';
		const codes = (off: string, on: string) => {
			const source = lines('# Storage', '', off, '', fact, '', on, '', claim, '', fact, ...references);
			return (['claim.unsupported', 'citation.missing'] as const).map((code) => found(source, code).length);
		};
		const both = '<!-- plumbline-disable claim.unsupported, citation.missing -->';
		assert.deepEqual(codes(both, '<!-- plumbline-enable claim.unsupported -->'), [1, 0]);
		assert.deepEqual(codes(both, '<!-- plumbline-enable citation.missing -->'), [0, 1]);
		assert.deepEqual(codes(both, '<!-- plumbline-enable -->'), [1, 1]);
		assert.deepEqual(codes('<!-- plumbline-disable -->', '<!-- plumbline-enable citation.missing -->'), [0, 1]);
	});

	it('counts what was ignored', () => {
		const analysis = plumbline.analyze({
			name: 'test.md',
			text: text('<!-- plumbline-disable-file claim.unsupported -->'),
		});
		assert.equal(analysis.ignored, 2);
	});

	it('lets a finding be less serious than its code, unless the user chose', () => {
		const data = { similarity: 1, first: 0, second: 1 };
		const drafts = [
			{ code: 'paragraph.redundant', span: [0, 1], message: verbatim('Sure.'), data },
			{ code: 'paragraph.redundant', span: [2, 3], message: verbatim('Unsure.'), data, severity: 'hint' },
		] as const;
		const severitiesWith = (chosen: Partial<Record<FindingCode, Severity>>) =>
			postProcess(parseReport('A b c.'), drafts, { severities: chosen }).findings.map(({ severity }) => severity);
		assert.deepEqual(severitiesWith({}), ['info', 'hint']);
		assert.deepEqual(severitiesWith({ 'paragraph.redundant': 'warning' }), ['warning', 'warning']);
	});

	it('takes the user’s severities and drops what is off', () => {
		assert.deepEqual(found(text(''), 'claim.unsupported', { 'claim.unsupported': 'off' }), []);
		const { findings } = plumbline.analyze(
			{ name: 'test.md', text: text('') },
			{ severities: { 'claim.unsupported': 'error' } },
		);
		assert.ok(findings.some(({ code, severity }) => code === 'claim.unsupported' && severity === 'error'));
	});

	it('gives the same analysis for the same text, also when it has to be read again', () => {
		const once = plumbline.analyze({ name: 'a', text: text('') });
		for (const other of ['# One', '# Two', '# Three']) plumbline.analyze({ name: 'b', text: other });
		const again = plumbline.analyze({ name: 'a', text: text('') });
		assert.notEqual(once.report, again.report);
		assert.deepEqual(once, again);
		assert.equal(plumbline.analyze({ name: 'c', text: text('') }).report, again.report, 'read once');
	});
});
