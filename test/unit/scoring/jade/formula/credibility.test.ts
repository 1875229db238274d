import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createPlumbline } from '../../../../../src/index';
import { message } from '../../../../../src/messages/message';
import { silentLogger, systemClock } from '../../../../../src/ports';
import { gradeOf, scoreCredibility, sourceQuality } from '../../../../../src/scoring/jade/formula/credibility';
import { type OwnTiers, sourceTiers, type Tier } from '../../../../../src/sources/model';
import { said } from '../../../words';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

function credibilityOf(addresses: readonly string[], tiers?: OwnTiers) {
	const cited = addresses.map((_, index) => `Sales rose by ${index + 2}% in region ${index} [${index + 1}].`);
	const entries = addresses.map((address, index) => `[${index + 1}] Source ${index}: ${address}`);
	const text = ['# Sales', '', ...cited, '', '## References', '', ...entries].join('\n');
	const { report, sources } = plumbline.analyze({ name: 'report.md', text }, { tiers });
	return scoreCredibility(report, sources);
}

const anyTiers = fc.array(fc.constantFrom<Tier[]>(...sourceTiers), { minLength: 1, maxLength: 60 });

describe('source credibility (eq. 18)', () => {
	it('weighs the i-th source by 1/i', () => {
		// (1·1 + 0.5·0.25 + 0.333·0.5) ÷ (1 + 0.5 + 0.333)
		assert.ok(Math.abs(sourceQuality([1, 4, 3])! - (1 + 0.125 + 0.5 / 3) / (11 / 6)) < 1e-12);
		assert.equal(sourceQuality([2]), 0.75);
		assert.equal(sourceQuality([]), null);
	});

	it('lies between the lowest and the highest tier of the sources', () => {
		const values = { 1: 1, 2: 0.75, 3: 0.5, 4: 0.25 };
		fc.assert(
			fc.property(anyTiers, (tiers) => {
				const quality = sourceQuality(tiers)!;
				const own = tiers.map((tier) => values[tier]);
				assert.ok(quality >= Math.min(...own) - 1e-12 && quality <= Math.max(...own) + 1e-12);
				assert.ok(quality >= 0.25 && quality <= 1);
			}),
		);
	});

	it('never falls when a better source moves forward', () => {
		fc.assert(
			fc.property(anyTiers, fc.nat(), (tiers, at) => {
				const index = at % tiers.length;
				const next = tiers[index + 1];
				if (next === undefined || next >= tiers[index]!) return;
				const swapped = tiers.with(index, next).with(index + 1, tiers[index]!);
				assert.ok(sourceQuality(swapped)! > sourceQuality(tiers)!);
			}),
		);
	});

	it('rises when any one source gets a better tier', () => {
		fc.assert(
			fc.property(anyTiers, fc.nat(), (tiers, at) => {
				const index = at % tiers.length;
				if (tiers[index] === 1) return;
				assert.ok(sourceQuality(tiers.with(index, (tiers[index]! - 1) as Tier))! > sourceQuality(tiers)!);
			}),
		);
	});
});

describe('the grade', () => {
	it('is F for nothing but tier 4, whatever their number', () => {
		fc.assert(
			fc.property(fc.array(fc.constant<Tier>(4), { minLength: 1, maxLength: 200 }), (tiers) => {
				assert.equal(gradeOf(sourceQuality(tiers)!, tiers), 'F');
			}),
		);
	});

	it('is A only with a source of tier 1', () => {
		assert.equal(gradeOf(sourceQuality([1, 4])!, [1, 4]), 'A');
		assert.equal(gradeOf(sourceQuality([2, 2])!, [2, 2]), 'B');
		fc.assert(fc.property(anyTiers, (tiers) => gradeOf(sourceQuality(tiers)!, tiers) !== 'A' || tiers.includes(1)));
	});

	it('takes its bounds as they are', () => {
		const graded = ([0.75, 0.7, 0.6999, 0.5, 0.4999, 0.3, 0.2999] as const).map((quality) => gradeOf(quality, [1, 4]));
		assert.deepEqual(graded, ['A', 'B', 'C', 'C', 'D', 'D', 'F']);
		assert.equal(gradeOf(sourceQuality([3, 3, 3])!, [3, 3, 3]), 'C');
	});
});

