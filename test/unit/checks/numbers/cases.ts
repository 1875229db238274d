import assert from 'node:assert/strict';
import { numberRelations } from '../../../../src/checks/numbers/numberRelations';
import type { FindingCode } from '../../../../src/findings/model';
import type { NumberRelation } from '../../../../src/findings/numberRelation';
import { parseReport } from '../../../../src/report/parsing/parse';
import { english } from '../../words';
import { marked } from '../finding';

/** Each text with the numbers that findings of a code mark in it; none where the numbers hold. */
export function expectMarked(code: FindingCode, cases: Readonly<Record<string, readonly string[]>>): void {
	for (const [text, expected] of Object.entries(cases)) {
		it(`${expected.length > 0 ? 'finds' : 'accepts'}: ${text.replaceAll('\n', ' ')}`, () => {
			assert.deepEqual(marked(code, `# Study\n\n## Findings\n\n${text}\n`), expected);
		});
	}
}

/** Each text with what becomes of the relations in it, as {@link relationsIn} writes them; none where nothing is compared. */
export function expectRelations(cases: Readonly<Record<string, readonly string[]>>): void {
	for (const [text, expected] of Object.entries(cases)) {
		it(`${expected.length > 0 ? expected.join('; ') : 'none'}: ${text.replaceAll('\n', ' ')}`, () => {
			assert.deepEqual(relationsIn(text), expected);
		});
	}
}

/** `holds change 25%: ($15m − $12m) ÷ $12m = 25%`; where nothing is worked out, the message and the other numbers. */
export function relationsIn(body: string): string[] {
	const text = `# Study\n\n## Findings\n\n${body}\n`;
	return numberRelations(parseReport(text)).relations.map((relation) => {
		return `${relation.outcome} ${relation.kind} ${relation.stated}: ${whyOf(relation, text)}`;
	});
}

function whyOf({ computation, computed, told, related }: NumberRelation, text: string): string {
	const worked = [computation, computed].flatMap((one) => (one ? [english.say(one)] : []));
	if (worked.length > 0) return worked.join(' = ');
	const args = told.args === undefined ? [] : [JSON.stringify(told.args)];
	return [[told.code, ...args].join(' '), ...related.map((span) => text.slice(...span))].join(' · ');
}

/** A Markdown table of some rows, the first of which is its header. */
export function table(...rows: readonly string[]): string {
	const [header = '', ...body] = rows;
	return ['', header, header.replaceAll(/[^|]+/g, '---'), ...body, ''].join('\n');
}

/** The same with rows that are called A, B, C and so on: `lettered('Firm | 2023 | 2024', '40 | 50', '60 | 70')`. */
export function lettered(header: string, ...rows: readonly string[]): string {
	return table(`| ${header} |`, ...rows.map((row, at) => `| ${String.fromCharCode(65 + at)} | ${row} |`));
}
