import type { Severity } from '../findings/model';

/** How a terminal shows emphasis; without colour every function gives its text back. */
export interface TextStyle {
	bold(text: string): string;
	dim(text: string): string;
	severity(severity: Severity, text: string): string;
}

const severityColours: Readonly<Record<Severity, number>> = { error: 31, warning: 33, info: 36, hint: 90, off: 90 };

/** ANSI colours, or plain text. */
export function textStyle(colour: boolean): TextStyle {
	const paint = (open: number, close: number, text: string) =>
		colour ? `\u001b[${open}m${text}\u001b[${close}m` : text;
	return {
		bold: (text) => paint(1, 22, text),
		dim: (text) => paint(2, 22, text),
		severity: (severity, text) => paint(severityColours[severity], 39, text),
	};
}
