import { measureParagraphPairs, pairFeatureNames } from '../../../src/checks/paragraphs/pairFeatures';
import { collectParagraphs } from '../../../src/checks/paragraphs/paragraphs';
import { rankedPairs } from '../../../src/checks/paragraphs/rankedPairs';
import type { Span } from '../../../src/report/model';
import { parseReport } from '../../../src/report/parse';
import { TextCollection } from '../../../src/text/similarity';
import type { Forest } from '../../../src/tree/learned/forest';
import type { AnnotatedReport } from '../quality/corpora';
import type { Gold } from '../quality/goldEval';
import { type BoostOptions, trainBoost } from './boost';
import { packForest } from './pack';

const options: BoostOptions = { classes: 1, rounds: 150, depth: 3, rate: 0.04, leastLeaf: 3, l2: 3, columns: 0.2 };

interface Row {
	readonly vector: Float64Array;
	readonly label: number;
}

const measured = new WeakMap<AnnotatedReport, Row[]>();

/** Trains the forest that tells repetitions; the same reports give the same forest. */
export function trainRepetition(reports: readonly AnnotatedReport[]): Forest {
	const rows = reports.flatMap((report) => {
		const own = measured.get(report) ?? rowsOf(report);
		measured.set(report, own);
		return own;
	});
	const data = { rows: rows.map(({ vector }) => vector), labels: rows.map(({ label }) => label) };
	return packForest(pairFeatureNames, 1, trainBoost(data, options));
}

function rowsOf({ text, gold }: AnnotatedReport): Row[] {
	const report = parseReport(text);
	const paragraphs = collectParagraphs(report);
	const texts = new TextCollection(
		paragraphs.map((paragraph) => paragraph.text),
		report.language === 'zh',
	);
	const places = paragraphPlaces(gold);
	const ids = paragraphs.map(({ block }) => placeAt(block.span, places));
	const wanted = new Set(gold.redundant.map(({ a, b }) => [a, b].sort().join(' ')));
	const pairs = rankedPairs(texts);
	return measureParagraphPairs(report, paragraphs, texts.terms, pairs).flatMap((vector, i) => {
		const [first, second] = [pairs[i]!.first, pairs[i]!.second];
		if (paragraphs[first]!.echo !== paragraphs[second]!.echo) return [];
		return [{ vector, label: Number(wanted.has([ids[first], ids[second]].sort().join(' '))) }];
	});
}

function paragraphPlaces({ units }: Gold): Map<string, Span> {
	const places = new Map<string, Span>();
	for (const { paragraph, start, end } of units) {
		if (paragraph === undefined) continue;
		const [from, to] = places.get(paragraph) ?? [start, end];
		places.set(paragraph, [Math.min(from, start), Math.max(to, end)]);
	}
	return places;
}

function placeAt([start, end]: Span, places: ReadonlyMap<string, Span>): string | undefined {
	for (const [id, [from, to]] of places) {
		if (Math.min(end, to) - Math.max(start, from) > Math.min(end - start, to - from) / 2) return id;
	}
	return undefined;
}
