import { inEither } from '../../lexicon/compile';
import { unreal } from '../../lexicon/values';
import { blockAt, sectionsFrom } from '../../report/lookup';
import type { Report } from '../../report/model';
import { isCount } from './amount';
import type { Figure } from './figures';
import { keptTermSet } from './mentions';
import type { NamedRow } from './namedCells';
import { saysOnly } from './namesOnly';
import { isIn, isLongName, type Named } from './rowsNamed';

const isUnreal = inEither(unreal);
/** What was expected, or would be. */
const counterfactual =
	/\b(?:if|would|could|might|not|instead|unless|originally|initially|previously|once|had \w+ed)\b|原[来先本]|原计划|此前|如果|假如|若|曾/iu;
const possessive = /\b(?:its|their|his|her|whose)\b|其(?![中他它余])/iu;
/** In front of what was before. */
const earlierValue = /\b(?:from|after|against|versus|vs\.?|than|compared (?:with|to))\s*$|[从由较比]$/iu;
/** Behind a figure these tell what it is of; anything else goes on about it. */
const belongs =
	/^\s?(?:of|in|for|per|at|on|among|before|after|net|gross|excluding|including|adjusted|reported|organic|a)\b|^\p{Script=Han}/iu;

interface Tables {
	readonly report: Report;
	/** The rows that are things, not measures. */
	readonly things: readonly NamedRow[];
}

/** Whether a figure can be of nothing but the rows: their name is the only one, and nothing else is said of it. */
export function isClear(tables: Tables, { figure, rows, isOwn }: Named): boolean {
	const [row, ...more] = rows;
	if (!row || more.some(({ name }) => !isIn(name, row.name)) || possessive.test(figure.before)) return false;
	if (figure.dated === 'never' && (isUnreal.test(figure.around) || earlierValue.test(figure.before))) return false;
	if (counterfactual.test(`${figure.lead} ${figure.before}`)) return false;
	// `In Oslo, sales were 40` is of no more than Oslo.
	if (isOwn && !isLongName(row) && keptTermSet(figure.lead).size > 0) return false;
	return saysOnly(wordsOf(figure, row), namesOf(tables.report, row)) && !namesOther(tables, figure, row);
}

function wordsOf({ before, behind, amount }: Figure, { name }: NamedRow): string {
	const isSaid = isIn(name, keptTermSet(before)) && !isCount(amount) && !belongs.test(behind);
	return isSaid ? before : `${before} ${behind}`;
}

function namesOf({ title }: Report, { label, about, cells }: NamedRow): string {
	return [label, about, ...cells.map(({ header }) => header), title?.text ?? ''].join(' · ');
}

/** Of the things that tables have, what stands before the clause or over it names another one, or the table is of one. */
function namesOther({ report, things }: Tables, { lead, before, block }: Figure, row: NamedRow): boolean {
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
