import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import { escapeMarkdown } from '../../text/escapeMarkdown';

/** A place of the report that the reader can click; both from 1, as the report was read. */
export interface PlacePart {
	readonly line: number;
	readonly column: number;
	readonly title: string;
}

/** A piece of an answer: Markdown, a place, or the page on a kind of finding. */
export type Part = string | PlacePart | { readonly page: string; readonly title: string };

/** What a follow-up needs to know of an answer. */
export interface Answered {
	readonly command: 'explain' | 'plan' | 'rewrite' | 'question' | 'welcome';
	/** The line that was spoken of. */
	readonly line?: number | undefined;
	/** Another wording may answer the finding there. */
	readonly wordable?: boolean;
	/** The line of what is to be mended first or next. */
	readonly next?: number | undefined;
}

/** An answer with what may follow on it. */
export interface ChatAnswer {
	readonly parts: readonly Part[];
	readonly answered: Answered;
}

/** Words of somebody else, as a quotation that shows them and nothing else. */
export function quoted(text: string): string {
	return `> ${escapeMarkdown(text)}`;
}

/** What a model wrote, as text in its paragraphs and lists: no link of it can be clicked, no image is loaded. */
export function modelMarkdown(text: string): string {
	const lines = text.split('\n').map((line) => {
		const unindented = line.trimStart();
		const [bullet = ''] = /^(?:[-*]|\d{1,9}[.)])\s/.exec(unindented) ?? [];
		const words = unindented.slice(bullet.length).trim();
		const end = line.trimEnd().length;
		return line.slice(0, end - words.length) + escapeMarkdown(words) + line.slice(end);
	});
	return lines.join('\n');
}

export interface Followup {
	readonly command: string;
	readonly prompt: string;
	readonly label: string;
}

/** What may be asked next after an answer. */
export function followupsOf({ command, line, wordable, next }: Answered, { say }: Words): Followup[] {
	const rewrite = (at: number) => ({
		...{ command: 'rewrite', prompt: String(at) },
		label: say(message('chat.thenRewrite', { line: at })),
	});
	const explain = (at: number) => ({
		...{ command: 'explain', prompt: String(at) },
		label: say(message('chat.thenExplain', { line: at })),
	});
	return [
		...(line !== undefined && wordable && command === 'explain' ? [rewrite(line)] : []),
		...(line !== undefined && command === 'rewrite' ? [explain(line)] : []),
		...(next !== undefined ? [explain(next)] : []),
		...(command === 'plan' ? [] : [{ command: 'plan', prompt: '', label: say(message('chat.thenPlan')) }]),
	];
}
