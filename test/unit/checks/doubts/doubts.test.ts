import assert from 'node:assert/strict';
import { doubtedClaims, doubtedFacts } from '../../../../src/checks/doubts/doubts';
import type { Report } from '../../../../src/report/model';
import { parseReport } from '../../../../src/report/parsing/parse';
import type { LogicNode, Support } from '../../../../src/tree/model';
import { nodesOf } from '../../output/handmade';

const sentence = 'The harbour raised its fees again. ';

/** A report of so many sentences of six words. */
function reportOf(sentences: number, text = sentence): Report {
	return parseReport(`# Fees\n\n${text.repeat(sentences)}\n`);
}

/** Claims with these odds of being questioned. */
function claims(...odds: readonly (readonly [doubt: number, support: Support])[]): LogicNode[] {
	return odds.flatMap(([doubt, support], at) =>
		nodesOf(sentence, [[`a${at}`, null, sentence.trim(), true, support]]).map((node) => ({ ...node, doubt })),
	);
}

const told = (levels: ReadonlyMap<LogicNode, string>) => [...levels].map(([{ id }, level]) => `${id} ${level}`);

describe('the doubts that are told', () => {
	it('are the likeliest claims of a report, one a thousand words', () => {
		const some = claims([0.5, 'partial'], [0.7, 'unknown'], [0.6, 'partial'], [0.3, 'unsupported']);
		assert.deepEqual(told(doubtedClaims(reportOf(80), some)), ['a1 info']);
		assert.deepEqual(told(doubtedClaims(reportOf(340), some)), ['a1 info', 'a2 info']);
	});

	it('are, of two alike, the claim with nothing under it', () => {
		const some = claims([0.5, 'partial'], [0.47, 'unsupported']);
		assert.deepEqual(told(doubtedClaims(reportOf(80), some)), ['a1 info']);
	});

	it('are what the rules find where no claim is likely to be questioned', () => {
		const some = claims([0.2, 'partial'], [0.1, 'unsupported'], [0.3, 'supported'], [0.3, 'unsupported']);
		assert.deepEqual(told(doubtedClaims(reportOf(80), some)), ['a3 info', 'a1 info']);
		assert.deepEqual(told(doubtedClaims(reportOf(80), claims([0.2, 'partial']))), []);
	});

	it('are what the rules find in a text too short to have learned from', () => {
		const some = claims([0.9, 'supported'], [0.1, 'unsupported'], [0.1, 'partial']);
		assert.deepEqual(told(doubtedClaims(reportOf(10), some)), ['a1 info', 'a2 hint']);
	});

	it('are all likely facts, but none of authors who tell of their own work', () => {
		const some = claims([0.44, 'unsupported'], [0.46, 'unsupported']);
		assert.deepEqual(told(doubtedFacts(reportOf(80), some)), ['a1 info']);
		assert.deepEqual(told(doubtedFacts(reportOf(80, 'We raised our fees once again. '), some)), []);
		assert.deepEqual(told(doubtedFacts(reportOf(10), some)), ['a0 info', 'a1 info']);
	});
});
