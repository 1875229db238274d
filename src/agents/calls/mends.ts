import * as z from 'zod';
import type { Finding } from '../../findings/model';
import { mendsOf } from '../../functions';
import { message, verbatim } from '../../messages/message';
import type { Words } from '../../messages/model';
import type { Span } from '../../report/model';
import { truncate } from '../../text/shorten';
import type { ReadReport } from './readReport';

/** In UTF-16 units. */
const longestQuote = 120;

/** A stretch of the report with what is to stand there instead. */
const edit = z.object({
	line: z.int(),
	column: z.int(),
	/** In UTF-16 units from 0: `[start, end)`. */
	span: z.tuple([z.int(), z.int()]),
	old: z.string(),
	new: z.string(),
});

/** What puts a finding right in the text: all of its edits or none; where there are several for one finding, one of them. */
export const mendSchema = z.object({ what: z.string(), edits: z.array(edit) });

export type Mend = z.infer<typeof mendSchema>;

/** What is offered for a finding, the same as in the editor: nothing where only its author knows. */
export async function mendObjects(
	{ analysis: { report }, context, reread }: ReadReport,
	finding: Finding,
): Promise<Mend[]> {
	const mends = await mendsOf(report, finding, reread, (span: Span) => context.at(span).line);
	return mends.map(({ title, replacements }) => ({
		what: context.words.say(title),
		edits: replacements.map(({ span, text }) => {
			return { ...context.at(span), span: [...span], old: report.source.slice(...span), new: text };
		}),
	}));
}

/** In one line each. */
export function mendLines(mends: readonly Mend[], { say }: Words): string[] {
	return mends.map(({ what, edits }) => {
		const told = edits.map(({ line, column, old, new: text }) =>
			message('agents.edit', { line, column, old: quoted(old), text: quoted(text) }),
		);
		return say(message('agents.mend', { what: verbatim(what), edits: told }));
	});
}

/** A paragraph that goes is known by its beginning: whole it stands in the data. */
function quoted(text: string): string {
	return JSON.stringify(truncate(text, longestQuote));
}
