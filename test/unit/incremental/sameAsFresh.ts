import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { analyze } from '../../../src/analyze';
import { numberRelations } from '../../../src/checks/numbers/numberRelations';
import { startTextCache, stopTextCache, textCacheSize } from '../../../src/text/textCache';
import { measureRole } from '../../../src/tree/learned/roleFeatures';
import { readByRules } from '../../../src/tree/reading/readByRules';
import { editSequence } from './edits';

/** So many edits make a sequence. */
const edits = 8;

/** The first step of a sequence whose analysis is not what a fresh one is; `undefined` where all are the same. */
export function firstDifference(seed: number): { readonly step: number; readonly text: string } | undefined {
	const texts = editSequence(seed, edits);
	const kept = readKeeping(texts);
	const step = texts.findIndex((text, at) => !isDeepStrictEqual(kept[at], readFresh(text)));
	return step < 0 ? undefined : { step, text: texts[step] ?? '' };
}

/** What is read off each of the texts in turn, with what was read off those before it kept. */
export function readKeeping(texts: readonly string[]) {
	startTextCache();
	const kept = texts.map(read);
	assert.ok(textCacheSize().texts > 0, 'Nothing is kept: there is nothing to compare.');
	stopTextCache();
	return kept;
}

function read(text: string) {
	const analysis = analyze({ name: 'report.md', text });
	const relations = numberRelations(analysis.report);
	const { all } = readByRules(analysis.report);
	const roles = all.map((own, index) => measureRole({ all, index, own }));
	return { analysis, relations: JSON.stringify(relations), roles };
}

/** With nothing kept: two other texts push out those that were read last. */
export function readFresh(text: string) {
	for (const other of ['One.', 'Two.']) analyze({ name: 'other.md', text: other });
	return read(text);
}
