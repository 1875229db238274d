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
			return checkMarks(dataOf(question, 'marks'), question.user);
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

/** The beginnings of the first sentences, to be quoted, one for each score. */
function firstWords(report: string): string[] {
	return sentences(report.replace(/\[[^\]]*\]/g, '').replace(/^[#|].*$/gm, ''))
		.map((sentence) => sentence.trim().split(' ').slice(0, 15).join(' ').slice(0, 80))
		.filter((words) => words.length > 20);
}

/** Sources of figures, repetition, headings and paragraphs without a figure decide; the logic is that of the paragraphs. */
function judge(report: string): unknown {
	const quotes = firstWords(report);
	const signs = signsOf(report);
	const dimension = (name: string, score: number, text: string) => ({
		dimension: name,
		score: Math.round(Math.min(100, Math.max(0, score))),
		reasons: [{ text, quote: quotes.shift() ?? null }],
		raise: `Mend this: ${text}`,
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
