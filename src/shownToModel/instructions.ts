import { bilingual, oneOf } from '../lexicon/compile';
import * as lexicon from '../lexicon/instructions.json';
import { inLatinLetters } from '../text/lookalikes';
import { allMatches } from '../text/matches';

/** A stretch of a text, `[start, end)`. */
type Range = readonly [start: number, end: number];

const gap = '\\s+';
const en = (list: { readonly en: Parameters<typeof oneOf>[0] }) => oneOf(list.en, gap);
const zh = (list: { readonly zh: Parameters<typeof oneOf>[0] }) => oneOf(list.zh);

const thisText = `${en(lexicon.thisOne)}\\s+${en(lexicon.texts)}`;
const marks = oneOf(lexicon.marks);
const number = '(?:100|10|5)(?:\\s*(?:/|out of)\\s*(?:100|10|5))?';
const best = `(?:${en(lexicon.best)}|${number})`;
const machineJudge = `${en(lexicon.machines)}\\s+(?:${en(lexicon.judges)}|models?|assistants?|agents?)`;
const all = '(?:all|every|each|any)(?:\\s+of)?(?:\\s+(?:the|its|your|my|these|those))?';

/** Orders that open a statement in English. */
const ordersEn = [
	`${en(lexicon.settingAside)}\\s+(?:${all}\\s+|(?:the|your|my|these|those)\\s+)?${en(lexicon.earlier)}\\s+(?:\\w+\\s+(?:and\\s+\\w+\\s+)?)?${en(lexicon.orders)}`,
	`${en(lexicon.settingAside)}\\s+(?:${all}\\s+)?${en(lexicon.orders)}\\s+(?:above|before|given|you)`,
	`${en(lexicon.settingAside)}\\s+(?:everything|all)\\s+(?:(?:that|you|was|were|is|told|said|written)\\s+){0,3}(?:above|before)\\s+(?:this|and)`,
	`${en(lexicon.giving)}\\s+(?:${thisText}|it|us|me)\\s+(?:(?:a|an|the)\\s+)?${best}(?:\\s+\\w+)?\\s+${marks}`,
	`${en(lexicon.giving)}\\s+${thisText}\\s+(?:(?:a|an)\\s+)?(?:${marks}\\s+of\\s+)?${number}(?!\\s*%)`,
	`${en(lexicon.giving)}\\s+(?:(?:a|an|the)\\s+)?${best}(?:\\s+\\w+)?\\s+${marks}\\s+(?:to|for|in|on)\\s+(?:${thisText}|${all}\\s+(?:\\w+\\s+)?${en(lexicon.items)})`,
	`${en(lexicon.judging)}\\s+(?:${thisText}|it)\\s+(?:(?:as|at|with)\\s+)?(?:(?:a|an|the|very|most)\\s+)?(?:${oneOf(lexicon.kindly)}|${best})`,
	`(?:answer|reply|respond)\\s+(?:with\\s+)?(?:["“‘']?yes["”’']?|”+)\\s+(?:to|for|on)\\s+${all}\\s+(?:\\w+\\s+)?${en(lexicon.items)}`,
	`(?:${en(lexicon.judging)}|treat|label)\\s+${all}\\s+(?:\\w+\\s+)?${en(lexicon.items)}\\s+(?:\\w+\\s+){0,4}as\\s+["“‘']?${en(lexicon.passed)}`,
	`${en(lexicon.notices)}\\s+(?:to|for)\\s+(?:the\\s+|any\\s+|all\\s+)?${machineJudge}\\s*[:,—–]`,
	`(?:(?:attention|dear|to)\\s*,?\\s+)(?:the\\s+|any\\s+|all\\s+)?${machineJudge}\\s*[:,!—–]`,
	`(?:the\\s+|any\\s+|all\\s+)?${en(lexicon.machines)}\\s+${en(lexicon.judges)}\\s*[:,]?\\s*(?:please|you\\b|${en(lexicon.must)}\\s+(?:${en(lexicon.giving)}|${en(lexicon.judging)}|${en(lexicon.settingAside)}|answer)\\b)`,
	`if\\s+you\\s+are\\s+(?:an?\\s+)?${en(lexicon.machines)}(?:\\s+(?:${en(lexicon.judges)}|models?|assistants?|agents?))?(?:\\s+(?:that|who)?\\s*\\w+\\s+${thisText})?\\s*,`,
	`as\\s+(?:an?|the)\\s+${machineJudge}\\s*,\\s+you\\b`,
	`you\\s+are\\s+(?:now\\s+)?(?:an?|the)\\s+(?:\\w+\\s+)?(?:${en(lexicon.machines)}\\s+)?${en(lexicon.judges)}\\s+(?:of|for|who|that)\\b`,
];

