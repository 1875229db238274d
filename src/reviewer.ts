import type { ReportDocument } from './analysis';
import { analyze } from './analyze';
import type { Preview } from './judge/model';
import { message } from './messages/message';
import type { PlumblineInit, ReviewOptions } from './model';
import { type ModelRuns, readingOptions } from './modelRuns';
import type { ReviewedAnalysis } from './reading/applied/model';
import { withReading } from './reading/applied/withReading';
import { askReading } from './reading/asking/askReading';

/** Has reports read by a model, and says beforehand what that would take. */
export interface Reviewer {
	/** What a reading would ask and cost; nothing is sent. */
	previewReview(document: ReportDocument, options: ReviewOptions): Promise<Preview>;
	/** Rejects with the signal's reason when it is aborted. */
	review(document: ReportDocument, options: ReviewOptions, signal?: AbortSignal): Promise<ReviewedAnalysis>;
}

export function createReviewer(init: Pick<PlumblineInit, 'clock' | 'analyzer'>, runs: ModelRuns): Reviewer {
	const { clock, analyzer = async (...read) => analyze(...read) } = init;
	return {
		async previewReview(document, options) {
			const planning = runs.plan(options.model);
			await askReading(await analyzer(document, options), planning, readingOptions(options, clock.now));
			return planning.preview();
		},
		async review(document, options, signal) {
			signal?.throwIfAborted();
			const started = clock.now();
			const { model, onProgress } = options;
			const asked = readingOptions(options, clock.now);
			const unread = await analyzer(document, options);
			const { reading, usage } = await runs.ask(model, { onProgress, signal }, async (run) => {
				run.onStep(message('runs.reviewing'));
				return { reading: await askReading(unread, run.judge, asked), usage: run.usage() };
			});
			signal?.throwIfAborted();
			const { analysis, tally } = withReading(unread, reading, options);
			const seconds = Math.max(0, clock.now() - started) / 1000;
			const complete = usage.failures.length === 0;
			const run = { mode: 'model', model: model.provider.model, ...usage, seconds, complete } as const;
			return { analysis, reading, tally, run };
		},
	};
}
