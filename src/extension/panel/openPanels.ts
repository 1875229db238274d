import * as vscode from 'vscode';
import { distinctNames } from '../../text/distinctNames';

/** The panels that are open, one a report, by the addresses of their reports; named so that they can be told apart. */
export class OpenPanels {
	readonly #panels = new Map<string, vscode.WebviewPanel>();

	get(uri: vscode.Uri): vscode.WebviewPanel | undefined {
		return this.#panels.get(uri.toString());
	}

	/** Takes in the panel of a report, in place of one that there is. */
	add(uri: vscode.Uri, panel: vscode.WebviewPanel): void {
		const key = uri.toString();
		this.#panels.get(key)?.dispose();
		this.#panels.set(key, panel);
		panel.onDidDispose(() => {
			if (this.#panels.get(key) === panel) this.#panels.delete(key);
			this.#name();
		});
		this.#name();
	}

	/** Where panels are shown, brings that of the report to the front that the author has turned to. */
	follow(uri: vscode.Uri): void {
		const own = this.get(uri);
		const isShown = [...this.#panels.values()].some(({ visible }) => visible);
		if (own && !own.visible && isShown) own.reveal(undefined, true);
	}

	dispose(): void {
		for (const panel of [...this.#panels.values()]) panel.dispose();
	}

	#name(): void {
		const names = distinctNames([...this.#panels.keys()].map((key) => vscode.Uri.parse(key).path));
		for (const [index, panel] of [...this.#panels.values()].entries()) panel.title = `Plumbline: ${names[index]}`;
	}
}

/** Where the panel may load from: its script and its style sheet, nothing else. */
export function panelRoots(extensionUri: vscode.Uri): vscode.Uri[] {
	return [vscode.Uri.joinPath(extensionUri, 'dist'), vscode.Uri.joinPath(extensionUri, 'media')];
}

/** The page that the panel's script fills: until then it says what is being waited for. It holds nothing of the report. */
export function panelHtml(webview: vscode.Webview, extensionUri: vscode.Uri): string {
	const script = webview.asWebviewUri(vscode.Uri.joinPath(extensionUri, 'dist', 'panel.js'));
	const styles = [
		'panel.css',
		'panel-todo.css',
		'panel-argument.css',
		'panel-evidence.css',
		'panel-scores.css',
		'panel-history.css',
	].map((name) => webview.asWebviewUri(vscode.Uri.joinPath(extensionUri, 'media', name)));
	const nonce = crypto.randomUUID();
	const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src ${webview.cspSource}`;
	return `<!DOCTYPE html>
<html lang="${vscode.env.language}">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
<title>Plumbline</title>
</head>
<body>
<main id="panel"><p class="state" role="status">${vscode.l10n.t('Reading the report…')}</p></main>
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}
