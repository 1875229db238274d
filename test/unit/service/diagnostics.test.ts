import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { wordsIn } from '../../../src/messages/words';
import { LineIndex } from '../../../src/report/lines';
import { diagnosticsOf } from '../../../src/service/diagnostics';
import { type Shell, Snapshot } from '../../../src/service/report';

const words = wordsIn('en');
const plain = (text: string) => text;

function shellFor(tellsHeld: boolean): Shell {
	return {
		...{ words, tellsHeld },
		pageOf: (code) => `docs/${code}.md`,
		pen: { plain, strong: plain, link: plain, place: () => '' },
		reread: () => Promise.reject(new Error('Nothing is read again here.')),
	};
}

/** What is told of a report in which so many characters before a place were typed since. */
function told(text: string, { tellsHeld = true, held = '', typed = '' } = {}) {
	const read = analyze({ name: 'r.md', text });
	const findings = read.findings.map((finding) => ({ ...finding, held: finding.code === held }));
	const lines = new LineIndex(typed + text);
	const at = (offset: number) => {
		const { line, column } = lines.position(offset);
		return { line: line - 1, character: column - 1 };
	};
	const snapshot = new Snapshot('file:///r.md', text, (start, end) => ({ start: at(start), end: at(end) }));
	snapshot.take({ offset: 0, removed: 0, inserted: typed });
	return diagnosticsOf({ analysis: { ...read, findings }, snapshot }, shellFor(tellsHeld));
}

const slips = ['Sales rose from $12m to $15m, a rise of 30%.', 'Rents rose by 5% [4].'];
const report = ['# Study', '', ...slips, '', '## References', '', '[1] Rents. https://example.com/rents', ''].join(
	'\n',
);

describe('the diagnostics of the language service', () => {
	it('say what is wrong, where, how loudly, and on which page it is explained', () => {
		const broken = told(report).find(({ code }) => code === 'citation.broken');
		assert.deepEqual(broken?.range, { start: { line: 3, character: 17 }, end: { line: 3, character: 20 } });
		assert.deepEqual([broken.severity, broken.source], [1, 'Plumbline']);
		assert.equal(broken.codeDescription?.href, 'docs/citation.broken.md');
	});

	it('point at the other places but where they stand in the same line', () => {
		const sentence = 'Sales rose from $12.0m in 2022 to $15.0m in 2023, an increase of 35%.';
		const table =
			'| Segment (£m) | 2022 | 2023 |\n|---|---:|---:|\n| Bread | 268 | 287 |\n| Shops | 96 | 111 |\n| Total | 364 | 408 |\n';
		const pointers = told(`# Study\n\n${sentence}\n\n${table}`)
			.filter(({ code }) => code === 'number.arithmetic')
			.map(({ relatedInformation = [] }) => relatedInformation.length);
		assert.deepEqual(pointers, [0, 2]);
	});

	it('move with their lines', () => {
		const broken = told(report, { typed: 'One line more.\n' }).find(({ code }) => code === 'citation.broken');
		assert.equal(broken?.range.start.line, 4);
	});

	it('tell what is held back as hints, or not at all', () => {
		const slip = (tellsHeld: boolean) =>
			told(report, { tellsHeld, held: 'citation.broken' }).filter(({ code }) => code === 'citation.broken');
		assert.deepEqual(
			slip(true).map(({ severity }) => severity),
			[4],
		);
		assert.deepEqual(slip(false), []);
	});

	it('say once, as a hint, what could not be read of a report', () => {
		const foreign =
			'# Bericht\n\nDer Umsatz ist im vergangenen Jahr deutlich gestiegen, und die Kosten sind nicht gefallen. '.repeat(
				3,
			);
		const read = told(`${foreign}\n`).filter(({ code }) => String(code).startsWith('read.'));
		assert.deepEqual(
			read.map(({ code, severity }) => [code, severity]),
			[['read.language', 4]],
		);
		assert.match(String(read[0]?.message), /language|English|Chinese/);
		assert.deepEqual(
			told(report).filter(({ code }) => String(code).startsWith('read.')),
			[],
		);
	});
});
