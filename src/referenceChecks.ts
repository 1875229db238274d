import type { PlumblineInit } from './model';
import type { ModelRuns } from './modelRuns';
import type { Report, Span } from './report/model';
import { gatherSources } from './sources/cited/gatherSources';
import type { SourceUse } from './sources/model';
import { byFit, checkReference, citedNear, type ReferenceCheck, statementAt } from './verification/checkReference';
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
					return { reference: index, near: near.get(index), text: indexed && checkReference(indexed, claim) };
				})
				.sort(byFit);
		},
	};
}
