import { startingIn } from '../report/lookup';
import { decodeEntities } from '../report/markdown/markdown';
import { type Citation, Ink, type Report, type Span } from '../report/model';
import { overlap } from '../report/spanRelations';
import { webUrl } from '../text/urls';
import { type MarginNote, refHtml } from './htmlNotes';
import { html, type Markup } from './markup';

/** A run of the text that looks the same from one end to the other. */
interface Piece {
	readonly span: Span;
	readonly content: Markup;
}

/** What the pieces of one stretch need: the report, and where a reference of it stands on the page. */
export interface InlineContext {
	readonly report: Report;
	readonly referenceId: (reference: number) => string | undefined;
	/** What stands for a picture, which is not part of the page. */
	readonly figure: (alt: string, target: string) => string;
}

/**
 * A stretch of the report with its emphasis, code and citations, and the marks of notes. Every element is made here from
 * what the parser knows of the text; what the author typed gets through as characters only.
 *
 * @param pending notes whose number does not stand in the text yet; those that get theirs here are taken out
 */
export function inlineHtml(context: InlineContext, span: Span, notes: readonly MarginNote[], pending: Set<MarginNote>) {
	const here = notes.filter((note) => overlap(note.span, span));
	const open = here.filter((note) => pending.delete(note)).sort((a, b) => a.span[1] - b.span[1]);
	const parts: Markup[] = [];
	const numbersUpTo = (offset: number) => {
		while (open[0] && open[0].span[1] <= offset) parts.push(...open.splice(0, 1).map(refHtml));
	};
	for (const { marking, pieces } of marked(piecesOf(context, span, here), here)) {
		numbersUpTo(pieces[0]?.span[0] ?? span[0]);
		const content = pieces.map((piece) => piece.content);
		parts.push(marking ? html`<mark class="${marking.kind}">${content}</mark>` : html`${content}`);
	}
	numbersUpTo(Number.POSITIVE_INFINITY);
	return parts;
}

/** Neighbours that lie under the same notes, with the gravest of these. */
function marked(pieces: readonly Piece[], notes: readonly MarginNote[]) {
	const groups: { key: string; marking: MarginNote | undefined; pieces: Piece[] }[] = [];
	for (const piece of pieces) {
		const over = notes.filter((note) => overlap(note.span, piece.span));
		const key = over.map(({ mark }) => mark).join(' ');
		const last = groups.at(-1);
		if (last?.key === key) last.pieces.push(piece);
		else groups.push({ key, marking: gravest(over), pieces: [piece] });
	}
	return groups;
}

const byGravity = ['error', 'warning', 'info', 'hint', 'off', 'decided'] as const;

function gravest(notes: readonly MarginNote[]): MarginNote | undefined {
	return notes.toSorted((a, b) => byGravity.indexOf(a.kind) - byGravity.indexOf(b.kind))[0];
}

function piecesOf(context: InlineContext, [start, end]: Span, notes: readonly MarginNote[]): Piece[] {
	const { source, ink } = context.report;
	const atoms = atomsIn(context, [start, end]);
	const cuts = new Set(notes.flatMap((note) => note.span));
	const pieces: Piece[] = [];
	const style = { strong: false, emphasis: false };
	for (let at = start; at < end; ) {
		const atom = atoms.get(at);
		if (atom) {
			pieces.push(atom);
			at = atom.span[1];
			continue;
		}
		const kind = ink[at];
		let next = at + 1;
		while (next < end && ink[next] === kind && !atoms.has(next) && (kind === Ink.markup || !cuts.has(next))) next++;
		const run = source.slice(at, next);
		if (kind === Ink.markup) pieces.push(...markupPiece(run, [at, next], style));
		else pieces.push({ span: [at, next], content: styled(decodeEntities(run), kind === Ink.code, style) });
		at = next;
	}
	return pieces;
}

interface Style {
	strong: boolean;
	emphasis: boolean;
}

/** Marks of emphasis switch it on and off; a line break is white space; every other mark is left out. */
function markupPiece(run: string, span: Span, style: Style): Piece[] {
	const [lead = ''] = /^(?:\*+|_+)/.exec(run) ?? [];
	const [trail = ''] = lead.length === run.length ? [] : (/(?:\*+|_+)$/.exec(run) ?? []);
	for (const { length } of [lead, trail]) {
		if (Math.floor(length / 2) % 2 === 1) style.strong = !style.strong;
		if (length % 2 === 1) style.emphasis = !style.emphasis;
	}
	return /^<br\b/i.test(run) ? [{ span, content: html`<br>` }] : [];
}

function styled(text: string, isCode: boolean, { strong, emphasis }: Style): Markup {
	const plain = isCode ? html`<code>${text}</code>` : html`${text}`;
	const leaning = emphasis ? html`<em>${plain}</em>` : plain;
	return strong ? html`<strong>${leaning}</strong>` : leaning;
}

/** Citations and pictures, by where they begin: each is shown as one thing. */
function atomsIn(context: InlineContext, span: Span): Map<number, Piece> {
	const { citations, figures } = context.report;
	const atoms = [
		...startingIn(citations, span).map((citation) => ({
			span: citation.span,
			content: citationHtml(citation, context),
		})),
		...startingIn(figures, span).map(({ span: place, alt, target }) => {
			return { span: place, content: html`<span class="picture">${context.figure(alt, target)}</span>` };
		}),
	];
	return new Map(atoms.map((atom) => [atom.span[0], atom]));
}

function citationHtml(citation: Citation, { report, referenceId }: InlineContext): Markup {
	const { form, labels, references, url, title, span } = citation;
	if (form === 'link' || form === 'url') return linkHtml(title ?? url ?? '', url ?? '');
	const [reference] = references;
	const target = reference === undefined ? undefined : referenceId(reference);
	const [asWritten] = /^[[【][^\]】]*[\]】]/.exec(report.source.slice(...span)) ?? [];
	const raised = form === 'superscript' || form === 'footnote';
	const text = raised
		? html`<sup>${labels.map((label) => label.replace(/^\^/, '')).join(', ')}</sup>`
		: html`${asWritten ?? labels.join(', ')}`;
	return target === undefined ? text : html`<a class="cite" href="#${target}">${text}</a>`;
}

/** A link that a reader may follow; only pages of the web are linked, any other address is its text alone. */
export function linkHtml(text: string, url: string): Markup {
	const address = webUrl(url);
	return address ? html`<a href="${address.href}" rel="noreferrer noopener">${text}</a>` : html`${text}`;
}
