import type { Analysis } from '../../analysis';
import type { Finding } from '../../findings/model';
import type { PairJudge } from '../../judge/model';
import { questionOnReading, type ReadAnswer } from '../../judge/tasks/readReport';
import { message } from '../../messages/message';
import { Anchors, sentencesAround } from '../../places/anchors';
import { QuoteAligner } from '../../places/quotes';
import { countWords } from '../../report/sentences/words';
import { overlap } from '../../report/spanRelations';
import { type Line, numberedLines } from '../../shownToModel/numberedReport';
import { reasonText } from '../../shownToModel/reasonText';
import type { Mark, Reading } from '../model';
import { editsSince, withLostStatements } from './edits';
import { readPartial } from './partial';
import { keysOfNotReal, type PlacedMark, type Placing, placeFigures, placeMarks, placeStatements } from './placeAnswer';
import { downgradeIfDoubtful, takeSecondLook } from './secondLook';
import { findingLine, findingsToJudge } from './shownFindings';
import { type Window, windowsOf, windowText } from './windows';

export interface ReadingOptions {
	/** The model's name. */
	readonly model: string;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	/** Told whenever more of an answer has come, by hundreds of pieces; what came is placed only when it is asked for. */
	readonly onPartial?: ((soFar: () => Reading) => void) | undefined;
	/** What the same model has read of an earlier text: only what was written since is read again. */
	readonly earlier?: Reading | undefined;
	/** So many tokens of the report stand in one question. */
	readonly room?: number | undefined;
	/** The marks that count most, and those that code could not bear out, are looked at again; by default they are. */
	readonly secondLook?: boolean;
}

/** An editor marks some twelve places in a thousand words, more where they are dense; of a short report as many as of one of this length. */
const marksPerWord = 14 / 1000;
const leastWords = 600;

/**
 * Has a model read a report: in one question as far as its room allows, else in parts along sections, each with what the parts
 * before it came to. What it marks is then placed and proven by code, and what counts most is looked at again.
 */
export async function askReading(analysis: Analysis, judge: PairJudge, options: ReadingOptions): Promise<Reading> {
	const { report } = analysis;
	const lines = numberedLines(report);
	const placing: Placing = {
		report,
		lines: new Map(lines.map((line) => [line.number, line])),
		aligner: new QuoteAligner(report),
		anchors: new Anchors(report),
	};
	const { earlier } = options;
	const rules = findingsToJudge(analysis);
	const parts = windowsOf(report, lines, options.room);
	const questionOn = (window: Window, answered: readonly ReadAnswer[], part = 1, of = 1) =>
		questionOnReading({
			report: windowText(window),
			extent: window.extent,
			digest: digestOf(answered, window, lines),
			rules: rulesIn(window, rules, placing),
			most: mostMarks(window, analysis),
			lines: window.lines.length,
			edited: !parts.includes(window),
			about: message('questions.reading', { part, of }),
		});
	const [only] = parts.length === 1 ? parts : [];
	// A text that was read as a whole before, as when an edit is undone, costs nothing, and is read as it was.
	const known = only && (await judge.isKept(questionOn(only, [])));
	const edited = !known && earlier?.model === options.model ? editsSince(earlier, placing) : undefined;
	const windows = edited ? [edited.window].filter((window) => window !== undefined) : parts;
	const most = windows.reduce((sum, window) => sum + mostMarks(window, analysis), 0);
	const answers: ReadAnswer[] = [];
	/** Those that no whole answer has come on. */
	const unread = new Set(edited ? edited.fresh : windows.flatMap((window) => window.lines));
	const soFar = (more: readonly ReadAnswer[]) => {
		const said = [...answers, ...more];
		const { reading, placed } = readingOf(edited ? [...said, edited.answer] : said, unread, rules, placing, {
			...options,
			most,
		});
		const kept = edited?.marks.filter((one) => !placed.some((other) => overlap(one.span, other.span))) ?? [];
		const notReal = [...new Set([...(edited ? (earlier?.notReal ?? []) : []), ...reading.notReal])];
		const statements = withLostStatements(reading.statements, edited?.gone ?? []);
		return { placed, kept, reading: { ...reading, statements, marks: marksOf([...placed, ...kept]), notReal } };
	};
	/** What has come of the answer that is under way. */
	let said = '';
	const partial = () => {
		const { placed, kept, reading } = soFar([withinLimits(readPartial(said))]);
		return { ...reading, marks: marksOf([...placed.map(downgradeIfDoubtful), ...kept]) };
	};
	for (const [at, window] of windows.entries()) {
		const { task, question } = questionOn(window, edited ? [edited.answer] : answers, at + 1, windows.length);
		const judged = await judge.ask(task, {
			...question,
			onText: (more) => {
				said = more;
				options.onPartial?.(partial);
			},
		});
		// What came of an answer before it broke off stands, and its lines count as unread.
		answers.push(withinLimits(judged.ok ? judged.value : readPartial(said)));
		said = '';
		if (judged.ok && !judged.missing) for (const line of window.lines) unread.delete(line);
	}
	options.onPartial?.(partial);
	const { reading, placed, kept } = soFar([]);
	if (options.secondLook === false) return reading;
	const whole = windows.filter((window) => !window.lines.some((line) => unread.has(line)));
	const { marks, losses } = await takeSecondLook(whole, [...placed, ...kept], placing, judge);
	return {
		...reading,
		marks: marksOf(marks),
		losses: {
			noPlace: reading.losses.noPlace + losses.noPlace,
			again: reading.losses.again + losses.again,
			tooMany: reading.losses.tooMany + losses.tooMany,
			notShared: losses.notShared,
		},
	};
}

