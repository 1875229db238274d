import assert from 'node:assert/strict';
import { rows } from '../../../../../src/checks/numbers/text/rows';
import { checkStated } from '../../../../../src/checks/numbers/text/stated';
import { parseReport } from '../../../../../src/report/parsing/parse';

function wrongIn(sentence: string): string {
	const text = `# Study\n\n## Findings\n\n${sentence}\n`;
	const conflicts = checkStated(parseReport(text)).filter(({ outcome }) => outcome === 'conflicts');
	return conflicts.map(({ at }) => text.slice(...at)).join(' | ');
}

describe('the table of relations that sentences state', () => {
	for (const { relation, finds, silent } of rows) {
		describe(relation.name, () => {
			it('has examples that it finds and on which it is silent', () => {
				assert.ok(Object.keys(finds).length > 0 && silent.length > 0);
			});
			for (const [sentence, wrong] of Object.entries(finds))
				it(`finds ${wrong}: ${sentence}`, () => assert.equal(wrongIn(sentence), wrong));
			for (const sentence of silent) it(`accepts: ${sentence}`, () => assert.equal(wrongIn(sentence), ''));
		});
	}
});
