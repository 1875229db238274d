import { firstOf, itemAt } from '../../access';
import { anyOf } from '../../lexicon/compile';
import { readings } from '../../lexicon/conclusions';
import { introducerOf } from '../../report/lookup';
import { holds } from '../../report/spanRelations';
import { kept } from '../../text/kept';
import { memoised } from '../../text/memo';
import type { UnitSignals } from '../reading/signals';
import type { SupportContext } from './supportFeatures';
import { cites, groupOf } from './unitGroup';

/**
 * What stands beside a claim in the report makes its case, though no layout puts it below: it is the point with which a
 * section that cites opens, or what the table above it comes to.
 */
export function restsOnNeighbours(grounds: SupportContext): boolean {
	return (grounds.block[0] === grounds.own && opensCitedSection(grounds)) || readsTable(grounds) || readsAbove(grounds);
}

/** So many units before a reading are looked at for what it reads. */
const readBefore = 4;

/**
 * Whether a claim says of itself that it reads what stands right above it, `Implication: …`, `启示：…` or in the list under
 * `这意味着：`, and that cites. With a figure of its own it says more.
 */
export function readsAbove({ report, own, all, index }: SupportContext): boolean {
	if (own.figures > 0 || own.citations > 0) return false;
	const lead = own.unit.block.kind === 'item' ? introducerOf(report, own.unit.block) : undefined;
	const led =
		lead?.section === own.unit.block.section && lead !== undefined && leadsReading(report.source.slice(...lead.span));
	if (!led && !isReading(own.unit.text)) return false;
	const before = all.slice(Math.max(0, index - readBefore), index);
	return before.some((other) => cites(other) && other.unit.section === own.unit.section);
}

const label = anyOf([...readings.en, ...readings.zh]);
/** What the reading is for may stand in front: `对行业的含义：`. */
const labelled = new RegExp(`^[\\s\\p{P}\\p{S}]*(?:对[^:：。.\\n]{1,12}的)?${label}[^:：。.\\n]{0,12}[:：]`, 'iu');
const leading = new RegExp(`${labelled.source}[\\s\\p{P}\\p{S}]*$`, 'iu');
const isReading = kept((text) => labelled.test(text));
const leadsReading = kept((text) => leading.test(text));

/** Whether a claim stands in the opening paragraph of a section that goes on to cite: its ground may be right below. */
export function opensCitedSection(grounds: SupportContext): boolean {
	const found = citedBelow(grounds);
	return found !== undefined && found >= (grounds.block[0] === grounds.own ? 2 : 3);
}

/** How many units below the opening paragraph of a section cite; `undefined` for any other block. The same for all units of a block. */
const citedBelow = memoised(
	(grounds: SupportContext): number | undefined => {
		const { own, block, section } = grounds;
		const isText = ({ unit }: UnitSignals) => unit.kind !== 'heading';
		if (own.unit.block.kind !== 'paragraph' || section.find(isText)?.unit.block !== own.unit.block) return undefined;
		const text = section.filter(isText);
		const after = text.length > block.length ? text.slice(block.length) : inParts(grounds);
		return after.filter(cites).length;
	},
	({ block }) => block,
);

/** What stands in the parts of a section that itself has no more than its opening. */
function inParts({ own, all, index }: SupportContext): readonly UnitSignals[] {
	const at = own.unit.section;
	if (!at || at.level < 2) return [];
	const parts: UnitSignals[] = [];
	for (let next = index + 1; next < all.length; next++) {
		const other = itemAt(all, next);
		if (!holds(at.span, other.unit.span[0])) break;
		if (other.unit.kind !== 'heading' && other.unit.section !== at) parts.push(other);
	}
	return parts;
}

/** A claim of which the table right above it in its section speaks too. */
function readsTable({ own, all, index }: SupportContext): boolean {
	const before = all.slice(Math.max(0, index - 4), index);
	const table = before.findLast(({ unit }) => unit.kind === 'table' && unit.section === own.unit.section);
	return table !== undefined && [...own.terms].filter((term) => table.terms.has(term)).length >= 2;
}

/** Whether a claim says what the cited sentences right before it in its paragraph come to. */
export function drawsOnCited({ own, block }: SupportContext): boolean {
	if (!own.cues.has('inference') && !pointsBack.test(own.unit.text)) return false;
	const at = groupOf(block).placeOf(own);
	return block.slice(Math.max(0, at - 2), at).some(cites);
}

const pointsBack =
	/^(?:this|these|those|such|it|they|together|combined|furthermore|moreover)\b|^(?:这|该|此|上述|由此|进而)/i;

/**
 * Whether a claim stands in the report's conclusion: its ground may be anywhere in the body. That goes for a report without
 * a citation, too: else one passage that cites, wherever it came from, would speak for what the rest comes to.
 */
export function sumsUp({ own, block }: SupportContext): boolean {
	const closes = own.unit.section?.role === 'conclusion' || summing.test(firstOf(block).unit.text);
	return closes && own.figures === 0;
}

const summing =
	/^(?:in (?:conclusion|summary|sum|short)|to (?:conclude|sum up|summari[sz]e)|overall|taken together)\b|^(?:综上|总之|总的来[看说]|总体(?:来看|而言))/i;
