import type { Report, Span } from '../../report/model';
import { resolvePath } from '../paths';

/** What a new file of entries is called. */
const usualName = 'references.json';

type WithFrontMatter = Pick<Report, 'frontMatter'>;

/** The file for entries beside a report: the CSL JSON that its front matter names, else a new one. A path from the report's folder. */
export function entriesFile({ frontMatter }: WithFrontMatter): string {
	const named = [frontMatter?.data.bibliography].flat().flatMap((path) => {
		const file = typeof path === 'string' && /\.json$/i.test(path) ? resolvePath('', path) : undefined;
		return file === undefined ? [] : [file];
	});
	return named[0] ?? usualName;
}

/** Whether the front matter of a report at a path names a file, given from the report's folder. */
export function namesFile({ frontMatter }: WithFrontMatter, file: string): boolean {
	const own = resolvePath('', file);
	const named = [frontMatter?.data.bibliography].flat();
	return own !== undefined && named.some((path) => typeof path === 'string' && resolvePath('', path) === own);
}

/**
 * What makes a report name a file of entries in its front matter: a line more. `undefined` where it names another one already,
 * or its front matter is none in YAML: that is the author's to change.
 */
export function bibliographyLineEdit(
	{ frontMatter, source }: WithFrontMatter & Pick<Report, 'source'>,
	file: string,
): { readonly span: Span; readonly text: string } | undefined {
	const line = `bibliography: ${JSON.stringify(file)}\n`;
	if (!frontMatter) return { span: [0, 0], text: `---\n${line}---\n\n` };
	if (Object.keys(frontMatter.data).some((name) => name.toLowerCase() === 'bibliography')) return undefined;
	const text = source.slice(...frontMatter.span);
	const end = /\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n)?$/.exec(text);
	if (!text.startsWith('---') || !end) return undefined;
	const at = frontMatter.span[0] + end.index + (end[0].startsWith('\r') ? 2 : 1);
	return { span: [at, at], text: line };
}
