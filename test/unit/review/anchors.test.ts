import assert from 'node:assert/strict';
import type { Span } from '../../../src/report/model';
import { parseReport } from '../../../src/report/parsing/parse';
import { anchorOf, findAnchor } from '../../../src/review/anchors';

function spanOf(text: string, words: string, from = 0): Span {
	const at = text.indexOf(words, from);
	return [at, at + words.length];
}

/** Where words of one text stand in another, by the sentences around them. */
function movedTo(before: string, words: string, after: string, from = 0): string | undefined {
	const anchor = anchorOf(parseReport(before), spanOf(before, words, from));
	const span = findAnchor(parseReport(after), anchor);
	return span && `${span[0]} ${after.slice(...span)}`;
}

describe('a place by its sentences', () => {
	const text = '# Tin\n\nTin is scarce. Prices of tin will double by 2030. Mines close.\n';

	it('is found where it was, and wherever its sentence is moved', () => {
		const at = text.indexOf('double');
		assert.equal(movedTo(text, 'double', text), `${at} double`);
		const longer = text.replace('# Tin\n', '# Tin\n\nThis is a new first paragraph.\n');
		assert.equal(movedTo(text, 'double', longer), `${longer.indexOf('double')} double`);
	});

	it('is lost once its sentence is edited, in front, behind or within', () => {
		assert.equal(movedTo(text, 'double', text.replace('by 2030', 'by 2031')), undefined);
		assert.equal(movedTo(text, 'double', text.replace('Prices of tin', 'Perhaps Prices of tin')), undefined);
		assert.equal(movedTo(text, 'double', text.replace('2030.', '2030, or later.')), undefined);
		assert.equal(movedTo(text, 'double', '# Tin\n'), undefined);
	});

	it('stays when the sentence beside it is edited', () => {
		const edited = text.replace('Mines close.', 'Some mines close early.');
		assert.equal(movedTo(text, 'double', edited), `${edited.indexOf('double')} double`);
	});

	it('is told from another of the same words', () => {
		const twice = 'Tin is scarce.\n\nLead is not.\n\nTin is scarce.\n';
		const second = twice.lastIndexOf('Tin');
		assert.equal(movedTo(twice, 'Tin is scarce.', twice, second), `${second} Tin is scarce.`);
		assert.equal(movedTo(twice, 'Tin is scarce.', twice), '0 Tin is scarce.');
	});

	it('holds for a cell of a table, by its row', () => {
		const table = '| Year | Price |\n| --- | --- |\n| 2023 | 20 |\n| 2024 | 22 |\n';
		assert.equal(movedTo(table, '22', table), `${table.indexOf('22 |')} 22`);
		const before = table.replace('| 2023 | 20 |', '| 2022 | 19 |\n| 2023 | 20 |');
		assert.equal(movedTo(table, '22', before, table.indexOf('22')), `${before.lastIndexOf('22')} 22`);
		assert.equal(movedTo(table, '22', table.replace('| 2024 | 22 |', '| 2025 | 22 |')), undefined);
	});
});
