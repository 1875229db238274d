import { anyOf, wholeWords } from '../../../lexicon/compile';
import { clauseOpeners, towardsPlace } from '../../../lexicon/ranks';
import type { RankClaim } from './rankClaims';

/** What a claim gives a place to, with what else its clause says before the place. */
export interface RankSubject {
	readonly label: string;
	readonly said: string;
}

const filling = wholeWords(towardsPlace);
const opener = new RegExp(`^(?:(?:19|20)\\d\\d年|${anyOf(clauseOpeners)}|，)+`, 'u');
/** 在五家园区中 */
const among = /在[^，,]{1,12}[中里内]/u;
/** Where a name may begin that is the subject. */
const begins = /(?:^(?:\d+(?:\.\d+)*)?|[,;:(—–]|\b(?:the|but|while|where|whereas)|\bin (?:19|20)\d\d)$/iu;
const isThat = /^\s*(?:,|:|\b(?:is|was|remains|remained)\b)\s*(?:the\s)?/iu;

/** The name that a claim is about: right before it, or right behind what it ranks. */
export function rankSubject(claim: RankClaim, labels: readonly string[]): RankSubject | undefined {
	return /\p{Script=Han}/u.test(claim.before + claim.behind) ? inChinese(claim, labels) : inEnglish(claim, labels);
}

/** How far before the place its name is looked for. */
const reach = 120;

function inEnglish({ before, behind, noun }: RankClaim, labels: readonly string[]): RankSubject | undefined {
	const words = before.slice(-reach).trimEnd().split(/\s+/u);
	while (words.length > 0 && isFilling(words.at(-1) ?? '')) words.pop();
	const text = words.join(' ').replace(/,$/u, '');
	const found = longest(labels.filter((label) => endsWith(text, label)));
	if (found !== undefined) return { label: found, said: '' };
	const rest = behind.slice(behind.indexOf(noun) + noun.length);
	const link = isThat.exec(rest);
	if (!link || noun === '') return undefined;
	const name = rest.slice(link[0].length);
	const label = longest(labels.filter((one) => startsWith(name, one)));
	return label === undefined ? undefined : { label, said: '' };
}

function isFilling(word: string): boolean {
	const bare = word.replace(/,$/u, '');
	return bare === '' || /[’']s$/u.test(bare) || (filling.exec(bare)?.[0] ?? '') === bare;
}

function endsWith(text: string, label: string): boolean {
	return [label, withArticles(label)].some((name) => {
		const at = text.length - name.length;
		return at >= 0 && text.slice(at).toLowerCase() === name.toLowerCase() && begins.test(text.slice(0, at).trimEnd());
	});
}

function startsWith(text: string, label: string): boolean {
	const length = nameLength(text, label);
	return length > 0 && /^(?:[,.;)]|\s(?![A-Z]|and\b)|$)/u.test(text.slice(length));
}

/** How many characters at the start of a text are a name, with or without its articles. */
export function nameLength(text: string, label: string): number {
	const isIt = (name: string) =>
		text.slice(0, name.length).toLowerCase() === name.toLowerCase() &&
		!/^[\p{Script=Latin}\d'’-]/u.test(text.slice(name.length));
	return [label, withArticles(label)].find(isIt)?.length ?? 0;
}

function inChinese({ before }: RankClaim, labels: readonly string[]): RankSubject | undefined {
	const clause = (before.split(/[，。；：、（）,;:()]/u).at(-1) ?? '').replace(opener, '').trim();
	const label = longest(labels.filter((one) => clause.startsWith(one)));
	if (label === undefined) return undefined;
	const said = clause.slice(label.length).replace(among, '');
	return labels.some((other) => said.includes(other)) ? undefined : { label, said };
}

/** `London and the South East` is called `London and South East`. */
function withArticles(label: string): string {
	return label.replace(/ and (?!the )/gu, ' and the ');
}

function longest(labels: readonly string[]): string | undefined {
	return labels.toSorted((a, b) => b.length - a.length)[0];
}
