import { Anchors } from '../anchors/anchors';
import type { AnchoredPlace } from '../anchors/reworded';
import type { Report, Span } from '../report/model';
import { byPlace } from '../report/spanRelations';
import type { LogicNode, LogicTree } from '../tree/model';

interface Place extends AnchoredPlace {
	readonly span: Span;
}

/** Where a claim can stand: a node of the tree, or a sentence that the rules take for neither claim nor fact. */
export interface ClaimPlace extends Place {
	readonly node: LogicNode | undefined;
	readonly sentence: number | undefined;
}

export interface ParagraphPlace extends Place {
	/** Its index in `Report.blocks`. */
	readonly block: number;
}

export function claimPlaces(report: Report, { nodes }: LogicTree): ClaimPlace[] {
	const known = new Set(nodes.map(({ sentence }) => sentence));
	const others = report.sentences.filter(({ index }) => !known.has(index));
	const places = [
		...nodes.map((node) => ({ span: node.span, node, sentence: node.sentence })),
		...others.map(({ span, index }) => ({ span, node: undefined, sentence: index })),
	];
	return anchored(report, places.filter(({ span: [start, end] }) => end > start).sort(byPlace));
}

export function paragraphPlaces(report: Report): ParagraphPlace[] {
	return anchored(
		report,
		report.blocks.map(({ span, index }) => ({ span, block: index })),
	);
}

function anchored<Found extends { readonly span: Span }>(
	report: Report,
	places: readonly Found[],
): (Found & AnchoredPlace)[] {
	const anchors = new Anchors(report);
	return places.map((place) => ({ ...place, anchor: anchors.of(place.span) }));
}
