import * as vscode from 'vscode';

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
