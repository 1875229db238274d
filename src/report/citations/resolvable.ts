import { itemAt } from '../../access';
import { memoised } from '../../text/memo';
import type { Citation, FrontMatter, Report } from '../model';

/**
 * The report names a bibliography outside of its text: `bibliography:` in the front matter, one path or several, or
 * another entry there that names a `.bib` file, or the place where its entries are put in.
 */
export function namesBibliography(report: Pick<Report, 'frontMatter' | 'source'>): boolean {
	return (report.frontMatter !== undefined && bibliographyNamed(report.frontMatter)) || putsBibliographyIn(report);
}

const putsBibliographyIn = memoised(({ source }: Pick<Report, 'source'>) => putIn.test(source));

/** Where the entries of a bibliography are put in: of Pandoc and Quarto, of MyST and Sphinx, of Jekyll. */
const putIn = /^[ \t]*(?::{3,}[ \t]*\{#refs|(?:`{3,}|:{3,})\{bibliography\}|\{%[ \t]*bibliography\b)/mu;

const bibliographyNamed = memoised(({ data }: FrontMatter) =>
	Object.entries(data).some(([name, value]) =>
		[value].flat().some((path) => typeof path === 'string' && isBibliography(name, path.trim())),
	),
);

function isBibliography(name: string, path: string): boolean {
	return (name.toLowerCase() === 'bibliography' && path !== '') || /\.bib(?:tex)?$/i.test(path);
}

/**
 * A key such as `[@doe2020]` whose entry the report's text does not hold, but a bibliography that it names may, or the
 * file of entries that stands beside a report written for Manubot: there other keys say what they lead to. Where the text
 * lists nothing but notes, all of them are in a file of the project.
 */
function isListedElsewhere(
	report: Pick<Report, 'frontMatter' | 'citations' | 'source' | 'references'>,
	{ form, span }: Pick<Citation, 'form' | 'span'>,
): boolean {
	if (form !== 'key') return false;
	// What a role names stands in the project's bibliography.
	const isRole = report.source.startsWith('{', span[0]);
	return isRole || namesBibliography(report) || anySelfResolving(report.citations) || listsNone(report);
}

/** Notes apart, the report has no list. */
export function listsNone({ references }: Pick<Report, 'references'>): boolean {
	return references.every(({ label }) => label?.startsWith('^'));
}

const anySelfResolving = memoised((citations: readonly Citation[]) =>
	citations.some(({ form, labels }) => form === 'key' && labels.some((label) => selfResolving.test(label))),
);

/** Manubot's keys that say themselves what they lead to; `tag:` stands for one of them in a file beside the report. */
const selfResolving =
	/^(?:doi|pmid|pubmed|pmcid|pmc|arxiv|isbn|url|https?|wikidata|tag|raw|clinicaltrials|biorxiv):./iu;

/** `@book{doe2020, …}` in the report itself. */
function isWrittenOut({ source }: Pick<Report, 'source'>, key: string): boolean {
	return source.includes(`{${key},`);
}

/** The address that a key such as `doi:10.1000/1` stands for. */
export function keyAddress(key: string): string | undefined {
	const [, scheme = '', name = ''] = /^([a-z]+):(.+)$/iu.exec(key) ?? [];
	switch (scheme.toLowerCase()) {
		case 'doi':
			return `https://doi.org/${name}`;
		case 'pmid':
		case 'pubmed':
			return `https://pubmed.ncbi.nlm.nih.gov/${name}/`;
		case 'pmcid':
		case 'pmc':
			return `https://pmc.ncbi.nlm.nih.gov/articles/${name.toUpperCase()}/`;
		case 'arxiv':
			return `https://arxiv.org/abs/${name}`;
		case 'url':
			return /^https?:/iu.test(name) ? name : undefined;
		case 'http':
		case 'https':
			return key;
		default:
			return undefined;
	}
}

type Cited = Pick<Report, 'frontMatter' | 'references' | 'citations' | 'source'>;

/** Whether a reader gets from a citation to something: an address, an entry of the list that is not empty, or an entry elsewhere. */
export function resolves(report: Cited, citation: Citation): boolean {
	return citation.url !== undefined || citation.labels.some((_, at) => resolvesLabel(report, citation, at));
}

/** Whether one of some citations, by their places in `report.citations`, leads a reader to something. */
export function anyResolves(report: Cited & Pick<Report, 'citations'>, citations: readonly number[]): boolean {
	return citations.some((index) => resolves(report, itemAt(report.citations, index)));
}

/** As {@link resolves}, for one of the things that a citation names. */
export function resolvesLabel(report: Cited, citation: Citation, at: number): boolean {
	const index = citation.references[at];
	const reference = index === undefined ? undefined : report.references[index];
	if (reference) return !reference.empty;
	if (citation.form === 'note' || (citation.form === 'authorYear' && listsNone(report))) return true;
	const label = citation.labels[at] ?? '';
	if (citation.form === 'key' && (selfResolving.test(label) || isWrittenOut(report, label))) return true;
	return isListedElsewhere(report, citation);
}
