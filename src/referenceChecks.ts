import { message } from './messages/message';
import type { PlumblineInit } from './model';
import type { ModelRuns } from './modelRuns';
import type { Report, Span } from './report/model';
import { gatherSources } from './sources/cited/gatherSources';
import { readPlain } from './sources/documents/plain';
import { createSourceReader } from './sources/documents/sourceReader';
import type { SourceFailure, SourceFiles, SourceText, SourceUse } from './sources/model';
import type { ClaimText } from './sources/support/parseClaim';
import {
	type ClaimReading,
	type ClaimSource,
	checkStatement,
	checkText,
	citedNear,
	compareByFit,
	type ReferenceCheck,
	statementAt,
} from './verification/checkStatement';
import { indexedSourceOf } from './verification/indexedSource';

/** Says which of its references a report could cite at a place. */
export interface ReferenceChecker {
	/**
	 * What each reference of a report says of the sentence at a place, the most fitting first, as far as its text is on this
	 * computer: in a folder of sources, or read before. Nothing is fetched. Rejects with the signal's reason when it is aborted.
	 */
	checkReferences(
		report: Report,
		span: Span,
		use: SourceUse | undefined,
		signal?: AbortSignal,
	): Promise<ReferenceCheck[]>;
	/** What a source says of a claim, by rules. Nothing is fetched. Rejects with the signal's reason when it is aborted. */
	checkClaim(claim: ClaimText, source: ClaimSource, signal?: AbortSignal): Promise<ClaimReading>;
}

export function createReferenceChecker(
	{ sources: access, clock, logger }: Pick<PlumblineInit, 'sources' | 'clock' | 'logger'>,
	{ store }: Pick<ModelRuns, 'store'>,
): ReferenceChecker {
	return {
		async checkReferences(report, span, use, signal) {
			const offline = use && { ...use, fetch: false };
			const gathered = await gatherSources(report, offline, { access, store, clock, logger, uncited: true }, signal);
			const claim = statementAt(report, span);
			const near = citedNear(report, span);
			return report.references
				.filter(({ empty }) => !empty)
				.map(({ index }): ReferenceCheck => {
					const source = gathered.sources.find(({ reference }) => reference === index);
					const indexed = source && indexedSourceOf(source, gathered.readings.get(source.id));
					return {
						reference: index,
						near: near.get(index),
						text: indexed && checkText(indexed.index, claim, indexed.extent !== 'whole'),
					};
				})
				.sort(compareByFit);
		},
		async checkClaim(claim, source, signal = new AbortController().signal) {
			const pause = () => clock.sleep(0, signal);
			if ('text' in source) {
				const text = readPlain(source.text);
				return checkStatement(source.title ? { ...text, title: source.title } : text, false, claim, pause);
			}
			const read = await readFile(source, signal);
			if ('failure' in read) return read;
			return checkStatement(read.content, read.truncated, claim, pause);
		},
	};

	/** As the cited sources are read. */
	async function readFile(
		{ files, path }: Extract<ClaimSource, { files: SourceFiles }>,
		signal: AbortSignal,
	): Promise<{ readonly content: SourceText; readonly truncated: boolean } | { readonly failure: SourceFailure }> {
		if (!access) return { failure: { code: 'noTarget', message: message('sourceFailures.noTarget') } };
		const fetch = access.fetch([]);
		const reader = createSourceReader({ ...access, fetch, network: false, sources: files, store, clock, logger });
		const target = { kind: 'file', folder: 'sources', path, anchor: undefined } as const;
		const unnamed = { id: `file:${path}`, title: '', url: undefined, citations: [], reference: undefined };
		const reading = await reader.read({ ...unnamed, targets: [target] }, signal);
		return reading.ok ? reading : { failure: reading.failure };
	}
}
