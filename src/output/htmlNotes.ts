import type { Analysis } from '../analysis';
import type { Finding, Severity } from '../findings/model';
import { titleOfFinding } from '../findings/title';
import { message, verbatim } from '../messages/message';
import type { Span } from '../report/model';
import { groupPairs } from '../text/collections';
import type { ViewContext } from '../view/context';
import { decisionText } from '../view/decided';
import { readableExcerpt } from '../view/excerpt';
import { html, type Markup } from './markup';

/** A mark in the report's text, and the note beside the text that it leads to. */
export interface MarginNote {
	/** What stands in the text: a number for a finding, a tick and a number for what the author has decided. */
	readonly label: string;
	/** The note's id on the page. */
	readonly id: string;
	/** The id of its mark in the text. */
	readonly mark: string;
	readonly span: Span;
	readonly kind: Severity | 'decided';
	/** What stands beside the text; `undefined` for a hint that is told beside an earlier place. */
	readonly content: Markup | undefined;
}

/** The findings that are shown and those that the author has decided, by place. `id` is the report's on the page. */
export function marginNotes({ findings, decided }: Analysis, id: string, context: ViewContext): MarginNote[] {
	const shown = findings.map((finding, index) => ({ finding, index })).filter(({ finding }) => !finding.held);
	const told = groupPairs(shown.map((one) => [sameNote(one.finding, context), one]));
	const found = [...told.values()].flatMap((places, order) => {
		const [first] = places;
		const notes = places.map(({ finding, index }) => ({
			label: `${order + 1}`,
			id: findingId(id, first!.index),
			mark: `${findingId(id, index)}-mark`,
			span: finding.span,
			kind: finding.severity,
		}));
		const content = html`${findingContent(first!.finding, context)}${places.length > 1 ? placesHtml(notes, context) : undefined}`;
		return notes.map((note, at) => ({ ...note, content: at === 0 ? content : undefined }));
	});
	const settled = decided.map(({ finding, decision }, index): MarginNote => {
		const content = html`<strong>${decisionText(decision, context.words)}</strong> ${context.words.say(titleOfFinding(finding))}`;
		const note = `${id}-decided${index}`;
		return { label: `✓${index + 1}`, id: note, mark: `${note}-mark`, span: finding.span, kind: 'decided', content };
	});
	return [...found, ...settled].sort((a, b) => a.span[0] - b.span[0]);
}

/** Hints in the same words are one note; everything else has its own. */
function sameNote(finding: Finding, context: ViewContext): string | Finding {
	return finding.severity === 'hint' ? `${findingContent(finding, context)}` : finding;
}

/** The lines of the places of which one note tells, each leading to its first mark. */
function placesHtml(notes: readonly Pick<MarginNote, 'mark' | 'span'>[], { words, at }: ViewContext): Markup {
	const lines = groupPairs(notes.map(({ mark, span }) => [at(span).line, mark]));
	const links = [...lines].map(([line, [mark]]) => html` <a href="#${mark}">${line}</a>`);
	return html`<div class="quiet">${words.say(message('pages.lines', { count: lines.size }))}${links}</div>`;
}

/** Where a finding is told on the page, by its index in the analysis. */
export function findingId(id: string, index: number): string {
	return `${id}-${index}`;
}

export function noteHtml({ id, mark, label, kind, content }: MarginNote): Markup | undefined {
	return (
		content &&
		html`<div class="note ${kind}" id="${id}"><a class="ref" href="#${mark}">${label}</a> ${content}</div>
`
	);
}

/** The number in the text that leads to the note. */
export function refHtml({ id, mark, label, kind }: MarginNote): Markup {
	return html`<a class="ref ${kind}" id="${mark}" href="#${id}">${label}</a>`;
}

/** What stands no mark in the text: findings that are held back, folded, each with its words. */
export function heldHtml({ report, findings }: Analysis, id: string, context: ViewContext): Markup | undefined {
	const { words, at } = context;
	const held = findings.map((finding, index) => ({ finding, index })).filter(({ finding }) => finding.held);
	if (held.length === 0) return undefined;
	return html`<details><summary>${words.say(message('pages.held', { count: held.length }))}</summary>
<ul class="findings">${held.map(
		({ finding, index }) =>
			html`<li id="${findingId(id, index)}" class="${finding.severity}"><span class="place">${at(finding.span).line}:${at(finding.span).column}</span> ${findingContent(finding, context)}
<blockquote>${readableExcerpt(report, finding.span)}</blockquote></li>
`,
	)}</ul></details>
`;
}

function findingContent(finding: Finding, context: ViewContext): Markup {
	const { words, at } = context;
	const { severity, decidedBy } = finding;
	// What stands in the same line the message has already.
	const elsewhere = finding.related.filter(({ span }) => at(span).line !== at(finding.span).line);
	const level = words.say(message('labels.severity', { severity }));
	const by = decidedBy === 'model' && html` <small class="basis">${words.say(message('labels.model'))}</small>`;
	const places = elsewhere.map(({ span, message: why }) => {
		const said = message('labels.atLine', { line: at(span).line, what: verbatim(words.say(why)) });
		return html`<div class="quiet">${words.say(said)}</div>`;
	});
	return html`<strong>${words.say(titleOfFinding(finding))}</strong> <small>${level}</small>${by || undefined}
<div>${words.say(finding.message)}</div>${places}`;
}
