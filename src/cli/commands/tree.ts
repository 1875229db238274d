import type { Analysis } from '../../analysis';
import { message } from '../../messages/message';
import { textStyle } from '../../output/terminal';
import { renderTreeJson, renderTreeMarkdown, renderTreeMermaid, renderTreeText } from '../../output/trees';
import type { TreeGrain } from '../../view/outline';
import { CliError } from '../host/errors';
import { readInput } from '../input/inputs';
import { type Command, type Invocation, wantsColour, writeResult } from '../settings/command';
import { Configs } from '../settings/config';
import type { Output } from '../settings/options';
import { findReports } from '../settings/reportSearch';

type Renderer = (analysis: Analysis, grain: TreeGrain, invocation: Invocation, output: Output) => string;

const renderers: Readonly<Record<string, Renderer>> = {
	text: (analysis, grain, invocation, output) =>
		renderTreeText(analysis, grain, invocation.words, textStyle(wantsColour(output, invocation))),
	json: (analysis, grain, { words }) => renderTreeJson(analysis, grain, words),
	mermaid: (analysis, grain, { words }) => renderTreeMermaid(analysis, grain, words),
	markdown: (analysis, grain, { words }) => renderTreeMarkdown(analysis, grain, words),
};

export const tree: Command = {
	name: 'tree',
	summary: message('commands.tree'),
	operands: 'FILE',
	takes: [1, 1],
	description: message('commands.treeAbout'),
	formats: Object.keys(renderers),
	options: ['full', 'stdin-filename', 'offline', 'color'],
	async run(invocation: Invocation) {
		const { operands, options, environment, plumbline } = invocation;
		const { inputs, errors } = await findReports(invocation, new Configs(invocation));
		const [input] = inputs;
		if (!input) throw errors[0];
		if (inputs.length > 1)
			throw new CliError('usage', message('usage.oneReport', { operand: operands[0]!, reports: inputs.length }));
		const { document } = await readInput(input, environment);
		const analysis = plumbline.analyze(document);
		const grain = options.full ? 'full' : 'condensed';
		await writeResult((output) => renderers[output.format]!(analysis, grain, invocation, output), invocation);
		return 0;
	},
};
