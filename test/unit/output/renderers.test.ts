import assert from 'node:assert/strict';
import { findingCodes } from '../../../src/findings/model';
import { verbatim } from '../../../src/messages/message';
import { wordsIn } from '../../../src/messages/words';
import { githubRendering } from '../../../src/output/github';
import { htmlRendering } from '../../../src/output/html';
import { jsonRendering } from '../../../src/output/json';
import { markdownRendering } from '../../../src/output/markdown';
import { rendered } from '../../../src/output/rendering';
import { sarifRendering } from '../../../src/output/sarif';
import { textRendering } from '../../../src/output/text';
import { referenceRows } from '../../../src/view/paperRows';
import { english, madeFinding } from '../words';
import { findingAt, resultOf, scorecardOf, spanOf } from './handmade';

const source = '# Steel\r\n\r\nPrices 𠀀 will fall.\r\nDemand grows.\r\n';
const findings = [
	findingAt(source, 'will fall'),
	madeFinding(
		'citation.broken',
		spanOf(source, 'Demand grows.'),
		{ label: '7' },
		{
			severity: 'error',
			message: verbatim('No such source.'),
			related: [{ span: spanOf(source, 'Steel'), message: verbatim('The title.') }],
		},
	),
];
const result = resultOf(source, { findings, nodes: [['a1', null, 'Steel']] });
const scored = { ...result, scorecard: scorecardOf({ analysisWidth: 50.04 }) };

const judged = { ...result, scorecard: scorecardOf({ analysisWidth: 50.04 }, 'model') };

describe('Output: text', () => {
	it('groups findings by code, the most severe first, with places and totals', () => {
		assert.equal(
			rendered(textRendering(english, { colour: false, all: false }), [result]),
			[
				'report.md',
				'  4 words · 0 sections · 0 tables · 0 citations · 1 claim: 1 carried',
				'',
				'  note There is no text in this report, so there is nothing to check.',
				'',
				'  error  A citation without a matching reference  citation.broken · 1',
				'    4:1  No such source.',
				'         “Demand grows.”',
				'         → line 1: The title.',
				'',
				'  warning  A claim that nothing in the report supports  claim.unsupported · 1',
				'    3:11  Nothing supports this.',
				'          “will fall”',
				'',
				'1 report, 2 findings (1 error, 1 warning)',
				'',
			].join('\n'),
		);
	});

	it('colours only when asked', () => {
		assert.ok(
			rendered(textRendering(english, { colour: true, all: false }), [result]).includes('\u001b[31merror\u001b[39m'),
		);
	});

	it('shows a dash, its basis and its reason for what has no value', () => {
		const lines = rendered(textRendering(english, { colour: false, all: false }), [judged]).split('\n');
		assert.ok(lines.some((line) => /^ {4}Final score +– +not scored$/.test(line)));
		assert.ok(lines.includes('      9 of its 10 dimensions are not scored.'));
		assert.ok(lines.some((line) => /^ {4}Analysis width +50\.0 of 100 +model$/.test(line)));
	});
});

describe('Output: hints', () => {
	const hinted = resultOf(source, {
		findings: [findingAt(source, 'Prices', { severity: 'hint' })],
		nodes: [['a1', null, 'Steel']],
	});

	it('are told by their lines where the list is for people, and in full on request', () => {
		const title = 'A claim that nothing in the report supports';
		const text = (all: boolean) => rendered(textRendering(english, { colour: false, all }), [hinted]);
		assert.ok(text(false).includes(`  Hints (--all shows each)\n    ${title} (line 3 · claim.unsupported)\n`));
		assert.ok(text(true).includes(`  hint  ${title}  claim.unsupported · 1\n    3:1  `));
		assert.ok(
			rendered(markdownRendering(english, false), [hinted]).includes(`- ${title} (line 3 · claim.unsupported)`),
		);
	});
});

