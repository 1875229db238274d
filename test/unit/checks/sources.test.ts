import assert from 'node:assert/strict';
import { comparePairs } from '../../../src/checks/paragraphs/paragraphPairs';
import { secondarySources } from '../../../src/checks/sources/sourceSecondary';
import type { FindingCode } from '../../../src/findings/model';
import { parseReport } from '../../../src/report/parsing/parse';
import { citedSources } from '../../../src/sources/cited/citedSources';
import { rateSources } from '../../../src/sources/tiers/rateSources';
import { createTierReader } from '../../../src/sources/tiers/readTier';
import { extractTree } from '../../../src/tree/extraction/extract';
import { english } from '../words';
import { doc, marked } from './finding';

const report = (sentence: string, ...addresses: string[]) =>
	doc(
		'# Heat',
		'',
		sentence,
		'',
		'## References',
		'',
		...addresses.map((url, i) => `[${i + 1}] Page ${i + 1}: ${url}`),
	);
const isFound = (code: FindingCode, sentence: string, ...addresses: string[]) =>
	marked(code, report(sentence, ...addresses)).length > 0;

const wiki = 'https://en.wikipedia.org/wiki/Heat';
const forum = 'https://www.reddit.com/r/heat';
const news = 'https://www.reuters.com/heat';
const filing = 'https://www.sec.gov/Archives/heat';
const unknown = 'https://some-maker.com/heat';

describe('source.weak', () => {
	const sentence = 'Heat pumps covered 24% of new installations [1].';

	it('marks a claim that leans only on pages anyone can write', () => {
		assert.deepEqual(marked('source.weak', report(sentence, wiki)), [sentence]);
		assert.ok(isFound('source.weak', 'Heat pumps covered 24% of new installations [1][2].', wiki, forum));
		assert.ok(isFound('source.weak', '热泵占新增装机的24%[1]。', 'https://www.zhihu.com/question/1'));
	});

	it('tells a site that several claims lean on once, at its entry in the list', () => {
		const claims = 'Heat pumps are quiet [2]. Heat pumps covered 24% of new installations [2]. They save money [2].';
		assert.deepEqual(marked('source.weak', report(claims, news, wiki)), [`[2] Page 2: ${wiki}`]);
		const chinese = '热泵占新增装机的24%[1]。热泵每年可节省3000元[1]。';
		assert.deepEqual(marked('source.weak', report(chinese, 'https://www.zhihu.com/question/1')).length, 1);
	});

	it('tells it at the claim that most needs a source where there is no list', () => {
		const link = `([encyclopaedia](${wiki}))`;
		const claims = `Heat pumps are quiet ${link}. Heat pumps covered 24% of new installations ${link}.`;
		assert.deepEqual(marked('source.weak', doc('# Heat', '', claims)), [
			`Heat pumps covered 24% of new installations ${link}.`,
		]);
	});

	it('takes linked words without a figure for an explanation', () => {
		const linked = (words: string) => marked('source.weak', doc('# Heat', '', words));
		assert.deepEqual(linked(`The plan works as a [heat pump](${wiki}) does, which costs less.`), []);
		assert.equal(linked(`It covered 24% of [new installations](${wiki}) in the north.`).length, 1);
	});

	it('asks no source of an author who tells of work of their own', () => {
		const linked = (words: string) => marked('source.weak', doc('# Heat', '', words));
		const own = 'We measured our pumps for a year. '.repeat(8);
		const posted = `The posts ([here](${forum})) were read by 24% of all owners in the town.`;
		assert.equal(linked(posted).length, 1);
		assert.deepEqual(linked(`${own}${posted}`), []);
	});

	it('takes a platform, and its users, for the source of what they say themselves', () => {
		const [platform, thread] = ['https://www.facebook.com/groups/1', 'https://www.reddit.com/r/heat/1'];
		assert.ok(!isFound('source.weak', 'Facebook says that 24% of its halls have heat pumps [1].', platform));
		assert.ok(!isFound('source.weak', 'Users report that 24% of heat pumps fail [1].', thread));
		assert.ok(!isFound('source.weak', '用户普遍反馈24%的热泵出过故障[1]。', thread));
		assert.ok(isFound('source.weak', 'Ministers report that 24% of heat pumps fail [1].', thread));
		assert.ok(isFound('source.weak', 'Heat pumps covered 24% of new halls [1].', platform));
		// The link behind the sentence names the source; the sentence does not speak of it.
		assert.ok(isFound('source.weak', `Heat pumps covered 24% of new halls ([Facebook group](${platform})).`));
		// What it publishes itself is no gossip, whatever the sentence calls it.
		for (const page of ['https://www.facebook.com/policies/1', 'https://discord.com/press-releases/halls']) {
			assert.ok(!isFound('source.weak', 'Heat pumps covered 24% of new halls [1].', page));
		}
		assert.ok(!isFound('source.weak', '微信视频号按24%的比例分成[1]。', 'https://mp.weixin.qq.com/s/1'));
	});

	it('leaves a claim alone that has a better source beside it', () => {
		assert.ok(!isFound('source.weak', 'Heat pumps covered 24% of new installations [1][2].', wiki, news));
	});

	it('says nothing of a site that is merely unknown, or of a source without an address', () => {
		assert.ok(!isFound('source.weak', sentence, unknown));
		assert.ok(
			!isFound('source.weak', 'Heat pumps covered 24% of new installations [1][2].', wiki, 'A. Author, Heat, 2021.'),
		);
	});
});