describe('the credibility of a report', () => {
	it('has a grade, the sources with their tiers, and nothing to recommend when it is good', () => {
		const { value, grade, recommendations, reasons } = credibilityOf([
			'https://www.sec.gov/a',
			'https://www.wsj.com/b',
		]);
		assert.deepEqual([value?.toFixed(3), grade, recommendations], ['0.917', 'A', []]);
		assert.match(said(reasons[0]!.message), /^2 sources: 1 of tier 1, 1 of tier 2\./);
		assert.match(said(reasons[1]!.message), /^sec\.gov is of tier 1: the place where company filings/);
		assert.ok(reasons[1]!.span);
	});

	it('says what to do below B', () => {
		const { grade, recommendations } = credibilityOf(['https://www.reddit.com/r/a', 'https://some-maker.com/b']);
		assert.equal(grade, 'F');
		assert.equal(recommendations.length, 4);
		assert.match(said(recommendations[0]!), /official statistics/);
		assert.match(said(recommendations[2]!), /reddit\.com/);
		assert.match(said(recommendations[3]!), /some-maker\.com/);
	});

	it('is told to go deeper where good sources stand behind middling ones and none is to be replaced', () => {
		const { grade, recommendations } = credibilityOf([
			'https://www.wsj.com/a',
			'https://github.com/b',
			'https://github.com/c',
			'https://www.sec.gov/d',
		]);
		assert.equal(grade, 'C');
		assert.deepEqual(recommendations, [message('jade.goDeeper')]);
	});

	it('has something to recommend for every grade below B', () => {
		const places = ['https://www.sec.gov/', 'https://www.wsj.com/', 'https://github.com/', 'https://www.reddit.com/'];
		fc.assert(
			fc.property(fc.array(fc.nat(3), { minLength: 1, maxLength: 6 }), (picks) => {
				const { grade, recommendations } = credibilityOf(picks.map((pick, index) => `${places[pick]}p${index}`));
				assert.equal(recommendations.length > 0, !'AB'.includes(grade!));
			}),
			{ numRuns: 25 },
		);
	});

	it('takes the user’s own tiers', () => {
		assert.equal(credibilityOf(['https://some-maker.com/b']).grade, 'F');
		assert.equal(credibilityOf(['https://some-maker.com/b'], { 'some-maker.com': 1 }).grade, 'A');
	});

	it('is unscored without an address, with the reason', () => {
		const { value, grade, reasons } = credibilityOf(['a book']);
		assert.deepEqual([value, grade], [null, null]);
		assert.match(said(reasons[0]!.message), /address/);
	});

	it('counts the references that have no address', () => {
		const { reasons } = credibilityOf(['https://www.sec.gov/a', 'A. Author: Sales. 2021.']);
		assert.match(said(reasons.at(-1)!.message), /^One cited reference has no address/);
	});

	it('counts none that is not cited, has nothing in it, or has the address of another', () => {
		const entries = [
			'[1] Port office: https://www.sec.gov/a',
			'[2] A. Author: Sales. 2021.',
			'[3] B. Author: Ships. 2022.',
			'[4],',
			'[5] Port office again: https://www.sec.gov/a',
		];
		const cited = 'Sales rose by 2% [1]. Ships came [2]. Tides fell by 3% [4] [5].';
		const text = ['# Sales', '', cited, '', '## References', '', ...entries].join('\n');
		const { report, sources } = plumbline.analyze({ name: 'report.md', text });
		const { message: told, span } = scoreCredibility(report, sources).reasons.at(-1)!;
		assert.match(said(told), /^One cited reference has no address/);
		assert.equal(text.slice(...span!), entries[1]);
	});
});
