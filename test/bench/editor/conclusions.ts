import { entryOf } from '../../../src/access';
import { parseReport } from '../../../src/report/parsing/parse';
import type { ConclusionModels } from '../../../src/tree/conclusions/models';
import { extractTree } from '../../../src/tree/extraction/extract';
import type { LogicTree } from '../../../src/tree/model';
import { type ConclusionExample, readConclusionExamples, trainConclusions } from '../train/conclusions';
import { isNear, type Link, type MarkedReport } from './marks';

/** Of reports by agents or by people: shares of theses found, and of links of which a right place is among ours. */
export interface ConclusionFigures {
	readonly theses: number;
	readonly links: number;
	/** Links that ours have, for each conclusion that has any. */
	readonly perConclusion: number;
}

/** How many parts the reports are cut into; each is measured with what the other parts taught. */
const parts = 11;

/** Every report is read with models that were trained on other reports alone. */
export function conclusionFigures(): Readonly<Record<'agents' | 'people', ConclusionFigures>> {
	const examples = readConclusionExamples();
	const results = Array.from({ length: parts }, (_, part) => {
		const models = trainConclusions(examples.filter((_, at) => at % parts !== part));
		return examples.filter((_, at) => at % parts === part).map((example) => measure(example, models));
	}).flat();
	return {
		agents: shares(results.filter(({ byPeople }) => !byPeople)),
		people: shares(results.filter(({ byPeople }) => byPeople)),
	};
}

function measure({ report, models }: ConclusionExample, conclusionModels: ConclusionModels) {
	const tree = extractTree(parseReport(report.text), models, conclusionModels);
	const concluding = tree.nodes.filter(({ drawsOn }) => drawsOn.length > 0);
	return {
		byPeople: report.people,
		theses: Number(report.thesis !== undefined),
		found: Number(foundThesis(tree, report)),
		links: report.links.length,
		met: report.links.filter((link) => isMet(tree, link)).length,
		conclusions: concluding.length,
		drawn: concluding.reduce((sum, { drawsOn }) => sum + drawsOn.length, 0),
	};
}

function foundThesis({ nodes, thesis }: LogicTree, { thesis: marked }: MarkedReport): boolean {
	const node = nodes.find(({ id }) => id === thesis);
	return node !== undefined && marked !== undefined && isNear(node.span, marked);
}

function isMet({ nodes }: LogicTree, { from, to }: Link): boolean {
	const spans = new Map(nodes.map(({ id, span }) => [id, span]));
	return nodes
		.filter(({ span }) => isNear(span, from))
		.flatMap(({ drawsOn }) => drawsOn)
		.map((id) => entryOf(spans, id))
		.some((span) => to.some((place) => isNear(span, place)));
}

function shares(results: readonly ReturnType<typeof measure>[]): ConclusionFigures {
	const sum = (name: Exclude<keyof (typeof results)[number], 'byPeople'>) =>
		results.reduce((total, result) => total + result[name], 0);
	return {
		theses: sum('found') / Math.max(1, sum('theses')),
		links: sum('met') / Math.max(1, sum('links')),
		perConclusion: sum('drawn') / Math.max(1, sum('conclusions')),
	};
}
