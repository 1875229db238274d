import * as vscode from 'vscode';
import { noticeText } from './noticeText';

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

/** Asks before anything else goes on. */
export async function isAgreed(question: string, detail: string, yes: string): Promise<boolean> {
	const options = { modal: true, detail: noticeText(detail) };
	return (await vscode.window.showInformationMessage(noticeText(question), options, yes)) === yes;
}

/** Shows that something is under way, until it ends or is cancelled. */
export function showProgress<Result>(
	title: string,
	task: (token: vscode.CancellationToken) => Thenable<Result>,
): Thenable<Result> {
	const options = { location: vscode.ProgressLocation.Notification, cancellable: true, title: noticeText(title) };
	return vscode.window.withProgress(options, (_progress, token) => task(token));
}
