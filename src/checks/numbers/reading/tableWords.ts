import { bilingual, firstWords, oneOf } from '../../../lexicon/compile';
import { unitNotes } from '../../../lexicon/measures.json';
import {
	allNames,
	countedNames,
	moneyNames,
	notAdding,
	partNames,
	percentNames,
	restNames,
	shareNames,
	subtotalNames,
	totalItems,
	totalNames,
} from '../../../lexicon/totals.json';
import { foreseen } from '../../../lexicon/values.json';
import type { Quantity, Report, Table } from '../../../report/model';
import { findQuantities } from '../../../report/numbers/quantityGrammar';
import { simplified } from '../../../text/simplified';
import { type Amount, amountOf, isCount, isMoney } from '../amounts/amount';

/** What the names of a table's rows and columns say of their numbers. */
const patterns = {
	total: new RegExp(
		`^${oneOf(totalNames.en)}\\b(?! ${oneOf(totalItems)})|^${oneOf(totalNames.zh)}(?:[（(]|$|\\s)`,
		'iu',
	),
	all: new RegExp(`^(?:${oneOf(allNames.en)}|${oneOf(allNames.zh)})$`, 'iu'),
	rates: bilingual(notAdding, 'iu'),
	shares: bilingual(shareNames, 'iu'),
	percentages: bilingual(percentNames, 'iu'),
	money: bilingual(moneyNames, 'iu'),
	counted: bilingual(countedNames, 'iu'),
} as const;
const says = (kind: keyof typeof patterns, name: string) => patterns[kind].test(simplified(name));

const opens = ({ en, zh }: typeof subtotalNames) => [firstWords(en, 'iu'), new RegExp(`^${oneOf(zh)}`, 'u')];
const openings = { subtotal: opens(subtotalNames), part: [...opens(partNames), /^[-–—•·]/u], rest: opens(restNames) };

const opensAs = (kind: keyof typeof openings, name: string) =>
	openings[kind].some((pattern) => pattern.test(simplified(name)));

/** A row or column that is called a total. */
export const isTotalName = (name: string) => says('total', name);

/** `All sites`: mostly what the rows come to, but what columns have means of as well. */
export const isAllName = (name: string) => says('all', name);

/** A total of the rows since the one before. */
export const isSubtotalName = (name: string) => opensAs('subtotal', name);

/** A row that is part of another one. */
export const isPartName = (name: string) => opensAs('part', name);

/** A row that has all the rest. */
export const isRestName = (name: string) => opensAs('rest', name);

/** A column of shares of one whole; `loosely` also of percentages that may be such shares. */
export function isShareName(name: string, loosely = false): boolean {
	return says('shares', name) || (loosely && (says('percentages', name) || /[%％]/u.test(name)));
}

/** `2022/23`, `9/2024`; `2024/2023` is one year by the other. */
const dates = /(?<!\d)(?:(?:19|20)\d\d\/\d\d|\d{1,2}(?:\/\d{1,2})?\/\d{1,4})(?!\d)/gu;

/** What does not add up, such as rates. */
export function isRateName(name: string): boolean {
	return says('rates', name) || name.replace(dates, ' ').includes('/');
}

/** A column of amounts of money. */
export const isMoneyName = (name: string) => says('money', name);

const foreseenName = new RegExp(`\\d[EFe]\\b|\\b${oneOf(foreseen.en)}\\b|${oneOf(foreseen.zh)}`, 'iu');

/** A column of what is expected or planned: `2025E`, `Forecast 2026`. */
export const isForeseen = (name: string) => foreseenName.test(name);

/** What is counted, or given per head or share. */
export const isCountedName = (name: string) => says('counted', name);

const currency = /^(?:US\$|[$€£¥]|[A-Z]{3}(?=\s|(?:k|mn?|bn)(?![A-Za-z])))/u;
/** A scale that is read as such only right behind its number. */
const shortScale = /^(?:k|mn?|bn)(?![a-z])/iu;

/** What a header says its numbers measure. */
export function unitOf(report: Report, header: string): Amount | undefined {
	return amountIn(report, unitIn(report, header));
}

/** The same as one of its unit, as numbers are read from a text. */
export function unitIn(report: Report, header: string): Quantity | undefined {
	const isPercent = /%|％|\bper ?cent\b/iu.test(header);
	return inBrackets(report, header) ?? (isPercent ? readUnit(report, '%') : undefined);
}

