import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { LineIndex } from '../report/lines';
import { csvLine } from '../text/csv';
import { oneLine } from '../text/shorten';
import { contextOf } from '../view/context';
import { decisionText, type TrailEntry } from '../view/decided';
import { decisionObject } from './json';
import { markdownText } from './markup';
import { trailTable } from './reportSections';
import { tableMarkdown } from './sectionsMarkdown';

/** The decisions on one report. */
export interface ReportTrail {
	readonly analysis: Analysis;
	readonly entries: readonly TrailEntry[];
}

/** The audit trail for a terminal: a report after the other, each decision with its place and what has become of it. */
export function trailText(trails: readonly ReportTrail[], words: Words): string {
	const parts = trails.map(({ analysis, entries }) => {
		const lines = new LineIndex(analysis.document.text);
		const rows = entries.map((entry) => {
			const { code, text } = entry.decision;
			const { line, column } = lines.position(entry.span?.[0] ?? 0);
			const place = entry.span ? `${line}:${column}` : '–';
			const said = `${place}  ${oneLine(decisionText(entry.decision, words))}`;
			return `  ${said}\n      “${oneLine(text)}”\n      ${code} · ${words.say(message('decisions.state', { state: entry.state }))}`;
		});
		const none = `  ${words.say(message('decisions.noneMade'))}`;
		return [oneLine(analysis.document.name), ...(rows.length > 0 ? rows : [none])].join('\n');
	});
	return `${parts.join('\n\n')}\n`;
}

export function trailMarkdown(trails: readonly ReportTrail[], words: Words): string {
	const parts = trails.map(({ analysis: { document }, entries }) => {
		const table = trailTable(entries, contextOf(document.text, words));
		const none = words.say(message('decisions.noneMade'));
		return `# ${markdownText(document.name)}\n\n${entries.length > 0 ? tableMarkdown(table, words) : none}`;
	});
	return `${parts.join('\n\n')}\n`;
}

/** For spreadsheets: one row a decision, its columns named as in JSON. */
export function trailCsv(trails: readonly ReportTrail[]): string {
	const columns = ['file', 'line', 'code', 'decision', 'state', 'date', 'by', 'source', 'reason', 'text'] as const;
	const rows = trails.flatMap((trail) => {
		const { name, text: source } = trail.analysis.document;
		const lines = new LineIndex(source);
		return trail.entries.map((entry) => {
			const { code, decision, date, by, source, reason, text } = entry.decision;
			const line = entry.span && lines.position(entry.span[0]).line;
			return [name, line, code, decision, entry.state, date, by, source, reason, text];
		});
	});
	return [columns, ...rows].map((cells) => `${csvLine(cells)}\r\n`).join('');
}

/** `plumbline/decisions/1` */
export function trailJson(trails: readonly ReportTrail[], words: Words): string {
	const reports = trails.map(({ analysis, entries }) => {
		const lines = new LineIndex(analysis.document.text);
		const decisions = entries.map((entry) => {
			const { decision, state, span, decided } = entry;
			return {
				...{ code: decision.code, text: decision.text, state },
				...(span && { span, ...lines.position(span[0]) }),
				...(decided && { severity: decided.finding.severity, message: words.say(decided.finding.message) }),
				...decisionObject(decision),
			};
		});
		return { file: analysis.document.name, decisions };
	});
	return `${JSON.stringify({ schema: 'plumbline/decisions/1', reports }, null, 2)}\n`;
}