describe('Output: findings that are held back', () => {
	const parts = { severity: 'info', held: true, certainty: 0.4567 } as const;
	const held = resultOf(source, {
		findings: [...findings, findingAt(source, 'Prices', parts)],
		nodes: [['a1', null, 'Steel']],
	});
	const more = '1 more, less certain or less weighty; --all shows them.';

	it('are counted where the list is for people', () => {
		const text = rendered(textRendering(english, { colour: false, all: false }), [held]).split('\n');
		assert.ok(text.includes(`  ${more}`));
		assert.ok(text.includes('1 report, 2 findings (1 error, 1 warning), 1 more not listed'));
		assert.ok(rendered(markdownRendering(english), [held]).includes(`\n\n${more}\n`));
		const github = rendered(githubRendering(english), [held]).trimEnd().split('\n');
		assert.equal(github.length, 3);
		assert.equal(github.at(-1), `::notice file=report.md::${more}`);
	});

	it('keep their severity where programs read them', () => {
		const { severity, held: was, certainty } = JSON.parse(rendered(jsonRendering(english), [held])).findings[2];
		assert.deepEqual([severity, was, certainty], ['info', true, 0.46]);
		const [run] = JSON.parse(rendered(sarifRendering(english, { version: '1.0.0' }), [held])).runs;
		assert.equal(run.results[2].level, 'note');
		assert.deepEqual(run.results[2].properties, { severity: 'info', certainty: 0.46, held: true });
	});
});

describe('Output: JSON', () => {
	it('is one object for one report and an array for several', () => {
		assert.equal(JSON.parse(rendered(jsonRendering(english), [result])).schema, 'plumbline/analysis/1');
		assert.equal(JSON.parse(rendered(jsonRendering(english), [result], true))[0].file, 'report.md');
		assert.deepEqual(JSON.parse(rendered(jsonRendering(english), [], true)), []);
	});

	it('is written piece by piece as it is written whole, and nothing where there is no report', () => {
		for (const count of [1, 2, 3]) {
			const text = rendered(jsonRendering(english), Array(count).fill(result), true);
			assert.equal(text, `${JSON.stringify(JSON.parse(text), null, 2)}\n`);
			assert.equal(JSON.parse(text).length, count);
		}
		assert.equal(rendered(jsonRendering(english), [], true), '[]\n');
		assert.equal(rendered(jsonRendering(english), [], false), '');
	});

	it('places findings by offset, line and column', () => {
		const [first, second] = JSON.parse(rendered(jsonRendering(english), [result])).findings;
		assert.deepEqual([first.span, first.line, first.column], [[21, 30], 3, 11]);
		assert.deepEqual([second.line, second.column], [4, 1]);
		assert.deepEqual(second.related, [{ span: [2, 7], line: 1, column: 3, message: 'The title.' }]);
	});

	it('puts the analysis into the scorecard', () => {
		const object = JSON.parse(rendered(jsonRendering(english), [scored]));
		assert.equal(object.schema, 'plumbline/scorecard/1');
		assert.equal(object.analysis.schema, 'plumbline/analysis/1');
		assert.equal(object.finResearch.dimensions.analysisDepth.value, null);
		assert.deepEqual(object.fixFirst, [{ finding: 0, gain: 0, framework: 'finResearch', effort: 'small' }]);
	});
});

