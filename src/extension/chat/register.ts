import * as vscode from 'vscode';
import type { Parts } from '../editor/parts';
import { findingPage } from '../editor/shell';
import { readPlainFile, unlessMissing, uriSourceFiles } from '../host/files';
import { showError } from '../host/notices';
import { errorText, words } from '../host/words';
import type { ChatDeps } from './deps';

/** Of the parts of the editor's interface that some of its relatives do not have. */
type Offered = { readonly [Name in 'chat' | 'lm']?: Partial<(typeof vscode)[Name]> };

const participantId = 'plumbline.chat';

async function load() {
	return (await import('./participant')).late;
}

/**
 * Offers the tools that the manifest names to the editor's models, and `@plumbline` in its chat. What either takes is loaded
 * with the first call.
 */
export function registerChat(
	{ plumblineFor, findingPages, pages, ...parts }: Parts,
	acts: Pick<ChatDeps, 'toDo' | 'offerWording'>,
): vscode.Disposable {
	const deps: ChatDeps = {
		...parts,
		...acts,
		plumbline: plumblineFor,
		host: {
			...{ words, errorText, showError, readFile: readPlainFile, sourceFiles: uriSourceFiles },
			stat: (uri) => unlessMissing(() => vscode.workspace.fs.stat(uri)),
			findingPages,
			pageOf: (code) => findingPage(pages, code),
		},
	};
	const { extension, extensionUri } = parts.context;
	const { chat, lm }: Offered = vscode;
	const contributed: readonly { readonly name: string }[] = extension.packageJSON.contributes.languageModelTools;
	const tools = contributed.map(({ name }) =>
		lm?.registerTool?.<object>(name, {
			prepareInvocation: async (options) => (await load()).prepareTool(name, options, deps),
			invoke: async (options, token) => (await load()).callTool(name, options, token, deps),
		}),
	);
	const participant = chat?.createChatParticipant?.(participantId, async (request, context, stream, token) =>
		(await load()).respond(request, context, stream, token, deps),
	);
	if (participant) {
		participant.iconPath = vscode.Uri.joinPath(extensionUri, 'media', 'icon.png');
		participant.followupProvider = {
			provideFollowups: async (result) => (await load()).followups(result, deps),
		};
	}
	return vscode.Disposable.from(...[...tools, participant].filter((each) => each !== undefined));
}
