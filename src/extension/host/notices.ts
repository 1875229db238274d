import type { LogOutputChannel } from 'vscode';
import * as vscode from 'vscode';
import { ModelError } from '../../judge/model';
import { inEnglish } from '../../messages/inEnglish';
import type { Logger } from '../../ports';
import { whileWanted } from './inTurns';
import { noticeText } from './noticeText';
import { errorText, words } from './words';

/** The editor's notices, for all of the extension: none of them shows a link that somebody else wrote. */
export function showError(message: string, ...buttons: readonly string[]): Thenable<string | undefined> {
	return vscode.window.showErrorMessage(noticeText(message), ...buttons);
}

export function showWarning(message: string, ...buttons: readonly string[]): Thenable<string | undefined> {
	return vscode.window.showWarningMessage(noticeText(message), ...buttons);
}

export function showInformation(message: string, ...buttons: readonly string[]): Thenable<string | undefined> {
	return vscode.window.showInformationMessage(noticeText(message), ...buttons);
}

/** Lets the author choose one of several; the one that holds now is marked. */
export async function pickOne<Value>(
	placeHolder: string,
	choices: readonly { readonly value: Value; readonly label: string; readonly description?: string }[],
	now?: Value,
): Promise<Value | undefined> {
	const items = choices.map((choice) => ({
		...choice,
		...(choice.value === now && { description: vscode.l10n.t('current') }),
	}));
	return (await vscode.window.showQuickPick(items, { placeHolder }))?.value;
}

/** Asks before anything else goes on. */
export async function isAgreed(question: string, detail: string, yes: string): Promise<boolean> {
	const options = { modal: true, detail: noticeText(detail) };
	return (await vscode.window.showInformationMessage(noticeText(question), options, yes)) === yes;
}

/** Shows that something is under way, until it ends; `undefined` where the author would not wait for it. */
export function showProgress<Result>(
	title: string,
	task: (signal: AbortSignal) => PromiseLike<Result>,
): Thenable<Result | undefined> {
	const options = { location: vscode.ProgressLocation.Notification, cancellable: true, title: noticeText(title) };
	return vscode.window.withProgress(options, (_progress, token) => whileWanted(token, task));
}

/** Tells that a model refused the key, with a way to type another. */
export async function showKeyRefused(text: string, tell = showError): Promise<void> {
	const another = vscode.l10n.t('Type Another Key…');
	if ((await tell(text, another)) === another) await vscode.commands.executeCommand('plumbline.changeModelKey');
}

export function isKeyRefused(error: unknown): error is ModelError {
	return error instanceof ModelError && error.code === 'auth';
}

/** Tells what has failed, with a way to the log, which has the reason. */
export function showFailure(log: vscode.LogOutputChannel, what: string, error: unknown): void {
	log.error(what, error);
	if (isKeyRefused(error)) return void showKeyRefused(errorText(error));
	const showLog = vscode.l10n.t('Show Log');
	void showError(what, showLog).then((choice) => {
		if (choice === showLog) log.show();
	});
}

/** Tells what is wrong with a file of the author's, with a way to it. */
export function warnOfFile(log: Pick<vscode.LogOutputChannel, 'warn'>, uri: vscode.Uri, text: string): void {
	log.warn(text);
	const openFile = vscode.l10n.t('Open File');
	void showWarning(text, openFile).then((choice) => {
		if (choice === openFile) void vscode.window.showTextDocument(uri);
	});
}

/**
 * Writes what the core has to say beside its results into the log, which is kept in English. Errors, such as a disk on
 * which no answer can be kept, are told the author too, each once.
 */
export function coreLog(log: LogOutputChannel): Logger {
	const told = new Set<string>();
	return {
		info: (notice) => log.info(inEnglish(notice)),
		warn: (notice) => log.warn(inEnglish(notice)),
		error: (notice) => {
			log.error(inEnglish(notice));
			const text = words.say(notice);
			if (!told.has(text)) void showWarning(text);
			told.add(text);
		},
	};
}
