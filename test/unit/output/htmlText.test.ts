import assert from 'node:assert/strict';
import { parseHTML } from 'linkedom';
import type { AnalyzeOptions } from '../../../src/analysis';
import { findingCodes } from '../../../src/findings/model';
import { createPlumbline } from '../../../src/index';
import { wordsIn } from '../../../src/messages/words';
import { htmlRendering } from '../../../src/output/html';
import { rendered } from '../../../src/output/rendering';
import { silentLogger, systemClock } from '../../../src/ports';
import { decided } from '../decisions/made';
import { english } from '../words';

const plumbline = createPlumbline({ logger: silentLogger, clock: systemClock });

/** The page of a report, as a document to look at. */
function pageOf(text: string, options: AnalyzeOptions = {}, words = english) {
	const analysis = plumbline.analyze({ name: 'r.md', text }, options);
	const result = { analysis, decisions: options.decisions, sha256: '0'.repeat(64) };
	const { document } = parseHTML(rendered(htmlRendering(words), [result]));
	return { analysis, document, body: document.querySelector('.text')! };
}

/** No findings at all. */
const silent: AnalyzeOptions = {
	severities: Object.fromEntries(Object.keys(findingCodes).map((code) => [code, 'off'])),
};

const claim = 'Corvania will be the leading exporter of storage technology within five years.';

describe('HTML: the report’s own text', () => {
	it('keeps headings, emphasis, code, lists, tables and line breaks', () => {
		const { body } = pageOf(
			[
				'# Grid storage\n\nA **bold _both_** and *lean* `x < 1` word.  \nNext & last.\n',
				'1. First\n   - Inner *item*\n2. Second\n\n| Year | GW |\n| --- | --- |\n| 2025 | **4.2** |\n',
				'> Quoted.\n\n```\n  if (a)  b\n```\n',
			].join('\n'),
			silent,
		);
		assert.equal(body.querySelector('h3')?.textContent, 'Grid storage');
		const [paragraph] = body.querySelectorAll('.paragraph p');
		assert.equal(
			paragraph?.innerHTML.replace(/\s+/g, ' '),
			'A <strong>bold </strong><strong><em>both</em></strong> and <em>lean</em> <code>x &lt; 1</code> word. Next &amp; last.',
		);
		const items = [...body.querySelectorAll('.items li')].map((item) => item.textContent?.trim());
		assert.deepEqual(items, ['1. First', '• Inner item', '2. Second']);
		assert.equal(body.querySelector('td strong')?.textContent, '4.2');
		assert.equal(body.querySelector('blockquote')?.textContent, 'Quoted.');
		assert.equal(body.querySelector('pre')?.textContent, '  if (a)  b');
	});

	it('raises the mark of a footnote without its caret', () => {
		const { body } = pageOf('# A\n\nIt rose by 4%.[^2_s]\n\n[^2_s]: Office: Survey. https://example.org/s\n');
		assert.equal(body.querySelector('.paragraph a.cite sup')?.textContent, '2_s');
	});

	it('leads from a citation to its entry, and from an entry to the page it names', () => {
		const { body } = pageOf(
			'# A\n\nIt rose by 4% [1].\n\n## References\n\n[1] Office: Survey. https://example.org/s\n',
		);
		const target = body.querySelector('.paragraph a.cite')?.getAttribute('href') ?? '';
		assert.match(body.querySelector(target)?.textContent ?? '', /Office: Survey/);
		assert.equal(body.querySelector(`${target} a[rel]`)?.getAttribute('href'), 'https://example.org/s');
	});

	it('names a picture and loads nothing; what is not a web page is no link', () => {
		const { body } = pageOf(
			'# A\n\n![Output by year](https://evil.example/p.png)\n\nSee [the data](javascript:alert(1)) and [the page](https://example.org/a).\n',
		);
		assert.match(body.querySelector('.picture')?.textContent ?? '', /^Output by year/);
		assert.equal(body.querySelectorAll('img').length, 0);
		assert.deepEqual(
			[...body.querySelectorAll('a[rel]')].map((link) => [link.textContent, link.getAttribute('href')]),
			[['the page', 'https://example.org/a']],
		);
		assert.match(body.textContent ?? '', /the data/);
	});

	it('shows no HTML of the report, nor what is hidden in it', () => {
		const { body } = pageOf(
			'# A\n\n<div onclick="x()">Seen <b>too</b></div>\n\nA <img src=x onerror=alert(1)> word.\n\n<p hidden>secret</p>\n\n<!-- note -->\n',
		);
		assert.deepEqual(body.querySelectorAll('[onclick], [onerror], img, b').length, 0);
		assert.match(body.textContent ?? '', /Seen\s+too/);
		assert.doesNotMatch(body.textContent ?? '', /secret|note/);
	});
});

