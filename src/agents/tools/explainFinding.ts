import * as z from 'zod';
import { findingCodes } from '../../findings/model';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import { findingPage } from '../../output/findingPage';
import { pageAddress } from '../calls/findingObjects';
import { knownCode } from '../calls/findingPage';
import { type Tool, tool } from '../calls/tool';

export function explainFinding(words: Words): Tool {
	const { say } = words;
	return tool(words, {
		name: 'explain_finding',
		title: message('tools.explainFinding'),
		about: message('tools.explainFindingAbout'),
		input: z.strictObject({ code: z.string().describe(say(message('tools.code'))) }),
		async run({ code }, { findingPages }) {
			const known = knownCode(code.trim());
			const text = await findingPage(known, findingPages, words);
			const { title, severity } = findingCodes[known];
			const data = { code: known, title: say(title), default_severity: severity, text, page: pageAddress(known) };
			return { data, text };
		},
	});
}
