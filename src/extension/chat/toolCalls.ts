import * as vscode from 'vscode';
import { badArguments } from '../../agents/calls/callError';
import { ReportMemory } from '../../agents/calls/memory';
import type { Call, Tool } from '../../agents/calls/tool';
import { contributedName, toolsIn } from '../../agents/offered';
import { forChat } from '../../messages/forChat';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import { addSentences } from '../../messages/words';
import { memoised } from '../../text/memo';
import { whileWanted } from '../host/inTurns';
import type { ToolsDeps } from './deps';
import { readNamed, requireTrust } from './editorReports';
import { locateFile, networkOf } from './workspaceFiles';

addSentences(forChat);

/** Of this window. */
const memory = new ReportMemory();

/** Made once: a schema is long. */
const toolsOf = memoised((words: Words) => toolsIn(words));

/** Answers a model's call of a tool, by the name that the manifest has for it: in words, and as data where they are asked for. */
export async function callTool(
	name: string,
	{ input }: vscode.LanguageModelToolInvocationOptions<object>,
	token: vscode.CancellationToken,
	deps: ToolsDeps,
): Promise<vscode.LanguageModelToolResult> {
	const { words, errorText } = deps.host;
	const tool = toolNamed(name, words);
	const refused = badArguments(tool, input);
	if (refused) throw new Error(words.say(refused.said));
	const result = await whileWanted(token, (signal) => tool.run(input, callOf(deps, signal))).catch((error) => {
		throw new Error(errorText(error), { cause: error });
	});
	if (!result) throw new vscode.CancellationError();
	const { text, data } = result;
	const pieces = data ? [text, JSON.stringify(data)] : [text];
	return new vscode.LanguageModelToolResult(pieces.map((piece) => new vscode.LanguageModelTextPart(piece)));
}

function callOf(deps: ToolsDeps, signal: AbortSignal): Call {
	const { host, plumbline } = deps;
	const { words, findingPages, sourceFiles } = host;
	return {
		...{ words, findingPages, memory, signal, plumbline },
		onProgress: () => {},
		read: (named) => readNamed(named, deps, signal),
		async source(path) {
			requireTrust();
			const { uri } = await locateFile(path, host);
			return { files: sourceFiles(vscode.Uri.joinPath(uri, '..')), path: uri.path.split('/').at(-1) ?? '' };
		},
	};
}

/** What is told while a tool works; asked first is only where a file would come over the network. Nothing is sent by any. */
export function prepareTool(
	name: string,
	{ input }: vscode.LanguageModelToolInvocationPrepareOptions<object>,
	{ host: { words } }: Pick<ToolsDeps, 'host'>,
): vscode.PreparedToolInvocation {
	const { title } = toolNamed(name, words);
	const paths = pathsIn(input);
	const far = paths.flatMap((path) => {
		const place = networkOf(path);
		return place === undefined ? [] : [{ name: path, place }];
	});
	const [asked] = far;
	return {
		invocationMessage: words.say(message('chat.running', { title, name: paths[0] })),
		...(asked && {
			confirmationMessages: {
				title: words.say(message('chat.overNetwork', asked)),
				message: words.say(message('chat.overNetworkAbout', asked)),
			},
		}),
	};
}

/** Nobody has checked the arguments yet. */
function pathsIn(input: object): string[] {
	const named = input as Readonly<Record<string, unknown>>;
	return [named.path, named.source_path, named.sources].filter((path) => typeof path === 'string');
}

function toolNamed(name: string, words: Words): Tool {
	const tool = toolsOf(words).find((each) => contributedName(each) === name);
	if (!tool) throw new Error(`The manifest names a tool that there is not: ${name}.`);
	return tool;
}
