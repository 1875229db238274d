import { anyOf } from '../../../lexicon/compile';
import { listed } from '../../../lexicon/listed';
import { message } from '../../../messages/message';
import type { Block, Report } from '../../../report/model';
import { readProse } from '../../../report/prose';
import { allMatches } from '../../../text/matches';
import { type CheckedRelation, conflicts, holds } from '../amounts/checkedRelation';
import { countIn, hanCount } from '../amounts/spelled';
import { listed as bounds } from '../amounts/tolerances';

const name = '[^，。；：、！？\\s（）()\\d\\n|*“”"第等]{1,16}';
/** `产品、渠道、品牌三大因素`. What stands in front of the first name is taken for part of it, which changes nothing. */
const pattern = new RegExp(
	`${name}(?:、${name}){1,8}?(?=${hanCount}[大个类种项重])((?!一)${hanCount})[大个类种项重](?:[^，。；：、\\n的]{0,4}?)${anyOf(listed.zh)}`,
	'gu',
);

/** How many things there are said to be, in Chinese, right behind their names. */
export function namesBefore(report: Report): CheckedRelation[] {
	return report.blocks.flatMap((block) => {
		const isText = block.kind === 'paragraph' || block.kind === 'item';
		return isText && mayCount.test(report.source.slice(...block.span)) ? namesIn(report, block) : [];
	});
}

/** `种植、加工和储运面临三大难题`: the number is of something else. */
const goesOn = /[是为有成分将把对让使受]|存在|带来|面临|提出|遇到|得出|涉及|包含|涵盖/u;

const leastNames = 3;

/** Cheap test for texts without any. */
const mayCount = /、[^、，。]{1,32}[大个类种项重]/u;

function namesIn({ source, ink }: Report, { span }: Block): CheckedRelation[] {
	const prose = readProse(source, ink, span);
	return allMatches(pattern, prose.text).flatMap((match) => {
		const [whole, number = ''] = match;
		const from = match.index + whole.lastIndexOf(number);
		const at = { span: [prose.offset(from), prose.offset(match.index + whole.length - 1) + 1] as const };
		const count = countIn(number);
		const names = whole.slice(0, whole.lastIndexOf(number)).split('、');
		if (goesOn.test(names.at(-1) ?? '')) return [];
		const most = names.length + allMatches(/[和与及]/gu, names.join('、')).length;
		const follow = Math.min(Math.max(count, names.length), most);
		const working = () => ({ formula: message('numbers.itemsListed', { count: follow }) });
		if (follow === count) return [holds('listCount', at, [], working)];
		// Of two names, a list goes before them perhaps that is none of theirs.
		if (most < leastNames || Math.abs(follow - count) > bounds.mostFewer) return [];
		const told = message('numbers.otherCountBehind', { announced: count, named: follow });
		return [conflicts('listCount', { code: 'number.inconsistent', span: at.span, message: told }, working)];
	});
}
