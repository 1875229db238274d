import { resolve } from 'node:path';
import pLimit from 'p-limit';
import * as z from 'zod';
import type { Analysis, AnalyzeOptions, Analyzer, ReportDocument } from '../../../analysis';
import { message } from '../../../messages/message';
import type { Message, Words } from '../../../messages/model';
import { contextOf, type ViewContext } from '../../../view/context';
import { CliError, saidOf } from '../../host/errors';
import { told } from '../../host/told';
import { checkSize, decodeText } from '../../input/decode';
import { readFile } from '../../input/readFile';
import { type ReportSettings, settingsOf } from '../../scoring/eachReport';
import type { Invocation } from '../../settings/command';
import { Configs } from '../../settings/config';
import { DecisionFiles } from '../../settings/decisionFiles';
import type { OpenRoots } from './roots';

/** The level from which on a finding keeps a report back, where nobody names one. */
const usualLevel = 'warning';

/** How many of what was found an answer holds; `usual` where the agent names no number. */
export function limitArgument({ say }: Words, usual: number) {
	return z
		.int()
		.min(1)
		.max(1000)
		.optional()
		.describe(say(message('tools.limit', { usual })));
}

/** What names a report, for every tool that takes one. */
export function reportArguments({ say }: Words) {
	return {
		path: z
			.string()
			.min(1)
			.optional()
			.describe(say(message('tools.path'))),
		text: z
			.string()
			.optional()
			.describe(say(message('tools.text'))),
		name: z
			.string()
			.min(1)
			.optional()
			.describe(say(message('tools.name'))),
	};
}

export interface ReadArguments {
	readonly path?: string | undefined;
	readonly text?: string | undefined;
	readonly name?: string | undefined;
}

/** A report as it was read, with what holds for it. */
export interface ReadReport {
	readonly analysis: Analysis;
	readonly document: ReportDocument;
	/** The words to answer in, and where its places are. */
	readonly context: ViewContext;
	/** Absolute; of a text where it would be. */
	readonly path: string;
	readonly settings: ReportSettings;
	readonly options: AnalyzeOptions;
	/** As the command line would have it for this report alone: files are those that may be read, nothing is sent. */
	readonly invocation: Invocation;
	/** What was told beside, such as a file of settings that does not count. */
	readonly notes: readonly string[];
	/** Reads another text as this one was read. */
	reread(text: string): Promise<Analysis['report']>;
}

/** Reads reports one after the other; a call that was cancelled while it waited is not begun. */
export class ReportReader {
	readonly #invocation: Invocation;
	readonly #analyzer: Analyzer;
	readonly #turns = pLimit(1);

	constructor(invocation: Invocation, analyzer: Analyzer) {
		this.#invocation = invocation;
		this.#analyzer = analyzer;
	}

	/** Throws a {@link CliError} for what cannot be read, and the signal's reason once it is aborted. */
	async read(named: ReadArguments, roots: OpenRoots, signal: AbortSignal): Promise<ReadReport> {
		const { document, path, root } = await documentOf(named, roots);
		const notes: string[] = [];
		const invocation = this.#inside(root, roots, notes);
		const settings = settingsOf(invocation.options, await new Configs(invocation).for(path), usualLevel);
		const decisions = await new DecisionFiles(invocation).for(path);
		const { severities, maxFindings, config } = settings;
		const options = { severities, maxFindings, decisions, tiers: config.tiers };
		const analysis = await this.#analyze(document, options, signal);
		return {
			...{ analysis, document, path, settings, options, invocation, notes },
			context: contextOf(document.text, this.#invocation.words),
			reread: async (text) => (await this.#analyze({ name: '', text }, {}, signal)).report,
		};
	}

	async #analyze(document: ReportDocument, options: AnalyzeOptions, signal: AbortSignal): Promise<Analysis> {
		const analysis = await this.#turns(async () => {
			signal.throwIfAborted();
			return this.#analyzer(document, options);
		});
		signal.throwIfAborted();
		return analysis;
	}

	/** Settings and decisions are looked up as by the command line, but nowhere outside the folders that may be read. */
	#inside(root: string, roots: OpenRoots, notes: string[]): Invocation {
		const { environment, words, options } = this.#invocation;
		const config = options.config === undefined ? undefined : resolve(environment.cwd, options.config);
		return {
			...this.#invocation,
			options: { ...options, config, offline: true },
			environment: { ...environment, cwd: root, fs: roots.files(config === undefined ? [] : [config]) },
			tell: (notice: Message) => void notes.push(told(notice, words)),
			tellError: (error) => void notes.push(told(saidOf(error, environment.env), words)),
		};
	}
}

async function documentOf({ path, text, name }: ReadArguments, roots: OpenRoots) {
	if (path === undefined && text !== undefined) {
		const place = name === undefined ? roots.draft() : await roots.locate(name);
		checkSize(place.name, Buffer.byteLength(text));
		return { ...place, document: { name: place.name, text } };
	}
	if (path === undefined || text !== undefined) {
		throw new CliError('usage', message('agents.oneOf', { names: ['path', 'text'] }));
	}
	const found = await roots.file(path);
	const bytes = await readFile(found.name, found.real, { fs: roots.files() });
	return { ...found, document: { name: found.name, text: decodeText(found.name, bytes) } };
}
