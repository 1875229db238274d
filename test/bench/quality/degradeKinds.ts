import type { Analysis } from '../../../src/analysis';
import { citationResolves } from '../../../src/report/citations/resolvable';
import type { Block, Citation, Report, Span } from '../../../src/report/model';
import { overlap } from '../../../src/report/spanRelations';
import { isDistinctive, keyOf } from '../../../src/scoring/damagedCopy';
import { proseBlocks, roleOf, sentenceText, topSectionOf } from '../../../src/shownToModel/proseBlocks';
import { applyEdits, type Degrade, findInProse, type Random } from './degradeEdits';

/** Every marker in the text goes, the list of references stays. */
const citationsStripped: Degrade = ({ analysis: { report } }) => {
	if (report.citations.length < 3) return undefined;
	return applyEdits(
		report.source,
		report.citations.map((citation) => ({ span: citation.span, text: withoutLink(citation) })),
	);
};

export function withoutLink({ form, title }: Citation): string {
	return form === 'link' ? (title ?? '') : '';
}

/**
 * A tenth of the paragraphs, three at least, come again at the end of another part, reworded a little. One with a broken
 * citation is left alone: it would be broken in one place more.
 */
const paragraphsRepeated: Degrade = ({ analysis: { report, findings }, random }) => {
	const broken = [
		...findings.filter(({ code }) => code === 'citation.broken'),
		...report.citations.filter((citation) => !citationResolves(report, citation)),
	];
	const long = bodyBlocks(report).filter(
		(block) =>
			sentenceText(report, block).length >= (report.language === 'zh' ? 40 : 100) &&
			!broken.some(({ span }) => overlap(span, block.span)),
	);
	const parts = [...new Set(bodyBlocks(report).map((block) => topSectionOf(report, block)))];
	if (long.length < 6 || parts.length < 2) return undefined;
	const chosen = random.shuffle(long).slice(0, Math.max(3, Math.ceil(long.length / 10)));
	const edits = chosen.map((block) => {
		const part = random.pick(parts.filter((other) => other !== topSectionOf(report, block)));
		const end = report.sections[part!]!.span[1];
		return { span: [end, end] as const, text: `\n\n${reworded(report, block, random)}\n\n` };
	});
	return applyEdits(
		report.source,
		edits.sort((a, b) => a.span[0] - b.span[0]),
	);
};

const openings = {
	en: ['As noted, ', 'In other words, ', 'Again, ', 'To put it differently, '],
	zh: ['如前所述，', '换言之，', '再次强调，', '也就是说，'],
};

/** An opening in front, its clauses kept, and one word in twelve left out, but none of a figure: it says the same. */
export function reworded(report: Report, block: Block, random: Random): string {
	const words = report.source.slice(...block.span).matchAll(/[^\s，。；、]*[\s，。；、]?/gu);
	const kept = [...words]
		.filter(({ index, 0: word }) => {
			const span = [block.span[0] + index, block.span[0] + index + word.length] as const;
			return random.next() > 1 / 12 || report.numbers.some((figure) => overlap(figure.span, span));
		})
		.map(([word]) => word)
		.join('')
		.replace(/\s+/gu, ' ');
	return random.pick(openings[report.language]) + (report.language === 'en' ? lowerFirst(kept) : kept);
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Of every figure that stands in two places or more and is in no conflict yet, one mention gets another value. */
const numbersPerturbed: Degrade = ({ analysis, random }) => {
	const { report } = analysis;
	const mentions = new Map<string, { span: readonly [number, number]; block: number }[]>();
	for (const figure of report.numbers.filter(isDistinctive)) {
		mentions.set(keyOf(figure), [...(mentions.get(keyOf(figure)) ?? []), figure]);
	}
	const restated = [...mentions.values()].filter(
		(places) =>
			new Set(places.map(({ block }) => block)).size > 1 && !places.some(({ span }) => isInConflict(analysis, span)),
	);
	if (restated.length < 2) return undefined;
	const edits = restated.map((places) => {
		const { span } = random.pick(places);
		return { span, text: perturbed(report.source.slice(...span), random) };
	});
	return applyEdits(report.source, edits);
};

/** Whether the report's figures are already found to disagree at a place. */
export function isInConflict({ findings }: Analysis, span: Span): boolean {
	return findings.some(
		({ code, span: at, related }) =>
			code.startsWith('number.') && [at, ...related.map((place) => place.span)].some((place) => overlap(place, span)),
	);
}

/** The first number of a text a tenth to nine tenths larger, as many decimals as before. */
export function perturbed(text: string, random: Random): string {
	return text.replace(/\d[\d,]*(?:\.\d+)?/u, (digits) => {
		const decimals = digits.split('.')[1]?.length ?? 0;
		const value = Number(digits.replaceAll(',', '')) * (1.1 + 0.8 * random.next());
		const written = Math.max(value, Number(digits.replaceAll(',', '')) + 10 ** -decimals).toFixed(decimals);
		return digits.includes(',') ? written.replace(/\B(?=(?:\d{3})+(?!\d))/gu, ',') : written;
	});
}

const hedges: Readonly<Record<Report['language'], readonly (readonly [RegExp, readonly string[]])[]>> = {
	en: [
		[/\b(?:may|might|could)\b(?! not)/gu, ['will certainly', 'will inevitably', 'will always', 'will definitely']],
		[/\b(?:likely|probably|possibly|potentially|perhaps)\b/gu, ['certainly', 'undoubtedly', 'definitely']],
		[/\b(?:suggests?|indicates?|implies)\b/gu, ['proves']],
		[/\b(?:often|generally|typically|usually)\b/gu, ['always']],
	],
	zh: [
		[/可能|或许|也许|或将|有望|大概率/gu, ['必然', '必将', '一定会']],
		[/通常|往往|一般/gu, ['永远', '绝对']],
	],
};

/** Every hedge becomes a certainty. */
const hedgesHardened: Degrade = ({ analysis: { report }, random }) => {
	const blocks = proseBlocks(report);
	const edits = hedges[report.language].flatMap(([pattern, certainties]) =>
		findInProse(report, blocks, pattern).map(({ span }) => ({ span, text: random.pick(certainties) })),
	);
	return edits.length < 5 ? undefined : applyEdits(report.source, edits);
};

/** The kinds of damage, each of which the counts have to notice. */
export const degradations = {
	citationsStripped,
	paragraphsRepeated,
	numbersPerturbed,
	hedgesHardened,
} as const satisfies Record<string, Degrade>;

export type DegradationKind = keyof typeof degradations;

export function bodyBlocks(report: Report): Block[] {
	return proseBlocks(report).filter(
		(block) => roleOf(report, block) === 'body' && topSectionOf(report, block) !== undefined,
	);
}
