import { message } from '../../messages/message';
import { chosenRenderer, reportFormats } from '../scoring/reportFormats';
import { exitCode, measureReports, writeReports } from '../scoring/reports';
import { type Command, type Invocation, requireOperands } from '../settings/command';
import { DecisionFiles } from '../settings/decisionFiles';

export const analyze: Command = {
	name: 'analyze',
	summary: message('commands.analyze'),
	operands: 'FILE…',
	description: message('commands.analyzeAbout'),
	formats: reportFormats,
	options: [
		'format',
		'output',
		'fail-on',
		'max-findings',
		'severity',
		'only',
		'all',
		'quiet',
		'baseline',
		'update-baseline',
		'since',
		'no-decisions',
		'config',
		'stdin-filename',
		'offline',
		'lang',
		'no-color',
		'help',
	],
	async run(invocation: Invocation) {
		requireOperands(analyze, invocation.operands, 1, Number.POSITIVE_INFINITY);
		const files = new DecisionFiles(invocation);
		const measured = await measureReports(
			invocation,
			async (document, { severities, maxFindings, config }, _, path) => {
				const decisions = await files.for(path);
				const options = { severities, maxFindings, decisions, tiers: config.tiers };
				return { analysis: invocation.plumbline.analyze(document, options), decisions };
			},
		);
		await writeReports(measured, invocation, chosenRenderer(invocation));
		return exitCode(measured);
	},
};
