import assert from 'node:assert/strict';
import {
	CancellationTokenSource,
	type ChatContext,
	type ChatRequest,
	type ChatResponseStream,
	type ChatResult,
	extensions,
	type LanguageModelChat,
	Location,
	Position,
	Range,
	Selection,
	type TextEditor,
	Uri,
	workspace,
} from 'vscode';
import { analyze } from '../../src/analyze';
import type { ChatDeps } from '../../src/extension/chat/deps';
import { followups, respond } from '../../src/extension/chat/participant';
import { findingPage } from '../../src/extension/editor/shell';
import { readPlainFile, unlessMissing, uriSourceFiles, uriTextFiles } from '../../src/extension/host/files';
import { errorText, words } from '../../src/extension/host/words';
import { languageModelProvider } from '../../src/extension/model/languageModelProvider';
import { Snapshot } from '../../src/extension/reports/snapshot';
import { createPlumbline } from '../../src/index';
import { silentLogger, systemClock } from '../../src/ports';
import { contextOf } from '../../src/view/context';
import { toDoViewOf } from '../../src/view/toDo';
import { brokenCitation, closeAll, extensionId, lines, openReport, unsupportedClaim } from './reports';

const extension = extensions.getExtension(extensionId)!;

/** What was shown of an answer: places as `<line>`, pages as `<claim.vague.md>`. */
interface Reply {
	readonly text: string;
	readonly result: ChatResult;
	readonly progress: readonly string[];
	readonly offered: readonly string[];
	readonly sent: readonly string[];
}

