import { findingObject } from '../../agents/calls/findingObjects';
import { findingPage } from '../../agents/calls/findingPage';
import { mendLines } from '../../agents/calls/mends';
import type { ReadReport } from '../../agents/calls/readReport';
import { type Finding, type FindingCode, findingCodes } from '../../findings/model';
import { titleOf } from '../../findings/title';
import { wordablePlace } from '../../functions';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import { sectionOf } from '../../output/findingPage';
import type { TextFiles } from '../../ports';
import { oneLine } from '../../text/shorten';
import { asMarkdown } from '../reports/markdownText';
import { type ChatAnswer, type Part, quoted } from './parts';
import { findingsAt, findingsNear, type Where } from './request';

/** Findings that one answer explains: more at one place are the same trouble told several ways. */
const mostExplained = 3;

/** Places that are named where there is nothing at the one that was asked for. */
const mostNear = 3;

/** What the finding at a place says, why, and how to mend it: from the finding and its page, without a model. */
export async function explainAt(read: ReadReport, where: Where | undefined, pages: TextFiles): Promise<ChatAnswer> {
	const { words } = read.context;
	if (!where) return { parts: [words.say(message('chat.noCursor'))], answered: { command: 'explain' } };
	const found = findingsAt(read, where).slice(0, mostExplained);
	if (found.length === 0) return nothingAt(read, where.line);
	const parts: Part[] = [];
	for (const [at, finding] of found.entries()) {
		if (at > 0) parts.push('\n\n---\n\n');
		parts.push(...(await findingParts(read, finding)));
		// Of several of one kind the page is shown behind the last.
		if (found[at + 1]?.code !== finding.code) parts.push(...(await pageParts(finding.code, pages, words)));
	}
	const { line } = read.context.at(found[0]!.span);
	const wordable = found.some((finding) => wordablePlace(read.analysis.report, finding) !== undefined);
	return { parts, answered: { command: 'explain', line, wordable } };
}

/** The page on a kind of finding, whatever report there is. */
export async function explainCode(code: FindingCode, pages: TextFiles, words: Words): Promise<ChatAnswer> {
	const title = `### ${asMarkdown(words.say(findingCodes[code].title))}`;
	return { parts: [title, ...(await pageParts(code, pages, words))], answered: { command: 'explain' } };
}

function nothingAt(read: ReadReport, line: number): ChatAnswer {
	const { words, at } = read.context;
	const near = findingsNear(read, line, mostNear);
	const told = words.say(message('chat.nothingAt', { line }));
	const nothing = read.analysis.findings.length === 0 ? ` ${words.say(message('chat.nothingFound'))}` : '';
	const places = near.flatMap((finding, index): Part[] => [
		index === 0 ? ` ${words.say(message('chat.nearest'))} ` : ' · ',
		{ ...at(finding.span), title: words.say(message('labels.place', { line: at(finding.span).line })) },
	]);
	const [first] = near;
	return {
		parts: [told + nothing, ...places],
		answered: { command: 'explain', next: first && at(first.span).line },
	};
}

async function findingParts(read: ReadReport, finding: Finding): Promise<Part[]> {
	const { words, at } = read.context;
	const { say } = words;
	const { quote, message: told, severity, held, related, mends } = await findingObject(read, finding);
	const place = (one: { readonly line: number; readonly column: number }): Part => ({
		...{ line: one.line, column: one.column },
		title: say(message('labels.place', { line: one.line })),
	});
	const name = asMarkdown(say(titleOf(finding)));
	return [
		`### ${name}\n\n`,
		place(at(finding.span)),
		` · ${asMarkdown(say(message('labels.severity', { severity })))}\n\n${quoted(oneLine(quote))}\n\n${asMarkdown(told)}`,
		...(held ? [`\n\n*${say(message('chat.heldBack'))}*`] : []),
		...(related.length > 0 ? [`\n\n**${say(message('chat.related'))}**\n`] : []),
		...related.flatMap((other): Part[] => ['\n- ', place(other), ` ${asMarkdown(oneLine(other.message))}`]),
		...(mends.length > 0 ? [`\n\n**${say(message('chat.mends'))}**\n`] : []),
		...mendLines(mends, words).map((line) => `\n- ${asMarkdown(line)}`),
	];
}

/** What it means and how to fix it, and the way to the rest. */
async function pageParts(code: FindingCode, pages: TextFiles, words: Words): Promise<Part[]> {
	const { say } = words;
	const page = await findingPage(code, pages, words);
	const section = (title: string) => {
		const text = sectionOf(page, title);
		return text === undefined ? [] : [`\n\n**${title}**\n\n${unwrapped(text)}`];
	};
	return [
		...section(say(message('findingPages.whatItMeans'))),
		...section(say(message('findingPages.howToFix'))),
		'\n\n',
		{ page: code, title: say(message('chat.wholePage')) },
	];
}

/** The chat breaks lines where Markdown's source does. */
function unwrapped(text: string): string {
	const pieces = text.split(/(^```[\s\S]*?^```)/m);
	const joined = (piece: string) => piece.replace(/(?<=[^\n])\n(?=[^\n\s\-|>#`\d])/g, ' ');
	return pieces.map((piece) => (piece.startsWith('```') ? piece : joined(piece))).join('');
}
