/** Answers JADE's questions from what stands in them, by rules of thumb. */

import { hasFigure, paragraphsOf, sentences, shareOf, withoutCitations, wordsOf } from './signs';

/** The first level 1 label of the list. */
export function chooseLabels(skills: string): unknown {
	const [, label] = /^(\w+) \(level 1/m.exec(skills) ?? [];
	return { labels: label === undefined ? [] : [label] };
}

/** The first questions of the skills: the hand-over in front, a flaw last. */
export function askForResult(skills: string, user: string): unknown {
	const wanted = Number(/How many items: (\d+)/.exec(user)?.[1] ?? 4);
	const questions = [...skills.matchAll(/^- (\(flaw\) )?(.*\?)$/gm)].map(([, flaw, text]) => ({
		flaw: Boolean(flaw),
		text: text!,
	}));
	const [, result] = /^To be handed over: (.*?)\. /m.exec(skills) ?? [];
	const requirements = questions.filter(({ flaw }) => !flaw).slice(0, wanted - 2);
	const flaw = questions.find((question) => question.flaw);
	const item = (id: number, tier: string, kind: string, question: string) => {
		return { id, tier, kind, category: 'content', question, dependsOn: tier === 'L2' ? [1] : [], skill: null };
	};
	return {
		items: [
			item(1, 'L1', 'requirement', `Does the report give ${result ?? 'an answer'}?`),
			...requirements.map(({ text }, at) => item(at + 2, 'L2', 'requirement', text)),
			...(flaw ? [item(requirements.length + 2, 'independent', 'flaw', flaw.text)] : []),
		],
	};
}

/** Statements, from a fact to what is concluded from it. */
const near = 2;

/** The first facts; of the conclusions the thesis, then those without support. A conclusion rests on the fact just before it. */
export function chooseClaims(statements: string, user: string): unknown {
	const lines = [...statements.matchAll(/^(\d+) (fact|conclusion)(?: \(([^)]*)\))?: (.*)$/gm)].map(
		([, id, kind, marks = '', text]) => ({
			id: Number(id),
			kind,
			rank: /thesis/.test(marks) ? 0 : /unsupported/.test(marks) ? 1 : 2,
			text: text!.replace(/\s*\[[^\]]*\]/g, ''),
		}),
	);
	const most = (kind: string) => Number(new RegExp(`(\\d+) ${kind}`).exec(user)?.[1] ?? 5);
	// Those with the most figures: what can be looked up.
	const figures = (text: string) => text.match(/\d+(?:[.,]\d+)*/gu)?.length ?? 0;
	const facts = lines
		.filter(({ kind }) => kind === 'fact')
		.sort((a, b) => figures(b.text) - figures(a.text) || a.id - b.id)
		.slice(0, most('facts'))
		.sort((a, b) => a.id - b.id);
	const conclusions = lines
		.filter(({ kind }) => kind === 'conclusion')
		.sort((a, b) => a.rank - b.rank || a.id - b.id)
		.slice(0, most('conclusions'));
	const before = (id: number) =>
		facts
			.filter((fact) => fact.id < id && id - fact.id <= near)
			.slice(-1)
			.map((fact) => fact.id);
	return {
		facts: facts.map(({ id, text }) => ({ id, category: 'figure', question: `Is it so: ${text}` })),
		conclusions: conclusions.map(({ id, text }) => ({
			id,
			category: 'step',
			question: `Does it follow: ${text}`,
			restsOn: before(id),
		})),
	};
}

/**
 * The sentence of a source that shares most words with a fact decides: figures that agree, figures that differ, a name
 * that stands in the other's place.
 */
export function verifyFacts(facts: string, sources: string, user: string): unknown {
	const texts = new Map([...facts.matchAll(/^(\d+)(?: \(under .*?”\))?: (.*)$/gm)].map(([, id, text]) => [id!, text!]));
	const blocks = new Map(
		sources
			.split(/^(?=Source [A-Z]: )/m)
			.map((block) => [/^Source ([A-Z])/.exec(block)?.[1] ?? '', block.replace(/^.*\n/, '')]),
	);
	const asked = [...(/by these sources: (.*)/.exec(user)?.[1] ?? '').matchAll(/(\d+) by ([A-Z])/g)];
	return {
		verdicts: asked.map(([, id, source]) => ({
			id: Number(id),
			source,
			...verdict(texts.get(id!) ?? '', blocks.get(source!) ?? ''),
		})),
	};
}