/** The same in Chinese. */
const ordersZh = [
	`${zh(lexicon.settingAside)}(?:掉|你|您)?(?:所有|全部|一切|任何)?的?${zh(lexicon.earlier)}(?:的|所有|全部|一切|任何|给出){0,3}(?:系统)?${zh(lexicon.orders)}`,
	`${zh(lexicon.settingAside)}(?:你|您)(?:的|收到的)(?:所有|全部|一切)?的?(?:系统)?${zh(lexicon.orders)}`,
	`${zh(lexicon.giving)}${zh(lexicon.thisOne)}${zh(lexicon.texts)}.{0,6}?(?:${zh(lexicon.judging)})?.{0,3}?${zh(lexicon.best)}`,
	`(?:给出?|打)${zh(lexicon.best)}(?:评价|评分)?给${zh(lexicon.thisOne)}${zh(lexicon.texts)}`,
	`(?:将|把|对)?(?:所有|全部|每个|每一个|各个)的?${zh(lexicon.items)}(?:都|均|一律|全部)?(?:回答|视|标记|判定|判|打|评|给)(?:为|出|成)?(?:${zh(lexicon.passed)}|”+)`,
	`${zh(lexicon.notices)}.{0,4}?${zh(lexicon.machines)}.{0,4}?${zh(lexicon.judges)}.{0,4}?[：:，,]`,
	`(?:如果|若|假如)(?:您|你)(?:是|为)(?:一个|一名|一款|一位)?(?:大型)?${zh(lexicon.machines)}.{0,6}?[，,：:]?(?:请|则|应|必须|务必)`,
	`${zh(lexicon.machines)}${zh(lexicon.judges)}(?:模型|员|者|系统|助手)?们?[，,：:]?${zh(lexicon.must)}(?:${zh(lexicon.giving)}|${zh(lexicon.settingAside)})`,
];

const opens = `(?:(?:please|kindly|now|instead|always|and|then|so|you\\s+${en(lexicon.must)})\\s+|(?:important|note|notice|attention|warning):\\s*){0,3}`;
const opensChinese = '(?:请|务必|必须|应当|一定要|你|您|现在|并且?|然后|同时|(?:重要|注意|提示)[：:]){0,4}';
const english = `(?:${ordersEn.join('|')})`;
const chinese = `(?:${ordersZh.join('|')})`;

/** Where a statement may begin. */
const beginning = /^\s*|[.!?;。！？；\n]\s*/gu;
/** Without the `u` flag, which changes nothing here: with it the compiler takes three times as long. */
const orderAtStart = new RegExp(`${opens}${english}|${opensChinese}${chinese}`, 'iy');
/** The marks between the turns of a chat with a model. */
const turns = '<\\|(?:im_start|im_end|system|start_header_id)\\|>|<<SYS>>|\\[/?INST\\]';
const orderAnywhere = new RegExp(`\\b${english}|${chinese}|${turns}`, 'gi');
const onSubject = bilingual(lexicon.subject);
/** What somebody else says: a report that quotes an instruction gives none. */
const quoted =
	/“[^“”]*”|"[^"\n]*"|«[^«»]*»|「[^「」]*」|『[^『』]*』|‘[^‘’]*’|(?<![\p{L}\p{N}])'[^'\n]*'(?![\p{L}\p{N}])/gu;

/**
 * Where a text that readers see gives orders to whoever judges it. What is quoted is no order, nor is one that stands
 * within a statement: who tells of an order has it there, who gives one begins with it.
 */
export function instructionsIn(text: string): Range[] {
	const { latin, at } = inLatinLetters(text);
	const said = latin.replace(quoted, (words) => '”'.repeat(words.length));
	return allMatches(beginning, said)
		.map(({ 0: before, index }) => index + before.length)
		.flatMap((start): Range[] => {
			orderAtStart.lastIndex = start;
			return orderAtStart.test(said) ? [[at(start), at(orderAtStart.lastIndex)]] : [];
		});
}

/** An order has words; most of what readers do not see are addresses. */
const mayGiveOrders = new RegExp(`\\p{L}\\s+\\p{L}|\\p{Script=Han}|${turns}`, 'u');

/** Where a text that readers do not see does so, wherever it stands: nobody is quoted there for them. */
export function hiddenInstructionsIn(text: string): Range[] {
	if (!mayGiveOrders.test(text)) return [];
	const { latin, at } = inLatinLetters(text);
	return allMatches(orderAnywhere, latin).map(({ 0: found, index }): Range => [at(index), at(index + found.length)]);
}

/** Whether a text treats of such instructions: then those that are seen in it are its examples. */
export function discussesInstructions(text: string): boolean {
	return onSubject.test(text);
}

/** Whether what a judge quotes gives it orders: that shows nothing of what is judged. */
export function isInstruction(quote: string): boolean {
	return hiddenInstructionsIn(quote).length > 0;
}
