import type { Judge, ModelError } from '../../judge/model';
import { judgedQualities, judgeQualities, type QualityAnswer } from '../../judge/tasks/reportevalQuality';
import type { Report } from '../../report/model';
import { type Abridged, abridge } from '../../shown/abridge';
import { piecesOf } from '../../shown/pieces';

/** What one round said of a report's quality. */
export interface QualityRound {
	readonly answer: QualityAnswer | undefined;
	/** The judge saw the report abridged. */
	readonly abridged: boolean;
	readonly error: ModelError | undefined;
}

/** Words of a report that one question may hold, and what is tried when the model finds that too long. */
const wordsAtOnce = [12_000, 4_000] as const;

/** DeepResearch-ReportEval §2.3.1: one question a round. */
export function judgeQuality(report: Report, judge: Judge, runs: number): Promise<QualityRound[]> {
	const pieces = piecesOf(report);
	const texts = wordsAtOnce.map((most) => abridge(pieces, most));
	const question = report.query ?? 'Not stated: take it from the report.';
	return Promise.all(
		Array.from({ length: Math.max(1, runs) }, (_, sample) => judgeRound(judge, question, texts, sample)),
	);
}

async function judgeRound(
	judge: Judge,
	question: string,
	texts: readonly Abridged[],
	sample: number,
): Promise<QualityRound> {
	let error: ModelError | undefined;
	for (const [at, { text, extent, whole }] of texts.entries()) {
		if (at > 0 && text === texts[at - 1]!.text) break;
		const about = 'the quality of the report';
		const judged = await judgeQualities(judge, { extent, question, report: text, about, sample, standIn });
		if (judged.ok) return { answer: judged.value, abridged: !whole, error: undefined };
		error = judged.error;
		if (error.code !== 'tooLong') break;
	}
	return { answer: undefined, abridged: false, error };
}

function standIn(): QualityAnswer {
	const text = 'The drivers are named and weighed, but the risks are only listed.';
	const quote = 'a passage of the report of about a dozen words that shows what is meant';
	const reasons = [
		{ text, quote },
		{ text, quote },
	];
	return { dimensions: judgedQualities.map((dimension) => ({ dimension, score: 2, reasons })) };
}
