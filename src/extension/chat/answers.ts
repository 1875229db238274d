import { findingObject } from '../../agents/calls/findingObjects';
import { mendLines } from '../../agents/calls/mends';
import type { ReadReport } from '../../agents/calls/readReport';
import { type Finding, type FindingCode, findingCodes } from '../../findings/model';
import { titleOfFinding } from '../../findings/title';
import { rewordablePlace } from '../../functions';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import type { NewWording } from '../../model';
import { findingPage, sectionOf } from '../../output/findingPage';
import type { TextFiles } from '../../ports';
import { escapeMarkdown } from '../../text/escapeMarkdown';
import { oneLine } from '../../text/shorten';
import type { ToDoItemView, ToDoView } from '../../view/toDo';
import type { AnalyzedReport } from '../reports/analyses';
import type { Asked, ChatDeps } from './deps';
import { type ChatAnswer, modelMarkdown, type Part, quoted } from './parts';
import { findingsAt, findingsNear, type Where } from './request';

/** Findings that one answer explains: more at one place are the same trouble told several ways. */
const mostExplained = 3;

/** Places that are named where there is nothing at the one that was asked for. */
const mostNear = 3;

/** What the finding at a place says, why, and how to mend it: from the finding and its page, without a model. */
export async function explainAt(read: ReadReport, where: Where | undefined, pages: TextFiles): Promise<ChatAnswer> {
	const { words } = read.context;
	if (!where) return { parts: [words.say(message('chat.noCursor'))], answered: { command: 'explain' } };
	const found = findingsAt(read, where).slice(0, mostExplained);
	if (found.length === 0) return nothingAt(read, where.line);
	const parts: Part[] = [];
	for (const [at, finding] of found.entries()) {
		if (at > 0) parts.push('\n\n---\n\n');
		parts.push(...(await findingParts(read, finding)));
		// Of several of one kind the page is shown behind the last.
		if (found[at + 1]?.code !== finding.code) parts.push(...(await pageParts(finding.code, pages, words)));
	}
	const { line } = read.context.at(found[0]!.span);
	const wordable = found.some((finding) => rewordablePlace(read.analysis.report, finding) !== undefined);
	return { parts, answered: { command: 'explain', line, wordable } };
}

/** The page on a kind of finding, whatever report there is. */
export async function explainCode(code: FindingCode, pages: TextFiles, words: Words): Promise<ChatAnswer> {
	const title = `### ${escapeMarkdown(words.say(findingCodes[code].title))}`;
	return { parts: [title, ...(await pageParts(code, pages, words))], answered: { command: 'explain' } };
}

function nothingAt(read: ReadReport, line: number): ChatAnswer {
	const { words, at } = read.context;
	const near = findingsNear(read, line, mostNear);
	const told = words.say(message('chat.nothingAt', { line }));
	const nothing = read.analysis.findings.length === 0 ? ` ${words.say(message('chat.nothingFound'))}` : '';
	const places = near.flatMap((finding, index): Part[] => [
		index === 0 ? ` ${words.say(message('chat.nearest'))} ` : ' · ',
		{ ...at(finding.span), title: words.say(message('labels.place', { line: at(finding.span).line })) },
	]);
	const [first] = near;
	return {
		parts: [told + nothing, ...places],
		answered: { command: 'explain', next: first && at(first.span).line },
	};
}

async function findingParts(read: ReadReport, finding: Finding): Promise<Part[]> {
	const { words, at } = read.context;
	const { say } = words;
	const { quote, message: told, severity, held, related, mends } = await findingObject(read, finding);
	const place = (one: { readonly line: number; readonly column: number }): Part => ({
		...{ line: one.line, column: one.column },
		title: say(message('labels.place', { line: one.line })),
	});
	const name = escapeMarkdown(say(titleOfFinding(finding)));
	return [
		`### ${name}\n\n`,
		place(at(finding.span)),
		` · ${escapeMarkdown(say(message('labels.severity', { severity })))}\n\n${quoted(oneLine(quote))}\n\n${escapeMarkdown(told)}`,
		...(held ? [`\n\n*${say(message('chat.heldBack'))}*`] : []),
		...(related.length > 0 ? [`\n\n**${say(message('chat.related'))}**\n`] : []),
		...related.flatMap((other): Part[] => ['\n- ', place(other), ` ${escapeMarkdown(oneLine(other.message))}`]),
		...(mends.length > 0 ? [`\n\n**${say(message('chat.mends'))}**\n`] : []),
		...mendLines(mends, words).map((line) => `\n- ${escapeMarkdown(line)}`),
	];
}

