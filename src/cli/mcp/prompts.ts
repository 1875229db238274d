import type { GetPromptResult, Prompt } from '@modelcontextprotocol/sdk/types.js';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import { closest } from '../../text/closest';
import { oneLine } from '../../text/shorten';
import { CliError } from '../host/errors';

/** What a user can have the agent do, by name; each asks for the report that it is about. */
const prompts = {
	mend_report: { title: message('prompts.mend'), about: message('prompts.mendAbout') },
	check_draft: { title: message('prompts.check'), about: message('prompts.checkAbout') },
} as const;

type PromptName = keyof typeof prompts;

const names = Object.keys(prompts) as PromptName[];

export function listPrompts({ say }: Words): Prompt[] {
	const path = { name: 'path', description: say(message('prompts.path')), required: true };
	return names.map((name) => {
		const { title, about } = prompts[name];
		return { name, title: say(title), description: say(about), arguments: [path] };
	});
}

/** Throws a {@link CliError} for one that there is not, or that is not told which report. */
export function promptNamed(name: string, given: Readonly<Record<string, string>>, { say }: Words): GetPromptResult {
	const known = names.find((each) => each === name);
	if (!known) {
		const meant = closest(name, names);
		throw new CliError('missing', message('agents.noPrompt', { name, choices: names, meant }));
	}
	const path = oneLine(given.path ?? '');
	if (path === '')
		throw new CliError('usage', message('agents.wrongType', { name: 'path', type: 'string', missing: true }));
	const what = known === 'mend_report' ? message('prompts.mendText', { path }) : message('prompts.checkText', { path });
	const content = { type: 'text' as const, text: say(what) };
	return { description: say(prompts[known].title), messages: [{ role: 'user', content }] };
}