function verdict(fact: string, source: string) {
	const [best] = source
		.split(/(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！？])|\n+/u)
		.filter((sentence) => !sentence.startsWith('#'))
		.map((sentence) => ({ sentence: sentence.trim(), share: shareOf(wordsOf(fact), wordsOf(sentence)) }))
		.sort((a, b) => b.share - a.share);
	const open = { answer: 'unverifiable', confidence: 0.5, supporting: null, contradicting: null };
	if (!best || best.share < 0.4) return { ...open, reason: 'The source does not say.' };
	const other = named(best.sentence);
	if (/announced as|is the .* of the year/i.test(fact) && other !== undefined && !fact.includes(other)) {
		return {
			answer: 'no',
			confidence: 0.95,
			supporting: null,
			contradicting: best.sentence,
			reason: `It is ${other}.`,
		};
	}
	const missing = figures(fact).filter((figure) => !source.includes(figure));
	if (missing.length > 0) return { ...open, reason: `${missing[0]} is not in the source.` };
	const lacking = ['UK'].filter((name) => fact.includes(name) && !source.includes(name));
	const confidence = lacking.length > 0 ? 0.7 : 0.9;
	const reason = lacking.length > 0 ? `${lacking[0]} is not in the source.` : 'The source says it too.';
	return { answer: 'yes', confidence, supporting: best.sentence, contradicting: null, reason };
}

function named(sentence: string): string | undefined {
	return / is (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+)/u.exec(sentence)?.[1];
}

/** Flaws are not there, and what rests on a refuted fact does not follow; else it is read in the report. */
export function judgeItems(items: string, report: string, user: string): unknown {
	const asked = (/these items: ([\d, ]+)/.exec(user)?.[1] ?? '').split(', ').map(Number);
	const texts = items.split(/^(?=\d+(?: \(flaw\))?: )/m).map((text) => [Number(/^\d+/.exec(text)?.[0]), text] as const);
	return {
		answers: asked.map((id) => {
			const text = texts.find(([number]) => number === id)?.[1] ?? '';
			return { id, ...answerOn(text, items, report) };
		}),
	};
}

function answerOn(item: string, items: string, report: string) {
	const missing = { answer: 'no', quote: null, reason: 'It is not there.' };
	if (/^\d+ \(flaw\)|refuted/.test(item)) return missing;
	const [, statement] = /^ {2}statement: (.*)$/m.exec(item) ?? [];
	const [, question = ''] = /^\d+: (.*)$/m.exec(item) ?? [];
	const fact = borneOut(item, items);
	const found = statement === undefined ? bestSentence(question, report) : (groundOf(statement, report) ?? fact);
	const isPartial = /only in part/.test(item);
	if (!found) return isPartial ? { answer: 'partly', quote: null, reason: 'It says so for a part.' } : missing;
	const answer = hasFigure(found) && !isPartial ? 'yes' : 'partly';
	return { answer, quote: withoutCitations(found).trim(), reason: 'It says so.' };
}

/** The fact an item rests on; where it is told under another item, here stands but its beginning. */
function borneOut(item: string, items: string): string | undefined {
	const [, elsewhere, fact] = /rests on a fact that is borne out(, as item \d+)?: “(.*?)”/.exec(item) ?? [];
	if (fact === undefined || elsewhere === undefined) return fact;
	const told = [...items.matchAll(/rests on a fact that is borne out: “(.*?)”/g)].map(([, text]) => text);
	return told.find((text) => text?.startsWith(fact.replace(/\s?…$/, '')));
}

/** What has no more words of a question than that has nothing to do with it. */
const leastShare = 0.2;

/** The sentence that has most words of a question, one with a figure before others. */
function bestSentence(question: string, report: string): string | undefined {
	const wanted = wordsOf(question);
	const [best] = paragraphsOf(report)
		.flatMap(sentences)
		.map((sentence) => ({ sentence, share: shareOf(wanted, wordsOf(sentence)) }))
		.filter(({ share }) => share > leastShare)
		.map(({ sentence, share }) => ({ sentence, fit: share + (hasFigure(sentence) ? 0.1 : 0) }))
		.sort((a, b) => b.fit - a.fit);
	return best?.sentence;
}

/** A sentence with a figure in the paragraph that states something; what states a figure itself is its own ground. */
function groundOf(statement: string, report: string): string | undefined {
	const own = wordsOf(withoutCitations(statement));
	const paragraph = paragraphsOf(report).find((text) => shareOf(own, wordsOf(text)) > 0.95);
	return paragraph === undefined ? undefined : sentences(paragraph).find(hasFigure);
}

function figures(text: string): string[] {
	return text.replace(/\[\d+\]/g, '').match(/\d+(?:[.,]\d+)*%?/g) ?? [];
}
