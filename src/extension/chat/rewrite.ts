import type { ReadReport } from '../../agents/calls/readReport';
import { wordablePlace } from '../../functions';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import type { NewWording } from '../../model';
import type { AnalyzedReport } from '../reports/analyses';
import { asMarkdown } from '../reports/markdownText';
import type { Asked, ChatDeps } from './deps';
import { type ChatAnswer, modelMarkdown, quoted } from './parts';
import { findingsAt } from './request';

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
	const finding = findingsAt(read, where).find((each) => wordablePlace(analysis.report, each) !== undefined);
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
	if ('problem' in wording) return [asMarkdown(words.say(wording.problem))];
	const proposed = words.say(message('chat.proposed', { line, model: asMarkdown(model) }));
	const why = wording.why === '' ? '' : `${modelMarkdown(wording.why)}\n\n`;
	return [`${proposed}\n\n${quoted(wording.text)}\n\n${why}${words.say(message('chat.difference'))}`];
}
