import { numberArithmetic } from '../../../src/checks/numbers/numberArithmetic';
import { numberInconsistent } from '../../../src/checks/numbers/numberInconsistent';
import { numberPeriods } from '../../../src/checks/numbers/numberPeriod';
import { numberUnits } from '../../../src/checks/numbers/numberUnit';
import type { Check, CheckContext, Finding } from '../../../src/findings/model';
import { postProcess } from '../../../src/findings/postProcess';
import type { Quantity, Report, Span } from '../../../src/report/model';
import { parseReport } from '../../../src/report/parsing/parse';
import { cachedForLastTexts, memoised } from '../../../src/text/memo';
import { termsOf } from '../../../src/text/terms';
import { extractTree } from '../../../src/tree/extraction/extract';
import { hasCorpora, readReports } from './corpora';
import { allPassages, type Random } from './numberPassages';

/** A text whose numbers hold, and one of its numbers that takes part in a relation. */
interface Case {
	readonly clean: string;
	readonly number: Span;
}

export interface NumberErrorFigures {
	/** Seeded errors that a finding points at, with its span or a related one. */
	readonly recall: number;
	/** Findings about numbers that point at the seeded error, of all that the clean text did not have. */
	readonly precision: number;
	readonly cases: number;
	/** Recall of the project's own passages and of those found in the corpora, apart. */
	readonly ownRecall: number;
	readonly corpusRecall: number | undefined;
}

const seed = 20_250_807;
const own = 220;
const fromCorpora = 80;

/** Seeds one wrong number a case into clean passages and counts what the checks say about it. Deterministic. */
export function numberErrorFigures(): NumberErrorFigures {
	const { own, found } = outcomes();
	const all = [...own, ...found];
	const raised = all.reduce((sum, { right, wrong }) => sum + right + wrong, 0);
	return {
		recall: hits(all) / all.length,
		precision: all.reduce((sum, { right }) => sum + right, 0) / raised,
		cases: all.length,
		ownRecall: hits(own) / own.length,
		corpusRecall: found.length > 0 ? hits(found) / found.length : undefined,
	};
}

/** The outcome of every case, of the project's own passages and of those from the corpora. */
export function outcomes(random: Random = mulberry32(seed)): { own: Outcome[]; found: Outcome[] } {
	const own = ownCases(random).map((one) => outcome(one, random));
	return { own, found: hasCorpora() ? corpusCases(random).map((one) => outcome(one, random)) : [] };
}

export interface Outcome {
	readonly right: number;
	readonly wrong: number;
	/** The text with its error, and where. */
	readonly text: string;
	readonly at: number;
}

const hits = (all: readonly Outcome[]) => all.filter(({ right }) => right > 0).length;

function outcome({ clean, number }: Case, random: Random): Outcome {
	const written = perturbed(clean.slice(...number), random);
	const text = clean.slice(0, number[0]) + written + clean.slice(number[1]);
	const place: Span = [number[0], number[0] + written.length];
	const before = findingsBefore(clean);
	const fresh = numberFindings(text).filter((finding) => !before.has(keyOf(finding, text)));
	const right = fresh.filter((finding) =>
		[finding, ...finding.related].some(({ span }) => overlaps(span, place)),
	).length;
	return { right, wrong: fresh.length - right, text, at: number[0] };
}

/** Many cases seed their error into the same report. */
const findingsBefore = cachedForLastTexts({ texts: fromCorpora, characters: Number.POSITIVE_INFINITY }, (clean) => {
	return new Set(numberFindings(clean).map((finding) => keyOf(finding, clean)));
});

const numberChecks: readonly Check[] = [numberInconsistent, numberArithmetic, numberUnits, numberPeriods];

/** By the checks of numbers alone; the tree, which tells the claims that rest on a wrong number, is only made for one. */
function numberFindings(text: string): readonly Finding[] {
	const report = parseReport(text);
	const context: CheckContext = {
		report,
		get tree() {
			return treeOf(report);
		},
		pairs: { paragraphs: [], compared: 0, candidates: [] },
		sources: [],
	};
	const drafts = numberChecks.flatMap((check) => check(context));
	return postProcess(report, drafts, {}).findings;
}

const treeOf = memoised((report: Report) => extractTree(report));

function keyOf({ code, span }: Finding, text: string): string {
	return `${code} ${text.slice(span[0] - 30, span[1])}`;
}

function overlaps(a: Span, b: Span): boolean {
	return a[0] < b[1] && b[0] < a[1];
}

