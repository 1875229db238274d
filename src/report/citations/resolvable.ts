import { itemAt } from '../../access';
import type { Citation, Report } from '../model';

/** The report names a bibliography outside of its text: `bibliography:` in the front matter, one path or several. */
export function namesBibliography({ frontMatter }: Pick<Report, 'frontMatter'>): boolean {
	return [frontMatter?.data.bibliography].flat().some((path) => typeof path === 'string' && path.trim() !== '');
}

/** Whether the report has no reference list; footnotes do not count. */
export function hasNoList({ references }: Pick<Report, 'references'>): boolean {
	return references.every(({ label }) => label?.startsWith('^'));
}

/** Manubot's keys that contain what they lead to; `tag:` stands for such a key in a file beside the report. */
const selfResolving =
	/^(?:doi|pmid|pubmed|pmcid|pmc|arxiv|isbn|url|https?|wikidata|tag|raw|clinicaltrials|biorxiv):./iu;

/** What stands in front of the name in the address that a key leads to. */
const pages: Readonly<Record<string, string>> = {
	doi: 'https://doi.org/',
	pmid: 'https://pubmed.ncbi.nlm.nih.gov/',
	pubmed: 'https://pubmed.ncbi.nlm.nih.gov/',
	pmcid: 'https://pmc.ncbi.nlm.nih.gov/articles/',
	pmc: 'https://pmc.ncbi.nlm.nih.gov/articles/',
	arxiv: 'https://arxiv.org/abs/',
};

/** The address that a key such as `doi:10.1000/1` or `url:https://…` stands for. */
export function keyAddress(key: string): string | undefined {
	const [, scheme = '', name = ''] = /^([a-z]+):(.+)$/iu.exec(key) ?? [];
	const page = pages[scheme.toLowerCase()];
	return page === undefined ? /^(?:url:)?(https?:.+)$/iu.exec(key)?.[1] : page + name;
}

type Cited = Pick<Report, 'frontMatter' | 'references' | 'citations' | 'source'>;

/** Whether a reader gets from a citation to something: an address, an entry of the list that is not empty, or an entry elsewhere. */
export function citationResolves(report: Cited, citation: Citation): boolean {
	return citation.url !== undefined || citation.labels.some((_, at) => labelResolves(report, citation, at));
}

/** Whether one of some citations, by their places in `report.citations`, leads a reader to something. */
export function anyCitationResolves(report: Cited & Pick<Report, 'citations'>, citations: readonly number[]): boolean {
	return citations.some((index) => citationResolves(report, itemAt(report.citations, index)));
}

/** As {@link citationResolves}, for one of the things that a citation names. */
export function labelResolves(report: Cited, citation: Citation, at: number): boolean {
	const index = citation.references[at];
	const reference = index === undefined ? undefined : report.references[index];
	if (reference) return !reference.empty;
	if (citation.form === 'note' || (citation.form === 'authorYear' && hasNoList(report))) return true;
	if (citation.form !== 'key') return false;
	const label = citation.labels[at] ?? '';
	// A list that has no keys leaves them to a file of the project; or the text holds `@book{doe2020, …}` itself.
	return (
		namesBibliography(report) ||
		report.references.every((entry) => entry.label === undefined || entry.label.startsWith('^')) ||
		selfResolving.test(label) ||
		report.source.includes(`{${label},`)
	);
}
