import { worthOf } from '../findings/limit';
import type { Severity } from '../findings/model';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { LineIndex } from '../report/lines';
import type { Span } from '../report/model';
import { groupBy } from '../text/collections';
import { oneLine, printable } from '../text/shorten';
import { contextOf } from '../view/context';
import { hiddenCounts } from '../view/findingCounts';
import { frameworkViews } from '../view/frameworks';
import { buildFindings } from './buildFindings';
import type { Rendering, ReportResult } from './model';
import { writtenAtEnd } from './rendering';

const levels: Readonly<Record<Severity, string>> = {
	error: 'error',
	warning: 'warning',
	info: 'notice',
	hint: 'notice',
	off: 'notice',
};

/** So many annotations of a level GitHub shows of a step, the first that come. */
const mostShown = 10;

/** A line of the log that GitHub shows at its place, too. */
interface Annotation {
	readonly level: string;
	/** The weightiest is shown first; what only sums up comes last. */
	readonly worth: number;
	readonly properties: Readonly<Record<string, string | number>>;
	readonly text: string;
}

/**
 * GitHub workflow commands: one annotation for each finding, with one for all that are held back, one for all that the author
 * has decided and one for all that were known; for each reading problem and for each score. The weightiest of all reports come
 * first; those that GitHub would not show stand in the log as plain lines.
 */
export function githubRendering(words: Words): Rendering {
	return writtenAtEnd(
		(result) => annotations(result, words),
		(reports) => {
			const levelsInOrder = groupBy(
				reports.flat().toSorted((a, b) => b.worth - a.worth),
				({ level }) => level,
			);
			const written = [...levelsInOrder.values()].flatMap((all) => [
				...all.slice(0, mostShown).map(command),
				...all.slice(mostShown).map(plainLine),
			]);
			return written.join('');
		},
	);
}

function annotations(result: ReportResult, words: Words): Annotation[] {
	const { analysis, scorecard, known } = result;
	const { document, report } = analysis;
	const lines = new LineIndex(document.text);
	const shown = buildFindings(result, words);
	const at = (span: Span) => ({ file: document.name, ...region(lines, span) });
	const scores = scorecard ? frameworkViews(scorecard, contextOf(document.text, words)) : [];
	const summed = { level: 'notice', worth: 0 };
	return [
		...report.problems.map(({ span, message: told }) => {
			const properties = { ...at(span), title: words.say(message('outputs.notRead')) };
			return {
				level: 'warning',
				worth: worthOf({ severity: 'error', certainty: undefined }),
				properties,
				text: words.say(told),
			};
		}),
		...shown.map(({ finding, text }) => {
			const { severity, span, code, decidedBy } = finding;
			const title = decidedBy === 'model' ? `${code} (${words.say(message('labels.model'))})` : code;
			return { level: levels[severity], worth: worthOf(finding), properties: { ...at(span), title }, text };
		}),
		...hiddenCounts(analysis, known).map((told) => {
			return { ...summed, properties: { file: document.name }, text: words.say(told) };
		}),
		...scores.map(({ title, headline }) => {
			const reasons = headline.reasons.map((reason) => ` ${reason.message}`);
			const text = `${headline.label} ${headline.value} (${headline.basisName}).${reasons.join('')}`;
			return { ...summed, properties: { file: document.name, title }, text };
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

function command({ level, properties, text }: Annotation): string {
	const pairs = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
	return `::${level} ${pairs.join(',')}::${escapeData(text)}\n`;
}

/** Of a name or a text that begins like a command no line does. */
function plainLine({ level, properties: { file, line, title }, text }: Annotation): string {
	const place = [file, line].filter((part) => part !== undefined).join(':');
	return `- ${oneLine(printable(`${place} ${level} ${title ?? ''} ${text}`))}\n`;
}

/** A log shows control characters as a terminal does; line breaks are the only ones that are meant. */
function escapeData(text: string): string {
	const plain = text.split('\n').map(printable).join('\n');
	return plain.replaceAll('%', '%25').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
	return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
