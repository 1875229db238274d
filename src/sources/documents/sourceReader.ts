import { message } from '../../messages/message';
import type { Clock, Fetch, Logger, Store } from '../../ports';
import type { CitedSource, SourceAccess, SourceFailure, SourceFiles, SourceReading, SourceTarget } from '../model';
import { createSourceCache } from './cache';
import { SourceError } from './failures';
import { copyFreshFor, defaultLimits } from './limits';
import { readFileTarget } from './localFile';
import { createPageReader } from './pageReader';
import { RequestQueue } from './requestQueue';

export interface SourceReaderInit extends Omit<SourceAccess, 'fetch'> {
	/** Should check the addresses it connects to (DNS may answer differently the second time). */
	readonly fetch: Fetch;
	readonly clock: Clock;
	readonly logger: Logger;
	/** What was read is kept here. */
	readonly store: Store;
	/** Files that the report links to. */
	readonly workspace?: SourceFiles;
	/** The folder of sources. */
	readonly sources?: SourceFiles;
	/** Whether the user agreed to documents being fetched. */
	readonly network: boolean;
	/** Hosts of private networks that may be read from. */
	readonly allowedHosts?: readonly string[];
	/** How long a copy is good without asking again, in milliseconds; a week by default, 0 asks always. */
	readonly freshFor?: number;
}

export interface SourceReader {
	/** Tries the targets in order. Rejects only with the signal's reason. */
	read(source: CitedSource, signal: AbortSignal): Promise<SourceReading>;
	/**
	 * Reads all, as many at a time as the limits let; by the sources' ids. Each is kept as soon as it was read, so that
	 * a run that was aborted goes on where it ended. Rejects only with the signal's reason.
	 */
	readAll(
		sources: readonly CitedSource[],
		signal: AbortSignal,
		onProgress?: (done: number, of: number) => void,
	): Promise<ReadonlyMap<string, SourceReading>>;
}

export function createSourceReader(init: SourceReaderInit): SourceReader {
	const limits = { ...defaultLimits, ...init.limits };
	const cache = createSourceCache(init.store, init.clock, init.logger, (init.allowedHosts ?? []).length > 0);
	const documents = { readers: init.readers, limits, clock: init.clock, desk: new RequestQueue(1, 1) };
	// Each holds its file in memory until it is read.
	const files = new RequestQueue(limits.concurrency, limits.concurrency);
	const page = createPageReader({
		...init,
		...documents,
		cache,
		allowedHosts: init.allowedHosts ?? [],
		freshFor: init.freshFor ?? copyFreshFor,
		lanes: new RequestQueue(limits.concurrency, limits.concurrencyPerHost),
		userAgent: `Plumbline/${init.version} (+report source check)`,
	});

	async function readTarget(source: CitedSource, target: SourceTarget, signal: AbortSignal): Promise<SourceReading> {
		if (target.kind === 'url') return page(target, signal);
		if (target.kind === 'quote') return quoted(source, target, init.clock.now());
		const folder = target.folder === 'workspace' ? init.workspace : init.sources;
		const document = { ...documents, url: source.url };
		return files.run('', signal, () => readFileTarget(target, folder, document, signal));
	}

	async function read(source: CitedSource, signal: AbortSignal): Promise<SourceReading> {
		signal.throwIfAborted();
		let first: SourceFailure | undefined;
		for (const target of source.targets) {
			const reading = await attempt(() => readTarget(source, target, signal), signal);
			if (reading.ok) return first ? { ...reading, passedOver: first } : reading;
			first ??= reading.failure;
		}
		return { ok: false, failure: first ?? { code: 'noTarget', message: message('sourceFailures.noTarget') } };
	}

	return {
		read,
		async readAll(sources, signal, onProgress) {
			const readings = new Map<string, SourceReading>();
			await Promise.all(
				sources.map(async (source) => {
					const reading = await read(source, signal);
					readings.set(source.id, reading);
					onProgress?.(readings.size, sources.length);
				}),
			);
			await cache.prune();
			return new Map(sources.map(({ id }) => [id, readings.get(id)!]));
		},
	};
}

async function attempt(read: () => Promise<SourceReading>, signal: AbortSignal): Promise<SourceReading> {
	try {
		return await read();
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof SourceError) return { ok: false, failure: error.details.failure };
		throw error;
	}
}

/** All that the author quotes of the source, each quotation a paragraph. */
function quoted(source: CitedSource, from: SourceTarget, readAt: number): SourceReading {
	const texts = source.targets.flatMap((target) => (target.kind === 'quote' ? [target.text] : []));
	const content = { title: source.title, text: texts.join('\n\n'), pages: [], links: [] };
	return { ok: true, from, content, readAt, cached: false, truncated: true };
}
