import type { Analysis } from '../../analysis';
import type { Finding } from '../../findings/model';
import { sureRepetitions } from '../../findings/repetition';
import { message } from '../../messages/message';
import { resolves } from '../../report/citations/resolvable';
import type { Report, Sentence, Span } from '../../report/model';
import type { Dimension, Reason } from '../../scorecard/dimension';
import { proseBlocks } from '../../shownToModel/proseBlocks';
import { urlKey } from '../../text/urls';
import { type Cue, hasCue } from '../../tree/reading/cues';

/** What of an analysis is looked at. */
export type Observed = Pick<Analysis, 'report' | 'tree' | 'findings'>;

/** A fact of the text with its place; `undefined` where there is nothing to say it of. */
type Observe = (observed: Observed) => Reason | undefined;

const visuals: Observe = ({ report }) => {
	const { count, tied, loose } = measureVisuals(report);
	if (count === 0) return { message: message('observed.noVisual') };
	return { message: message('observed.visuals', { count, tied }), ...(loose && { span: loose }) };
};

const citations: Observe = ({ report, findings }) => {
	const all = report.citations.length;
	if (all === 0) return { message: message('observed.noCitation') };
	const leading = report.citations.filter((citation) => resolves(report, citation)).length;
	return placed(message('observed.citations', { leading, all }), ofCode(findings, 'citation.broken'));
};

const sources: Observe = ({ report }) => ({
	message: message('observed.sources', { count: citedSources(report).size }),
});

const sourcing: Observe = ({ findings }) => {
	const found = ofCode(findings, 'citation.missing');
	return placed(message('observed.sourcing', { count: found.length }), found);
};

const conflicts: Observe = ({ findings }) => {
	const found = ofCode(findings, 'number.inconsistent', 'number.arithmetic', 'number.period');
	return placed(message('observed.conflicts', { count: found.length }), found);
};

const repetition: Observe = ({ findings }) => {
	const found = sureRepetitions(findings);
	return placed(message('observed.repetition', { count: found.length }), found);
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

/** What a reader would look at first for each dimension, as far as it can be counted. Facts, and no points: none of them goes with readers' ratings. */
export const observations = {
	visualLinguisticSynergy: [visuals],
	articulationProfessionalism: [citations, restraint],
	articulationCoherence: [repetition],
	analysisFrameworkQuality: [sources],
	logicConsistency: [sourcing, conflicts],
	viewpointClarity: [thesis],
	comprehensiveness: [sources],
	coherence: [repetition],
	clarity: [restraint],
	insightfulness: [reasoning],
	overall: [sourcing, conflicts],
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
function placed(told: Reason['message'], [first]: readonly Pick<Finding, 'span'>[]): Reason {
	return { message: told, ...(first && { span: first.span }) };
}

function ofCode(findings: readonly Finding[], ...codes: readonly Finding['code'][]): Finding[] {
	return findings.filter(({ code }) => codes.includes(code));
}

function sentencesWith(report: Report, cues: readonly Cue[]): Sentence[] {
	const sentences = proseBlocks(report).flatMap((block) => report.sentences.slice(...block.sentences));
	return sentences.filter(({ text }) => cues.some((cue) => hasCue(cue, text, report.language === 'zh')));
}

/** The different sources that citations lead to, by their addresses: two entries with one address are one source. */
function citedSources(report: Report): Set<number | string> {
	const entryKey = (index: number) => {
		const url = report.references[index]?.url;
		return url === undefined ? index : urlKey(url);
	};
	return new Set(
		report.citations.flatMap((citation): (number | string)[] => {
			if (!resolves(report, citation)) return [];
			const found = citation.references.flatMap((index) =>
				index !== undefined && !report.references[index]?.empty ? [entryKey(index)] : [],
			);
			if (found.length > 0) return found;
			return citation.url === undefined ? citation.labels.map((label) => `@${label}`) : [urlKey(citation.url)];
		}),
	);
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
