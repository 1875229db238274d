import * as vscode from 'vscode';
import { CallError } from '../../agents/calls/callError';
import { forChat } from '../../messages/forChat';
import { message } from '../../messages/message';
import type { Message, Words } from '../../messages/model';
import { addSentences } from '../../messages/words';
import { escapeMarkdown } from '../../text/escapeMarkdown';
import { oneLine } from '../../text/shorten';
import { countFindings, findingSummary } from '../../view/findingCounts';
import { whileWanted } from '../host/inTurns';
import { explainAt, explainCode, planOf, rewrite } from './answers';
import type { ChatDeps, Host } from './deps';
import { analyzedNow, readAnalyzed } from './editorReports';
import { type Answered, type ChatAnswer, followupsOf, type Part } from './parts';
import { answerParts, questionOn } from './question';
import { namedCode, namedCount, namedLine, type Where } from './request';
import { callTool, prepareTool } from './toolCalls';
import { openDocument } from './workspaceFiles';

addSentences(forChat);

/** Answers a request to `@plumbline`; what goes wrong is told in the chat. */
export async function respond(
	request: vscode.ChatRequest,
	context: vscode.ChatContext,
	stream: vscode.ChatResponseStream,
	token: vscode.CancellationToken,
	deps: ChatDeps,
): Promise<vscode.ChatResult> {
	try {
		const answer = await whileWanted(token, async (signal) => {
			const document = await documentOf(request, deps);
			const { parts, answered } = await answerTo(request, context, document, stream, signal, deps);
			write(stream, parts, document?.uri, deps.host);
			return answered;
		});
		return answer ? { metadata: answer } : {};
	} catch (error) {
		deps.log.error('A request in the chat could not be answered.', error);
		return { errorDetails: { message: escapeMarkdown(deps.host.errorText(error)) } };
	}
}

export function followups({ metadata }: vscode.ChatResult, { host: { words } }: ChatDeps): vscode.ChatFollowup[] {
	return metadata ? followupsOf(metadata as Answered, words) : [];
}

async function answerTo(
	request: vscode.ChatRequest,
	context: vscode.ChatContext,
	document: vscode.TextDocument | undefined,
	stream: vscode.ChatResponseStream,
	signal: AbortSignal,
	deps: ChatDeps,
): Promise<ChatAnswer> {
	const { prompt, command } = request;
	const { words, findingPages: pages } = deps.host;
	const code = command === 'explain' ? namedCode(prompt) : undefined;
	if (code) return explainCode(code, pages, words);
	if (!document) return told(message('chat.noReport'), words);
	const file = vscode.workspace.asRelativePath(document.uri);
	if (!deps.analyses.isReport(document)) return told(message('chat.leftOut', { file: escapeMarkdown(file) }), words);
	const report = await analyzedNow(document, deps.analyses, signal);
	const read = readAnalyzed(report, deps, signal);
	const where = whereOf(request, document);
	switch (command) {
		case 'explain':
			return explainAt(read, where, pages);
		case 'plan':
			return planOf(file, deps.toDo(report), namedCount(prompt), words);
		case 'rewrite':
			return rewrite(report, read, { request, document, where, stream, signal }, deps);
	}
	if (prompt.trim() === '') {
		const { findings, decided } = report.analysis;
		const summary = escapeMarkdown(words.say(findingSummary(countFindings(findings, decided))));
		return told(message('chat.welcome', { file: escapeMarkdown(file), findings: summary }), words);
	}
	const { plumbline, model } = await deps.models.lent(document, request.model);
	const { name } = request.model;
	stream.progress(words.say(message('chat.askingQuestion', { model: name })));
	const asked = await questionOn(read, prompt, { earlier: earlierIn(context), line: where?.line, pages });
	const pieces = await plumbline.answer(report.analysis, asked, model, signal);
	return { parts: answerParts(pieces, read, escapeMarkdown(name), words), answered: { command: 'question' } };
}

function told(said: Message, { say }: Words): ChatAnswer {
	return { parts: [say(said)], answered: { command: 'welcome' } };
}

/** The report that is attached, else the one at hand. */
async function documentOf(
	{ references }: vscode.ChatRequest,
	{ active }: ChatDeps,
): Promise<vscode.TextDocument | undefined> {
	const uris = references.flatMap(({ value }) =>
		value instanceof vscode.Uri ? [value] : value instanceof vscode.Location ? [value.uri] : [],
	);
	const attached = uris.find(({ path }) => /\.(?:md|markdown)$/i.test(path));
	const open = attached && openDocument(attached);
	if (open) return open;
	if (attached) {
		requireInside(attached);
		return vscode.workspace.openTextDocument(attached);
	}
	return active.document ?? vscode.window.activeTextEditor?.document;
}

/** What is attached from elsewhere is not opened; to answer on another report instead would mislead. */
function requireInside(attached: vscode.Uri): void {
	if (vscode.workspace.getWorkspaceFolder(attached)) return;
	throw new CallError('missing', message('chat.attachedOutside', { file: attached.path }));
}

/** A line that is named, else a selection that is attached, else the cursor. */
function whereOf(
	{ prompt, command, references }: vscode.ChatRequest,
	document: vscode.TextDocument,
): Where | undefined {
	const line = command === undefined ? undefined : namedLine(prompt);
	if (line !== undefined) return { line };
	const key = document.uri.toString();
	const selected = references.find(
		({ id, value }) => value instanceof vscode.Location && value.uri.toString() === key && !id.includes('viewport'),
	);
	const editor = vscode.window.visibleTextEditors.find((each) => each.document === document);
	const place = selected ? (selected.value as vscode.Location).range.start : editor?.selection.active;
	return place && { line: place.line + 1, column: place.character + 1 };
}

/** What was said before, the last at the end; what is sent of it, the core decides. */
function earlierIn({ history }: vscode.ChatContext): string {
	const turns = history.map((turn) =>
		turn instanceof vscode.ChatRequestTurn ? `Author: ${turn.prompt}` : `Answer: ${oneLine(markdownIn(turn))}`,
	);
	return turns.join('\n');
}

function markdownIn({ response }: vscode.ChatResponseTurn): string {
	return response.map((part) => (part instanceof vscode.ChatResponseMarkdownPart ? part.value.value : '')).join('');
}

function write(
	stream: vscode.ChatResponseStream,
	parts: readonly Part[],
	report: vscode.Uri | undefined,
	{ pageOf }: Host,
): void {
	for (const part of parts) {
		if (typeof part === 'string') stream.markdown(part);
		else if ('page' in part) stream.anchor(pageOf(part.page), part.title);
		else if (report) {
			const place = new vscode.Position(part.line - 1, part.column - 1);
			stream.anchor(new vscode.Location(report, place), part.title);
		}
	}
}

/** All that the first call of a tool, or the first request in the chat, loads: as one piece it cuts the least off the editor's start. */
export const late = { callTool, prepareTool, respond, followups };