describe('HTML: marks and notes', () => {
	it('lead to each other, by the finding’s place', () => {
		const { analysis, body } = pageOf(`# Grid storage\n\n## Outlook\n\nGood. ${claim}\n`);
		assert.ok(analysis.findings.length > 0);
		for (const [index, finding] of analysis.findings.entries()) {
			const ref = body.querySelector(`#r1-${index}-mark`);
			const note = body.querySelector(ref?.getAttribute('href') ?? '');
			const back = note?.querySelector('.ref')?.getAttribute('href') ?? '';
			assert.equal(body.querySelector(back)?.getAttribute('href'), `#${note?.id}`);
			assert.ok(note?.textContent?.includes(english.say(finding.message)));
		}
		assert.ok([...body.querySelectorAll('mark')].some((mark) => mark.textContent === claim));
	});

	it('say a hint once, with the lines of all its places', () => {
		const others = 'Demand will decline next. Nobody will buy the rest.';
		const { analysis, body } = pageOf(`# Grid storage\n\n## Outlook\n\nGood. ${claim}\n\n## Risks\n\n${others}\n`);
		const hints = analysis.findings.filter(({ code }) => code === 'claim.unsupported');
		assert.ok(hints.length > 1);
		const [note, ...more] = [...body.querySelectorAll('.note')].filter(({ textContent }) =>
			textContent?.includes(english.say(hints[0]!.message)),
		);
		assert.equal(more.length, 0);
		const numbers = [...body.querySelectorAll('.block .ref')].filter(({ id }) => id);
		assert.equal(numbers.filter((number) => number.getAttribute('href') === `#${note?.id}`).length, hints.length);
		assert.match(note?.querySelector('.quiet')?.textContent ?? '', /^lines 5 \d+/);
	});

	it('tell of no place in their own line, which the message has already', () => {
		const { body } = pageOf(
			'# Fares\n\n## Sales\n\nSales rose from $12.0m in 2022 to $15.0m in 2023, an increase of 35%.\n',
		);
		const note = [...body.querySelectorAll('.note')].find(({ textContent }) => textContent?.includes('35%'));
		assert.ok(note);
		assert.doesNotMatch(note.textContent ?? '', /line 5: /);
	});

	it('a mark within a table and one over several paragraphs have one number', () => {
		const rows = '| Site | GW |\n| --- | --- |\n| A | 46 |\n| B | 38 |\n| Total | 94 |\n';
		const { analysis, body } = pageOf(`# Grid storage\n\nTable 1 shows it.\n\n**Table 1: Sites**\n\n${rows}`);
		const index = analysis.findings.findIndex(({ code }) => code === 'number.arithmetic');
		assert.equal(body.querySelector(`td #r1-${index}-mark`)?.parentElement?.querySelector('mark')?.textContent, '94');
		const ids = [...body.querySelectorAll('[id]')].map(({ id }) => id);
		assert.equal(new Set(ids).size, ids.length);
	});

	it('a page without findings says so and has no list of them', () => {
		const { document } = pageOf('# A\n\nJust words.\n', silent);
		assert.equal(document.querySelector('.headline')?.textContent, 'Nothing to mend was found.');
		assert.equal(document.querySelectorAll('.first, .kinds, .note, mark').length, 0);
	});

	it('what is held back is folded below the text, with no mark in it', () => {
		const text = `# Grid storage\n\n## Outlook\n\n${claim}\n\nOutput rose by 12% to 46 GW in 2025.\n`;
		const { analysis, document } = pageOf(text, {
			maxFindings: 1,
			severities: { 'claim.unsupported': 'info', 'citation.missing': 'info' },
		});
		const held = analysis.findings.filter((finding) => finding.held).length;
		assert.ok(held > 0);
		assert.equal(document.querySelectorAll('details .findings > li').length, held);
		assert.equal(document.querySelectorAll('.note').length, analysis.findings.length - held);
	});
});

describe('HTML: the author’s decisions', () => {
	const report = `# Grid storage\n\n## Outlook\n\n${claim}\n`;
	const accepted = decided(report, 'claim.unsupported');

	it('stand in the margin and in the audit trail; a void one in the trail alone', () => {
		const standing = pageOf(report, { decisions: [accepted] });
		assert.match(standing.body.querySelector('.note.decided')?.textContent ?? '', /✓1 Accepted on .*Our house view/);
		assert.match(standing.document.querySelector('#r1-decisions ~ .scroll')?.textContent ?? '', /Our house view/);
		const changed = pageOf(report.replace('five', 'ten'), { decisions: [accepted] });
		assert.equal(changed.body.querySelectorAll('.note.decided').length, 0);
		assert.match(changed.document.querySelector('tr.beside')?.textContent ?? '', /void: the words have changed/);
	});

	it('are told in Chinese', () => {
		const { document } = pageOf(report, { decisions: [accepted] }, wordsIn('zh-CN'));
		assert.match(document.querySelector('#r1-decisions ~ .scroll')?.textContent ?? '', /已接受.*有效/s);
		assert.equal(document.documentElement.getAttribute('lang'), 'zh-CN');
	});
});
