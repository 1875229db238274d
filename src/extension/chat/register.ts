import * as vscode from 'vscode';
import type { ChatDeps } from './deps';

/** Of the parts of the editor's interface that some of its relatives do not have. */
type Offered = { readonly [Name in 'chat' | 'lm']?: Partial<(typeof vscode)[Name]> };

const participantId = 'plumbline.chat';

/**
 * Offers the tools that the manifest names to the editor's models, and `@plumbline` in its chat. What either takes is loaded
 * with the first call.
 */
export function registerChat({ extension }: vscode.ExtensionContext, deps: ChatDeps): vscode.Disposable {
	const { chat, lm }: Offered = vscode;
	const contributed: readonly { readonly name: string }[] = extension.packageJSON.contributes.languageModelTools;
	const tools = contributed.map(({ name }) =>
		lm?.registerTool?.<object>(name, {
			prepareInvocation: async (options) => (await import('./toolCalls')).prepareTool(name, options),
			invoke: async (options, token) => (await import('./toolCalls')).callTool(name, options, token, deps),
		}),
	);
	const participant = chat?.createChatParticipant?.(participantId, async (request, context, stream, token) =>
		(await import('./participant')).respond(request, context, stream, token, deps),
	);
	if (participant) {
		participant.iconPath = vscode.Uri.joinPath(extension.extensionUri, 'media', 'icon.png');
		participant.followupProvider = {
			provideFollowups: async (result) => (await import('./participant')).followups(result),
		};
	}
	return vscode.Disposable.from(...[...tools, participant].filter((each) => each !== undefined));
}
