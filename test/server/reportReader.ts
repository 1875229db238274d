import { askForResult, chooseClaims, chooseLabels, judgeItems, verifyFacts } from './checklistReader';
import { judgeClaims, judgeQualities, judgeRepetition } from './evaluationReader';
import type { AskedQuestion } from './question';
import { checkMarks, readReport } from './reviewReader';
import { sampleAnswer } from './sampleAnswer';
import { sentences, signsOf } from './signs';

/**
 * A model that reads: it answers the questions of the frameworks from what stands in them, by rules of thumb. Its
 * answers are of the kind and size a model's are; whatever else is asked gets the smallest answer that fits.
 */
export function respond(question: AskedQuestion): unknown {
	const both = question.schemaName?.split('_and_') ?? [];
	if (both.length === 2)
		return Object.fromEntries(both.map((schemaName) => [schemaName, respond({ ...question, schemaName })]));
	// The question by which the editor tries a model.
	if (question.user.includes('{"ok": true}')) return { ok: true };
	switch (question.schemaName) {
		case 'finresearch_extract':
			return drawPart(dataOf(question, 'report'), Number(/About (\d+)/.exec(question.user)?.[1] ?? 10));
		case 'finresearch_join':
			return joinParts(dataOf(question, 'statements'));
		case 'finresearch_support':
			return weigh(dataOf(question, 'statements'), question.user);
		case 'finresearch_dimensions':
			return judge(dataOf(question, 'report'));
		case 'reporteval_quality':
			return judgeQualities(signsOf(dataOf(question, 'report')), firstWords(dataOf(question, 'report')));
		case 'reporteval_redundancy':
			return judgeRepetition(dataOf(question, 'paragraphs'), question.user);
		case 'reporteval_factuality':
			return judgeClaims(dataOf(question, 'claims'), dataOf(question, 'source'), question.user);
		case 'jade_activate':
			return chooseLabels(dataOf(question, 'skills'));
		case 'jade_query_checklist':
			return askForResult(dataOf(question, 'skills'), question.user);
		case 'jade_report_checklist':
			return chooseClaims(dataOf(question, 'statements'), question.user);
		case 'jade_verify':
			return verifyFacts(dataOf(question, 'facts'), dataOf(question, 'sources'), question.user);
		case 'jade_judge':
			return judgeItems(dataOf(question, 'items'), dataOf(question, 'report'), question.user);
		case 'report_reading':
			return readReport(dataOf(question, 'report'), dataOf(question, 'rules'));
		case 'reading_check':
			return checkMarks(dataOf(question, 'marks'));
		case 'reword_sentence':
			return { text: dataOf(question, 'sentence').replace(/\bwill\b/, 'may'), why: 'It says how certain it is.' };
		default:
			return sampleAnswer(question.schema);
	}
}

/** What stands in a data block of a question. */
export function dataOf({ user }: Pick<AskedQuestion, 'user'>, name: string): string {
	const found = new RegExp(`<<<${name} (\\w+)>>>\\n([\\s\\S]*?)\\n<<<end ${name} \\1>>>`).exec(user);
	if (!found) throw new Error(`The question has no data block “${name}”.`);
	return found[2]!;
}

interface ReadNode {
	readonly id: number;
	readonly type: 'argument' | 'evidence';
	readonly parent: number | null;
	readonly quote: string;
}

