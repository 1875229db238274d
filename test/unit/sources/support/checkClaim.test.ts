import assert from 'node:assert/strict';
import { inEnglish } from '../../../../src/messages/inEnglish';
import { checkClaim } from '../../../../src/sources/support/checkClaim';
import { indexSource, type SourceIndex } from '../../../../src/sources/support/sourceIndex';
import { sourceOf } from './sourceOf';

const verdict = (source: SourceIndex, text: string) => checkClaim(source, { text }).verdict;
const codes = (source: SourceIndex, text: string) => checkClaim(source, { text }).signals.map(({ code }) => code);

const northAmerica = sourceOf(
	'North America Cashmere Clothing Market',
	'The North America cashmere clothing market was worth USD 1.1 billion last year.',
	'The U.S. has the largest share of it, and demand in the United States is set to grow by 4.1% a year.',
	'North American buyers favour coats and sweaters, and more of them are sold online.',
);
const results = sourceOf(
	'Annual results of Halden Foods',
	'Halden Foods published its annual results on Tuesday.',
	'Revenue of Halden Foods rose 12% in 2024, driven by frozen meals.',
	'Operating profit fell 3% over the same year.',
);
const chinese = sourceOf(
	'海德食品年报',
	'海德食品周二发布年度报告。',
	'2024年海德食品营业收入同比增长12%，主要来自速冻食品。',
	'营业利润下降3%。',
);

