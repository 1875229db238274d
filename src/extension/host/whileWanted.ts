import type * as vscode from 'vscode';

/** Does a work with a signal that is aborted with a token of the editor; `undefined` where it was, whatever came of the work. */
export async function whileWanted<Result>(
	token: vscode.CancellationToken,
	work: (signal: AbortSignal) => PromiseLike<Result>,
): Promise<Result | undefined> {
	const controller = new AbortController();
	const listening = token.onCancellationRequested(() => controller.abort());
	if (token.isCancellationRequested) controller.abort();
	try {
		const result = await work(controller.signal);
		return controller.signal.aborted ? undefined : result;
	} catch (error) {
		if (controller.signal.aborted) return undefined;
		throw error;
	} finally {
		listening.dispose();
	}
}
