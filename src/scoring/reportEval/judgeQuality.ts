import type { Judge, ModelError } from '../../judge/model';
import { judgeQualities, type QualityAnswer } from '../../judge/tasks/reportevalQuality';
import { message } from '../../messages/message';
import type { Report } from '../../report/model';
import { askWithTexts, type ReportTexts, reportTexts } from '../../shown/abridge';
import { piecesOf } from '../../shown/pieces';

/** What one round said of a report's quality. */
export interface QualityRound {
	readonly answer: QualityAnswer | undefined;
	/** The judge saw the report abridged. */
	readonly abridged: boolean;
	readonly error: ModelError | undefined;
}

/** DeepResearch-ReportEval §2.3.1: one question a round. */
export function judgeQuality(report: Report, judge: Judge, runs: number): Promise<QualityRound[]> {
	const texts = reportTexts(piecesOf(report));
	const question = report.query ?? 'Not stated: take it from the report.';
	return Promise.all(
		Array.from({ length: Math.max(1, runs) }, (_, sample) => judgeRound(judge, question, texts, sample)),
	);
}

async function judgeRound(judge: Judge, question: string, texts: ReportTexts, sample: number): Promise<QualityRound> {
	const about = message('questions.quality');
	const { judged, shown } = await askWithTexts(texts, ({ text, extent }) =>
		judgeQualities(judge, { extent, question, report: text, about, sample }),
	);
	if (!judged.ok) return { answer: undefined, abridged: false, error: judged.error };
	return { answer: judged.value, abridged: !shown.whole, error: undefined };
}
