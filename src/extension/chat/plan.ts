import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import type { ToDoItemView, ToDoView } from '../../view/toDo';
import { asMarkdown } from '../reports/markdownText';
import type { ChatAnswer, Part } from './parts';

/** What there is to do in a report, as the panel lists it: its first steps, each with its line to click. */
export function planOf(file: string, view: ToDoView, most: number, words: Words): ChatAnswer {
	const { say } = words;
	const steps = view.items.filter(({ held }) => !held);
	const held = view.items.length - steps.length;
	const name = asMarkdown(file);
	const rest = steps.length - most;
	const next = steps.find(({ place }) => place !== null)?.place?.line;
	const opening = message('chat.plan', { file: name, summary: asMarkdown(view.summary) });
	const parts: Part[] =
		steps.length === 0
			? [say(message('chat.planDone', { file: name })), ...view.checked.map((line) => `\n- ${asMarkdown(line)}`)]
			: [say(opening), '\n\n', ...steps.slice(0, most).flatMap((item, at) => stepParts(item, at, view, words))];
	if (rest > 0) parts.push(`\n\n${say(message('chat.planRest', { count: rest, more: steps.length }))}`);
	if (held > 0) parts.push(`\n\n${say(message('chat.planHeld', { count: held }))}`);
	return { parts, answered: { command: 'plan', next } };
}

function stepParts(item: ToDoItemView, at: number, { kinds }: ToDoView, { say }: Words): Part[] {
	const { place, kind, excerpt, message: told, takes, fixable } = item;
	const also = [takes, fixable ? say(message('chat.quickFix')) : ''].filter(Boolean);
	const step = message('chat.planStep', {
		kind: asMarkdown(kinds[kind] ?? ''),
		excerpt: asMarkdown(excerpt),
		what: asMarkdown(told),
		also: also.map(asMarkdown),
	});
	const title = place && say(message('labels.place', { line: place.line }));
	return [
		`${at + 1}. `,
		...(place && title !== null ? [{ line: place.line, column: 1, title }] : []),
		` ${say(step)}\n`,
	];
}
