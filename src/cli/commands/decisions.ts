import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import { type ReportTrail, trailCsv, trailJson, trailMarkdown, trailText } from '../../output/decisionTrail';
import { decisionTrail } from '../../view/decided';
import { eachReport } from '../runs/eachReport';
import { DecisionFiles } from '../settings/authorFiles';
import { type Command, type Invocation, writeResult } from '../settings/command';
import { findingReports, type Output } from '../settings/options';

const renderers = {
	text: trailText,
	json: trailJson,
	markdown: trailMarkdown,
	csv: trailCsv,
} as const satisfies Record<string, (trails: readonly ReportTrail[], words: Words) => string>;

export const decisions: Command = {
	name: 'decisions',
	summary: message('commands.decisions'),
	operands: 'FILE…',
	description: message('commands.decisionsAbout'),
	formats: Object.keys(renderers),
	options: [...findingReports, 'stdin-filename'],
	async run(invocation: Invocation) {
		const files = new DecisionFiles(invocation);
		const reports: ReportTrail[] = [];
		const { failed } = await eachReport(
			invocation,
			async (document, { reading }, _, path): Promise<ReportTrail> => {
				const made = await files.read(path);
				const analysis = invocation.plumbline.analyze(document, { ...reading, decisions: made });
				return { analysis, entries: decisionTrail(analysis, made) };
			},
			(report) => void reports.push(report),
		);
		const render = ({ format }: Output) => renderers[format as keyof typeof renderers](reports, invocation.words);
		if (reports.length > 0) await writeResult(render, invocation);
		return failed ? 2 : 0;
	},
};
