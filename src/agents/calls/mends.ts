import type { Finding } from '../../findings/model';
import { mendsOf } from '../../functions';
import { message, verbatim } from '../../messages/message';
import type { Words } from '../../messages/model';
import type { Span } from '../../report/model';
import { truncate } from '../../text/shorten';
import type { ReadReport } from './readReport';

/** In UTF-16 units. */
const longestQuote = 120;

/** So many edits of a mend are told in words: a list of references that is renumbered has hundreds. */
const mostEdits = 6;

/** What puts a finding right in the text: all of its edits or none; where there are several for one finding, one of them. */
export interface Mend {
	readonly what: string;
	readonly edits: readonly Edit[];
}

/** A stretch of the report with what is to stand there instead. */
interface Edit {
	readonly line: number;
	readonly column: number;
	/** In UTF-16 units from 0: `[start, end)`. */
	readonly span: readonly [number, number];
	readonly old: string;
	readonly new: string;
}

/** What is offered for a finding, the same as in the editor: nothing where only its author knows. */
export async function mendObjects(
	{ analysis: { report }, context, reread }: ReadReport,
	finding: Finding,
): Promise<Mend[]> {
	const mends = await mendsOf(report, finding, reread, (span: Span) => context.at(span).line);
	return mends.map(({ title, replacements }) => ({
		what: context.words.say(title),
		edits: replacements.map(({ span, text }) => {
			return { ...context.at(span), span, old: report.source.slice(...span), new: text };
		}),
	}));
}

/** In one line each. */
export function mendLines(mends: readonly Mend[], { say }: Words): string[] {
	return mends.map(({ what, edits }) => {
		const told = edits
			.slice(0, mostEdits)
			.map(({ line, column, old, new: text }) =>
				message('agents.edit', { line, column, old: quoted(old), text: quoted(text) }),
			);
		const more = edits.length - told.length;
		if (more > 0) told.push(message('agents.moreEdits', { count: more }));
		return say(message('agents.mend', { what: verbatim(what), edits: told }));
	});
}

/** A paragraph that goes is known by its beginning: whole it stands in the data. */
function quoted(text: string): string {
	return JSON.stringify(truncate(text, longestQuote));
}
