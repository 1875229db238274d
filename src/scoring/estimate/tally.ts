import type { Analysis } from '../../analysis';
import { likenessFrom } from '../../checks/paragraphs/thresholds';
import type { Finding, FindingCode } from '../../findings/model';
import { resolves } from '../../report/citations/resolvable';
import type { Block, Report, Sentence, Span } from '../../report/model';
import { holds } from '../../report/spanRelations';
import { proseBlocks } from '../../shown/proseBlocks';
import type { LogicNode, Support } from '../../tree/model';
import { type Cue, hasCue } from '../../tree/reading/cues';
import { blocksWithSharedSource } from '../../tree/support/sharedSources';
import { measureClosing } from './closing';
import { measureEchoes } from './figures';
import { measurePlacement } from './placement';
import { measureVisuals } from './visuals';

/** What the estimates count in a report. */
export interface Tally {
	/** Claims whose support could be decided, and how many stand: partly supported ones half, those of the condensed tree double. */
	readonly claims: number;
	readonly supportedClaims: number;
	/**
	 * All facts, and how many have a source close by, counted alike; a source that is given once for a whole list or
	 * section keeps the findings quiet, but readers do not reward it.
	 */
	readonly given: number;
	readonly sourced: number;
	/** Facts whose source could be decided, counted alike. */
	readonly facts: number;
	readonly sentences: number;
	/** Citations that lead to a source, those that lead to nothing, and the different sources. */
	readonly citations: number;
	readonly broken: number;
	readonly sources: number;
	readonly paragraphs: number;
	/** Paragraphs that surely repeat an earlier one; the sentences in these and in those that probably do. */
	readonly repeated: number;
	readonly repeatedSentences: number;
	/** Figures that contradict each other or do not add up. */
	readonly conflicts: number;
	/** Figures, and those of them that another place states alike. */
	readonly figures: number;
	readonly echoed: number;
	/** Sentences that claim certainty; that leave room for doubt; that weigh, infer or conclude. */
	readonly certain: number;
	readonly hedged: number;
	readonly reasoning: number;
	/** Paragraphs whose place could be judged, and the sum of their fit. */
	readonly placed: number;
	readonly placementFit: number;
	/** Terms of the conclusion (else the summary), and how many of them the rest of the report uses. */
	readonly closingTerms: number;
	readonly closingShared: number;
	readonly visuals: number;
	readonly tiedVisuals: number;
}

/** Where the tally lost something: the places a reason leads to, the worst or first one in front. */
export type Places = Readonly<Partial<Record<keyof Tally, Span>>>;

export interface Measured {
	readonly tally: Tally;
	readonly places: Places;
}

/** What of an analysis is counted. */
export type TallyInput = Pick<Analysis, 'report' | 'tree' | 'findings'>;

/** Counts everything once; what is counted can be pointed at. */
export function measure(checked: TallyInput): Measured {
	const { report, findings } = checked;
	const prose = readProse(report, findings);
	const logic = readLogic(checked);
	const conflicts = findings.filter(({ code }) => conflictCodes.has(code));
	const broken = findings.find(({ code }) => code === 'citation.broken');
	const placement = measurePlacement(report);
	const closing = measureClosing(report);
	const visuals = measureVisuals(report);
	return {
		tally: {
			...prose.tally,
			...logic.tally,
			...countCitations(report),
			conflicts: conflicts.length,
			placed: placement.placed,
			placementFit: placement.fit,
			closingTerms: closing.terms,
			closingShared: closing.shared,
			visuals: visuals.count,
			tiedVisuals: visuals.tied,
		},
		places: {
			...prose.places,
			...logic.places,
			broken: broken?.span,
			conflicts: conflicts[0]?.span,
			placementFit: placement.astray?.span,
			closingShared: closing.span,
			tiedVisuals: visuals.loose,
		},
	};
}

