import * as z from 'zod';
import type { Finding } from '../../../findings/model';
import { computedNumber, mendedReferences, sameNumber, withoutParagraph } from '../../../index';
import type { Replacement } from '../../../mending/replacement';
import { message, verbatim } from '../../../messages/message';
import type { Message, Words } from '../../../messages/model';
import type { Span } from '../../../report/model';
import { cutShort } from '../../../text/shorten';
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
export async function mendsOf(read: ReadReport, finding: Finding): Promise<Mend[]> {
	const { report } = read.analysis;
	const { context } = read;
	const mend = (what: Message, replacements: readonly Replacement[]): Mend => ({
		what: context.words.say(what),
		edits: replacements.map(({ span, text }) => {
			return { ...context.at(span), span: [...span], old: report.source.slice(...span), new: text };
		}),
	});
	const computed = computedNumber(finding);
	if (computed) return [mend(message('agents.putComputed'), [computed])];
	const references = await mendedReferences(report, finding, read.reread);
	if (references) return [mend(ofReferences(finding), references)];
	const alike = sameNumber(report, finding).map((one) =>
		mend(message('agents.writeAlike', { text: one.text, line: context.at(one.span).line }), [one]),
	);
	return [...alike, ...removals(read, finding, (span) => context.at(span).line, mend)];
}

function ofReferences({ code, related }: Finding): Message {
	const count = 1 + related.length;
	return code === 'citation.duplicate'
		? message('agents.mergeEntries', { count })
		: message('agents.removeUncited', { count });
}

/** Of paragraphs that repeat each other any one may go. */
function removals(
	{ analysis: { report } }: ReadReport,
	{ code, span, related }: Finding,
	lineAt: (span: Span) => number,
	mend: (what: Message, replacements: readonly Replacement[]) => Mend,
): Mend[] {
	if (code !== 'paragraph.redundant') return [];
	return [span, ...related.map((place) => place.span)].flatMap((place) => {
		const removal = withoutParagraph(report, place);
		return removal ? [mend(message('agents.removeParagraph', { line: lineAt(place) }), [removal])] : [];
	});
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
	return JSON.stringify(cutShort(text, longestQuote));
}
