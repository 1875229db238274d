import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { analyze } from '../../../src/analyze';
import { Anchors, anchorKey } from '../../../src/places/anchors';
import { matchRewordings } from '../../../src/places/rewordings';
import type { Span } from '../../../src/report/model';
import { parseReport } from '../../../src/report/parsing/parse';

const anchorsOf = (text: string) => new Anchors(parseReport(text));

function spanOf(text: string, words: string, from = 0): Span {
	const at = text.indexOf(words, from);
	return [at, at + words.length];
}

/** Where words of one text stand in another, by the sentences around them. */
function movedTo(before: string, words: string, after: string, from = 0): string | undefined {
	const span = anchorsOf(after).find(anchorsOf(before).of(spanOf(before, words, from)));
	return span && `${span[0]} ${after.slice(...span)}`;
}

const text = '# Tin\n\nTin is scarce. Prices of tin, a metal, will double by 2030. Mines close.\n';

/** Where a word of the middle sentence stands once that reads otherwise. */
function inReworded(...change: readonly [from: string, to: string]): string | undefined {
	const found = movedTo(text, 'double', text.replace(...change));
	return found?.replace(/^\d+ /, '');
}

describe('a place by its sentences', () => {
	it('is found where it was, and wherever its sentence is moved', () => {
		const at = text.indexOf('double');
		assert.equal(movedTo(text, 'double', text), `${at} double`);
		const longer = text.replace('# Tin\n', '# Tin\n\nThis is a new first paragraph.\n');
		assert.equal(movedTo(text, 'double', longer), `${longer.indexOf('double')} double`);
		const apart = '# Tin\n\nMines close.\n\n- Prices of tin, a metal, will double by 2030.\n';
		assert.equal(movedTo(text, 'double', apart), `${apart.indexOf('double')} double`);
	});

	it('is found after edits that change nothing: white space, commas, quotation marks, emphasis', () => {
		assert.equal(inReworded('Prices of tin', 'Prices\nof  tin'), 'double');
		assert.equal(inReworded('tin, a metal,', 'tin a metal'), 'double');
		assert.equal(inReworded('double by', '**double** by'), 'double');
		const quoting = 'They say “tin is scarce” too.\n';
		assert.equal(movedTo(quoting, 'scarce', quoting.replace(/[“”]/gu, '"')), '17 scarce');
		const chinese = '锡很稀缺。到2030年，价格将翻倍。\n';
		const spaced = '锡很稀缺。到 2030 年价格将翻倍。\n';
		assert.equal(movedTo(chinese, '价格', spaced), `${spaced.indexOf('价格')} 价格`);
	});

	it('is lost once its sentence is edited in substance, in front, behind or within', () => {
		assert.equal(inReworded('by 2030', 'by 2031'), undefined);
		assert.equal(inReworded('Prices of tin', 'Perhaps Prices of tin'), undefined);
		assert.equal(inReworded('2030.', '2030, or later.'), undefined);
		assert.equal(inReworded('by 2030', 'by, say, 2030'), undefined);
		assert.equal(inReworded('2030.', '2030?'), undefined);
		assert.equal(inReworded('2030.', '2030 [1].'), undefined);
		assert.equal(movedTo(text, 'double', '# Tin\n'), undefined);
	});

	it('does not take a comma in a number for one between words', () => {
		const number = 'They sold 1,5 tonnes.\n';
		assert.equal(movedTo(number, 'sold', number.replace('1,5', '15')), undefined);
		assert.equal(movedTo(number, 'sold', number.replace('1,5', '1 5')), undefined);
	});

	it('stays when the sentence beside it is edited', () => {
		const edited = text.replace('Mines close.', 'Some mines close early.');
		assert.equal(movedTo(text, 'double', edited), `${edited.indexOf('double')} double`);
	});

	it('is told from another of the same words', () => {
		const twice = 'Tin is scarce.\n\nLead is not.\n\nTin is  scarce.\n';
		const second = twice.lastIndexOf('Tin');
		assert.equal(movedTo(twice, 'Tin is  scarce.', twice, second), `${second} Tin is  scarce.`);
		assert.equal(movedTo(twice, 'Tin is scarce.', twice), '0 Tin is scarce.');
		assert.equal(movedTo(twice, 'Tin is  scarce.', 'Tin is scarce.\n', second), undefined);
		const anchors = anchorsOf(twice);
		const keys = [0, second].map((from) => anchorKey(anchors.of([from, twice.indexOf('.', from) + 1])));
		assert.equal(new Set(keys).size, 2);
	});

	it('holds for a paragraph of several sentences', () => {
		const paragraph = 'Tin is scarce. Prices of tin, a metal, will double by 2030. Mines close.';
		const moved = text.replace('# Tin\n', '# Tin\n\nNew.\n').replace('scarce. Prices', 'scarce.\nPrices');
		assert.equal(
			movedTo(text, paragraph, moved),
			`${moved.indexOf('Tin is')} ${paragraph.replace('scarce. ', 'scarce.\n')}`,
		);
		assert.equal(movedTo(text, paragraph, text.replace(' Mines close.', '')), undefined);
	});

	it('is found in the same text, whatever it is, and has a key of its own', () => {
		for (const example of ['grid-storage', 'coffee-retail-zh']) {
			const source = readFileSync(`examples/${example}/report.md`, 'utf8');
			const { report, tree, findings } = analyze({ name: 'r.md', text: source });
			const places = [...tree.nodes, ...report.blocks, ...report.sentences, ...findings].map(({ span }) => span);
			const anchors = new Anchors(report);
			const said = (span: Span) => source.slice(...span).replace(/[\s,，、*_]/gu, '');
			const keys = new Map<string, string>();
			for (const place of places.filter(([start, end]) => end > start)) {
				const anchor = anchors.of(place);
				const found = anchors.find(anchor);
				assert.ok(found && Math.abs(found[0] - place[0]) <= 3, `${place}: ${source.slice(...place)}`);
				assert.equal(said(found), said(place));
				const key = anchorKey(anchor);
				assert.equal(keys.get(key) ?? String(place), String(place));
				keys.set(key, String(place));
			}
		}
	});

	it('holds for a cell of a table, by its row', () => {
		const table = '| Year | Price |\n| --- | --- |\n| 2023 | 20 |\n| 2024 | 22 |\n';
		assert.equal(movedTo(table, '22', table), `${table.indexOf('22 |')} 22`);
		const before = table.replace('| 2023 | 20 |', '| 2022 | 19 |\n| 2023 | 20 |');
		assert.equal(movedTo(table, '22', before, table.indexOf('22')), `${before.lastIndexOf('22')} 22`);
		assert.equal(movedTo(table, '22', table.replace('| 2024 | 22 |', '| 2025 | 22 |')), undefined);
		const aligned = table.replace('| 2024 | 22 |', '|  2024  |22|');
		assert.equal(movedTo(table, '22 |', aligned, table.lastIndexOf('22')), `${aligned.lastIndexOf('22')} 22|`);
	});
});