/** What it means and how to fix it, and the way to the rest. */
async function pageParts(code: FindingCode, pages: TextFiles, words: Words): Promise<Part[]> {
	const { say } = words;
	const page = await findingPage(code, pages, words);
	const section = (title: string) => {
		const text = sectionOf(page, title);
		return text === undefined ? [] : [`\n\n**${title}**\n\n${unwrapped(text)}`];
	};
	return [
		...section(say(message('findingPages.whatItMeans'))),
		...section(say(message('findingPages.howToFix'))),
		'\n\n',
		{ page: code, title: say(message('chat.wholePage')) },
	];
}

/** The chat breaks lines where Markdown's source does. */
function unwrapped(text: string): string {
	const pieces = text.split(/(^```[\s\S]*?^```)/m);
	const joined = (piece: string) => piece.replace(/(?<=[^\n])\n(?=[^\n\s\-|>#`\d])/g, ' ');
	return pieces.map((piece) => (piece.startsWith('```') ? piece : joined(piece))).join('');
}

/** What there is to do in a report, as the panel lists it: its first steps, each with its line to click. */
export function planOf(file: string, view: ToDoView, most: number, words: Words): ChatAnswer {
	const { say } = words;
	const steps = view.items.filter(({ held }) => !held);
	const held = view.items.length - steps.length;
	const name = escapeMarkdown(file);
	const rest = steps.length - most;
	const next = steps.find(({ place }) => place !== null)?.place?.line;
	const opening = message('chat.plan', { file: name, summary: escapeMarkdown(view.summary) });
	const parts: Part[] =
		steps.length === 0
			? [say(message('chat.planDone', { file: name })), ...view.checked.map((line) => `\n- ${escapeMarkdown(line)}`)]
			: [say(opening), '\n\n', ...steps.slice(0, most).flatMap((item, at) => stepParts(item, at, view, words))];
	if (rest > 0) parts.push(`\n\n${say(message('chat.planRest', { count: rest, more: steps.length }))}`);
	if (held > 0) parts.push(`\n\n${say(message('chat.planHeld', { count: held }))}`);
	return { parts, answered: { command: 'plan', next } };
}

function stepParts(item: ToDoItemView, at: number, { kinds }: ToDoView, { say }: Words): Part[] {
	const { place, kind, excerpt, message: told, takes, fixable } = item;
	const also = [takes, fixable ? say(message('chat.quickFix')) : ''].filter(Boolean);
	const step = message('chat.planStep', {
		kind: escapeMarkdown(kinds[kind] ?? ''),
		excerpt: escapeMarkdown(excerpt),
		what: escapeMarkdown(told),
		also: also.map(escapeMarkdown),
	});
	const title = place && say(message('labels.place', { line: place.line }));
	return [
		`${at + 1}. `,
		...(place && title !== null ? [{ line: place.line, column: 1, title }] : []),
		` ${say(step)}\n`,
	];
}

/** Has the chat's model word the sentence of a finding anew; the editor shows the difference, and the author takes it there or not. */
export async function rewrite(
	report: AnalyzedReport,
	read: ReadReport,
	{ request, document, where, stream, signal }: Asked,
	deps: ChatDeps,
): Promise<ChatAnswer> {
	const { words, errorText, showError } = deps.host;
	if (!where) return { parts: [words.say(message('chat.noCursor'))], answered: { command: 'rewrite' } };
	const { analysis } = report;
	const finding = findingsAt(read, where).find((each) => rewordablePlace(analysis.report, each) !== undefined);
	const { line } = finding ? read.context.at(finding.span) : where;
	const answered = { command: 'rewrite', line } as const;
	if (!finding) return { parts: [words.say(message('chat.notWordable', { line }))], answered };
	const scorer = await deps.models.lent(document, request.model);
	const { name } = request.model;
	stream.progress(words.say(message('chat.askingWording', { model: name })));
	const wording = await scorer.plumbline.word(analysis.report, finding, scorer.model, signal);
	signal.throwIfAborted();
	if (!wording) return { parts: [words.say(message('chat.notWordable', { line }))], answered };
	if ('text' in wording) {
		// The notice that asks stays as long as the author wants: the answer in the chat does not wait for it.
		deps.offerWording(report, wording, scorer).catch((error) => {
			deps.log.error('Another wording could not be shown.', error);
			void showError(errorText(error));
		});
	}
	return { parts: wordingParts(wording, line, name, words), answered };
}

function wordingParts(wording: NewWording, line: number, model: string, words: Words): string[] {
	if ('problem' in wording) return [escapeMarkdown(words.say(wording.problem))];
	const proposed = words.say(message('chat.proposed', { line, model: escapeMarkdown(model) }));
	const why = wording.why === '' ? '' : `${modelMarkdown(wording.why)}\n\n`;
	return [`${proposed}\n\n${quoted(wording.text)}\n\n${why}${words.say(message('chat.difference'))}`];
}
