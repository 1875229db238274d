import assert from 'node:assert/strict';
import type { MarkupContent } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyze } from '../../../src/analyze';
import { withReading } from '../../../src/index';
import { hoverFor, writerFor } from '../../../src/lsp/answers';
import { wordsIn } from '../../../src/messages/words';
import { Snapshot } from '../../../src/service/report';
import { readingOf } from '../reading/readings';

const [fares, fewer, northern] = [
	'Fares on the southern line should be lowered.',
	'It carried 120,000 passengers in 2024, after 180,000 in 2023.',
	'The northern line will be the most profitable one.',
];
const text = `# Ferries\n\n${fares} ${fewer}\n\n${northern}\n`;

/** The hover on some words of the report, as text. */
function hoverOn(words: string, markdown = true): string {
	const document = TextDocument.create('file:///r.md', 'markdown', 1, text);
	const offline = analyze({ name: 'r.md', text });
	const reading = readingOf(offline, {
		claims: [
			{ words: fares },
			{ words: fewer, type: 'evidence', serves: 0 },
			{ words: northern, support: 'unsupported' },
		],
		marks: [{ words: northern, kind: 'vague', note: 'Who says so?' }],
	});
	const { analysis } = withReading(offline, reading);
	const snapshot = new Snapshot(document.uri, text, (start, end) => ({
		start: document.positionAt(start),
		end: document.positionAt(end),
	}));
	const position = document.positionAt(text.indexOf(words) + 1);
	const client = { markdown } as Parameters<typeof hoverFor>[2];
	const english = wordsIn('en');
	const hover = hoverFor({ analysis, snapshot }, position, client, {
		words: english,
		pageOf: (code) => `file:///docs/findings/${code}.md`,
		tellsHeld: false,
		pen: writerFor(client, english),
		reread: async () => analysis,
	});
	return (hover?.contents as MarkupContent | undefined)?.value ?? '';
}

describe('a hover of the language server', () => {
	it('says of a place with a finding what is wrong, and nothing of how the claim stands', () => {
		const value = hoverOn(northern);
		assert.match(value, /^\*\*info\*\* .*Who says so\? \[claim\\?\.vague\]/);
		assert.equal(value.split('\n').length, 1, value);
	});

	it('says of a claim without a finding how it stands and what carries it, by lines', () => {
		const value = hoverOn(fares);
		assert.match(value, /^\*\*Claim: carried.*\*\*\n\n- Carried by what stands under it/);
		assert.match(value, /\n\nWhat carries it:\n\n- line 3: It carried 120,000 passengers/);
		assert.doesNotMatch(hoverOn(fares, false), /\*\*/);
	});
});
