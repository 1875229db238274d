import { runChecks } from './checks/run';
import type { AnalyzeOptions, Analysis, Plumbline, PlumblineInit, ReportDocument, ScoreOptions } from './model';
import { parseReport } from './report/parse';
import { withGains } from './scoring/gains';
import { scoreAnalysis } from './scoring/score';
import { extractTree } from './tree/extract';

/** The composition root: the extension and the command line get the same core from here. */
export function createPlumbline(init: PlumblineInit): Plumbline {
	const analyze = (document: ReportDocument, options: AnalyzeOptions = {}): Analysis => {
		const report = parseReport(document.text);
		const tree = extractTree(report);
		return withGains({ document, report, tree, ...runChecks(report, tree, options.severities) });
	};

	return Object.freeze({
		analyze,
		async score(document: ReportDocument, options: ScoreOptions = {}, signal?: AbortSignal) {
			signal?.throwIfAborted();
			const started = init.clock.now();
			options.onProgress?.('Reading the report');
			const analysis = analyze(document, options);
			options.onProgress?.('Scoring');
			const scorecard = scoreAnalysis(analysis, options.frameworks, () => (init.clock.now() - started) / 1000);
			signal?.throwIfAborted();
			return { analysis, scorecard };
		},
	});
}