/** Off by a quarter to a half either way, with the decimals it had; a year moves by ten or more. */
export function perturbed(written: string, random: Random): string {
	const value = Number(written.replaceAll(',', ''));
	const decimals = written.split('.')[1]?.length ?? 0;
	if (/^(?:19|20)\d\d$/.test(written)) return String(value > 2019 ? value - 14 : value + 14);
	const factor = random() < 0.5 ? 1.28 + 0.3 * random() : 0.55 + 0.2 * random();
	const step = 2 * 10 ** -decimals;
	const moved = Math.abs(value * factor - value) < step ? value + step : value * factor;
	const fixed = moved.toFixed(decimals);
	return written.includes(',') ? Number(fixed).toLocaleString('en-US', { minimumFractionDigits: decimals }) : fixed;
}

function ownCases(random: Random): Case[] {
	return Array.from({ length: own }, (_, index) => {
		const passage = allPassages[index % allPassages.length]!(random);
		return marked(`# A study\n\n## Findings\n\n${passage}\n`, random);
	});
}

/** One of the numbers in « », and the text without the marks. */
function marked(text: string, random: Random): Case {
	const spans: Span[] = [];
	let clean = '';
	for (const [index, piece] of text.split(/[«»]/).entries()) {
		if (index % 2 === 1) spans.push([clean.length, clean.length + piece.length]);
		clean += piece;
	}
	return { clean, number: spans[Math.floor(random() * spans.length)]! };
}

/** Half are figures that a report gives twice; half are figures of a report taken up again in a list of key figures. */
function corpusCases(random: Random): Case[] {
	const reports = readReports().map(({ text }) => parseReport(text));
	const twice = shuffled(reports.flatMap(givenTwice), random).slice(0, fromCorpora / 2);
	const again = shuffled(
		reports.flatMap((report) => takenUp(report, random)),
		random,
	).slice(0, fromCorpora - twice.length);
	return [...twice, ...again];
}

const specific: ReadonlySet<Quantity['kind']> = new Set(['money', 'percent', 'measure']);

/** The same value in two sentences that share most of their terms. */
function givenTwice(report: Report): Case[] {
	const sentences = sentencesWithNumbers(report);
	return sentences.flatMap(({ terms, numbers, sentence }, index) =>
		sentences.slice(index + 1).flatMap((other) => {
			const shared = terms.filter((term) => other.terms.includes(term)).length;
			const close =
				sentence.block !== other.sentence.block &&
				shared >= 4 &&
				shared >= 0.7 * Math.min(terms.length, other.terms.length);
			const same = other.numbers.find((number) =>
				numbers.some((one) => one.value === number.value && one.kind === number.kind),
			);
			return close && same ? [{ clean: report.source, number: digitsOf(report, same) }] : [];
		}),
	);
}

function takenUp(report: Report, random: Random): Case[] {
	const usable = sentencesWithNumbers(report).filter(({ terms }) => terms.length >= 5);
	return shuffled(usable, random)
		.slice(0, 4)
		.map(({ sentence, numbers }) => {
			const lead = report.language === 'zh' ? '综上，' : 'To sum up: ';
			const heading = report.language === 'zh' ? '主要数据' : 'Key figures';
			const top = report.title?.span[1] ?? 0;
			const head = `${report.source.slice(0, top)}\n\n## ${heading}\n\n${lead}`;
			const clean = `${head}${report.source.slice(...sentence.span)}\n\n${report.source.slice(top)}`;
			const [start, end] = digitsOf(report, numbers[0]!);
			const by = head.length - sentence.span[0];
			return { clean, number: [start + by, end + by] };
		});
}

function sentencesWithNumbers(report: Report) {
	return report.sentences.flatMap((sentence) => {
		const numbers = report.numbers.filter(
			({ span, kind, upper }) =>
				span[0] >= sentence.span[0] && span[1] <= sentence.span[1] && specific.has(kind) && upper === undefined,
		);
		const terms = [...new Set(termsOf(sentence.text).filter((term) => !/^\d/.test(term)))];
		return numbers.length > 0 ? [{ sentence, numbers, terms }] : [];
	});
}

function digitsOf(report: Report, { span }: Quantity): Span {
	const match = /\d[\d,]*(?:\.\d+)?/.exec(report.source.slice(...span))!;
	return [span[0] + match.index, span[0] + match.index + match[0].length];
}

function shuffled<T>(all: readonly T[], random: Random): T[] {
	return all
		.map((one) => ({ one, key: random() }))
		.sort((a, b) => a.key - b.key)
		.map(({ one }) => one);
}

function mulberry32(seed: number): Random {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}
