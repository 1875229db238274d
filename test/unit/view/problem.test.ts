import assert from 'node:assert/strict';
import { message, verbatim } from '../../../src/messages/message';
import { wordsIn } from '../../../src/messages/words';
import { parseReport } from '../../../src/report/parsing/parse';
import { codeTitle, isFaded, problemLevel, problemText } from '../../../src/view/problem';
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
			problemText(report, about(), english),
			'“The largest port of the lake is said to be the…”: It says little.',
		);
		assert.match(problemText(report, about(), wordsIn('zh-CN')), /…”：It says little\.$/);
	});

	it('names its words itself where it begins with a quotation', () => {
		const quoting = about({ message: verbatim('“Safest” is nowhere shown.') });
		assert.equal(problemText(report, quoting, english), '“Safest” is nowhere shown.');
	});

	it('is a hint where it is held back', () => {
		assert.equal(problemLevel(about()), 'warning');
		assert.equal(problemLevel(about({ held: true })), 'hint');
	});

	it('is faded where it is about what could as well be left out', () => {
		assert.equal(isFaded({ code: 'citation.unused' }), true);
		assert.equal(isFaded({ code: 'claim.vague' }), false);
		assert.equal(codeTitle('claim.vague', english), english.say(message('titles.claim.vague')));
	});
});
