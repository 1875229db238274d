/** A name; a month or quarter before a year is a date. */
const name = String.raw`(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Q\d|FY)\b)\p{Lu}[\p{L}’'-]+`;
const authors = String.raw`${name}(?:(?:,| and| &|, and) ${name})*(?: et al\.?)?`;
const year = String.raw`(?:19|20)\d\d[a-z]?(?!\d)`;
const work = new RegExp(
	String.raw`[(（](?:e\.g\.,? |see )?(?:${authors},? (?:\d{1,2}\/)?${year}|\p{Script=Han}{2,4}等?[,，]\s?${year})|${authors} [(（]${year}[)）]`,
	'u',
);

/** Whether a text names a work that a reader can look up by its authors and year: `(Doe and Roe 2011)`, `Doe et al. (2011)`, `（王明，2019）`. */
export function namesWork(text: string): boolean {
	return work.test(text);
}
