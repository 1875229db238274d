import assert from 'node:assert/strict';
import { verbatim } from '../../../src/messages/message';
import { wordsIn } from '../../../src/messages/words';
import { parseReport } from '../../../src/report/parsing/parse';
import { findingText } from '../../../src/service/diagnostics';
import { english, madeFinding } from '../words';

const text = '# T\n\nThe **largest** port of the lake is said to be the safest of all of them by far.\n';
const report = parseReport(text);
const start = text.indexOf('The **');
const about = (parts = {}) =>
	madeFinding('claim.vague', [start, text.length - 1], { words: [] } as never, {
		message: verbatim('It says little.'),
		...parts,
	});

describe('a finding in a list of problems', () => {
	it('stands behind its words, without marks and cut short', () => {
		assert.equal(
			findingText(report, about(), english),
			'“The largest port of the lake is said to be the…”: It says little.',
		);
		assert.match(findingText(report, about(), wordsIn('zh-CN')), /…”：It says little\.$/);
	});

	it('names its words itself where it begins with a quotation', () => {
		const quoting = about({ message: verbatim('“Safest” is nowhere shown.') });
		assert.equal(findingText(report, quoting, english), '“Safest” is nowhere shown.');
	});
});
