import type { Report, Sentence } from '../../../src/report/model';
import { parseReport } from '../../../src/report/parsing/parse';
import { arrangeEssay, thesisOf } from '../../../src/tree/extraction/essay';
import { readByRules } from '../../../src/tree/reading/readByRules';
import { filesIn } from './corpora';

/** A short argumentative text: its clauses in order, and for each the clause it serves (`undefined` for the thesis). */
export interface ArgumentText {
	readonly name: string;
	readonly clauses: readonly string[];
	readonly parents: readonly (number | undefined)[];
}

/**
 * arg-microtexts (Peldszus and Stede 2015). An edge onto an edge (an undercut, a further premise) leads to the clause
 * that the attacked or joined edge comes from, as in the authors' reduction to dependency trees.
 */
export function readArgumentTexts(): ArgumentText[] {
	return filesIn('argument-trees', '.xml').map(({ name, text }) => {
		const clauseOf = new Map(matches(text, /<edu id="(\w+)"><!\[CDATA\[(.*?)\]\]>/gs));
		const units = matches(text, /<adu id="(\w+)"/g).map(([id]) => id);
		const edges = new Map(
			[...text.matchAll(/<edge id="(\w+)" src="(\w+)" trg="(\w+)" type="(\w+)"/g)].map(
				([, id, from, to, type]) => [id!, { from: from!, to: to!, type: type! }] as const,
			),
		);
		const all = [...edges.values()];
		const resolve = (id: string): string => (edges.has(id) ? resolve(edges.get(id)!.from) : id);
		const sourcesOf = (id: string): string[] =>
			all
				.filter(({ to, type }) => to === id && type === 'seg')
				.flatMap(({ from }) => (clauseOf.has(from) ? [clauseOf.get(from)!] : sourcesOf(from)));
		return {
			name,
			clauses: units.map((id) => sourcesOf(id).join(' ')),
			parents: units.map((id) => {
				const edge = all.find(({ from, type }) => from === id && type !== 'seg');
				return edge && units.indexOf(resolve(edge.to));
			}),
		};
	});
}

function matches(text: string, pattern: RegExp): (readonly [string, string])[] {
	return [...text.matchAll(pattern)].map(([, id, content]) => [id!, content ?? ''] as const);
}

/** The thesis and the parents that the extraction finds in the annotated clauses of one paragraph. */
export function readArgument({ clauses }: Pick<ArgumentText, 'clauses'>) {
	const reading = readByRules(segmented(clauses));
	const roles = reading.all.map(() => 'argument' as const);
	const thesis = thesisOf(reading, roles) ?? 0;
	return { thesis, parents: arrangeEssay(reading, roles, thesis) };
}

/** A report of one paragraph whose sentences are the annotated clauses. */
function segmented(clauses: readonly string[]): Report {
	const report = parseReport(`${clauses.join(' ')}\n`);
	let end = -1;
	const sentences = clauses.map((text, index): Sentence => {
		const start = end + 1;
		end = start + text.length;
		return { index, block: 0, span: [start, end], text };
	});
	return { ...report, sentences, blocks: [{ ...report.blocks[0]!, sentences: [0, clauses.length] }] };
}

/** Shares, 0–1, beside those of taking the first clause as the thesis and as what all others serve. */
export interface ArgumentTreeFigures {
	readonly texts: number;
	readonly thesis: number;
	readonly thesisBaseline: number;
	readonly attachment: number;
	readonly attachmentBaseline: number;
}

export function argumentTreeFigures(): ArgumentTreeFigures {
	const texts = readArgumentTexts();
	const thesisOfText = ({ parents }: ArgumentText) => parents.indexOf(undefined);
	let edges = 0;
	let attached = 0;
	let toFirst = 0;
	let theses = 0;
	for (const text of texts) {
		const ours = readArgument(text);
		if (ours.thesis === thesisOfText(text)) theses++;
		for (const [clause, parent] of text.parents.entries()) {
			if (parent === undefined) continue;
			edges++;
			if (ours.parents[clause] === parent) attached++;
			if (parent === 0) toFirst++;
		}
	}
	return {
		texts: texts.length,
		thesis: theses / texts.length,
		thesisBaseline: texts.filter((text) => thesisOfText(text) === 0).length / texts.length,
		attachment: attached / edges,
		attachmentBaseline: toFirst / edges,
	};
}
