import { dirname, resolve } from 'node:path';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { Calibration, LeftOut } from '../../output/agreementModel';
import { paperAgreements } from '../../output/agreementModel';
import { notScored } from '../../output/benchModel';
import { renderCalibrationText } from '../../output/calibrationText';
import { worded } from '../../output/worded';
import { type Framework, frameworks } from '../../scorecard/dimension';
import { scoreColumns } from '../../view/scoreColumns';
import type { RatedPair } from '../calibration/agreement';
import { measureAgreement } from '../calibration/measureAgreement';
import { type Rating, readRatings, type ScoredDimension } from '../calibration/ratings';
import type { ExitCode } from '../host/environment';
import { CliError, saidOf } from '../host/errors';
import { decodeText } from '../input/decode';
import { isBelow } from '../input/isBelow';
import { readFile } from '../input/readFile';
import { Batch, type BatchOutcome, type BatchReport } from '../runs/batch';
import { type Command, type Invocation, requireOperands, wantsColour, writeResult } from '../settings/command';
import { scoringOptions } from '../settings/options';

export const calibrate: Command = {
	name: 'calibrate',
	summary: message('commands.calibrate'),
	operands: 'SCORES.csv',
	description: message('commands.calibrateAbout'),
	formats: ['text', 'json'],
	options: [...(['format', 'output', 'config'] as const), ...scoringOptions],
	async run(invocation: Invocation) {
		const { operands, options, environment } = invocation;
		requireOperands(calibrate, operands, 1, 1);
		const file = operands[0]!;
		const path = resolve(environment.cwd, file);
		const ratings = readRatings(file, decodeText(file, await readFile(file, path, environment)));
		const batch = new Batch(invocation);
		const reports = reportsOf(ratings, dirname(path));
		await refuseOutside(file, reports, dirname(path), environment);
		await environment.willRead?.(reports.map(({ input }) => input.path));
		if (!options.dryRun) return compare(file, ratings, reports, batch, invocation);
		if (reports.length > 0) return batch.plan(reports);
		throw new CliError('usage', message('usage.holdsScores', { file }));
	},
};

async function compare(
	file: string,
	ratings: readonly Rating[],
	reports: readonly BatchReport[],
	batch: Batch,
	invocation: Invocation,
): Promise<ExitCode> {
	const { leftOut, compared } = await pairRatings(ratings, reports, batch, invocation);
	const dimensions = [...new Set(compared.map(({ dimension }) => dimension))];
	const agreements = dimensions.map((dimension) =>
		measureAgreement(
			dimension,
			compared.filter((pair) => pair.dimension === dimension),
		),
	);
	const calibration: Calibration = { file, agreements, leftOut, run: reports.length > 0 ? batch.run : null };
	if (compared.length > 0) await writeResult(render(calibration, invocation), invocation);
	tellLeftOut(calibration, compared.length, invocation);
	return leftOut.length > 0 || batch.stopped ? 2 : 0;
}

/** The result tells of each why; without a result it is told here. */
function tellLeftOut({ file, leftOut }: Calibration, compared: number, { tell }: Invocation): void {
	if (compared > 0 && leftOut.length > 0) {
		tell(message('ratings.leftOut', { leftOut: leftOut.length, ratings: leftOut.length + compared }));
		return;
	}
	for (const each of leftOut) {
		tell(message('files.atLine', { name: file, line: each.line, what: notScored(each.file, each.message) }));
	}
}

/** Every report once, with the frameworks its ratings are about; paths are meant from the table's folder. */
function reportsOf(ratings: readonly Rating[], folder: string): BatchReport[] {
	const wanted = new Map<string, Set<Framework>>();
	for (const { of } of ratings) {
		if ('score' in of) continue;
		const known = wanted.get(of.file) ?? new Set();
		wanted.set(of.file, known.add(of.dimension.framework));
	}
	return [...wanted].map(([file, those]) => ({
		input: { name: file, path: resolve(folder, file), stdin: false, found: true },
		frameworks: frameworks.filter((framework) => those.has(framework)),
	}));
}

/**
 * A table may have come from anybody, and what it names is read and may go to a model: only files below its own folder or
 * the current one, wherever links lead. Throws a {@link CliError} that names the first of the others.
 */
async function refuseOutside(
	table: string,
	reports: readonly BatchReport[],
	folder: string,
	{ cwd, fs }: Invocation['environment'],
): Promise<void> {
	for (const { input } of reports) {
		if ((await isBelow(folder, input.path, fs)) || (await isBelow(cwd, input.path, fs))) continue;
		throw new CliError('ratings', message('ratings.outside', { name: table, file: input.name }));
	}
}

interface ComparedPair extends RatedPair {
	readonly dimension: string;
}

/** Puts a score beside each rating; what has none is left out with the reason. */
async function pairRatings(
	ratings: readonly Rating[],
	reports: readonly BatchReport[],
	batch: Batch,
	{ environment }: Invocation,
): Promise<{ compared: ComparedPair[]; leftOut: LeftOut[] }> {
	const scores = new Map<string, ScoreOf>();
	for await (const outcome of batch.score(reports)) {
		scores.set(outcome.input.name, scoreReader(outcome, environment.env));
	}
	const compared: ComparedPair[] = [];
	const leftOut: LeftOut[] = [];
	for (const { of, line, ...rated } of ratings) {
		const score = 'score' in of ? of : (scores.get(of.file)?.(of.dimension) ?? message('ratings.notReached'));
		if ('score' in score) compared.push({ ...rated, report: of.file, score: score.score, length: score.length });
		else leftOut.push({ line, file: of.file, message: score });
	}
	return { compared: compared.filter((pair) => isWhole(pair, compared)), leftOut };
}

/** A preference of which one side has no score says nothing. */
function isWhole({ cluster, group }: ComparedPair, all: readonly ComparedPair[]): boolean {
	return cluster === undefined || all.filter((other) => other.group === group).length > 1;
}

/** The score by a dimension with the length of the report, or why there is none. */
type ScoreOf = (dimension: ScoredDimension) => { readonly score: number; readonly length: number } | Message;

function scoreReader(outcome: BatchOutcome, env: Invocation['environment']['env']): ScoreOf {
	if ('error' in outcome) {
		const said = saidOf(outcome.error, env);
		return () => said;
	}
	const { scorecard, characters } = outcome;
	// Only the figures are kept: a scorecard of a long report is large.
	const values = new Map<string, number | null>(
		frameworks.flatMap((framework) =>
			scoreColumns[framework].map(({ key, read }) => [`${framework}.${key}`, read(scorecard)?.value ?? null] as const),
		),
	);
	return ({ name }) => {
		const score = values.get(name) ?? null;
		return score === null ? message('ratings.noScore', { dimension: name }) : { score, length: characters };
	};
}

function render(calibration: Calibration, invocation: Invocation): string {
	if (invocation.options.format !== 'json')
		return renderCalibrationText(calibration, invocation.words, wantsColour(invocation));
	return `${JSON.stringify({ schema: 'plumbline/calibration/1', ...worded(calibration, invocation.words), paper: paperAgreements }, null, 2)}\n`;
}