describe('source.secondary', () => {
	it('marks a claim that names an official body and cites the news', () => {
		for (const sentence of [
			'According to the US Census Bureau, 24% of new homes had heat pumps [1].',
			'Eurostat data show that 24% of new homes had heat pumps [1].',
			'Heat pumps reached 24%, data from the International Energy Agency show [1].',
			'In its annual report the maker puts sales at $24 million [1].',
			'Sales were $24 million, as the 10-K says [1].',
			'据国家统计局数据，热泵产量增长24%[1]。',
			'根据公司年报，热泵收入为24亿元[1]。',
			'海关总署公布的出口额为24亿元[1]。',
		])
			assert.deepEqual(marked('source.secondary', report(sentence, news)), [sentence]);
	});

	it('leaves a claim alone that cites the original, too', () => {
		const sentence = 'In its annual report the maker puts sales at $24 million [1][2].';
		assert.ok(!isFound('source.secondary', sentence, news, filing));
	});

	it('leaves alone what only mentions such a body, or takes no figure from it', () => {
		for (const sentence of [
			'The Federal Reserve may react to a rise of 24% [1].',
			'According to Eurostat, heat pumps are popular [1].',
			'Heat pumps reached 24% of new homes [1].',
			'Every annual report should have a table of 24% or more [1].',
			'《新京报》年报道量增长24%[1]。',
		])
			assert.deepEqual(marked('source.secondary', report(sentence, news)), [], sentence);
	});

	it('does not take another country’s central bank for China’s', () => {
		const text = report('据日本央行数据，热泵贷款增长24%[1]。', news);
		assert.match(english.say(findingsOf(text)[0]!.message), /boj\.or\.jp/);
	});

	it('speaks in place of source.weak', () => {
		const sentence = 'According to Eurostat, 24% of new homes had heat pumps [1].';
		assert.ok(isFound('source.secondary', sentence, wiki));
		assert.ok(!isFound('source.weak', sentence, wiki));
	});

	it('names the document that the page it read links to, if that fits the claim', () => {
		const text = report('The maker sold heat pumps for $24 million in its third quarter [1].', news);
		const [fitting] = findingsOf(text, 'third quarter results: heat pumps');
		assert.match(english.say(fitting!.message), new RegExp(`linked there\\. Cite it: ${filing}`));
		assert.ok(fitting?.code === 'source.secondary');
		assert.equal(fitting.data.original, filing);
		assert.deepEqual(findingsOf(text, 'privacy policy'), []);
	});
});

/** The findings when every source's page has been read and links to a filing with this text. */
function findingsOf(text: string, link?: string) {
	const read = parseReport(text);
	const tree = extractTree(read);
	const tiers = createTierReader();
	const originals = link === undefined ? [] : [{ url: filing, text: link, tier: tiers.ofAddress(filing) }];
	const sources = rateSources(citedSources(read, { reportPath: '' }), tiers).map((source) => ({
		...source,
		originals,
	}));
	return secondarySources({ report: read, tree, pairs: comparePairs(read), sources });
}
