import type { Analysis } from '../analysis';
import { numberRelations } from '../checks/numbers/numberRelations';
import { knownSubjects, subjectOf } from '../decisions/subject';
import { fromPieces, inPieces } from './pieces';

/**
 * An analysis as bytes for another thread, with what is read off the report whatever it is shown for: how its numbers are
 * related, and what its findings are about.
 */
export function packed(analysis: Analysis): Uint8Array<ArrayBuffer>[] {
	const { report, findings, decided } = analysis;
	const relations = numberRelations(report);
	for (const finding of [...findings, ...decided.map((each) => each.finding)]) subjectOf(report, finding);
	return inPieces({ analysis, relations, subjects: knownSubjects(report) });
}

/** The analysis again; what came with it is known here from now on. */
export async function unpacked(pieces: readonly Uint8Array[]): Promise<Analysis> {
	const { analysis, relations, subjects } = (await fromPieces(pieces)) as {
		analysis: Analysis;
		relations: ReturnType<typeof numberRelations>;
		subjects: ReturnType<typeof knownSubjects>;
	};
	numberRelations.know(analysis.report, relations);
	knownSubjects.know(analysis.report, subjects);
	return analysis;
}
