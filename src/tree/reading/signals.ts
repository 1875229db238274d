import type { Report } from '../../report/model';
import { cachedTermsOf } from '../../text/terms';
import { cached } from '../../text/textCache';
import { type Cue, cues, hasCue } from './cues';
import { isNoClaim, isRunInHeading } from './noClaim';
import type { Unit } from './units';

/** What can be measured on one unit; everything that decides its role, parent and support reads this. */
export interface UnitSignals {
	readonly unit: Unit;
	readonly cues: ReadonlySet<Cue>;
	readonly terms: ReadonlySet<string>;
	/** Numbers that are facts: percentages, money, measures, counts, ratios; years and dates are apart. */
	readonly figures: number;
	readonly dates: number;
	readonly citations: number;
	/** A label without a statement: `**Key features:**`, `Pricing`. */
	readonly label: boolean;
	/** It says nothing of the report's subject, so that it is no node of the tree. */
	readonly noClaim: boolean;
	readonly question: boolean;
	/** Words, or Han characters ÷ 1.7 for Chinese (the usual length of a word in running text). */
	readonly length: number;
}

export function readSignals(report: Report, units: readonly Unit[]): UnitSignals[] {
	const signsOf = signsIn[report.language];
	return units.map((unit) => {
		const { length, question, terms, cues } = signsOf(unit.text);
		const figures = unit.numbers.filter((number) => number.kind !== 'year' && number.kind !== 'date').length;
		return {
			unit,
			cues: unit.kind === 'table' ? noCues : cues,
			terms,
			figures,
			dates: unit.numbers.length - figures,
			citations: unit.citations.length,
			label: isLabel(unit, length) || isRunInHeading(report, unit),
			noClaim: isNoClaim(report, unit, figures),
			question,
			length,
		};
	});
}

const noCues: ReadonlySet<Cue> = new Set();

/** What a text shows by its words alone. */
function readSigns(text: string, chinese: boolean): Pick<UnitSignals, 'cues' | 'terms' | 'question' | 'length'> {
	return {
		cues: new Set(cues.filter((cue) => hasCue(cue, text, chinese))),
		terms: new Set(cachedTermsOf(text)),
		question: /[?？]["'”’)）]*$/u.test(text),
		length: lengthOf(text),
	};
}

const signsIn = {
	en: cached((text) => readSigns(text, false)),
	zh: cached((text) => readSigns(text, true)),
};

function lengthOf(text: string): number {
	if (asciiOnly.test(text)) return text.match(/[a-z\d]+/gi)?.length ?? 0;
	const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	const words =
		text.match(/(?:[A-Za-z0-9]+|[\p{L}\p{N}])+/gu)?.filter((word) => !/\p{Script=Han}/u.test(word)).length ?? 0;
	return han / 1.7 + words;
}

/** Such text needs no Unicode classes, which are slow. */
const asciiOnly = /^[\0-\x7F]*$/;

function isLabel(unit: Unit, length: number): boolean {
	if (unit.kind !== 'sentence') return false;
	if (/[:：]$/u.test(unit.text)) return length <= 12;
	return length <= 3 && unit.numbers.length === 0 && !/[.!。！]$/u.test(unit.text);
}
