import assert from 'node:assert/strict';
import { inEnglish } from '../../../../src/messages/inEnglish';
import { checkClaim } from '../../../../src/sources/support/checkClaim';
import { sourceOf } from './sourceOf';

const rate = sourceOf(
	'Canadian dollar to US dollar',
	'The mid-market CAD to USD exchange rate was between 0.719 and 0.720 on Saturday.',
	'Fees are not included.',
);

describe('conversions held against the rate of a source', () => {
	it('are contradicted, with the computation shown', () => {
		const reading = checkClaim(rate, { text: 'The coats cost $999–$1,199 CAD ≈ $730–$875 USD.' });
		assert.equal(reading.verdict, 'contradicted');
		const [signal] = reading.signals;
		const text = inEnglish(signal!.message);
		assert.match(text, /999 × 0\.719–0\.72 = 718–719/);
		assert.match(text, /1,199 × 0\.719–0\.72 = 862–863 USD/);
		assert.match(text, /not \$730–\$875 USD \(off by 1\.6 %\)/);
		assert.match(rate.source.text.slice(...signal!.span!), /exchange rate/);
	});

	it('fit when they follow from it', () => {
		const { verdict, signals } = checkClaim(rate, { text: 'The coats cost $999–$1,199 CAD ≈ $719–$863 USD.' });
		assert.notEqual(verdict, 'contradicted');
		assert.deepEqual(
			signals.map(({ code }) => code).filter((code) => code !== 'covered'),
			['numbersAgree'],
		);
	});

	it('are read in words, and from an equation either way round', () => {
		const claim = 'The price of $999 to $1,199 CAD equates to approximately $730 to $875 USD.';
		assert.equal(checkClaim(sourceOf('', '1 CAD = 0.7195 USD'), { text: claim }).verdict, 'contradicted');
		assert.equal(checkClaim(sourceOf('', '1 USD = 1.3899 CAD'), { text: claim }).verdict, 'contradicted');
	});

	it('are held against a rate whatever verb states it', () => {
		const said = ['bought', 'buys', 'fetched', 'equalled', 'was worth', 'stood at', 'traded at', 'changed hands for'];
		for (const verb of [...said, 'cost', 'was exchanged for', 'averaged']) {
			const source = sourceOf('', `In 2025 the euro ${verb} 1.16 US dollars.`);
			const verdict = (text: string) => checkClaim(source, { text }).verdict;
			assert.equal(verdict('It paid €4.2 million, approximately $5.4 million.'), 'contradicted', verb);
			assert.notEqual(verdict('It paid €4.2 million, approximately $4.9 million.'), 'contradicted', verb);
		}
	});

	it('are read in Chinese', () => {
		const source = sourceOf('汇率', '1加元兑0.719–0.720美元。');
		assert.equal(checkClaim(source, { text: '定价999–1199加元，约合730–875美元。' }).verdict, 'contradicted');
		assert.notEqual(checkClaim(source, { text: '定价1000加元，约合720美元。' }).verdict, 'contradicted');
	});

	it('are left alone where the source states a rate of other currencies', () => {
		const source = sourceOf('', 'The EUR to USD exchange rate was 0.719.');
		assert.notEqual(checkClaim(source, { text: 'The coats cost $999 CAD, about $730 USD.' }).verdict, 'contradicted');
	});
});