describe('Output: SARIF', () => {
	const log = (results = [result]) =>
		JSON.parse(rendered(sarifRendering(english, { version: '1.2.3' }), results)).runs[0];

	it('describes every code, and names no place on this computer', () => {
		const { rules, semanticVersion } = log().tool.driver;
		assert.equal(semanticVersion, '1.2.3');
		assert.deepEqual(
			rules.map((rule: { id: string }) => rule.id),
			Object.keys(findingCodes),
		);
		assert.doesNotMatch(JSON.stringify(rules), /file:|helpUri/);
	});

	it('has the page on a code as its help, without links that lead nowhere there', () => {
		const pages = new Map([
			['claim.vague', '# claim.vague\n\n## What it means\n\nIt says [little](little.md).\n\n## More\n'],
		]);
		const { rules } = JSON.parse(rendered(sarifRendering(english, { version: '1.2.3', pages }), [])).runs[0].tool
			.driver;
		const vague = rules.find(({ id }: { id: string }) => id === 'claim.vague');
		assert.equal(vague.name, 'ClaimVague');
		assert.equal(vague.fullDescription.text, 'It says little.');
		assert.match(vague.help.markdown, /^# claim\.vague\n[\s\S]*It says little\./);
		for (const { shortDescription, fullDescription, help } of rules)
			for (const { text } of [shortDescription, fullDescription, help]) assert.ok(text);
	});

	it('takes what a code means from a page in the language of the result', () => {
		const pages = new Map([['claim.vague', '# claim.vague\n\n## 含义\n\n没有写明是谁。\n\n## 其他\n']]);
		const { rules } = JSON.parse(rendered(sarifRendering(wordsIn('zh-CN'), { version: '1.2.3', pages }), [])).runs[0]
			.tool.driver;
		const vague = rules.find(({ id }: { id: string }) => id === 'claim.vague');
		assert.equal(vague.fullDescription.text, '没有写明是谁。');
	});

	it('gives places in UTF-16 columns and related places', () => {
		const run = log();
		assert.equal(run.columnKind, 'utf16CodeUnits');
		assert.deepEqual(run.results[0].locations[0].physicalLocation.region, {
			startLine: 3,
			startColumn: 11,
			endLine: 3,
			endColumn: 20,
			charOffset: 21,
			charLength: 9,
			snippet: { text: 'will fall' },
		});
		assert.equal(run.results[1].relatedLocations[0].message.text, 'The title.');
		assert.equal(run.results[1].level, 'error');
		assert.equal(run.tool.driver.rules[run.results[1].ruleIndex].id, 'citation.broken');
	});

	it('keeps a fingerprint when text above moves the finding, and tells twins apart', () => {
		const moved = `New line.\n${source} will fall`;
		const twins = resultOf(moved, {
			findings: [
				findingAt(moved, 'will fall'),
				findingAt(moved, 'will fall', { span: [moved.length - 9, moved.length] }),
			],
		});
		const prints = (run: { results: { partialFingerprints: Record<string, string> }[] }) =>
			run.results.map((each) => each.partialFingerprints['plumblineFinding/v1']);
		const [before] = prints(log());
		const [same, twin] = prints(log([twins]));
		assert.match(before ?? '', /^[0-9a-f]{16}$/);
		assert.equal(same, before);
		assert.notEqual(twin, before);
	});

	it('tells what could not be read as a notification', () => {
		const problem = { code: 'longLine', span: [0, 1], message: verbatim('Line 1 is too long.') } as const;
		const [notification] = log([resultOf('x', { report: { problems: [problem] } })]).invocations[0]
			.toolExecutionNotifications;
		assert.equal(notification.descriptor.id, 'read.longLine');
		assert.equal(notification.message.text, 'Line 1 is too long.');
	});
});

describe('Output: HTML', () => {
	const page = rendered(htmlRendering(english), [scored]);

	it('has the score, the chart, the findings and the tree', () => {
		assert.match(page, /<svg class="chart"/);
		assert.match(page, /<td>81\.43<\/td>/);
		assert.match(page, /<div class="note warning" id="r1-0"><a class="ref" href="#r1-0-mark">1<\/a>/);
		assert.match(page, /<a class="place" href="#r1-0">line 3<\/a>/);
		assert.match(page, /Logic tree/);
	});

	it('draws a bar as long as the value, and none where there is no value', () => {
		assert.match(page, /<rect class="bar rule" x="210" y="129" width="210\.2"/);
		assert.equal(page.match(/<rect class="bar unscored"[^>]* width="0"/g)?.length, 9);
	});

	it('opens and closes every element', () => {
		const open: string[] = [];
		for (const [, close, name = '', empty] of page.matchAll(/<(\/?)([a-zA-Z][a-zA-Z0-9]*)[^>]*?(\/?)>/g)) {
			if (close) assert.equal(open.pop(), name);
			else if (!empty && name !== 'meta') open.push(name);
		}
		assert.deepEqual(open, []);
	});
});

describe('Output: Markdown', () => {
	it('has a list of findings, and then a table of what was scored', () => {
		const text = rendered(markdownRendering(english), [scored]);
		assert.match(text, /\| Analysis width \| 50\.0 of 100 \| rule \| {2}\|/);
		assert.doesNotMatch(text, /not scored/);
		const titles = text.match(/^## .*$/gm);
		assert.deepEqual(titles, ['## Findings', '## Ledger', '## FinResearchBench']);
		assert.match(text, /- \*\*3:11\*\* Nothing supports this\.\n {2}“will fall”/);
	});
});

describe('Output: reference rows', () => {
	it('a final score is the mean of its ten dimensions, within the rounding of the paper', () => {
		for (const { name, final, dimensions } of referenceRows) {
			const values = Object.values(dimensions);
			assert.equal(values.length, 10, name);
			const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
			assert.ok(Math.abs(mean - final) < 0.02, `${name}: ${mean} against ${final}`);
		}
	});
});
