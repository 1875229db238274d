import { resolve } from 'node:path';
import type { AnalyzeOptions, ReportDocument } from '../../analysis';
import type { Preview } from '../../judge/model';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import type { ModelUse, Plumbline, Progress, ReviewOptions, ScoreOptions } from '../../model';
import type { ReviewedAnalysis } from '../../reading/applied/model';
import type { Reading } from '../../reading/model';
import type { ScoredAnalysis } from '../../scorecard/scorecard';
import { printable } from '../../text/shorten';
import { progressMessage } from '../../view/run';
import type { OutputStream } from '../host/environment';
import { findChecklistEdits } from '../settings/authorFiles';
import type { Invocation } from '../settings/command';
import type { FoundConfig } from '../settings/config';
import { chooseModel, chooseSearch, type ModelChoice, requireKey } from '../settings/modelChoice';
import { ownSkillsFolder } from '../settings/skillLibrary';
import { chooseSources } from '../settings/sourceChoice';
import { trustedConfig } from '../settings/trustedConfig';
import { ManyReports } from './manyReports';

/** How a report is scored besides the model. */
export interface Scoring extends Omit<ScoreOptions, 'model' | 'onProgress'> {
	/** The folder of the user's own skills; absolute. */
	readonly skillsFolder?: string | undefined;
}

/** How a report is to be scored. */
export interface ReportChoice {
	/** `undefined` scores without a model. */
	readonly model: ModelChoice | undefined;
	readonly scoring: Scoring;
}

/** Scores reports with the models that their settings choose. One core serves all reports with the same prompts and skills. */
export class ModelScoring {
	readonly #invocation: Invocation;
	/** Reads the reports. */
	readonly many: ManyReports;
	readonly #cores = new Map<string, Plumbline>();

	constructor(invocation: Invocation) {
		this.#invocation = invocation;
		this.many = new ManyReports(invocation);
	}

	/**
	 * How a report is to be scored: the command line's word, else the configuration file's as far as it may be trusted. `path`
	 * is the report's, absolute. Rejects with a `CliError` when what is wished for makes no sense.
	 */
	async choose(
		document: ReportDocument,
		path: string,
		found: FoundConfig,
		wanted: Pick<ScoreOptions, keyof AnalyzeOptions | 'frameworks'>,
	): Promise<ReportChoice> {
		const { options, environment, tell } = this.#invocation;
		const { config, warning } = await trustedConfig(options, found, environment);
		if (warning !== undefined) tell(warning);
		const model = chooseModel(options, config, environment.env);
		if (model?.notice !== undefined) tell(model.notice);
		const search = chooseSearch(this.#invocation, config, model);
		const sources = await chooseSources(this.#invocation, config, path);
		const skills = await ownSkillsFolder(this.#invocation, config);
		const checklistEdits = await findChecklistEdits(this.#invocation, document, path, tell);
		const scoring = {
			...wanted,
			...(sources && { sources }),
			...(search && { search }),
			...(checklistEdits && { checklistEdits }),
			...(skills && { skillsFolder: skills.path }),
		};
		return { model, scoring };
	}

	/**
	 * Without a model it reads the sources that it may, which are kept like answers. Rejects with the interruption's reason
	 * when the user stops the run.
	 */
	async score(
		document: ReportDocument,
		choice: ModelChoice | undefined,
		{ skillsFolder, ...options }: Scoring,
	): Promise<ScoredAnalysis> {
		const asking = choice && this.#asking(choice, skillsFolder);
		const plumbline = asking?.plumbline ?? this.#core(undefined, skillsFolder);
		return this.#watched(document, (onProgress, signal) =>
			plumbline.score(document, { ...options, ...(asking && { model: asking.model }), onProgress }, signal),
		);
	}

	/** A reading by a model. Rejects with the interruption's reason when the user stops the run. */
	review(document: ReportDocument, choice: ModelChoice, scoring: Scoring): Promise<ReviewedAnalysis> {
		const { plumbline, model } = this.#asking(choice, undefined);
		const options = reviewing(model, scoring);
		return this.#watched(document, (onProgress, signal) => {
			let soFar: (() => Reading) | undefined;
			const onReading = (came: () => Reading) => {
				soFar = came;
			};
			const show = (progress: Progress) => onProgress(progress, soFar);
			return plumbline.review(document, { ...options, onReading, onProgress: show }, signal);
		});
	}

	/** Shows what a run is doing, and lets the user stop it. */
	async #watched<Result>(
		document: ReportDocument,
		work: (onProgress: ProgressLine['show'], signal: AbortSignal) => Promise<Result>,
	): Promise<Result> {
		const { environment, words } = this.#invocation;
		const signal = environment.interruption();
		this.many.stopsWith(signal);
		// One line cannot tell of several.
		if (this.many.isShared) return work(() => {}, signal);
		const progress = progressLine(document.name, environment.stderr, words);
		try {
			return await work(progress.show, signal);
		} finally {
			progress.clear();
		}
	}