describe('another wording of a sentence', () => {
	const placesOf = (source: string) => {
		const report = parseReport(source);
		const anchors = new Anchors(report);
		return report.sentences.map(({ span, text: said }) => ({ said, words: anchors.of(span).words }));
	};
	const rewordedIn = (after: string): string[] => {
		const [before, now] = [placesOf(text), placesOf(after)];
		const without = (places: typeof now, others: typeof now) =>
			places.filter(({ words }) => !others.some((other) => other.words === words));
		return [...matchRewordings(without(before, now), without(now, before)).values()].map(({ said }) => said);
	};

	it('is one that was edited in substance', () => {
		const edited = text.replace('by 2030', 'within ten years');
		assert.deepEqual(rewordedIn(edited), ['Prices of tin, a metal, will double within ten years.']);
	});

	it('is none that stands as it did, but for white space and commas', () => {
		assert.deepEqual(rewordedIn(text), []);
		assert.deepEqual(rewordedIn(text.replace('tin, a metal,', 'tin a metal')), []);
	});

	it('is that of one sentence, the likest', () => {
		const [far, near] = [{ words: 'tin prices double soon' }, { words: 'tin prices double before summer' }];
		const other = { words: 'tin mines close' };
		const fresh = { words: 'tin prices double next summer' };
		assert.deepEqual([...matchRewordings([far, near, other], [fresh])], [[near, fresh]]);
		const second = { words: 'copper prices double soon' };
		assert.deepEqual(
			matchRewordings([far, near], [fresh, second]),
			new Map([
				[near, fresh],
				[far, second],
			]),
		);
	});

	it('is none that is about something else, nor what stood there before', () => {
		assert.deepEqual(rewordedIn(text.replace('Mines close.', 'Harbours freeze in winter.')), []);
		assert.deepEqual(rewordedIn(text.replace(' Mines close.', '')), []);
	});
});
