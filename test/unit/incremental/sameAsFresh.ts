import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { analyze } from '../../../src/analyze';
import { numberRelations } from '../../../src/checks/numbers/numberRelations';
import { keptSize, startKeeping, stopKeeping } from '../../../src/text/kept';
import { editSequence } from './edits';

/** So many edits make a sequence. */
const edits = 8;

/** The first step of a sequence whose analysis is not what a fresh one is; `undefined` where all are the same. */
export function firstDifference(seed: number): { readonly step: number; readonly text: string } | undefined {
	const texts = editSequence(seed, edits);
	startKeeping();
	const kept = texts.map(read);
	assert.ok(keptSize().texts > 0, 'Nothing is kept: there is nothing to compare.');
	stopKeeping();
	const step = texts.findIndex((text, at) => !isDeepStrictEqual(kept[at], readFresh(text)));
	return step < 0 ? undefined : { step, text: texts[step] ?? '' };
}

function read(text: string) {
	const analysis = analyze({ name: 'report.md', text });
	const relations = numberRelations(analysis.report);
	return { analysis, relations: JSON.stringify(relations) };
}

/** With nothing kept: two other texts push out those that were read last. */
function readFresh(text: string) {
	for (const other of ['One.', 'Two.']) analyze({ name: 'other.md', text: other });
	return read(text);
}
