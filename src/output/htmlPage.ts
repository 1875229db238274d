import type { Words } from '../messages/model';
import { htmlStyle } from './htmlStyle';
import { html, type Markup } from './markup';

/** One self-contained page: no script, nothing loaded. */
export function htmlPage(title: string, content: Markup | readonly Markup[], words: Words): string {
	return `${html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>${title} – Plumbline</title>
<style>${htmlStyle}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>`}\n`;
}