/** Headings lead, a paragraph's first sentence serves its heading, sentences with figures serve that one. */
function drawPart(part: string, wanted: number): { nodes: ReadNode[] } {
	const nodes: ReadNode[] = [];
	const add = (type: ReadNode['type'], parent: number | null, quote: string) => {
		nodes.push({ id: nodes.length + 1, type, parent, quote: quote.replace(/\[[^\]]*\]/g, '').trim() });
		return nodes.length;
	};
	const levels: (number | null)[] = [];
	let last: number | null = null;
	for (const line of part.split('\n')) {
		if (nodes.length >= wanted) break;
		if (/^(?:Report|Under): |^\||^\s*$|^\(|^\[/.test(line)) continue;
		const heading = /^(#+) (.*)$/.exec(line);
		if (heading) {
			const level = heading[1]!.length;
			levels.length = level;
			levels[level] = add('argument', levels.findLast((id) => id !== null && id !== undefined) ?? null, heading[2]!);
			continue;
		}
		const above = levels.findLast((id) => id !== null && id !== undefined) ?? null;
		const [first, ...others] = sentences(line.replace(/^\s*[->] /, ''));
		if (first === undefined) continue;
		last = add(/\d/.test(first) ? 'evidence' : 'argument', above, first);
		const fact = others.find((sentence) => /\d/.test(sentence));
		if (fact !== undefined && nodes.length < wanted) add('evidence', last, fact);
	}
	return { nodes };
}

/** Every part's first statement leads the others of its part. */
function joinParts(statements: string): unknown {
	const lines = [...statements.matchAll(/^(\d+) \(part (\d+)/gm)].map(([, id, part]) => ({ id: Number(id), part }));
	const lead = (part: string | undefined) => lines.find((line) => line.part === part)!.id;
	return {
		thesis: null,
		parents: lines.map(({ id, part }) => ({ id, parent: lead(part) === id ? null : lead(part) })),
	};
}

/** An argument stands when something with a figure or a source serves it. */
function weigh(statements: string, user: string): unknown {
	const lines = [...statements.matchAll(/^(\d+) (argument|evidence)(?:, serves (\d+))?: (.*)$/gm)].map(
		([, id, , served, text]) => ({ id: Number(id), served: served === undefined ? null : Number(served), text: text! }),
	);
	const asked = (/these arguments: ([\d, ]+)/.exec(user)?.[1] ?? '').split(', ').map(Number);
	return {
		verdicts: asked.map((id) => {
			const below = lines.filter(({ served }) => served === id);
			const strong = below.filter(({ text }) => /\d/.test(text));
			const verdict = strong.length > 0 ? 'supported' : below.length > 0 ? 'partial' : 'unsupported';
			const reason = strong.length > 0 ? 'The figures under it carry it.' : 'No figure or source stands under it.';
			return { id, verdict, reason, carriedBy: strong.map((line) => line.id) };
		}),
	};
}

/** The beginning of the first sentence, to be quoted. */
function firstWords(report: string): string | null {
	const [quote = null] = sentences(report.replace(/\[[^\]]*\]/g, '').replace(/^[#|].*$/gm, '')).map((sentence) =>
		sentence.trim().split(' ').slice(0, 15).join(' ').slice(0, 80),
	);
	return quote;
}

/** Sources of figures, repetition, headings and paragraphs without a figure decide; the logic is that of the paragraphs. */
function judge(report: string): unknown {
	const quote = firstWords(report);
	const signs = signsOf(report);
	const dimension = (name: string, score: number, text: string) => ({
		dimension: name,
		score: Math.round(Math.min(100, Math.max(0, score))),
		reasons: [{ text, quote }],
	});
	return {
		taskType: 'Sector Analysis',
		dimensions: [
			dimension('visualLinguisticSynergy', signs.hasTable ? 70 : 0, 'What is shown is seldom read.'),
			dimension('articulationProfessionalism', 35 + 55 * signs.sourced, 'Some figures name no source.'),
			dimension('articulationCoherence', 90 - 12 * signs.repeated, 'One section repeats another.'),
			dimension('analysisFrameworkQuality', Math.min(75, 45 + 3 * signs.headings), 'Policy is left out.'),
			dimension('logicConsistency', 80 * signs.founded, 'Some paragraphs have no figure.'),
			dimension('viewpointClarity', signs.hasView ? 88 : 45, 'What would change the view is not said.'),
		],
	};
}
