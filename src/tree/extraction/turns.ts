import { anyOf, inEither } from '../../lexicon/compile';
import type { Bilingual } from '../../lexicon/entries';
import * as words from '../../lexicon/turns';
import type { UnitSignals } from '../reading/signals';

/** How a clause turns from what was said before, by its opening words. */
export type Turn = 'concession' | 'rebuttal' | 'reason' | 'example' | 'addition' | 'inference';

/** Opens a text, in English perhaps behind a word of its own. */
function opening({ en, zh }: Bilingual, lead = ''): string {
	return `^${lead}${anyOf(en)}\\b|^${anyOf(zh)}`;
}

/** The first that matches counts. */
const turns: readonly (readonly [Turn, RegExp])[] = [
	['example', new RegExp(`\\b(?:${anyOf(words.examplesAnywhere)}|e\\.g\\.)|${opening(words.examples)}`, 'iu')],
	['inference', new RegExp(`\\b${anyOf(words.inferencesAnywhere)}\\b|${opening(words.inferences, '(?:and )?')}`, 'iu')],
	['concession', new RegExp(`^[^,]{0,40}\\b${anyOf(words.concedes)}\\b|${opening(words.concessions)}`, 'iu')],
	['rebuttal', new RegExp(opening(words.rebuttals, '(?:and )?'), 'iu')],
	['reason', new RegExp(opening(words.reasons), 'iu')],
	['addition', new RegExp(opening(words.additions), 'iu')],
];

const demand = inEither(words.demanding);

/** How a unit turns; `undefined` where its opening words do not tell. */
export function turnOf({ unit }: UnitSignals): Turn | undefined {
	return turns.find(([, pattern]) => pattern.test(unit.text))?.[0];
}

/** Whether a unit says what ought to be done. */
export function demands({ unit }: UnitSignals): boolean {
	return demand.test(unit.text);
}
