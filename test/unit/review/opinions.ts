import type { Analysis } from '../../../src/analysis';
import { Anchors } from '../../../src/anchors/anchors';
import type { FindingCode } from '../../../src/findings/model';
import type { Opinion, Review } from '../../../src/review/model';

type Said = readonly [code: FindingCode, words: string, verdict: Opinion['verdict'], reason?: string];

/** A second reading by hand: what a model thinks of the findings of a code whose place begins with some words. */
export function reviewOf({ report, findings }: Analysis, ...said: Said[]): Review {
	const anchors = new Anchors(report);
	const opinions = said.flatMap(([code, words, verdict, reason = '']): Opinion[] =>
		findings
			.filter((finding) => finding.code === code && report.source.slice(finding.span[0]).startsWith(words))
			.map(({ span }) => ({ code, anchor: anchors.of(span), verdict, weight: 'should', reason, better: null })),
	);
	if (opinions.length !== said.length) throw new Error(`${opinions.length} of ${said.length} findings are there.`);
	return { model: 'sage-1', opinions, notes: [], dropped: 0 };
}