	/** What scoring would ask and cost; nothing is sent. */
	async preview(document: ReportDocument, choice: ModelChoice, scoring: Scoring): Promise<Preview> {
		const { skillsFolder, ...options } = scoring;
		const { plumbline, model } = this.#prepare(choice, skillsFolder);
		return plumbline.preview(document, { ...options, model });
	}

	/** What a reading would ask and cost; nothing is sent. */
	async previewReview(document: ReportDocument, choice: ModelChoice, scoring: Scoring): Promise<Preview> {
		const { plumbline, model } = this.#prepare(choice, undefined);
		return plumbline.previewReview(document, reviewing(model, scoring));
	}

	#asking(choice: ModelChoice, skills: string | undefined): { plumbline: Plumbline; model: ModelUse } {
		requireKey(choice.endpoint);
		this.#invocation.asksModel();
		return this.#prepare(choice, skills);
	}

	#prepare(
		{ endpoint, limits, price, runs, prompts }: ModelChoice,
		skills: string | undefined,
	): { plumbline: Plumbline; model: ModelUse } {
		const plumbline = this.#core(prompts, skills);
		const provider = plumbline.connect(endpoint);
		return { plumbline, model: { provider, limits, ...(price && { price }), ...(runs !== undefined && { runs }) } };
	}

	#core(prompts: string | undefined, skills: string | undefined): Plumbline {
		const { environment, options, plumblineWith } = this.#invocation;
		const key = JSON.stringify([prompts, skills]);
		const existing = this.#cores.get(key);
		if (existing) return existing;
		const folder = options.cache ?? environment.cacheFolder;
		const answers = folder === false ? undefined : environment.openStore(resolve(environment.cwd, folder));
		const core = plumblineWith({
			analyzer: this.many.analyzer,
			...(answers && { answers }),
			...(prompts !== undefined && { ownPrompts: environment.openTexts(prompts) }),
			...(skills !== undefined && { ownSkills: environment.openTexts(skills) }),
		});
		this.#cores.set(key, core);
		return core;
	}
}

function reviewing(model: ModelUse, { severities, maxFindings, decisions, tiers }: Scoring): ReviewOptions {
	return { model, severities, maxFindings, decisions, ...(tiers && { tiers }) };
}

export interface ProgressLine {
	/** @param soFar what has come of a reading; that takes time */
	show(progress: Progress, soFar?: () => Reading): void;
	/** Takes the line away, so that what is written next starts at the margin. */
	clear(): void;
}

const startOfLine = '\r\u001b[K';

/** What a run is doing, in one line that is written over; nothing where the stream is no terminal. */
export function progressLine(name: string, stream: OutputStream, words: Words): ProgressLine {
	if (!stream.isTTY) return { show() {}, clear() {} };
	return {
		show(progress, soFar) {
			const doing = progressMessage(progress);
			const marks = soFar?.().marks.length ?? 0;
			const told = marks > 0 ? message('runs.marking', { doing, marks }) : doing;
			stream.write(startOfLine + fitted(`${printable(name)}: ${words.say(told)}`, stream.columns));
		},
		clear: () => void stream.write(startOfLine),
	};
}

/** The end of a line that is too long for the terminal, which would break it in two; wide characters take two columns. */
function fitted(line: string, columns: number | undefined): string {
	const wide = /[\u1100-\uffff]/.test(line) ? 2 : 1;
	const most = Math.floor(((columns ?? 80) - 1) / wide);
	return line.length <= most ? line : `…${line.slice(1 - most)}`;
}
