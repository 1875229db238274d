import type { Analysis } from '../../analysis';
import type { Reading } from '../../reading/model';
import { overlapping } from '../../report/lookup';
import type { Report } from '../../report/model';
import { memoised } from '../../text/memo';
import { oneLine, truncate } from '../../text/shorten';
import { claimsOf } from '../../view/claims';
import type { ReadReport } from './readReport';

/** Of each report, of each kind; and of one session so many reports. */
const most = { parts: 5000, reports: 50, examples: 3, letters: 120 };

export const trackedKinds = ['claims', 'citations', 'figures'] as const;

/** What of a kind was there and is no more. */
export interface Gone {
	readonly kind: (typeof trackedKinds)[number];
	readonly count: number;
	/** The first few. */
	readonly examples: readonly string[];
}

/** What stands in a report: each statement by its words without its figures, each figure by its place among such words. */
interface Parts {
	readonly claims: ReadonlyMap<string, string>;
	readonly citations: ReadonlyMap<string, number>;
	readonly figures: ReadonlyMap<string, string>;
}

/** What the reports of one session held, so that an answer can say what is gone: a gate is opened by leaving out, too. */
export class ReportMemory {
	readonly #seen = new Map<string, Parts>();
	/** By place, as they are called. */
	readonly #closed = new Map<string, string>();
	readonly #readings = new Map<string, Reading>();

	/** A report that was read, for whatever. */
	add({ place, analysis }: Pick<ReadReport, 'place' | 'analysis'>): void {
		const now = partsOf(analysis);
		keepLast(this.#seen, place, joined(this.#seen.get(place) ?? now, now));
	}

	/** What a report has lost of all that it held since it was told with an open gate, or since it was read first. */
	vanished({ place, analysis }: Pick<ReadReport, 'place' | 'analysis'>): Gone[] {
		const now = partsOf(analysis);
		return vanishedOf(this.#seen.get(place) ?? now, now);
	}

	/** Its gate is open, and what is gone was told. */
	settle({ place, analysis }: Pick<ReadReport, 'place' | 'analysis'>): void {
		this.#closed.delete(place);
		keepLast(this.#seen, place, partsOf(analysis));
	}

	/** Its gate stays closed: under another name, or in pieces, the same report could pass. */
	keepClosed({ place, document }: Pick<ReadReport, 'place' | 'document'>): void {
		keepLast(this.#closed, place, document.name);
	}

	/** Other reports that were held back in this session and have not passed since. */
	closedBeside({ place }: Pick<ReadReport, 'place'>): string[] {
		return [...this.#closed].flatMap(([other, name]) => (other === place ? [] : [name]));
	}

	/** What the client's model has read of a report in this session. */
	readingOf(place: string): Reading | undefined {
		return this.#readings.get(place);
	}

	keepReading(place: string, reading: Reading): void {
		keepLast(this.#readings, place, reading);
	}
}

/** What was kept last stands last; of more than a session has, the oldest goes. */
function keepLast<Kept>(all: Map<string, Kept>, place: string, kept: Kept): void {
	all.delete(place);
	all.set(place, kept);
	const [oldest] = all.keys();
	if (all.size > most.reports && oldest !== undefined) all.delete(oldest);
}

const partsOf = memoised(({ report, tree }: Analysis): Parts => {
	const stated = [...claimsOf(tree), ...tree.nodes.filter(({ type }) => type === 'evidence')];
	const claims = stated.slice(0, most.parts).map(({ text }) => [withoutFigures(text), text] as const);
	const citations = new Map<string, number>();
	for (const { labels } of report.citations)
		for (const label of labels) citations.set(label, (citations.get(label) ?? 0) + 1);
	return { claims: new Map(claims), citations, figures: figuresOf(report) };
});

function figuresOf(report: Report): Map<string, string> {
	const figures = new Map<string, string>();
	const times = new Map<string, number>();
	for (const { span } of report.numbers.slice(0, most.parts)) {
		const around = withoutFigures(surroundings(report, span));
		const time = (times.get(around) ?? 0) + 1;
		times.set(around, time);
		figures.set(`${around}\n${time}`, oneLine(report.source.slice(...span)));
	}
	return figures;
}

/** The sentence of a figure, or its line, such as the row of a table. */
function surroundings({ source, sentences }: Report, span: Report['numbers'][number]['span']): string {
	const [sentence] = overlapping(sentences, span);
	if (sentence) return source.slice(...sentence.span);
	const end = source.indexOf('\n', span[1]);
	return source.slice(source.lastIndexOf('\n', span[0]) + 1, end < 0 ? undefined : end);
}

function withoutFigures(text: string): string {
	return oneLine(text).replace(/\p{N}[\p{N}.,]*/gu, '#');
}

function joined(before: Parts, now: Parts): Parts {
	const citations = new Map(before.citations);
	for (const [label, count] of now.citations) citations.set(label, Math.max(count, citations.get(label) ?? 0));
	// What stood there first counts.
	const first = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
		new Map([...a, ...[...b].filter(([key]) => !a.has(key))].slice(0, 2 * most.parts));
	return { claims: first(before.claims, now.claims), citations, figures: first(before.figures, now.figures) };
}

function vanishedOf(before: Parts, now: Parts): Gone[] {
	const stays = new Set(now.figures.values());
	const gone = {
		claims: [...before.claims].flatMap(([key, text]) => (now.claims.has(key) ? [] : [text])),
		citations: [...before.citations].flatMap(([label, count]) =>
			new Array<string>(Math.max(0, count - (now.citations.get(label) ?? 0))).fill(`[${label}]`),
		),
		figures: [...before.figures].flatMap(([place, text]) => {
			const other = now.figures.get(place);
			if (other === text || (other === undefined && stays.has(text))) return [];
			return [other === undefined ? text : `${text} → ${other}`];
		}),
	};
	return trackedKinds
		.filter((kind) => gone[kind].length > 0)
		.map((kind) => {
			const examples = gone[kind].slice(0, most.examples).map((text) => truncate(oneLine(text), most.letters));
			return { kind, count: gone[kind].length, examples };
		});
}
