import type { Citation, Report } from './model';

/**
 * The report names a bibliography outside of its text: `bibliography:` in the front matter, one path or several, or
 * another entry there that names a `.bib` file.
 */
export function namesBibliography({ frontMatter }: Pick<Report, 'frontMatter'>): boolean {
	return Object.entries(frontMatter?.data ?? {}).some(([name, value]) =>
		[value].flat().some((path) => typeof path === 'string' && isBibliography(name, path.trim())),
	);
}

function isBibliography(name: string, path: string): boolean {
	return (name.toLowerCase() === 'bibliography' && path !== '') || /\.bib(?:tex)?$/i.test(path);
}

/** A key such as `[@doe2020]` whose entry the report's text does not hold, but a bibliography that it names may. */
export function isListedElsewhere(report: Pick<Report, 'frontMatter'>, { form }: Pick<Citation, 'form'>): boolean {
	return form === 'key' && namesBibliography(report);
}

type Cited = Pick<Report, 'frontMatter' | 'references'>;

/** Whether a reader gets from a citation to something: an address, an entry of the list that is not empty, or an entry elsewhere. */
export function resolves(report: Cited, citation: Citation): boolean {
	return citation.url !== undefined || citation.labels.some((_, at) => resolvesLabel(report, citation, at));
}

/** As {@link resolves}, for one of the things that a citation names. */
export function resolvesLabel(report: Cited, citation: Citation, at: number): boolean {
	const index = citation.references[at];
	const reference = index === undefined ? undefined : report.references[index];
	return reference ? !reference.empty : isListedElsewhere(report, citation);
}
