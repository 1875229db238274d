import assert from 'node:assert/strict';
import { type SignalName, signals } from '../../../../src/scoring/estimate/signals';
import type { Tally } from '../../../../src/scoring/estimate/tally';
import { english } from '../../words';

const some: Tally = {
	claims: 40,
	supportedClaims: 10,
	facts: 60,
	sourced: 8,
	given: 32,
	sentences: 100,
	citations: 30,
	broken: 10,
	sources: 15,
	paragraphs: 50,
	repeated: 10,
	repeatedSentences: 20,
	conflicts: 5,
	figures: 40,
	echoed: 10,
	certain: 5,
	hedged: 15,
	reasoning: 20,
	placed: 40,
	placementFit: 22,
	closingTerms: 60,
	closingShared: 45,
	visuals: 4,
	tiedVisuals: 1,
};
const nothing = Object.fromEntries(Object.keys(some).map((count) => [count, 0])) as unknown as Tally;

describe('the signals of the estimates', () => {
	const expected: Readonly<Record<SignalName, readonly [value: number, said: string]>> = {
		support: [0.25, '25% of the claims are supported within the report, key claims counted double'],
		sourcing: [0.25, '25% of the facts have a source close by, key facts counted double'],
		facts: [0.444, '32 facts are given, key facts counted double'],
		evidence: [0.6, '60% of what the report states are facts, the rest claims'],
		citing: [0.375, '30 citations in 100 sentences lead to a source'],
		resolving: [0.75, '10 of 40 citations lead to nothing'],
		sources: [0.5, '15 different sources are cited'],
		breadth: [0.5, 'Its length is 80 sentences, repetitions left out'],
		distinctness: [0.5, '10 of 50 paragraphs clearly repeat another'],
		agreement: [0.5, '5 figures contradict others or do not add up'],
		echoes: [0.2, '10 of 40 figures come back elsewhere with the same value'],
		restraint: [0.75, '5 sentences claim certainty, 15 leave room for doubt'],
		reasoning: [0.5, '20 of 100 sentences weigh, contrast or conclude'],
		placement: [
			0.55,
			'Paragraphs share 55% of their subject with their own section rather than with the closest other one',
		],
		closing: [0.75, '75% of the conclusion’s terms occur in the rest of the report'],
		visuals: [0.571, 'There are 4 tables and figures'],
		integration: [0.25, '1 of 4 tables and figures is introduced or mentioned in the section around'],
	};
	for (const [name, [value, said]] of Object.entries(expected))
		it(`${name}: ${value}`, () => {
			const signal = signals[name as SignalName];
			assert.equal(Math.round((signal.value(some) ?? Number.NaN) * 1000) / 1000, value);
			assert.equal(english.say(signal.say(some)), said);
		});

	it('are worth nothing where there is too little, and cannot be measured where there is nothing', () => {
		const empty = Object.fromEntries(Object.entries(signals).map(([name, { value }]) => [name, value(nothing)]));
		assert.deepEqual(empty, {
			support: null,
			sourcing: null,
			facts: 0,
			evidence: null,
			citing: null,
			resolving: null,
			sources: 0,
			breadth: 0,
			distinctness: null,
			agreement: 1,
			echoes: null,
			restraint: null,
			reasoning: null,
			placement: null,
			closing: null,
			visuals: null,
			integration: null,
		});
	});
});
