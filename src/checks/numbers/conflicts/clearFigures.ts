import { anyOf, inEither } from '../../../lexicon/compile';
import {
	counterfactual,
	heldAgainst,
	leavingOut,
	narrowing,
	possessives,
	required,
} from '../../../lexicon/reservations';
import { unreal } from '../../../lexicon/values';
import { blockAt, sectionsFrom } from '../../../report/lookup';
import type { Report, SectionRole } from '../../../report/model';
import { keptTermSet, partsOfYearIn } from '../reading/mentions';
import { overlap } from '../reading/sameQuantity';
import type { NamedRow } from '../tables/namedCells';
import type { Figure } from './figures';
import { isContrasted } from './inconsistentStatements';
import { type FigureOfRows, isIn } from './rowsNamed';

const isUnreal = inEither(unreal);
const isCounterfactual = inEither(counterfactual);
const isNarrowed = inEither(narrowing);
/** `Before the restatement`; not before a number. */
const beforeEvent = /\b(?:before|after)\b(?! [\uE000-\uEFFF])/iu;
const hasToBe = inEither(required);
/** Something else is told of it: `at revenue of 55 the margin is 12%`. */
const given = /^\s*at\b/iu;
const isOwned = inEither(possessives);
const leavesOut = inEither(leavingOut);
const isHeldAgainst = new RegExp(`\\b${anyOf(heldAgainst.en)}\\s*$|${anyOf(heldAgainst.zh)}$`, 'iu');

interface Tables {
	readonly report: Report;
	/** The rows that are things, not measures. */
	readonly things: readonly NamedRow[];
}

/** Whether a figure that names rows can be of nothing else: they have one name, and it is told of what is. */
export function isClear(tables: Tables, { figure, rows, lead }: FigureOfRows): boolean {
	const [row, ...more] = rows;
	if (!row || more.some(({ name }) => !isIn(name, row.name)) || isOwned.test(figure.before)) return false;
	const { before, rest, link } = figure;
	if (isContrasted([lead, before, rest].join(' '))) return false;
	if (figure.dated !== 'here' && isHeldAgainst.test(link)) return false;
	const around = [lead, before, rest].join(' ');
	const [clause, told] = [`${before} ${link}`, `${figure.behind} ${rest}`];
	if (isNarrowed.test(told) || beforeEvent.test(told) || leavesOut.test(lead)) return false;
	if (given.test(clause) || hasToBe.test(clause)) return false;
	if (figure.dated === 'never' && (isUnreal.test(`${around} ${link}`) || partsOfYearIn(around).size > 0)) return false;
	return !isCounterfactual.test(`${lead} ${before}`) && !namesOther(tables, figure, row, lead);
}

const inBrief: ReadonlySet<SectionRole> = new Set(['summary', 'introduction', 'conclusion']);

/**
 * In the section of the table or one of its name, or in one that tells of the whole in brief, before or behind all tables.
 * Under `Denmark` the sales are those of Denmark.
 */
export function isAtHome(report: Report, { block }: Pick<Figure, 'block'>, row: NamedRow): boolean {
	const over = (at: number) => sectionsFrom(report, blockAt(report, at).section).filter(({ level }) => level > 1);
	const [own, others] = [over(block), over(row.block)];
	const [section] = own;
	// One section holds the other.
	if (!section || others.length === 0 || others.includes(section) || own.some((one) => one === others[0])) return true;
	const [first, last] = [report.tables[0]?.block ?? block, report.tables.at(-1)?.block ?? block];
	const isBrief = inBrief.has(section.role) || block < first || block > last;
	return isBrief || overlap(keptTermSet(section.text), keptTermSet(`${row.label} ${row.about}`)) > 0;
}

/** Of the things that tables have, what stands before the clause or over it names another one, or the table is of one. */
function namesOther({ report, things }: Tables, { before, block }: Figure, row: NamedRow, lead: string): boolean {
	const headings = sectionsFrom(report, blockAt(report, block).section).filter(({ level }) => level > 1);
	const around = [lead, ...headings.map(({ text }) => text)].map(keptTermSet);
	// What the report is about need not be named.
	const own = keptTermSet(`${row.label} ${report.title?.text ?? ''}`);
	const told = [...around, keptTermSet(before)];
	const ofTable = keptTermSet(row.about);
	return things.some(({ name, block: of }) => {
		if (isIn(name, own)) return false;
		const isAround = around.some((terms) => isIn(name, terms));
		return isIn(name, ofTable) ? of !== row.block && !told.some((terms) => isIn(name, terms)) : isAround;
	});
}
