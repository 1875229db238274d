import { findingCodes } from '../../findings/model';
import { message, verbatim } from '../../messages/message';
import { findingPage } from '../../output/findingPage';
import type { ExitCode } from '../host/environment';
import { type Command, type Invocation, writeResult } from '../settings/command';
import { codesIn } from '../settings/options';

export const explain: Command = {
	name: 'explain',
	summary: message('commands.explain'),
	operands: '[CODE]',
	takes: [0, 1],
	operandChoices: Object.keys(findingCodes),
	description: message('commands.explainAbout'),
	formats: ['text'],
	options: [],
	run: explainCode,
};

async function explainCode(invocation: Invocation): Promise<ExitCode> {
	const { operands, environment, words } = invocation;
	const [code] = operands;
	const pages = code === undefined ? [] : codesIn(code, verbatim('CODE'));
	const texts = await Promise.all(pages.map((one) => findingPage(one, environment.findingPages, words)));
	const text = code === undefined ? `${listOfCodes(words.say).join('\n')}\n` : texts.join('\n');
	await writeResult(() => text, invocation);
	return 0;
}

/** Every code with its level and what it is called. */
function listOfCodes(say: Invocation['words']['say']): string[] {
	const codes = Object.entries(findingCodes);
	const width = Math.max(...codes.map(([code]) => code.length));
	return codes.map(([code, { severity, title }]) => `${code.padEnd(width)}  ${severity.padEnd(7)}  ${say(title)}`);
}
