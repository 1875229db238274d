import { verbatim } from '../../../messages/message';
import { sentenceAt } from '../../../report/lookup';
import type { Report } from '../../../report/model';
import { readProse } from '../../../report/prose';
import { allMatches } from '../../../text/matches';
import type { Amount } from '../amounts/amount';
import { type CheckedRelation, doesNotFollow, follows } from '../amounts/checkedRelation';
import { point, sum } from '../amounts/interval';
import { count, countIn } from '../amounts/spelled';

const english = String.raw`(?:${count}|\d{1,2})`;
const han = String.raw`(?:十?[一二两三四五六七八九十]|\d{1,2})`;
/** What its parts are of: `five in sales`, `six new`; a plural is another thing, `three chairs`. */
const part = String.raw`${english} (?![a-z-]*s\b)[a-z-]+(?: [a-z-]+){0,3}`;
const hanPart = String.raw`[\p{Script=Han}]{1,8}?${han}`;

/** A number of things and their parts, in words: `eleven posts: five in sales, four in service and two in administration`. */
const wordings = [
	String.raw`(?<![\w,.$€£-])(?<total>${english})(?: [a-z]+)?(?<lead>:|, among them|, of whom|, of which) (?<parts>${part}(?:, ${part})*,? and ${part})(?=[.;]|$)`,
	String.raw`(?<![\w,.$€£-])(?<total>${english}) [a-z]+s(?<lead>,) (?<parts>${english} [a-z]*[^s\W] and ${english} [a-z]*[^s\W])(?=[.;]|$)`,
	String.raw`(?<![\p{Script=Han}\d.,]{2}[\d第])(?<total>${han})(?<unit>[个名人家座项位所])[\p{Script=Han}]{0,6}(?<lead>：|，其中|，)(?<parts>${hanPart}\k<unit>(?:[、，和]${hanPart}\k<unit>)+)(?=[。；]|$)`,
].map((wording) => new RegExp(wording, 'giu'));
const number = new RegExp(String.raw`\b${english}\b|${han}(?=[个名人家座项位所])`, 'giu');
/** The parts need not be all. */
const some = /among|which|whom|其中/u;

/** What sentences count in words against the parts that they count. */
export function wordedParts(report: Report): CheckedRelation[] {
	return report.sentences.flatMap((_, index) => {
		const prose = readProse(report.source, report.ink, sentenceAt(report, index).span);
		return wordings.flatMap((wording) =>
			allMatches(wording, prose.text.trimEnd()).flatMap((match): CheckedRelation[] => {
				const { total = '', parts = '', lead = '' } = match.groups ?? {};
				const amountOf = (word: string, at: number): Amount => {
					const value = countIn(word);
					const span = [prose.offset(at), prose.offset(at + word.length - 1) + 1] as const;
					const amount = { dimension: 'count', value, place: 1, factor: 1, approximate: false, range: false };
					return { ...amount, span, text: String(value) };
				};
				const from = match.index + match[0].length - parts.length;
				const operands = allMatches(number, parts).map(({ 0: word, index: at }) => amountOf(word, from + at));
				const result = amountOf(total, match.index);
				const computed = sum(operands.map(({ value }) => point(value)));
				const formula = verbatim(operands.map(({ text }) => text).join(' + '));
				const relation = { result, operands, formula, computed: [computed], ambiguous: true };
				if (computed[1] === result.value) return [follows('sum', relation)];
				return some.test(lead) && computed[1] < result.value ? [] : [doesNotFollow('sum', relation)];
			}),
		);
	});
}
