import { analyze } from '../../../src/analyze';
import { blockAt } from '../../../src/report/lookup';
import type { Block, Report, Span } from '../../../src/report/model';
import { containsOffset, overlap } from '../../../src/report/spanRelations';
import { checklistClaimsOf, isInConclusions } from '../../../src/scoring/jade/checklists/claims';
import { offeredClaims } from '../../../src/scoring/jade/checklists/reportChecklist';
import type { LogicNode } from '../../../src/tree/model';
import { readGold, readReports } from './corpora';
import type { GoldUnit } from './goldEval';

/** How many of the claims that should be examined are, pooled over all reports, 0–1. */
interface ChecklistFigures {
	/** Arguments in summaries, conclusions and recommendations. */
	readonly summing: number;
	/** Arguments that the tree calls unsupported and that are the thesis, key nodes, or sum up. */
	readonly unsupported: number;
	/** Either of both as annotators saw them, whatever the tree takes them for. */
	readonly annotated: number;
}

export function checklistFigures(): ChecklistFigures {
	const [summing, unsupported, annotated] = [new Share(), new Share(), new Share()];
	const units = new Map(readGold().map(({ text, gold }) => [text, gold.units]));
	for (const { name, text } of readReports()) {
		const { report, tree } = analyze({ name, text });
		const offered = offeredClaims(checklistClaimsOf(report, tree)).map(({ node }) => node);
		for (const node of tree.nodes.filter((one) => isArgument(report, one))) {
			const asked = offered.includes(node);
			const concludes = isInConclusions(report, node);
			if (concludes) summing.count(asked);
			if (node.support === 'unsupported' && (concludes || node.key || node.id === tree.thesis))
				unsupported.count(asked);
		}
		for (const unit of units.get(text) ?? []) {
			const block = report.blocks.find(({ span }) => containsOffset(span, unit.start));
			if (block && isToExamine(report, unit, block))
				annotated.count(offered.some(({ span }) => covers(span, [unit.start, unit.end])));
		}
	}
	return { summing: summing.value, unsupported: unsupported.value, annotated: annotated.value };
}

function isArgument(report: Report, { type, sentence, block }: LogicNode): boolean {
	return (
		type === 'argument' && sentence !== undefined && block !== undefined && blockAt(report, block).kind !== 'heading'
	);
}

function isToExamine(report: Report, { kind, label, support, key }: GoldUnit, block: Block): boolean {
	if (label !== 'A' || (kind !== 'para' && kind !== 'item')) return false;
	return isInConclusions(report, { block: block.index }) || (support === 'N' && key);
}

/** At least half of the unit. */
function covers(span: Span, unit: Span): boolean {
	const shared = Math.min(span[1], unit[1]) - Math.max(span[0], unit[0]);
	return overlap(span, unit) && shared * 2 >= unit[1] - unit[0];
}

class Share {
	#all = 0;
	#some = 0;

	count(counts: boolean): void {
		this.#all++;
		if (counts) this.#some++;
	}

	get value(): number {
		return this.#all === 0 ? 0 : this.#some / this.#all;
	}
}