/** Twice as many as are asked for at most; on the whole up to three sentences are, which may come as one. */
const [mostClaims, mostFigures, mostOnWhole, longestOnWhole] = [100, 120, 5, 2000];

/** An answer without what nobody asked for, however much it says: it is shown to the model again with the next part. */
function withinLimits({ claims, figures, whole, ...answer }: ReadAnswer): ReadAnswer {
	return {
		...answer,
		claims: claims.slice(0, mostClaims),
		figures: figures
			.slice(0, mostFigures)
			.map(({ of, value, lines }) => ({ of: reasonText(of), value: reasonText(value), lines })),
		whole: whole
			.slice(0, mostOnWhole)
			.map((said) => reasonText(said, longestOnWhole))
			.filter((said) => said !== ''),
	};
}

function marksOf(placed: readonly PlacedMark[]): Mark[] {
	return placed.map(({ mark }) => mark);
}

function mostMarks({ lines }: Window, { report: { language } }: Analysis): number {
	const words = lines.reduce((sum, { kind, text }) => sum + (kind === 'reference' ? 0 : countWords(text, language)), 0);
	return Math.ceil(Math.max(words, leastWords) * marksPerWord);
}

function rulesIn({ lines: shown }: Window, rules: readonly Finding[], { report, lines }: Placing): string {
	const all = [...lines.values()];
	return rules
		.map((finding, at) => ({ finding, line: findingLine(finding, at, report, all) }))
		.filter(({ finding }) => shown.some((line) => overlap(line.span, finding.span)))
		.map(({ line }) => line)
		.join('\n');
}

/** Of a report in parts: its headings elsewhere, and what the parts before this one came to. */
function digestOf(answers: readonly ReadAnswer[], window: Window, lines: readonly Line[]): string {
	const own = new Set(window.lines.map(({ number }) => number));
	if (lines.every(({ number, kind }) => own.has(number) || kind === 'reference')) return '';
	const others = lines.filter(({ number, kind }) => kind === 'heading' && !own.has(number));
	const byNumber = new Map(lines.map((line) => [line.number, line]));
	const said = (number: number) => `${number}: ${byNumber.get(number)?.text ?? ''}`;
	const thesis = answers.find((answer) => answer.thesis !== null)?.thesis;
	const claims = answers.flatMap((answer) =>
		answer.claims.filter(({ type }) => type === 'claim').map(({ line }) => said(line)),
	);
	const figures = answers.flatMap((answer) =>
		answer.figures.map(({ of, value, lines: at }) => `${of}: ${value} (${at.join(', ')})`),
	);
	const part = (head: string, items: readonly string[]) => (items.length > 0 ? [`${head}:\n${items.join('\n')}`] : []);
	return [
		...part(
			'Headings',
			others.map(({ number, text }) => `${number}: ${text}`),
		),
		...part('The thesis', thesis ? [said(thesis)] : []),
		...part('Claims', claims),
		...part('Figures', figures),
	].join('\n\n');
}

function readingOf(
	answers: readonly ReadAnswer[],
	unread: ReadonlySet<Line>,
	rules: readonly Finding[],
	placing: Placing,
	{ model, now, most }: ReadingOptions & { readonly most: number },
): { readonly reading: Reading; readonly placed: readonly PlacedMark[] } {
	const { report, anchors, lines } = placing;
	const { marks, losses } = placeMarks(
		answers.flatMap((answer) => answer.marks),
		most,
		placing,
	);
	const thesis = answers.find((answer) => answer.thesis !== null && lines.has(answer.thesis))?.thesis ?? null;
	const claims = answers.flatMap((answer) => answer.claims);
	const thesisLine = thesis === null ? undefined : lines.get(thesis);
	const reading: Reading = {
		model,
		at: now(),
		thesis: thesisLine ? anchors.of(thesisLine.span) : null,
		statements: placeStatements({ claims, thesis }, placing),
		marks: marksOf(marks),
		whole: answers.flatMap((answer) => answer.whole),
		ledger: placeFigures({ figures: answers.flatMap((answer) => answer.figures) }, placing),
		notReal: keysOfNotReal({ notReal: answers.flatMap((answer) => answer.notReal) }, rules, placing),
		read: new Set(
			[...lines.values()]
				.filter((line) => !unread.has(line))
				.map(({ span }) => anchors.of(sentencesAround(report, span)).words),
		),
		unread: unread.size,
		losses: { ...losses, notShared: 0 },
	};
	return { reading, placed: marks };
}