describe('@plumbline in the chat', () => {
	afterEach(closeAll);

	/** A request with the cursor where it is, to a model that answers as told. */
	async function say(
		editor: TextEditor,
		command: string | undefined,
		prompt: string,
		answer = '',
		attached: readonly (Uri | Location)[] = [],
	): Promise<Reply> {
		const sent: string[] = [];
		const model = {
			...{ name: 'Scripted', id: 'scripted', vendor: 'test', family: 'test', version: '1', maxInputTokens: 100_000 },
			sendRequest: async ([question]: readonly { content: readonly { value: string }[] }[]) => {
				sent.push(question?.content.map(({ value }) => value).join('') ?? '');
				return {
					text: (async function* () {
						yield answer;
					})(),
				};
			},
		} as unknown as LanguageModelChat;
		let text = '';
		const progress: string[] = [];
		const offered: string[] = [];
		const stream = {
			markdown: (value: string) => {
				text += value;
			},
			anchor: (place: Uri | Location) => {
				const isPage = place instanceof Uri;
				if (!isPage) assert.equal(place.uri.toString(), editor.document.uri.toString());
				text += isPage ? `<${place.path.split('/').at(-1)}>` : `<${place.range.start.line + 1}>`;
			},
			progress: (value: string) => void progress.push(value),
		} as unknown as ChatResponseStream;
		const references = attached.map((value) => ({ id: 'test', value }));
		const request = { prompt, command, references, toolReferences: [], model } as unknown as ChatRequest;
		const token = new CancellationTokenSource().token;
		const result = await respond(request, { history: [] } as ChatContext, stream, token, depsOf(editor, offered));
		return { text, result, progress, offered, sent };
	}

	/** As the extension hands them over, with the reports read here. */
	function depsOf({ document }: TextEditor, offered: string[]): ChatDeps {
		const read = async () => {
			const snapshot = new Snapshot(document);
			return { analysis: analyze({ name: 'report.md', text: snapshot.text }), snapshot };
		};
		const plumbline = createPlumbline({
			...{ logger: silentLogger, clock: systemClock },
			prompts: uriTextFiles(Uri.joinPath(extension.extensionUri, 'prompts')),
		});
		const deps = {
			host: {
				...{ words, errorText, readFile: readPlainFile, sourceFiles: uriSourceFiles, showError: () => {} },
				stat: (uri: Uri) => unlessMissing(() => workspace.fs.stat(uri)),
				findingPages: uriTextFiles(Uri.joinPath(extension.extensionUri, 'docs', 'findings')),
				pageOf: (code: string) => findingPage(extension.extensionUri, code),
			},
			analyses: { isReport: () => true, get: () => undefined, analyze: read },
			settings: { reading: () => ({}), project: { of: () => undefined } },
			decisions: { of: () => [] },
			active: { document },
			log: { error: () => {} },
			models: {
				lent: async (_: unknown, chosen: LanguageModelChat) => ({
					plumbline,
					model: { provider: languageModelProvider(chosen) },
				}),
			},
			toDo: ({ analysis, snapshot }: Awaited<ReturnType<typeof read>>) =>
				toDoViewOf(analysis, {
					...contextOf(snapshot.text, words),
					...{ isFixable: () => false, jade: null, relations: 0 },
				}),
			offerWording: async (_: unknown, wording: { text: string }) => void offered.push(wording.text),
		};
		return deps as unknown as ChatDeps;
	}

	const cursorAt = (editor: TextEditor, line: number, character = 0) => {
		const place = new Position(line - 1, character);
		editor.selection = new Selection(place, place);
	};

	it('explains the finding under the cursor, or on a line, and asks no model', async () => {
		const editor = await openReport(brokenCitation, 'chat');
		cursorAt(editor, 5, 43);
		const { text, result, sent } = await say(editor, 'explain', '');
		assert.match(text, /^### A citation without a matching reference\n\n<5> · error[\s\S]*<citation\.broken\.md>$/);
		assert.equal((await say(editor, 'explain', 'line 5')).text, text);
		assert.match((await say(editor, 'explain', '3')).text, /no finding on line 3\. The nearest are on <5>/);
		assert.match((await say(editor, 'explain', 'claim.vague')).text, /<claim\.vague\.md>$/);
		assert.deepEqual([sent, followups(result, depsOf(editor, [])).map(({ command }) => command)], [[], ['plan']]);
	});

	it('goes by what is attached: a selection, a report; one from elsewhere that is not open it does not read', async () => {
		const editor = await openReport(brokenCitation, 'chat');
		cursorAt(editor, 1);
		const selection = new Location(editor.document.uri, new Range(4, 42, 4, 45));
		assert.match((await say(editor, 'explain', '', '', [selection])).text, /<5> · error/);
		const { text, result } = await say(editor, 'plan', '', '', [Uri.file('/elsewhere/report.md')]);
		assert.equal(text, '');
		assert.match(result.errorDetails?.message ?? '', /is outside the workspace, and not open/);
	});

	it('plans what to mend, each step with its line to click', async () => {
		const editor = await openReport(brokenCitation, 'chat');
		const { text, sent } = await say(editor, 'plan', '');
		assert.match(text, /1 finding .*To mend in this order:\n\n1\. <5> \*\*A citation without/);
		assert.deepEqual(sent, []);
	});

	it('has the chosen model word a claim anew, and hands it to the editor to be taken', async () => {
		const editor = await openReport(unsupportedClaim, 'chat');
		cursorAt(editor, 5, 3);
		const wording = 'Corvania may become a leading exporter of storage technology within five years.';
		const answer = JSON.stringify({ text: wording, why: 'Less certain.' });
		const { text, offered, sent, progress } = await say(editor, 'rewrite', '', answer);
		assert.deepEqual(offered, [wording]);
		assert.match(text, /^For the sentence on line 5 Scripted proposes:\n\n> Corvania may become/);
		assert.match(progress[0] ?? '', /^Scripted is asked: the paragraph/);
		assert.match(sent[0] ?? '', /<<<sentence [0-9a-f]{16}>>>\nCorvania will be/);
		assert.equal(editor.document.isDirty, false);
		const other = await openReport(brokenCitation, 'chat');
		const none = await say(other, 'rewrite', '5', answer);
		assert.match(none.text, /^On line 5 no finding can be answered by another wording/);
		assert.deepEqual([none.sent, none.offered], [[], []]);
	});

	it('answers a question from the findings, which are sent as data', async () => {
		const editor = await openReport(brokenCitation, 'chat');
		const { text, sent, result } = await say(
			editor,
			undefined,
			'What is wrong?',
			'{"answer":"Mend [F1] ![x](https://evil.example)"}',
		);
		assert.match(text, /^Mend <5> \\!\\\[x\\\]/);
		assert.match(
			sent[0] ?? '',
			/<<<question [0-9a-f]{16}>>>\nWhat is wrong\?\n[\s\S]*<<<findings [0-9a-f]{16}>>>\nF1 \(line 5, error/,
		);
		assert.equal(result.errorDetails, undefined);
	});

	it('says what it is for where nothing is asked, and what went wrong where something did', async () => {
		const editor = await openReport(lines('# Port', ''), 'chat');
		assert.match((await say(editor, undefined, ' ')).text, /^I answer from what Plumbline finds/);
		const { result } = await say(editor, undefined, 'Well?', 'no JSON at all');
		assert.ok((result.errorDetails?.message ?? '').length > 20);
	});
});
