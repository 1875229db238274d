import type { Analysis } from '../analysis';
import { numberRelations } from '../checks/numbers/numberRelations';
import { cachedSubjects, subjectOf } from '../decisions/subject';

/**
 * An analysis for another thread, with what is read off the report whatever it is shown for: how its numbers are related,
 * and what its findings are about.
 */
export interface AnalysisAnswer {
	readonly analysis: Analysis;
	readonly relations: ReturnType<typeof numberRelations>;
	readonly subjects: ReturnType<typeof cachedSubjects>;
}

export function answerWith(analysis: Analysis): AnalysisAnswer {
	const { report, findings, decided } = analysis;
	const relations = numberRelations(report);
	for (const finding of [...findings, ...decided.map((each) => each.finding)]) subjectOf(report, finding);
	return { analysis, relations, subjects: cachedSubjects(report) };
}

/** The analysis of an answer that came from another thread; what came with it is known here from now on. */
export function analysisOf(answer: unknown): Analysis {
	const { analysis, relations, subjects } = answer as AnalysisAnswer;
	numberRelations.setValue(analysis.report, relations);
	cachedSubjects.setValue(analysis.report, subjects);
	return analysis;
}
