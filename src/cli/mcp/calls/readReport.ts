import { basename, dirname, resolve } from 'node:path';
import pLimit, { type LimitFunction } from 'p-limit';
import { type ReadArguments, type ReadReport, textOrPath } from '../../../agents/calls/readReport';
import type { Analysis, AnalyzeOptions, Analyzer, ReportDocument } from '../../../analysis';
import type { KnownList } from '../../../baseline/match';
import { limitsIn, usualLimits } from '../../../config/gateLimits';
import { withoutListed } from '../../../index';
import { message } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import type { SourceUse } from '../../../sources/model';
import type { ClaimSource } from '../../../verification/checkStatement';
import { contextOf } from '../../../view/context';
import type { Environment } from '../../host/environment';
import { CliError, messageOfError, safeText } from '../../host/errors';
import { checkSize, decodeText, readFoundReport } from '../../input/readFile';
import { settingsOf } from '../../runs/eachReport';
import { DecisionFiles } from '../../settings/authorFiles';
import { type BaselineFile, chooseBaseline, knownOf } from '../../settings/baselines';
import type { Invocation } from '../../settings/command';
import { Configs, type FoundConfig } from '../../settings/config';
import { chooseSources, sourcesPath } from '../../settings/sourceChoice';
import { trustedConfig } from '../../settings/trustedConfig';
import type { OpenRoots } from './roots';

/** Reads the reports of one client one after the other; a call that was cancelled while it waited is not begun. */
export class ReportReader {
	readonly #invocation: Invocation;
	readonly #analyzer: Analyzer;
	readonly #turns = pLimit(1);
	readonly #allTurns: LimitFunction;

	/** `allTurns` are those of all clients: each waits there with one report, so that none keeps the others waiting for all of its own. */
	constructor(invocation: Invocation, analyzer: Analyzer, allTurns: LimitFunction) {
		this.#invocation = invocation;
		this.#analyzer = analyzer;
		this.#allTurns = allTurns;
	}

	/** Throws a `PlumblineError` for what cannot be read, and the signal's reason once it is aborted. */
	async read(named: ReadArguments, roots: OpenRoots, signal: AbortSignal): Promise<ReadReport> {
		const { document, path, root } = await documentOf(named, roots);
		const { words } = this.#invocation;
		const notes: string[] = [];
		const invocation = this.#inside(root, roots, notes);
		const settings = settingsOf(invocation.options, await new Configs(invocation).for(path));
		const decisions = await new DecisionFiles(invocation).for(path);
		const { config } = settings;
		const options = { ...settings.reading, decisions };
		const listed = await this.#known(path, settings.config, invocation, roots);
		const withoutKnown: ReadReport['withoutKnown'] = (analysis) =>
			listed ? withoutListed(analysis, listed, options) : { analysis, known: 0 };
		const read = withoutKnown(await this.#analyze(document, options, signal));
		if (listed && read.known > 0) notes.push(words.say(message('agents.known', { name: listed.name })));
		return {
			...{ ...read, withoutKnown, document, options, notes, place: path },
			limits: { ...usualLimits, ...limitsIn(config), ...limitsIn(this.#invocation.options) },
			context: contextOf(document.text, this.#invocation.words),
			reread: async (text) => (await this.#analyze({ name: '', text }, {}, signal)).report,
			sources: (named) => sourcesOf(named, { invocation, config, path, roots, cwd: this.#invocation.environment.cwd }),
		};
	}

	async #analyze(document: ReportDocument, options: AnalyzeOptions, signal: AbortSignal): Promise<Analysis> {
		const begun = async () => {
			signal.throwIfAborted();
			return this.#analyzer(document, options);
		};
		const analysis = await this.#turns(() => this.#allTurns(begun));
		signal.throwIfAborted();
		return analysis;
	}

	/** A file that cannot be used is told, and hides nothing. One that the user has named may stand anywhere. */
	async #known(
		path: string,
		config: FoundConfig,
		invocation: Invocation,
		roots: OpenRoots,
	): Promise<(KnownList & Pick<BaselineFile, 'name'>) | undefined> {
		const { options } = this.#invocation;
		const environment = { ...invocation.environment, cwd: this.#invocation.environment.cwd };
		try {
			const baseline = await chooseBaseline({ ...invocation, environment }, config);
			if (!baseline) return undefined;
			const isNamed = typeof options.baseline === 'string' || options.config !== undefined;
			const fs = roots.files(isNamed ? [baseline.path] : []);
			const mayBeGone = (other: string) => roots.holdsByName(other);
			const list = await knownOf(path, baseline, { environment: { ...environment, fs } }, mayBeGone);
			return { ...list, name: baseline.name };
		} catch (error) {
			if (!(error instanceof CliError)) throw error;
			invocation.tellError(error);
			return undefined;
		}
	}

	/** Settings and decisions are looked up as by the command line, but nowhere outside the folders that may be read. */
	#inside(root: string, roots: OpenRoots, notes: string[]): Invocation {
		const { environment, words, options } = this.#invocation;
		const config = options.config === undefined ? undefined : resolve(environment.cwd, options.config);
		return {
			...this.#invocation,
			options: { ...options, config, offline: true },
			environment: { ...environment, cwd: root, fs: roots.files(config === undefined ? [] : [config]) },
			tell: (notice: Message) => void notes.push(safeText(notice, words)),
			tellError: (error) => void notes.push(safeText(messageOfError(error, environment.env), words)),
		};
	}
}

interface SourcesContext {
	/** What the report was read with: files are those that may be read, nothing is sent. */
	readonly invocation: Invocation;
	readonly config: FoundConfig;
	/** The report's. */
	readonly path: string;
	readonly roots: OpenRoots;
	/** Where the server was started. */
	readonly cwd: string;
}

async function sourcesOf(
	named: string | undefined,
	{ invocation, config: found, path, roots, cwd }: SourcesContext,
): Promise<SourceUse | undefined> {
	const { options } = invocation;
	const { config, warning } = await trustedConfig(options, found, invocation.environment);
	const wished = named ?? sourcesPath(options.sources, config, cwd);
	if (warning !== undefined) invocation.tell(warning);
	if (wished === undefined) return undefined;
	// Of a folder that only the settings name, and that is not there, is told where they name it.
	const isThere = named !== undefined || (await roots.locate(wished)).exists;
	const chosen = isThere ? { ...options, sources: await roots.folder(wished) } : options;
	return chooseSources({ ...invocation, options: chosen }, config, path);
}

/** The file of a source itself: the folder it stands in may hold links that lead elsewhere. */
export async function sourceFile(
	path: string,
	roots: OpenRoots,
	{ openSources }: Pick<Environment, 'openSources'>,
): Promise<ClaimSource> {
	const { real } = await roots.file(path);
	return { files: openSources(dirname(real)), path: basename(real) };
}

async function documentOf(named: ReadArguments, roots: OpenRoots) {
	const given = textOrPath(named);
	if ('text' in given) {
		const { text, name } = given;
		const place = name === undefined ? roots.draft() : await roots.locate(name);
		checkSize(place.name, Buffer.byteLength(text));
		return { ...place, document: { name: place.name, text } };
	}
	const found = await roots.file(given.path);
	const bytes = await readFoundReport(found.name, found.real, { fs: roots.files() });
	return { ...found, document: { name: found.name, text: decodeText(found.name, bytes) } };
}
