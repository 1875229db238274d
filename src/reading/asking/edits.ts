import type { ReadAnswer } from '../../judge/tasks/readReport';
import type { Anchor } from '../../places/anchors';
import { sentencesAround } from '../../places/anchors';
import { matchRewordings } from '../../places/rewordings';
import { overlap } from '../../report/spanRelations';
import type { Line } from '../../shownToModel/numberedReport';
import type { Mark, Reading, Statement } from '../model';
import type { PlacedMark, Placing } from './placeAnswer';
import type { Window } from './windows';

/** What of an earlier reading stands in a text that was edited since, and what is to be read again. */
export interface EditsSince {
	/** The earlier argument and figures, in the numbers of the lines as they are now. */
	readonly answer: ReadAnswer;
	readonly marks: readonly PlacedMark[];
	/** Statements that have gone, each with the words of what it served: that has lost them, and is not to look the wider for it. */
	readonly gone: readonly { readonly statement: Statement; readonly served: string }[];
	/** The lines that are new or changed. */
	readonly fresh: readonly Line[];
	/** The lines that are new or changed, with those around them; `undefined` where nothing is. */
	readonly window: Window | undefined;
}

/** Where more of a report was written since, it is read anew as a whole. */
const mostEdited = 0.3;
/** Lines before and behind an edited one that are shown with it. */
const around = 3;

/** `undefined` where so much was written since that the report is to be read anew. */
export function editsSince(earlier: Reading, placing: Placing): EditsSince | undefined {
	const lines = [...placing.lines.values()];
	const words = lines.map((line) => ({
		line,
		words: placing.anchors.of(sentencesAround(placing.report, line.span)).words,
	}));
	const fresh = words.filter((one) => !earlier.read.has(one.words));
	if (fresh.length > lines.length * mostEdited) return undefined;
	const lineAt = lineFinder(earlier, fresh, placing);
	const written = fresh.map(({ line }) => line);
	const claims = earlier.statements.flatMap(({ anchor, type, serves, support }): ReadAnswer['claims'] => {
		const line = lineAt(anchor);
		const above = serves === null ? undefined : earlier.statements[serves];
		if (line === undefined) return [];
		const carried = support === 'supported' ? 'yes' : support === 'partial' ? 'partly' : 'no';
		return [
			{
				line,
				type: type === 'argument' ? 'claim' : 'evidence',
				serves: (above && lineAt(above.anchor)) ?? null,
				carried,
			},
		];
	});
	const figures = earlier.ledger.map(({ of, value, places }) => ({
		of,
		value,
		lines: places.flatMap((place) => lineAt(place) ?? []),
	}));
	return {
		answer: {
			...{ claims, figures, marks: [], notReal: [], whole: [...earlier.whole] },
			thesis: (earlier.thesis && lineAt(earlier.thesis)) ?? null,
		},
		marks: earlier.marks.flatMap((mark) => placeEarlierMark(mark, placing) ?? []),
		gone: earlier.statements.flatMap((statement) => {
			const above = statement.serves === null ? undefined : earlier.statements[statement.serves];
			return above && lineAt(statement.anchor) === undefined ? [{ statement, served: above.anchor.words }] : [];
		}),
		fresh: written,
		window: written.length === 0 ? undefined : windowOf(written, lines),
	};
}

/** The statements of a new reading, and behind them those of the earlier one that have gone. */
export function withLostStatements(statements: readonly Statement[], gone: EditsSince['gone']): Statement[] {
	const lost = gone.flatMap(({ statement, served }): Statement[] => {
		const serves = statements.findIndex(({ anchor }) => anchor.words === served);
		return serves < 0 ? [] : [{ ...statement, serves }];
	});
	return [...statements, ...lost];
}

/** The number of the line that a place is in now, in its own words or, where these have gone, in another wording of them. */
function lineFinder(
	{ statements, thesis, ledger }: Reading,
	fresh: readonly { readonly line: Line; readonly words: string }[],
	{ anchors, lines }: Placing,
): (anchor: Anchor) => number | undefined {
	const all = [
		...statements.map(({ anchor }) => anchor),
		...(thesis ? [thesis] : []),
		...ledger.flatMap(({ places }) => places),
	];
	const gone = all.filter((anchor) => !anchors.find(anchor));
	const anew = matchRewordings(gone, fresh);
	const ordered = [...lines.values()];
	return (anchor) => {
		const span = anchors.find(anchor);
		return span ? ordered.find((line) => overlap(line.span, span))?.number : anew.get(anchor)?.line.number;
	};
}

/** A mark holds as long as its own words and one of its other places stand. */
function placeEarlierMark(mark: Mark, { anchors }: Placing): PlacedMark | undefined {
	const span = anchors.find(mark.anchor);
	const found = mark.others.map((anchor) => ({ anchor, span: anchors.find(anchor) }));
	const others = found.flatMap((other) => (other.span ? [other.span] : []));
	if (!span || (mark.others.length > 0 && others.length === 0)) return undefined;
	return {
		mark: { ...mark, others: found.filter((other) => other.span).map(({ anchor }) => anchor) },
		span,
		others,
	};
}

function windowOf(fresh: readonly Line[], lines: readonly Line[]): Window {
	const near = new Set(
		fresh.flatMap(({ number }) => Array.from({ length: 2 * around + 1 }, (_, at) => number - around + at)),
	);
	const numbers = fresh.map(({ number }) => number).join(', ');
	return {
		lines: lines.filter(({ number }) => near.has(number)),
		extent: `The author has edited the report since it was read. Above stand the lines that are new or changed (${numbers}), with those around them. Mark only what is wrong in these lines, or between one of them and what stands elsewhere. \`claims\` and \`figures\`: only what the new and changed lines bring; they may serve any line that is named. \`thesis\`: only if it is among them. What is said or carried elsewhere is no defect of these lines.`,
	};
}
