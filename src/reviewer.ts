import type { ReportDocument } from './analysis';
import { analyze } from './analyze';
import type { Preview } from './judge/model';
import { message } from './messages/message';
import type { PlumblineInit, ReviewOptions } from './model';
import type { ModelRuns } from './modelRuns';
import { askReview } from './review/askReview';
import type { ReviewedAnalysis } from './review/model';
import { withReview } from './review/withReview';

/** Reads reports a second time with a model, and says beforehand what that would take. */
export interface Reviewer {
	/** What a review would ask and cost; nothing is sent. */
	previewReview(document: ReportDocument, options: ReviewOptions): Promise<Preview>;
	/** Rejects with the signal's reason when it is aborted. */
	review(document: ReportDocument, options: ReviewOptions, signal?: AbortSignal): Promise<ReviewedAnalysis>;
}

export function createReviewer(init: Pick<PlumblineInit, 'clock' | 'analyzer'>, runs: ModelRuns): Reviewer {
	const { clock, analyzer = async (...read) => analyze(...read) } = init;
	return {
		async previewReview(document, options) {
			const planning = runs.plan(options.model);
			await askReview(await analyzer(document, options), planning, options);
			return planning.preview();
		},
		async review(document, options, signal) {
			signal?.throwIfAborted();
			const started = clock.now();
			const { model, onProgress } = options;
			const unread = await analyzer(document, options);
			const { answers, usage } = await runs.ask(model, { onProgress, signal }, async (run) => {
				run.onStep(message('runs.reviewing'));
				return { answers: await askReview(unread, run.judge, options), usage: run.usage() };
			});
			signal?.throwIfAborted();
			const review = { ...answers, model: model.provider.model };
			const { analysis, tally } = withReview(unread, review, options);
			const seconds = Math.max(0, clock.now() - started) / 1000;
			const complete = usage.failures.length === 0;
			const run = { mode: 'model', model: model.provider.model, ...usage, seconds, complete } as const;
			return { analysis, review, tally, run };
		},
	};
}
