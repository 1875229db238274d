import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPlumbline } from '../../../../src/index';
import { silentLogger, systemClock } from '../../../../src/ports';

const folder = '../shared/corpora/reports';

describe('DeepResearch-ReportEval on real reports', () => {
	if (!existsSync(folder)) {
		it('is skipped: there is no folder ../shared/corpora/reports beside the checkout');
		return;
	}
	const plumbline = createPlumbline({ logger: silentLogger, clock: systemClock });
	for (const name of readdirSync(folder).filter((file) => file.endsWith('.md'))) {
		it(name, async () => {
			const document = { name, text: readFileSync(join(folder, name), 'utf8') };
			const { analysis, scorecard } = await plumbline.score(document, { frameworks: ['reportEval'] });
			const { redundancy, factuality } = scorecard.reportEval!;
			assert.equal(redundancy.allPairs, null);
			assert.ok(redundancy.repeating.paragraphs <= redundancy.repeating.of);
			const { citations } = analysis.report;
			// Some reports only list sources that nothing in them cites.
			const usable = citations.some(
				({ url, references: to }) => url !== undefined || to.some((at) => at !== undefined),
			);
			assert.equal(factuality.verdicts.length > 0, usable);
			assert.equal(factuality.citing.statements > 0, usable);
			for (const { span, source } of factuality.verdicts) {
				assert.ok(document.text.slice(...span).trim().length > 0);
				assert.ok(factuality.sources.some(({ id }) => id === source));
			}
		});
	}
});