describe('readClaim', () => {
	it('calls a claim partly supported when its source is about a region that one of its countries is not in', () => {
		const reading = checkClaim(northAmerica, {
			text: 'The US, Canada and the UK are the largest markets for cashmere clothing.',
		});
		assert.equal(reading.verdict, 'partly');
		const scope = reading.signals.filter(({ code }) => code === 'scopeDiffers');
		assert.deepEqual(
			scope.map(({ message }) => inEnglish(message)),
			['The source speaks of North America, the United States, not of the United Kingdom (“UK”).'],
		);
	});

	it('does not miss the country that lies in the region the source is about', () => {
		assert.ok(!codes(northAmerica, 'Canada is a market for cashmere clothing.').includes('scopeDiffers'));
	});

	it('sees the missing country in Chinese', () => {
		const source = sourceOf(
			'北美羊绒服装市场报告',
			'北美羊绒服装市场去年规模为11亿美元。',
			'美国是其中最大的市场，需求持续增长。',
		);
		const reading = checkClaim(source, { text: '美国、加拿大和英国是最大的羊绒服装市场。' });
		assert.equal(reading.verdict, 'partly');
		assert.deepEqual(
			reading.signals
				.filter(({ code }) => code === 'scopeDiffers')
				.map(({ message }) => /“英国”/.test(inEnglish(message))),
			[true],
		);
	});

	it('supports a claim that the source makes with the same number', () => {
		const reading = checkClaim(results, { text: 'Halden Foods grew its revenue by 12% in 2024.' });
		assert.equal(reading.verdict, 'supported');
		assert.ok(reading.confidence > 0.58);
		assert.ok(codes(results, 'Halden Foods grew its revenue by 12% in 2024.').includes('numbersAgree'));
	});

	it('leaves open what a source says of the other way: a word may stand for either', () => {
		assert.equal(verdict(results, 'Revenue of Halden Foods fell 12% in 2024.'), 'unclear');
		const source = sourceOf('Banks', 'Rural banks saw rising demand for small loans among farmers.');
		assert.equal(verdict(source, 'Rural banks saw falling demand for small loans among farmers.'), 'unclear');
	});

	it('supports a sentence that another sentence of the source goes against in its words of change alone', () => {
		const source = sourceOf(
			'',
			'Ferry traffic to Orvik grew by 39% in 2022 to 3.0 million trips. Ferry traffic to Orvik fell in 2023 to 2.64 million trips.',
		);
		assert.equal(verdict(source, 'Ferry traffic to Orvik fell to 2.64 million trips in 2023.'), 'supported');
		assert.equal(verdict(source, 'Ferry traffic to Orvik rose to 2.64 million trips in 2023.'), 'unclear');
		assert.deepEqual(codes(source, 'Ferry traffic to Orvik fell to 2.1 million trips in 2023.'), ['numberDiffers']);
	});

	it('leaves open what the source says of the wider region alone', () => {
		const source = sourceOf('', 'Heat pumps sell well in Europe. France is the largest market.');
		assert.equal(verdict(source, 'France is the largest market.'), 'supported');
		assert.equal(verdict(source, 'Italy is the largest market.'), 'unclear');
		assert.deepEqual(codes(source, 'Italy is the largest market.'), ['entityMissing']);
	});

	it('does not take the year from one sentence and the way it went from another', () => {
		const source = sourceOf(
			'',
			'Ferry traffic to Orvik grew by 39% in 2022 to 3.0 million trips. Ferry traffic to Orvik fell in 2023 to 2.64 million trips.',
		);
		assert.equal(verdict(source, 'Ferry traffic to Orvik fell in 2023.'), 'supported');
		assert.equal(verdict(source, 'Ferry traffic to Orvik fell in 2022.'), 'unclear');
		assert.equal(verdict(source, 'Ferry traffic to Orvik grew in 2022 and fell in 2023.'), 'supported');
	});

	it('does not take a sentence for support that has another word, another year or a denial in its place', () => {
		const source = sourceOf(
			'',
			'Velden hosts the largest fish market. Fares did not change in 2022. Most skippers own their boats. The survey covered 1,200 households.',
		);
		for (const said of ['Velden hosts the largest fish market.', 'Fares did not change in 2022.'])
			assert.equal(verdict(source, said), 'supported', said);
		const unsaid = [
			...['Orvik hosts the largest fish market.', 'Velden hosts the smallest fish market.'],
			...['Fares changed in 2022.', 'Fares did not change in 2021.', 'Most skippers rent their boats.'],
		];
		for (const claim of unsaid) assert.equal(verdict(source, claim), 'unclear', claim);
	});

	it('is not contradicted by what the source says of another quantity', () => {
		assert.notEqual(
			verdict(results, 'Operating profit of Halden Foods fell 12% in the third quarter of 2025.'),
			'contradicted',
		);
		assert.notEqual(verdict(results, 'Operating profit of Halden Foods fell 3% in 2024.'), 'contradicted');
	});

	it('is contradicted by a source that gives another number for the same thing and period', () => {
		assert.equal(verdict(results, 'Revenue of Halden Foods rose 15% in 2024.'), 'contradicted');
		assert.deepEqual(codes(results, 'Revenue of Halden Foods rose 15% in 2024.'), ['numberDiffers']);
	});

	it('does not support a share that the source gives for something else', () => {
		const source = sourceOf(
			'Grid',
			'Batteries will cover 20% of the evening peak of the Orvik grid by 2035.',
			'Losses of the transformers are 7%.',
		);
		assert.notEqual(
			verdict(source, 'Batteries will cover 7% of the evening peak of the Orvik grid by 2035.'),
			'supported',
		);
	});

	it('takes a rounded number for the same number', () => {
		const source = sourceOf('Sales', 'Halden Foods sold 1,198,400 frozen meals in 2024.');
		assert.notEqual(verdict(source, 'Halden Foods sold about 1.2 million frozen meals in 2024.'), 'contradicted');
	});

	it('does not take the number of another year for the claim’s, nor for one against it', () => {
		assert.equal(verdict(results, 'Revenue of Halden Foods rose 12% in 2023.'), 'unclear');
		assert.equal(verdict(results, 'Revenue of Halden Foods rose 15% in 2023.'), 'unclear');
		assert.equal(verdict(results, 'Revenue of Halden Foods has risen 15% since 2024.'), 'unclear');
	});

	it('reads Chinese changes, numbers and years the same way', () => {
		assert.equal(verdict(chinese, '2024年海德食品营业收入同比增长12%。'), 'supported');
		assert.equal(verdict(chinese, '2024年海德食品营业收入同比下降12%。'), 'unclear');
		assert.deepEqual(codes(chinese, '2024年海德食品营业收入同比增长18%。'), ['numberDiffers']);
		assert.equal(verdict(chinese, '2024年海德食品营业收入环比增长18%。'), 'unclear');
		assert.equal(verdict(chinese, '2023年海德食品营业收入同比增长18%。'), 'unclear');
	});

	it('is not supported by a source that denies it', () => {
		const trial = sourceOf(
			'A trial',
			'The trial had 400 patients.',
			'The drug did not lower mortality in patients with sepsis.',
		);
		assert.equal(verdict(trial, 'The drug lowered mortality in patients with sepsis.'), 'unclear');
		assert.equal(verdict(trial, 'The drug did not lower mortality in patients with sepsis.'), 'supported');
		const notice = sourceOf('公告', '监管机构并未批准该公司的收购计划。');
		assert.equal(verdict(notice, '监管机构批准了该公司的收购计划。'), 'unclear');
	});

	it('does not take “not only” for a denial', () => {
		const source = sourceOf('Plants', 'The new plant makes batteries and recycles old cells in Bergen.');
		assert.notEqual(
			verdict(source, 'The new plant not only makes batteries but recycles old cells in Bergen.'),
			'contradicted',
		);
	});

	it('calls what a long source does not speak of not found, and leaves it open in a short one', () => {
		const weather = Array.from({ length: 20 }, (_, day) => `On day ${day + 1} the valley saw rain and a light wind.`);
		const claim = 'Halden Foods bought the bakery chain Brodtun for $40 million.';
		assert.equal(verdict(sourceOf('Weather', ...weather), claim), 'not-found');
		assert.equal(verdict(sourceOf('Weather', weather[0]!), claim), 'unclear');
	});

	it('leaves a claim open whose source is in another language', () => {
		assert.equal(verdict(chinese, 'The orchestra opened its season with a symphony by Grieg.'), 'unclear');
	});

	it('takes what stands above the claim for what it is about', () => {
		const source = sourceOf('Two firms', 'Orvik opened a plant in Bergen.', 'Halden opened a plant in Oslo.');
		const [first] = checkClaim(source, { text: 'It opened a plant.', context: ['Halden'] }).passages;
		assert.equal(first?.text, 'Halden opened a plant in Oslo.');
	});

	it('gives passages with their offsets and pages, and a repeated one once', () => {
		const text = 'Halden rose.\n\nHalden opened a plant in Oslo.\n\nOrvik fell.\n\nHalden opened a plant in Oslo.';
		const source = indexSource({ title: '', text, pages: [0, 46], links: [] });
		const { passages } = checkClaim(source, { text: 'Halden opened a plant in Oslo.' });
		for (const passage of passages) assert.equal(text.slice(...passage.span), passage.text);
		assert.equal(passages[0]?.text, 'Halden opened a plant in Oslo.');
		assert.equal(passages[0]?.page, 1);
		assert.equal(passages.filter((passage) => passage.text === passages[0]?.text).length, 1);
	});

	it('says nothing of an empty source or an empty claim', () => {
		assert.deepEqual(checkClaim(sourceOf(''), { text: 'Sales rose.' }).passages, []);
		assert.equal(verdict(sourceOf(''), 'Sales rose.'), 'unclear');
		assert.equal(verdict(results, '…'), 'unclear');
	});
});