function readProse(report: Report, findings: TallyInput['findings']) {
	const blocks = proseBlocks(report);
	const sentences = blocks.flatMap((block) => report.sentences.slice(...block.sentences));
	const repetitions = findings.filter(({ code }) => code === 'paragraph.redundant');
	const repeated = blocksAt(blocks, repetitions);
	const sure = blocksAt(blocks, repetitions.filter(isSureRepetition));
	const certain = withCues(report, sentences, ['certainty']);
	const tally = {
		sentences: sentences.length,
		paragraphs: blocks.length,
		repeated: sure.length,
		repeatedSentences: repeated.reduce((sum, { sentences: [first, last] }) => sum + last - first, 0),
		certain: certain.length,
		hedged: withCues(report, sentences, ['modal']).length,
		reasoning: withCues(report, sentences, ['contrast', 'inference']).length,
		...measureEchoes(report, new Set(repeated.map(({ index }) => index))),
	};
	return { tally, places: { repeated: sure[0]?.span, certain: certain[0]?.span } };
}

function blocksAt(blocks: readonly Block[], findings: TallyInput['findings']): Block[] {
	return blocks.filter(({ span }) => findings.some((finding) => holds(span, finding.span[0])));
}

function readLogic({ report, tree }: TallyInput) {
	const apart = blocksWithSharedSource(report);
	const claims = decided(tree.nodes, 'argument');
	const facts = decided(tree.nodes, 'evidence');
	const firstOpen = (nodes: readonly LogicNode[]) => nodes.find(({ support }) => support === 'unsupported')?.span;
	const tally = {
		claims: totalWeight(claims),
		supportedClaims: standingOf(claims, apart),
		facts: totalWeight(facts),
		sourced: standingOf(facts, apart),
		given: totalWeight(tree.nodes.filter(({ type }) => type === 'evidence')),
	};
	return { tally, places: { supportedClaims: firstOpen(claims), sourced: firstOpen(facts) } };
}

const conflictCodes: ReadonlySet<FindingCode> = new Set(['number.inconsistent', 'number.arithmetic', 'number.period']);

const standings: Readonly<Record<Support, number>> = { supported: 1, partial: 0.5, unsupported: 0, unknown: 0 };

function decided(nodes: readonly LogicNode[], type: LogicNode['type']): LogicNode[] {
	return nodes.filter((node) => node.type === type && node.support !== 'unknown');
}

/** What has no source but one that stands apart from its block (`apart`) does not stand by itself. */
function standingOf(nodes: readonly LogicNode[], apart: ReadonlySet<number>): number {
	const own = nodes.filter(({ citations, block }) => citations.length > 0 || block === undefined || !apart.has(block));
	return own.reduce((sum, node) => sum + weightOf(node) * standings[node.support], 0);
}

function totalWeight(nodes: readonly LogicNode[]): number {
	return nodes.reduce((sum, node) => sum + weightOf(node), 0);
}

/**
 * Whether a finding says that a paragraph is an earlier one again, edited or not. The unsure ones hang on where the two
 * stand, so that moving a paragraph would make and unmake them: they are left out of the counts.
 */
function isSureRepetition({ code, data }: Finding): boolean {
	return code === 'paragraph.redundant' && data.similarity >= likenessFrom.copied;
}

/** The condensed tree holds what the report stands on. */
export function weightOf({ key }: LogicNode): number {
	return key ? 2 : 1;
}

function withCues(report: Report, sentences: readonly Sentence[], cues: readonly Cue[]): Sentence[] {
	const chinese = report.language === 'zh';
	return sentences.filter(({ text }) => cues.some((cue) => hasCue(cue, text, chinese)));
}

function countCitations(report: Report): Pick<Tally, 'citations' | 'broken' | 'sources'> {
	const sources = new Set<number | string>();
	let citations = 0;
	for (const citation of report.citations) {
		if (!resolves(report, citation)) continue;
		citations++;
		const { references, url, labels } = citation;
		const found = references.filter((index) => index !== undefined && !report.references[index]!.empty);
		if (found.length > 0) for (const index of found) sources.add(index!);
		else if (url !== undefined) sources.add(url);
		else for (const label of labels) sources.add(`@${label}`);
	}
	return { citations, broken: report.citations.length - citations, sources: sources.size };
}