/** One of what stands in brackets, or behind a comma. */
export function unitInBrackets(report: Report, name: string): Amount | undefined {
	return amountIn(report, inBrackets(report, name));
}

function inBrackets(report: Report, name: string): Quantity | undefined {
	const [, ...pieces] = piecesOf(name);
	return pieces.flatMap((piece) => readUnit(report, piece) ?? [])[0];
}

function amountIn(report: Report, unit: Quantity | undefined): Amount | undefined {
	return unit && amountOf(report, unit);
}

function piecesOf(name: string): string[] {
	return name.split(/[(（)）,，]/u).map((piece) => piece.trim());
}

/** What is behind the unit must match `tail`. */
function readUnit(report: Report, piece: string, tail = /^/u): Quantity | undefined {
	const [money = ''] = currency.exec(piece) ?? [];
	const rest = piece.slice(money.length).trimStart();
	if (piece === '') return undefined;
	const text = `${money} 1${money !== '' && shortScale.test(rest) ? '' : ' '}${rest}`;
	const found = findQuantities(text, report.language);
	const [only, ...more] = found.filter(({ kind }) => kind !== 'year' && kind !== 'date');
	if (!only || more.length > 0 || (only.kind === 'count' && only.magnitude === 0)) return undefined;
	return tail.test(text.slice(only.end)) ? { ...only, span: [0, 0], block: 0 } : undefined;
}

const note = new RegExp(`^(?:${oneOf(unitNotes.en)}\\b|${oneOf(unitNotes.zh)})\\s?[:：]?\\s?`, 'iu');
/** Several units, so that it is unclear which applies. */
const several = /[、/%％]|\b(?:and|or)\b|[和及或]/u;
/** Units that all numbers of a table hardly ever have. */
const times: ReadonlySet<string> = new Set([
	's',
	'day',
	'week',
	'month',
	'year',
	'decade',
	'percent',
	'points',
	'ratio',
]);
const longestNote = 40;
/** `£ million in 2024 prices`, `Mt CO₂` are units; `美元指数` is none. */
const tail = /^(?:$| (?:in|at|a|per|of) | ?CO[2₂])/u;

/**
 * The unit of a table's amounts that stands in its caption, in the corner of its header or in a line of its own above or
 * below: `Table 3: Investment, EUR bn`, `(£ million)`, 单位：亿元.
 */
export function statedUnit(report: Report, table: Table): Amount | undefined {
	const caption = table.caption ? [plain(report.source.slice(...table.caption))] : [];
	const corner = table.header[0]?.text ?? '';
	const lines = [-1, -2, 1].flatMap((by) => {
		const block = report.blocks[table.block + by];
		const line = block?.kind === 'paragraph' ? plain(report.source.slice(...block.span)) : '';
		return note.test(line) || /^[(（]/u.test(line) ? [line] : [];
	});
	const texts = [...caption, corner, ...lines.filter((line) => line.length <= longestNote)];
	return texts.flatMap((text) => unitsIn(report, text))[0];
}

function plain(text: string): string {
	return text.replace(/[*_]/gu, '').trim();
}

/** The units between brackets and commas, from the last one back; parts that say anything else are skipped. */
function unitsIn(report: Report, text: string): Amount[] {
	const pieces = piecesOf(text).map((piece) => piece.replace(note, ''));
	return pieces.toReversed().flatMap((piece) => {
		const unit = several.test(piece) ? undefined : amountIn(report, readUnit(report, piece, tail));
		return unit && !times.has(unit.dimension) && !isCount(unit) ? [unit] : [];
	});
}

const period =
	/^(?:(?:FY|CY|Q[1-4]|H[12]|[1-4][QH])[\s-]?)+['’]?(?:20)?\d\d(?!\d)|^(?:FY|CY)?\s?(?:19|20)\d\d(?!\d)|^(?:19|20)\d\d年/u;

/**
 * Whether the caption's unit applies to a column: to columns of a period, of totals, and of money if the unit is a currency;
 * others may be counts.
 */
export function hasStatedUnit(unit: Amount, header: string): boolean {
	if (isRateName(header) || isShareName(header, true) || isCountedName(header)) return false;
	return period.test(header) || isTotalName(header) || (isMoney(unit) && isMoneyName(header));
}

/** Whether a row is of counts, rates or shares, to which the caption's unit does not apply. */
export function hasOtherUnit(label: string): boolean {
	return isCountedName(label) || isRateName(label) || isShareName(label, true);
}
