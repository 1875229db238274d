import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { wordingFinder } from '../../../../src/tree/reading/wording';

const findSurely = wordingFinder({ en: /\bsurely(?: so)?\b/giu, zh: /必将/gu });

function found(line: string): string | undefined {
	const source = `# Ferries\n\n${line}\n`;
	const span = findSurely(parseReport(source), [source.indexOf(line), source.indexOf(line) + line.length]);
	return span && source.slice(...span);
}

describe('a turn of phrase', () => {
	const cases: Readonly<Record<string, string | undefined>> = {
		'Ferries will surely win, surely.': 'surely',
		'Ferries will **surely** so win.': 'surely** so',
		'Ferries will win.': undefined,
		'The slogan “they surely win” says less than surely.': 'surely',
		'The slogan "they surely win" is old.': undefined,
		'The slogan «they surely win» is old.': undefined,
		'渡轮必将获胜，这是所有人的看法。': '必将',
		'口号「渡轮必将获胜」由来已久，所有人都知道。': undefined,
		'口号『渡轮必将获胜』由来已久，所有人都知道。': undefined,
	};
	for (const [line, expected] of Object.entries(cases)) it(line, () => assert.equal(found(line), expected));

	it('is marked where it stands, and not outside of the stretch', () => {
		const source = '# Ferries\n\nSurely not. They surely win.\n';
		const from = source.indexOf('They');
		const span = findSurely(parseReport(source), [from, source.length - 1]);
		assert.deepEqual(span, [source.indexOf('surely'), source.indexOf('surely') + 6]);
	});
});
