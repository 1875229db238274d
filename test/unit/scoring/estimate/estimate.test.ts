import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type EstimatedDimension, signalsOf } from '../../../../src/scoring/estimate/dimensions';
import { estimate, estimateValue, rangeOf, type Weights } from '../../../../src/scoring/estimate/estimate';
import { type EstimateSignal, type SignalName, signals } from '../../../../src/scoring/estimate/signals';
import type { Tally } from '../../../../src/scoring/estimate/tally';
import fitted from '../../../../src/scoring/estimate/weights.json';
import { said, saidIn } from '../../words';

const dimensions = Object.keys(signalsOf) as EstimatedDimension[];

const some: Tally = {
	claims: 40,
	supportedClaims: 20,
	facts: 30,
	sourced: 15,
	given: 32,
	sentences: 100,
	citations: 30,
	broken: 2,
	sources: 12,
	paragraphs: 50,
	repeated: 3,
	repeatedSentences: 6,
	conflicts: 1,
	figures: 40,
	echoed: 10,
	certain: 5,
	hedged: 15,
	reasoning: 20,
	placed: 45,
	placementFit: 22,
	closingTerms: 60,
	closingShared: 35,
	visuals: 3,
	tiedVisuals: 1,
};

/** Counts as a report can have them: no part larger than its whole. */
const tallies = fc
	.record({
		claims: fc.nat(200),
		facts: fc.nat(200),
		sentences: fc.integer({ min: 1, max: 500 }),
		citations: fc.nat(300),
		broken: fc.nat(50),
		sources: fc.nat(80),
		paragraphs: fc.integer({ min: 1, max: 200 }),
		conflicts: fc.nat(20),
		figures: fc.nat(100),
		certain: fc.nat(50),
		hedged: fc.nat(50),
		placed: fc.nat(100),
		closingTerms: fc.nat(200),
		visuals: fc.nat(30),
		parts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 }),
	})
	.map(({ parts, ...counts }): Tally => {
		const part = (i: number, whole: number) => Math.floor(parts[i]! * whole);
		return {
			...counts,
			supportedClaims: part(0, counts.claims),
			sourced: part(1, counts.facts),
			given: counts.facts + part(7, 20),
			repeated: part(2, counts.paragraphs),
			repeatedSentences: part(3, counts.sentences),
			echoed: part(4, counts.figures),
			reasoning: part(5, counts.sentences),
			placementFit: part(6, counts.placed),
			closingShared: part(7, counts.closingTerms),
			tiedVisuals: part(7, counts.visuals),
		};
	});

function countingOn(signal: SignalName): EstimatedDimension[] {
	return dimensions.filter((name) => (signalsOf[name] as readonly SignalName[]).includes(signal));
}

describe('Estimates of the judged dimensions', () => {
	it('measure each signal from 0 to 1', () => {
		fc.assert(
			fc.property(tallies, (tally) => {
				for (const { value } of Object.values<EstimateSignal>(signals)) {
					const measured = value(tally) ?? 0;
					assert.ok(measured >= 0 && measured <= 1);
				}
			}),
			{ seed: 11 },
		);
	});

	it('stay within their range, with a reason for every signal that can be measured', () => {
		fc.assert(
			fc.property(tallies, fc.constantFrom(...dimensions), (tally, name) => {
				const { value, range, basis, reasons } = estimate(name, { tally, places: {} });
				assert.ok(value !== null && value >= range[0] && value <= range[1]);
				assert.equal(basis, 'estimate');
				const measurable = signalsOf[name].filter((signal) => signals[signal].value(tally) !== null).length;
				const blank = name === 'visualLinguisticSynergy' && tally.visuals === 0;
				assert.equal(reasons.length, blank ? 1 : measurable);
				assert.ok(reasons.every(({ message }) => !said(message).includes('NaN')));
			}),
			{ seed: 12 },
		);
	});

	const better: [keyof Tally, SignalName][] = [
		['supportedClaims', 'support'],
		['sourced', 'sourcing'],
		['sources', 'sources'],
		['citations', 'citing'],
		['echoed', 'echoes'],
		['hedged', 'restraint'],
		['reasoning', 'reasoning'],
		['placementFit', 'placement'],
		['closingShared', 'closing'],
		['tiedVisuals', 'integration'],
	];
	const worse: [keyof Tally, SignalName][] = [
		['repeated', 'distinctness'],
		['conflicts', 'agreement'],
		['certain', 'restraint'],
		['broken', 'resolving'],
		['repeatedSentences', 'breadth'],
	];

	for (const [count, signal] of better) {
		it(`rise with ${count} wherever ${signal} counts`, () => {
			const more = { ...some, [count]: some[count] + 1 };
			for (const name of countingOn(signal)) {
				assert.ok(estimateValue(name, more)! > estimateValue(name, some)!, name);
			}
		});
	}

	for (const [count, signal] of worse) {
		it(`fall with ${count} wherever ${signal} counts`, () => {
			const more = { ...some, [count]: some[count] + 1 };
			for (const name of countingOn(signal)) {
				assert.ok(estimateValue(name, more)! < estimateValue(name, some)!, name);
			}
		});
	}

	it('give no synergy to a report without tables and figures, and say so', () => {
		const dimension = estimate('visualLinguisticSynergy', {
			tally: { ...some, visuals: 0, tiedVisuals: 0 },
			places: {},
		});
		assert.equal(dimension.value, 0);
		assert.deepEqual(saidIn(dimension.reasons), ['There is no table or figure.']);
	});

	it('give no value to a report without a sentence', () => {
		for (const name of dimensions) {
			const { value, basis, range } = estimate(name, { tally: { ...some, sentences: 0 }, places: {} });
			assert.deepEqual([value, basis, range], [null, 'unscored', rangeOf(name)]);
		}
	});

	it('put what takes the most in front, with the place it was found at', () => {
		const tally = { ...some, sourced: 0 };
		const { reasons } = estimate('articulationProfessionalism', { tally, places: { sourced: [7, 9] } });
		assert.match(
			said(reasons[0]!.message),
			/^0% of the facts have a source.*: −\d+\.\d compared with a typical report\.$/,
		);
		assert.deepEqual(reasons[0]!.span, [7, 9]);
	});

	it('say one thing in the singular, large counts with a comma, and what is introduced in its own section', () => {
		const one = { ...some, conflicts: 1, certain: 1, hedged: 1, sentences: 1616, repeatedSentences: 0, visuals: 1 };
		const say = (name: SignalName) => said(signals[name].say({ ...one, tiedVisuals: 1 }));
		assert.equal(say('agreement'), '1 figure contradicts others or does not add up');
		assert.equal(say('restraint'), '1 sentence claims certainty, 1 leaves room for doubt');
		assert.equal(say('breadth'), 'Its length is 1,616 sentences, repetitions left out');
		assert.equal(say('integration'), '1 of 1 table or figure is introduced or mentioned in the section around');
	});

	it('know base and weights of every dimension, none of them 0 or below', () => {
		const weights: Weights = fitted;
		for (const name of dimensions) {
			assert.deepEqual(Object.keys(weights.dimensions[name]!.weights), [...signalsOf[name]]);
			assert.ok(Object.values(weights.dimensions[name]!.weights).every((weight) => weight > 0));
		}
		assert.deepEqual(Object.keys(weights.typical), Object.keys(signals));
	});
});
