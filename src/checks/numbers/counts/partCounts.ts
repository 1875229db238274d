import { inEither } from '../../../lexicon/compile';
import { closing } from '../../../lexicon/listed';
import type { Block, Report } from '../../../report/model';
import { readProse } from '../../../report/prose';
import { allMatches } from '../../../text/matches';
import type { CheckedRelation } from '../amounts/checkedRelation';
import { againstCount, isAddition, toldCount } from './againstCount';
import { type Announced, announcedIn, announcedShortly } from './announced';
import { bracketedPartsIn, mayBracket } from './bracketedParts';
import { type Enumeration, enumerationsIn, mayEnumerate } from './enumerations';
import { mayName, namesBehindColon, namesInBrackets } from './namedParts';

/** How many things a text says will follow, against the parts that it counts off, or names side by side. */
export function partCounts(report: Report): CheckedRelation[] {
	return report.blocks.flatMap((block) => {
		if (block.kind !== 'paragraph' && block.kind !== 'item') return [];
		const written = report.source.slice(...block.span);
		return [
			...(mayEnumerate.test(written) ? against(report, block, enumerationsIn, announcedIn) : []),
			...(mayBracket.test(written) ? against(report, block, bracketedPartsIn, announcedShortly) : []),
			...(mayName.test(written)
				? [
						...against(report, block, namesBehindColon, announcedOfNames),
						...against(report, block, namesInBrackets, announcedWithWhat),
					]
				: []),
		];
	});
}

function against(
	report: Report,
	block: Block,
	partsIn: (text: string) => readonly Enumeration[],
	announced: (lead: string) => Announced | undefined,
): CheckedRelation[] {
	const prose = readProse(report.source, report.ink, block.span);
	return partsIn(prose.text).flatMap((enumeration) => {
		const from = sentenceStart(prose.text, enumeration.start);
		const lead = prose.text.slice(from, enumeration.start).trimEnd().replace(stop, '').trimEnd();
		const told = toldCount(prose, announced(lead), from);
		const isMore = enumeration.nests && told !== undefined && enumeration.parts > told.count;
		return told && !isMore
			? againstCount(told, countNear(told.count, enumeration), () => isEnded(report, block, prose.text, enumeration))
			: [];
	});
}

function announcedOfNames(lead: string): Announced | undefined {
	return announcedIn(lead) ?? announcedWithWhat(lead);
}

/** `In four: homes, shops and farms` does not say what is counted. */
function announcedWithWhat(lead: string): Announced | undefined {
	const found = announcedShortly(lead);
	return found && /[\s\p{Script=Han}]\S/u.test(lead.slice(found.start, found.end)) ? found : undefined;
}

/** Of the numbers of parts that there may be the one nearest to what is announced */
function countNear(announced: number, { parts, most = parts }: Enumeration): number {
	return Math.min(Math.max(announced, parts), most);
}

/** What may stand between the words that announce parts and the first of them. */
const stop = /[:：,，.。;；–—-]$/u;
const sentenceEnd = /[.!?]\s+(?=\P{Ll})/gu;

/** Where the last sentence begins before a place, which may be right behind that sentence. */
function sentenceStart(text: string, at: number): number {
	const from = Math.max(0, at - mostLead);
	const before = text.slice(from, at).trimEnd();
	return from + allMatches(sentenceEnd, before).reduce((_, { index, 0: end }) => index + end.length, 0);
}

/** In characters: what announces parts is short. */
const mostLead = 300;

const addsLast = inEither(closing);

/** Whether no further part stands behind the last, without its mark or in the next block. */
function isEnded({ blocks, source }: Report, { index }: Block, text: string, { last, next }: Enumeration): boolean {
	if (next === undefined) return true;
	if (addsLast.test(text.slice(last))) return false;
	const below = blocks[index + 1];
	if (!below || below.kind === 'heading') return true;
	const begin = source.slice(...below.span).slice(0, 20);
	return !isAddition(begin) && begin.search(next) < 0;
}
