import type { Resource, ResourceTemplate } from '@modelcontextprotocol/sdk/types.js';
import { pageAddress } from '../../agents/calls/findingObjects';
import { knownCode } from '../../agents/calls/findingPage';
import { findingCodes } from '../../findings/model';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import { findingPage } from '../../output/findingPage';
import type { Environment } from '../host/environment';
import { CliError } from '../host/errors';

const skillsAt = 'plumbline://skills/';
const pagesAt = pageAddress('');
const mimeType = 'text/markdown';

export function resourceTemplates({ say }: Words): ResourceTemplate[] {
	return [
		{
			uriTemplate: `${pagesAt}{code}`,
			name: 'findings',
			title: say(message('tools.findingPages')),
			description: say(message('tools.findingPagesAbout')),
			mimeType,
		},
		{
			uriTemplate: `${skillsAt}{label}`,
			name: 'skills',
			title: say(message('tools.skillFiles')),
			description: say(message('tools.skillFilesAbout')),
			mimeType,
		},
	];
}

/** The page on each kind of finding, and the skills that come with the program. */
export async function listResources({ skills }: Environment, { say }: Words): Promise<Resource[]> {
	const pages = Object.entries(findingCodes).map(([code, { title }]) => {
		return { uri: pageAddress(code), name: code, title: say(title), mimeType };
	});
	const labels = (await skills.list()).filter(isSkill).map(labelOf);
	return [...pages, ...labels.map((label) => ({ uri: skillsAt + label, name: label, title: label, mimeType }))];
}

/** The text at an address. Throws a {@link CliError} where there is none. */
export async function readResource(uri: string, { skills, findingPages }: Environment, words: Words): Promise<string> {
	if (uri.startsWith(pagesAt)) return findingPage(knownCode(uri.slice(pagesAt.length)), findingPages, words);
	const label = uri.startsWith(skillsAt) ? uri.slice(skillsAt.length) : undefined;
	const path = (await skills.list()).find((each) => isSkill(each) && labelOf(each) === label);
	const text = path === undefined ? undefined : await skills.read(path);
	if (text === undefined) throw new CliError('missing', message('agents.noResource', { uri }));
	return text;
}

function isSkill(path: string): boolean {
	return path.endsWith('.md') && path.includes('/');
}

function labelOf(path: string): string {
	return path.slice(path.lastIndexOf('/') + 1, -'.md'.length);
}
