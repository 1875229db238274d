import { anyOf, firstWords, inEither } from '../../../lexicon/compile';
import {
	countedNames,
	moneyNames,
	notAdding,
	notTotals,
	partNames,
	percentNames,
	restNames,
	shareNames,
	subtotalNames,
	totalEndings,
	totalItems,
	totalNames,
} from '../../../lexicon/totals.json';
import { foreseen } from '../../../lexicon/values.json';
import { simplified } from '../../../text/simplified';

/** What the names of a table's rows and columns say of their numbers. */
const patterns = {
	total: new RegExp(
		`^${anyOf(totalNames.en)}\\b(?! ${anyOf(totalItems)})|^${anyOf(totalNames.zh)}(?:[（(]|$|\\s)`,
		'iu',
	),
	asTotal: new RegExp(`(?:\\b${anyOf(totalEndings.en)}|${anyOf(totalEndings.zh)})\\s*(?:[（(]|$)`, 'iu'),
	rates: inEither(notAdding, 'iu'),
	other: inEither(notTotals, 'iu'),
	shares: inEither(shareNames, 'iu'),
	percentages: inEither(percentNames, 'iu'),
	money: inEither(moneyNames, 'iu'),
	counted: inEither(countedNames, 'iu'),
} as const;
const says = (kind: keyof typeof patterns, name: string) => patterns[kind].test(simplified(name));

const opens = ({ en, zh }: typeof subtotalNames) => [firstWords(en, 'iu'), new RegExp(`^${anyOf(zh)}`, 'u')];
const openings = { subtotal: opens(subtotalNames), part: [...opens(partNames), /^[-–—•·]/u], rest: opens(restNames) };

const opensAs = (kind: keyof typeof openings, name: string) =>
	openings[kind].some((pattern) => pattern.test(simplified(name)));

/** A row or column that is called a total. */
export const isTotalName = (name: string) => says('total', name);

/** The same, or one that may be called the total of more than the table has. */
export const endsAsTotal = (name: string) => says('asTotal', name);

/** A total of the rows since the one before. */
export const isSubtotalName = (name: string) => opensAs('subtotal', name);

/** A row that is part of another one. */
export const isPartName = (name: string) => opensAs('part', name);

/** A row that has all the rest. */
export const isRestName = (name: string) => opensAs('rest', name);

/** A row that is no total, whatever its numbers. */
export function isOtherName(name: string): boolean {
	return says('rates', name) || says('other', name) || isPartName(name) || isRestName(name);
}

/** A column of shares of one whole; `loosely` also of percentages that may be such shares. */
export function isShareName(name: string, loosely = false): boolean {
	return says('shares', name) || (loosely && (says('percentages', name) || /[%％]/u.test(name)));
}

/** What does not add up, such as rates. */
export function isRateName(name: string): boolean {
	return says('rates', name) || name.includes('/');
}

/** A column of amounts of money. */
export const isMoneyName = (name: string) => says('money', name);

const foreseenName = new RegExp(`\\d[EFe]\\b|\\b${anyOf(foreseen.en)}\\b|${anyOf(foreseen.zh)}`, 'iu');

/** A column of what is expected or planned: `2025E`, `Forecast 2026`. */
export const isForeseen = (name: string) => foreseenName.test(name);

/** What is counted, or given per head or share. */
export const isCountedName = (name: string) => says('counted', name);

const inShort = /[(（]([A-Z][A-Za-z]{1,6})[)）]/u;

/** `Fixed wireless access (FWA)`: what a name has in brackets, where it is its initials. */
export function shortNameOf(name: string): string | undefined {
	const [brackets = '', short = ''] = inShort.exec(name) ?? [];
	const words = name.replace(brackets, '').match(/[A-Za-z]+/gu) ?? [];
	const initials = words.map((word) => word.charAt(0)).join('');
	return short !== '' && initials.toLowerCase() === short.toLowerCase() ? short : undefined;
}
