import { comparePairs } from '../../../src/checks/paragraphs/paragraphPairs';
import { redundantParagraphs } from '../../../src/checks/paragraphs/paragraphRedundant';
import { parseReport } from '../../../src/report/parsing/parse';
import type { Forest } from '../../../src/tree/learned/forest';
import { hasMarks } from '../editor/marks';
import { readRepetitionExamples, trainRepetition } from '../train/redundancy';
import { readGold } from './corpora';
import { evaluate, mean } from './goldEval';

/**
 * Repetitions found in the annotated reports, each by a forest that was not trained on it; means over the reports.
 * `wrongPerReport` counts the pairs reported that the annotation does not have.
 */
export function heldOutRedundancyFigures() {
	const all = readGold();
	const examples = hasMarks() ? readRepetitionExamples() : [];
	const figures = all.map((held) => {
		const forest = trainRepetition(examples.filter(({ name }) => name !== held.name));
		const findings = repetitionsIn(held.text, forest);
		const { redundantPrecision, redundantRecall } = evaluate(held.gold, { nodes: [], findings });
		const pairs = findings.reduce((sum, { related }) => sum + (related?.length ?? 0), 0);
		return { precision: redundantPrecision, recall: redundantRecall, wrong: pairs * (1 - (redundantPrecision ?? 0)) };
	});
	const over = (values: readonly (number | undefined)[]) => mean(values.filter((value) => value !== undefined));
	return {
		precision: over(figures.map(({ precision }) => precision)),
		recall: over(figures.map(({ recall }) => recall)),
		wrongPerReport: over(figures.map(({ wrong }) => wrong)),
	};
}

function repetitionsIn(text: string, forest: Forest) {
	const report = parseReport(text);
	const findings = redundantParagraphs({
		report,
		pairs: comparePairs(report, forest),
	});
	return findings.map((finding) => ({ ...finding, related: finding.related ?? [] }));
}
