import { documents } from '../../lexicon/attribution';
import { anyOf } from '../../lexicon/compile';

/** A name; a month or quarter before a year is a date. */
const name = String.raw`(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Q\d|FY)\b)\p{Lu}[\p{L}’'-]+`;
const authors = String.raw`${name}(?:(?:,| and| &|, and) ${name})*(?: et al\.?)?`;
/** Word processors leave several blanks, Chinese authors none behind a comma. */
const blank = '(?: {1,8}|, {0,8})';
const year = String.raw`(?:19|20)\d\d[a-z]?(?!\d)`;
const work = new RegExp(
	String.raw`[(（](?:e\.g\.,? |see )?(?:${authors}${blank}(?:\d{1,2}\/)?${year}|${year}(?: {1,8}${name}){1,5}[)）]|\p{Script=Han}{2,4}等?[,，]\s?${year})|${authors} [(（]${year}[)）]`,
	'u',
);

/** `(Q3 results call)`, `(interview with a former buyer, May 2025)`, （公司2024年年报）: a document or a talk, in brackets of its own. */
const document = new RegExp(
	String.raw`[(（][^()（）]{0,60}(?:\b${anyOf(documents.en)}\b[^()（）]{0,60}|${anyOf(documents.zh)}[^()（）]{0,20})[)）]`,
	'iu',
);

/** `据某院《2024年票价报告》`. */
const titled = /(?:据|參見|参见|引自|来自)[^，,。；;《》]{0,16}《[^《》]{2,80}》/u;

/** Whether a text names a work that a reader can look up by its authors and year: `(Doe and Roe 2011)`, `Doe et al. (2011)`, `（王明，2019）`, by its title; or a document. */
export function namesWork(text: string): boolean {
	return work.test(text) || document.test(text) || titled.test(text);
}
