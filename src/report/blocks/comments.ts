import type { Comment } from '../model';
import type { SourceMark } from './drafts';

/** The HTML comments of a report. */
export function readComments(source: string, marks: readonly SourceMark[]): Comment[] {
	return marks.flatMap(({ kind, span }): Comment[] => {
		const html = source.slice(...span);
		if (kind !== 'html' || !html.startsWith('<!--')) return [];
		return [
			{
				span,
				text: html
					.replace(/^<!--+/, '')
					.replace(/-*->$/, '')
					.trim(),
			},
		];
	});
}
