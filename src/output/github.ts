import type { Severity } from '../findings/model';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { LineIndex } from '../report/lines';
import type { Span } from '../report/model';
import { printable } from '../text/shorten';
import { contextOf } from '../view/context';
import { hiddenCounts } from '../view/findingCounts';
import { frameworkViews } from '../view/frameworks';
import { buildFindings } from './buildFindings';
import type { Rendering, ReportResult } from './model';
import { streamed } from './rendering';

const levels: Readonly<Record<Exclude<Severity, 'off'>, string>> = {
	error: 'error',
	warning: 'warning',
	info: 'notice',
	hint: 'notice',
};

/** GitHub workflow commands: one annotation for each finding, with one for all that are held back, one for all that the author has decided and one for all that were known; for each reading problem and for each score. */
export function githubRendering(words: Words): Rendering {
	return streamed((result) => annotations(result, words).join(''));
}

function annotations(result: ReportResult, words: Words): string[] {
	const { analysis, scorecard, known } = result;
	const { document, report } = analysis;
	const lines = new LineIndex(document.text);
	const shown = buildFindings(result, words);
	const at = (span: Span) => ({ file: document.name, ...region(lines, span) });
	const scores = scorecard ? frameworkViews(scorecard, contextOf(document.text, words)) : [];
	return [
		...report.problems.map(({ span, message: told }) =>
			command('warning', { ...at(span), title: words.say(message('outputs.notRead')) }, words.say(told)),
		),
		...shown.map(({ finding: { severity, span, code, decidedBy }, text }) => {
			const title = decidedBy === 'model' ? `${code} (${words.say(message('labels.model'))})` : code;
			return command(levels[severity], { ...at(span), title }, text);
		}),
		...hiddenCounts(analysis, known).map((told) => command('notice', { file: document.name }, words.say(told))),
		...scores.map(({ title, headline }) => {
			const reasons = headline.reasons.map((reason) => ` ${reason.message}`);
			const said = `${headline.label} ${headline.value} (${headline.basisName}).${reasons.join('')}`;
			return command('notice', { file: document.name, title }, said);
		}),
	];
}

/** GitHub takes columns only where a place lies within one line. */
function region(lines: LineIndex, [start, end]: Span): Record<string, number> {
	const from = lines.position(start);
	const to = lines.position(end);
	if (from.line !== to.line) return { line: from.line, endLine: to.line };
	return { line: from.line, endLine: to.line, col: from.column, endColumn: to.column };
}

function command(name: string, properties: Readonly<Record<string, string | number>>, message: string): string {
	const pairs = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
	return `::${name} ${pairs.join(',')}::${escapeData(message)}\n`;
}

/** A log shows control characters as a terminal does; line breaks are the only ones that are meant. */
function escapeData(text: string): string {
	const plain = text.split('\n').map(printable).join('\n');
	return plain.replaceAll('%', '%25').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
	return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
