import { type Command, type Invocation, requireOperands } from './command';
import type { ExitCode } from './environment';
import { CliError, describeError } from './errors';
import { chosenRenderer } from './reportFormats';
import { exitCode, type MeasuredReport, measureReports, writeReports } from './reports';

export const score: Command = {
	name: 'score',
	summary: 'how good it is by three published frameworks, and what to fix first',
	operands: 'FILE…',
	description:
		'Scores Markdown reports and tells what to fix first. FILE is a report, a folder, a pattern such as "drafts/*.md", or - for standard input.',
	formats: ['text', 'json', 'html', 'markdown', 'sarif', 'github'],
	options: [
		'format',
		'output',
		'frameworks',
		'min-score',
		'fail-on',
		'severity',
		'config',
		'stdin-filename',
		'offline',
		'no-color',
		'help',
	],
	async run(invocation: Invocation) {
		const { options, operands, plumbline, environment } = invocation;
		requireOperands(score, operands, 1, Number.POSITIVE_INFINITY);
		const { frameworks } = options;
		if (options.minScore !== undefined && frameworks?.includes('finResearch') === false) {
			throw new CliError('usage', '--min-score is about FinResearchBench: add finResearch to --frameworks.');
		}
		const measured = await measureReports(invocation, (document, { severities }) =>
			plumbline.score(document, { severities, ...(frameworks ? { frameworks } : {}) }),
		);
		await writeReports(measured, invocation, chosenRenderer(invocation));
		const verdicts = measured.reports.map((report) => {
			const { code, message } = belowMinimum(report);
			if (message) environment.stderr.write(`${describeError(message, environment.env)}\n`);
			return code;
		});
		return worst([exitCode(measured), ...verdicts]);
	},
};

/** What the wanted score makes of a report, with what to say about it. */
function belowMinimum({ result, settings: { minScore } }: MeasuredReport): { code: ExitCode; message?: CliError } {
	const { analysis, scorecard } = result;
	if (minScore === undefined || !scorecard?.finResearch) return { code: 0 };
	const { final } = scorecard.finResearch;
	const { name } = analysis.document;
	if (final === null) {
		const reason = `${name} has no final score, because it has no sentence to judge: it cannot be compared with ${minScore}.`;
		return { code: 2, message: new CliError('noScore', reason) };
	}
	if (final >= minScore) return { code: 0 };
	return {
		code: 1,
		message: new CliError('noScore', `${name} scores ${final.toFixed(1)}, below the wanted ${minScore}.`),
	};
}

function worst(codes: readonly ExitCode[]): ExitCode {
	return codes.includes(2) ? 2 : codes.includes(1) ? 1 : 0;
}
