import type { Finding } from './findings/model';
import { type RewordAnswer, rewordTask } from './judge/tasks/rewordSentence';
import { rewordablePlace, wordingProblem } from './mending/rewording';
import { inEnglish } from './messages/inEnglish';
import { message } from './messages/message';
import type { ModelUse, NewWording, Plumbline } from './model';
import type { ModelRuns } from './modelRuns';
import { overlapping } from './report/lookup';
import type { Report, Span } from './report/model';
import { readerText } from './shownToModel/readerText';

/** Asks a model for another wording of a sentence that a finding is on. */
export type Rewriter = Pick<Plumbline, 'previewWording' | 'word'>;

export function createRewriter(runs: ModelRuns): Rewriter {
	return {
		async previewWording(report, finding, model) {
			const planning = runs.plan(model);
			const place = rewordablePlace(report, finding);
			if (place) await planning.ask(rewordTask, questionOf(report, finding, place));
			return planning.preview();
		},
		async word(report, finding, model: ModelUse, signal) {
			const place = rewordablePlace(report, finding);
			if (!place) return undefined;
			const answer = await runs.ask(model, { signal }, ({ judge }) =>
				judge.ask(rewordTask, questionOf(report, finding, place)),
			);
			if (!answer.ok) throw answer.error;
			const { text, why } = answer.value;
			if (text === null) return { place, problem: message('wording.none', { why: why.trim() }) };
			return wordingOf(report, place, text.trim(), why.trim());
		},
	};
}

function wordingOf(report: Report, place: Span, text: string, why: string): NewWording {
	const problem = wordingProblem(report, place, text);
	return problem ? { place, problem } : { place, text, why };
}

function questionOf(report: Report, { message: told }: Finding, place: Span) {
	const blocks = overlapping(report.blocks, place);
	const sentence = report.source.slice(...place);
	return {
		slots: {
			objection: inEnglish(told),
			paragraph: blocks.map(({ span }) => readerText(report, span)).join('\n\n'),
			sentence,
		},
		about: message('questions.wording'),
		previewAnswer: (): RewordAnswer => ({ text: sentence, why: 'The wording is less certain than before.' }),
	};
}
