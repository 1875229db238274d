import assert from 'node:assert/strict';
import MarkdownIt from 'markdown-it';
import { verbatim } from '../../../src/messages/message';
import { githubRendering } from '../../../src/output/github';
import { htmlRendering } from '../../../src/output/html';
import { markdownRendering } from '../../../src/output/markdown';
import { rendered } from '../../../src/output/rendering';
import { fileUri, sarifRendering } from '../../../src/output/sarif';
import { textRendering } from '../../../src/output/text';
import { english } from '../words';
import { findingAt, resultOf, scorecardOf, spanOf } from './handmade';

const hostile = "</title><script>alert(1)</script>\" onload='x' ::error::100% |a|b| \u001b[2J\u202e [c](javascript:d)";
const source = `# ${hostile}\n\nA claim.\n`;
const result = resultOf(source, {
	name: 'dir, one/re:port\n::warning::<b>.md',
	findings: [
		findingAt(source, hostile, {
			message: verbatim(`Bad:\n${hostile}`),
			related: [{ span: spanOf(source, 'A claim.'), message: verbatim(hostile) }],
		}),
	],
	nodes: [['a1', null, hostile]],
	report: {
		title: { span: spanOf(source, hostile), text: hostile },
		problems: [{ code: 'tooDeep', span: [0, 1], message: verbatim(hostile) }],
	},
	scorecard: scorecardOf({ analysisWidth: 50 }),
});

describe('Output: hostile text', () => {
	it('HTML shows it as text and gains no element or attribute from it', () => {
		const page = rendered(htmlRendering(english), [result]);
		assert.doesNotMatch(page, /<script|<\/title><s|<b>|<[a-z][^>]*onload/);
		assert.ok(!page.includes('\u001b') && !page.includes('\u202e'));
		assert.ok(page.includes('&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&#39;x&#39;'));
	});

	it('HTML loads nothing and forbids loading', () => {
		const page = rendered(htmlRendering(english), [result]);
		assert.match(page, /content="default-src 'none'; style-src 'unsafe-inline'"/);
		assert.doesNotMatch(page, /<(?:link|img|iframe|object)|\bsrc=|@import|url\(|href="(?!#|https?:\/\/)/);
	});

	it('GitHub commands stay one a line, with properties of their own alone', () => {
		const lines = rendered(githubRendering(english), [result]).trimEnd().split('\n');
		assert.equal(lines.length, 3);
		for (const line of lines) assert.match(line, /^::(warning|notice) file=[^:,]*(,[a-zA-Z]+=[^:,]*)*::/);
		const file = 'file=dir%2C one/re%3Aport%0A%3A%3Awarning%3A%3A<b>.md';
		assert.ok(lines[1]?.startsWith(`::warning ${file},line=1,endLine=1,col=3,endColumn=${3 + hostile.length},title=`));
		assert.ok(lines[1]?.includes('::Bad:%0A</title>'));
		assert.ok(lines[1]?.includes('100%25'));
	});

	it('SARIF is JSON whose file names are URI references, and whose messages hold no link', () => {
		const log = JSON.parse(rendered(sarifRendering(english, { version: '1.2.3' }), [result]));
		const [run] = log.runs;
		assert.equal(run.artifacts[0].location.uri, 'dir%2C%20one/re%3Aport%0A%3A%3Awarning%3A%3A%3Cb%3E.md');
		const [{ message, relatedLocations }] = run.results;
		const [told] = run.invocations[0].toolExecutionNotifications;
		assert.equal(message.text, `Bad:\n${hostile.replace('](', '] (')}`);
		assert.doesNotMatch(message.text + relatedLocations[0].message.text + told.message.text, /\]\(/);
	});

	it('Markdown renders to the same text and no element', () => {
		const seen = new MarkdownIt({ html: true, linkify: true }).render(rendered(markdownRendering(english), [result]));
		assert.doesNotMatch(seen, /<script|<b>|<a |<img/);
		assert.ok(seen.includes("&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload='x' ::error::100% |a|b|"));
	});

	it('the terminal gets no escape sequence', () => {
		const text = rendered(textRendering(english, { colour: false, all: false }), [result]);
		assert.ok(!text.includes('\u001b') && !text.includes('\u202e'));
	});
});

describe('Output: file URIs', () => {
	it('relative, absolute and Windows paths', () => {
		assert.equal(fileUri('a b/ç.md'), 'a%20b/%C3%A7.md');
		assert.equal(fileUri('/tmp/a.md'), 'file:///tmp/a.md');
		assert.equal(fileUri('C:\\r\\a.md'), 'file:///C:/r/a.md');
	});
});
