import assert from 'node:assert/strict';
import { betweenStatements } from '../../../../../src/checks/numbers/conflicts/inconsistentStatements';
import { readNumericSentences } from '../../../../../src/checks/numbers/reading/mentions';
import { parseReport } from '../../../../../src/report/parsing/parse';

/** What paragraphs say of one quantity: `437,000 ≠ 452,000`, `437,000 = 437,000`. */
function between(...paragraphs: readonly string[]): string[] {
	const report = parseReport(`# Study\n\n## Findings\n\n${paragraphs.join('\n\n')}\n`);
	return betweenStatements(readNumericSentences(report)).map(
		({ earlier, later, agree }) => `${earlier.text} ${agree ? '=' : '≠'} ${later.text}`,
	);
}

describe('sentences that say the same of their numbers', () => {
	const trains = (company: string, tonnes: string) =>
		`Trains of the ${company} company with open freight wagons and wooden benches for harbour workers between northern coal mines and southern steel mills carried ${tonnes} boxes.`;
	const terminal = (opening: string, boxes: string) =>
		`${opening} the northern terminal handles ${boxes} boxes a year.`;

	it('may have no words in the stead of the other’s, however long they are', () => {
		assert.deepEqual(between(trains('old', '437,000'), trains('busy', '452,000')), []);
		assert.deepEqual(between(trains('old', '437,000'), trains('busy', '437,000')), []);
		assert.deepEqual(between(trains('Halvern', '437,000'), trains('Brodtun', '452,000')), []);
		assert.deepEqual(between(trains('Halvern', '437,000'), trains('old', '452,000')), []);
		assert.deepEqual(between(trains('old', '437,000'), trains('Brodtun', '452,000')), []);
		assert.deepEqual(between(trains('Halvern', '437,000'), trains('Halvern', '452,000')), ['437,000 ≠ 452,000']);
	});

	it('set themselves against others by the same word, or not at all', () => {
		assert.deepEqual(between(terminal('Now', '437,000'), terminal('Now', '452,000')), ['437,000 ≠ 452,000']);
		assert.deepEqual(between(terminal('In one scenario', '437,000'), terminal('In one scenario', '452,000')), [
			'437,000 ≠ 452,000',
		]);
		assert.deepEqual(between(terminal('In one scenario', '437,000'), terminal('In another scenario', '452,000')), []);
		assert.deepEqual(between(terminal('Now', '437,000'), terminal('As revised,', '452,000')), []);
		assert.deepEqual(between(terminal('Now', '437,000'), terminal('In one scenario', '452,000')), []);
	});
});
