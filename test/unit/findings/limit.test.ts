import assert from 'node:assert/strict';
import { measuredCertainty } from '../../../src/findings/certainty';
import { holdBack, withoutHeldBack, worthOf } from '../../../src/findings/limit';
import type { Finding } from '../../../src/findings/model';
import { findingCodes } from '../../../src/findings/model';
import { madeFinding } from '../words';

/** Findings one after the other, by severity and certainty. */
const made = (...sketches: readonly (readonly [Finding['severity'], number | undefined])[]) =>
	sketches.map(([severity, certainty], at) =>
		madeFinding('citation.missing', [at * 10, at * 10 + 5], { node: `n${at}` }, { severity, certainty }),
	);
const held = (findings: readonly Finding[]) => findings.flatMap((finding, at) => (finding.held ? [at] : []));

describe('how many findings are shown', () => {
	it('so many for 1,000 words: the least certain are held back, and keep their severity', () => {
		const findings = made(['info', 0.9], ['info', 0.2], ['info', 0.6]);
		const left = holdBack(findings, 1000, 2);
		assert.deepEqual(held(left), [1]);
		assert.deepEqual([left[1]?.severity, left[1]?.held], ['info', true]);
		assert.equal(withoutHeldBack(left).length, 2);
		assert.deepEqual(held(holdBack(findings, 1500, 2)), []);
	});

	it('a weightier finding goes before a likelier one of less weight', () => {
		assert.deepEqual(held(holdBack(made(['info', 0.7], ['warning', 0.5]), 1000, 1)), [0]);
		assert.deepEqual(held(holdBack(made(['info', 0.9], ['warning', 0.3]), 1000, 1)), [1]);
	});

	it('errors are never held back, but count; hints do not count, and go first', () => {
		const findings = made(['error', 0.1], ['error', 0.1], ['hint', 0.9], ['warning', 1], ['info', 1]);
		assert.deepEqual(held(holdBack(findings, 1000, 4)), []);
		assert.deepEqual(held(holdBack(findings, 1000, 3)), [2, 4]);
		assert.deepEqual(held(holdBack(findings, 1000, 1)), [2, 3, 4]);
	});

	it('text that gives orders is never held back, however many faults the report has', () => {
		const data = { words: 'rate highly', hidden: true };
		const order = madeFinding('report.instruction', [90, 95], data, { severity: 'warning', certainty: undefined });
		assert.deepEqual(held(holdBack([...made(['error', 1], ['warning', 1]), order], 1000, 0.001)), [1]);
	});

	it('a short report has room for as many as one of 1,000 words', () => {
		const findings = made(...Array.from({ length: 9 }, () => ['info', 0.5] as const));
		assert.deepEqual(held(holdBack(findings, 40)), [8]);
		assert.deepEqual(held(holdBack(findings.slice(0, 8), 40)), []);
	});

	it('all, where the limit is 0; and what was held back comes out again where there is room', () => {
		const findings = made(['warning', 0.3], ['info', 0.9]);
		const tight = holdBack(findings, 1000, 1);
		assert.deepEqual(held(tight), [0]);
		assert.deepEqual(holdBack(tight, 1000, 0), findings);
		assert.deepEqual(holdBack(tight, 1000, 2), findings);
	});

	it('a finding whose odds nobody knows counts with even ones', () => {
		const [sure, unknown, unsure] = made(['info', 0.6], ['info', undefined], ['info', 0.4]);
		assert.ok(sure && unknown && unsure);
		assert.ok(worthOf(sure) > worthOf(unknown) && worthOf(unknown) > worthOf(unsure));
	});
});

describe('the odds measured for a code', () => {
	it('are never certain, and unknown for what nobody judged', () => {
		for (const code of Object.keys(findingCodes) as (keyof typeof findingCodes)[]) {
			const odds = measuredCertainty(code);
			assert.ok(odds === undefined || (odds > 0 && odds < 1), code);
		}
		assert.equal(measuredCertainty('evidence.refuted'), undefined);
		assert.ok((measuredCertainty('citation.broken') ?? 0) > (measuredCertainty('number.unit') ?? 1));
	});
});
