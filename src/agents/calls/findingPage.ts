import { codesNamed, type FindingCode, findingCodes } from '../../findings/model';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import { findingPage, pageFile, sectionOf } from '../../output/findingPage';
import type { TextFiles } from '../../ports';
import { closest } from '../../text/closest';
import { CallError } from './callError';

const codes = Object.keys(findingCodes);

/** Throws a {@link CallError} that names what may be meant. */
export function knownCode(code: string): FindingCode {
	if (Object.hasOwn(findingCodes, code)) return code as FindingCode;
	throw new CallError('missing', message('agents.noCode', { code, choices: codes, meant: closest(code, codes) }));
}

/** The codes of a group such as `citation.*`, or the code itself; throws as {@link knownCode} does. */
export function knownCodes(name: string): FindingCode[] {
	const named = codesNamed(name.trim());
	return named.length > 0 ? named : [knownCode(name.trim())];
}

/** What the page on a code says under “How to fix it” to whoever edits the text itself. */
export async function howToFix(code: FindingCode, pages: TextFiles, words: Words): Promise<string> {
	const page = await findingPage(code, pages, words);
	const text = sectionOf(page, words.say(message('findingPages.howToFix')));
	if (text === undefined)
		throw new Error(`The page docs/findings/${pageFile(code, words.language)} does not say how to fix it.`);
	return text
		.replace(editorsOnly(words), '')
		.replace(/\n{2,}/g, '\n')
		.trim();
}

/** What only the user of the editor can do: to the end of its item, or the whole item. */
function editorsOnly({ say }: Words): RegExp {
	return new RegExp(`(?:^- | |(?<=。))${say(message('findingPages.inTheEditor'))}.*`, 'gm');
}
