import type { Analysis } from '../../analysis';
import { message } from '../../messages/message';
import type { Report, Sentence, Span } from '../../report/model';
import type { Dimension, Reason } from '../../scorecard/dimension';
import { proseBlocks } from '../../shownToModel/proseBlocks';
import { type Cue, hasCue } from '../../tree/reading/cues';

/** What of an analysis is looked at. */
export type Observed = Pick<Analysis, 'report' | 'tree'>;

/** A fact of the text with its place; `undefined` where there is nothing to say it of. */
type Observe = (observed: Observed) => Reason | undefined;

const visuals: Observe = ({ report }) => {
	const { count, tied, loose } = measureVisuals(report);
	if (count === 0) return { message: message('observed.noVisual') };
	return { message: message('observed.visuals', { count, tied }), ...(loose && { span: loose }) };
};

const restraint: Observe = ({ report }) => {
	const certain = sentencesWith(report, ['certainty']);
	const hedged = sentencesWith(report, ['modal']);
	if (certain.length + hedged.length === 0) return undefined;
	return placed(message('observed.restraint', { certain: certain.length, hedged: hedged.length }), certain);
};

const reasoning: Observe = ({ report }) => ({
	message: message('observed.reasoning', { count: sentencesWith(report, ['contrast', 'inference']).length }),
});

const thesis: Observe = ({ tree }) => {
	const found = tree.nodes.find(({ id, sentence }) => id === tree.thesis && sentence !== undefined);
	return found ? placed(message('observed.thesis'), [found]) : { message: message('observed.noThesis') };
};

/** What a reader would look at first for each dimension, as far as it is counted and stands not in the ledger. Facts, and no points: none of them goes with readers' ratings. */
export const observations = {
	visualLinguisticSynergy: [visuals],
	articulationProfessionalism: [restraint],
	articulationCoherence: [],
	analysisFrameworkQuality: [],
	logicConsistency: [],
	viewpointClarity: [thesis],
	comprehensiveness: [],
	coherence: [],
	clarity: [restraint],
	insightfulness: [reasoning],
	overall: [],
} as const satisfies Record<string, readonly Observe[]>;

/** A dimension that only a reader can score. */
export type ReadDimension = keyof typeof observations;

/** A dimension that nobody read the report for: no value, why, and what can be counted of it. */
export function unread(
	name: ReadDimension,
	range: Dimension['range'],
	observed: Observed,
	why: Reason = { message: message('scores.needsReader') },
): Dimension {
	return { value: null, range, basis: 'unscored', reasons: [why, ...observe(name, observed)] };
}

export function observe(name: ReadDimension, observed: Observed): Reason[] {
	return observations[name].flatMap((look) => look(observed) ?? []);
}

/** The first of some places goes with what is said of them. */
function placed(told: Reason['message'], [first]: readonly { readonly span: Span }[]): Reason {
	return { message: told, ...(first && { span: first.span }) };
}

function sentencesWith(report: Report, cues: readonly Cue[]): Sentence[] {
	const sentences = proseBlocks(report).flatMap((block) => report.sentences.slice(...block.sentences));
	return sentences.filter(({ text }) => cues.some((cue) => hasCue(cue, text, report.language === 'zh')));
}

export interface Visuals {
	/** Tables and figures. */
	readonly count: number;
	/** Those that the text leads to: a line that introduces them, or a mention in their section. */
	readonly tied: number;
	/** The first that is not. */
	readonly loose: Span | undefined;
}

const mention = /\b(?:fig\.|(?:tables?|figures?|charts?|graphs?|images?|photos?|diagrams?)\b)|[图表]/iu;

/** The tables and figures of a report, and how many of them the text is tied to. */
export function measureVisuals(report: Report): Visuals {
	const introduced = new Set(report.blocks.map(({ introduces }) => introduces));
	const mentioning = new Set(
		report.sentences.filter(({ text }) => mention.test(text)).map(({ block }) => report.blocks[block]!.section),
	);
	const visuals = [...report.tables, ...report.figures];
	const loose = visuals.filter(({ block }) => !introduced.has(block) && !mentioning.has(report.blocks[block]!.section));
	return {
		count: visuals.length,
		tied: visuals.length - loose.length,
		loose: loose[0] && report.blocks[loose[0].block]!.span,
	};
}
