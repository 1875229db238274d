import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { readByRules } from '../../../../src/tree/reading/readByRules';
import { narrowerReason } from '../../../../src/tree/support/narrower';
import { english } from '../../words';

/** What is said of the first sentence, with the others as its evidence. */
function reason(...sentences: string[]): string | undefined {
	const { all } = readByRules(parseReport(`# Storage\n\n${sentences.join('\n\n')}\n`));
	const [claim, ...evidence] = all.filter(({ unit }) => unit.kind === 'sentence');
	const found = narrowerReason(claim!, evidence);
	return found && english.say(found.message);
}

describe('evidence narrower than the claim', () => {
	it('is about one region where the claim is about the world', () => {
		const claim = 'Storage is becoming cheaper worldwide.';
		assert.match(reason(claim, 'Prices in Germany fell by 20%.', 'German sites doubled.')!, /about Germany only/);
		assert.equal(reason(claim, 'Prices in Germany fell by 20%.', 'Prices in Japan fell by 9%.'), undefined);
		assert.equal(reason(claim, 'Prices in Germany fell by 20%.', 'Cells cost $60 per kWh.'), undefined);
		assert.equal(reason('Storage is becoming cheaper.', 'Prices in Germany fell by 20%.'), undefined);
	});

	it('takes no currency for a country', () => {
		assert.equal(reason('Storage is becoming cheaper worldwide.', 'A system cost US$149 per kWh.'), undefined);
	});

	it('is about one year where the claim is about many', () => {
		const claim = 'For many years the operators earned too little.';
		assert.match(reason(claim, 'Margins were 2% in 2023.')!, /about 2023 only/);
		assert.equal(reason(claim, 'Margins were 2% in 2023.', 'They were 3% in 2019.'), undefined);
		assert.equal(reason(claim, 'Margins were below 3% since 2015.'), undefined);
	});

	it('is about one company where the claim is about an industry', () => {
		const claim = 'All manufacturers are losing money.';
		assert.match(reason(claim, 'Corvolt reported a loss of 40 million.')!, /about Corvolt only/);
		assert.equal(reason(claim, 'Corvolt reported a loss of 40 million.', 'Ampera reported one of 12.'), undefined);
		assert.equal(reason(claim, 'Analysts reported losses of 40 million.'), undefined);
	});

	it('is told in Chinese too', () => {
		assert.match(reason('储能成本在全球范围内快速下降。', '德国的系统价格下降20%。')!, /about Germany only/);
		assert.match(reason('全国各省的储能装机快速增长。', '广东装机达到3GW。')!, /about 广东 only/);
		assert.equal(reason('全国各省的储能装机快速增长。', '广东装机达到3GW，山东达到2GW。'), undefined);
	});
});
