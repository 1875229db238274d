import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createTierReader } from '../../../../src/sources/tiers/readTier';
import { english } from '../../words';

const tiers = createTierReader();
const tierOf = (address: string) => tiers.ofAddress(address).tier;
const groupOf = (address: string) => tiers.ofAddress(address).group;

function expectTiers(expected: Readonly<Record<string, number>>): void {
	const found = Object.fromEntries(Object.keys(expected).map((address) => [address, tierOf(address)]));
	assert.deepEqual(found, expected);
}

describe('tiers by domain', () => {
	it('are those of the examples in JADE’s table 14', () => {
		expectTiers({
			'https://www.tiktok.com/business': 1,
			'https://google.com': 1,
			'https://learn.microsoft.com/x': 1,
			'https://agency.gov/report': 1,
			'https://college.edu/paper': 1,
			'https://www.statista.com/chart': 2,
			'https://link.springer.com/article/10.1007/1': 2,
			'https://www.wsj.com/articles/a': 2,
			'https://www.economist.com/b': 2,
			'https://techcrunch.com/2025/a': 3,
			'https://github.com/a/b': 3,
			'https://stackoverflow.com/questions/1': 3,
			'https://a-small-personal-site.net/': 4,
		});
	});

	it('know governments and universities of all countries by their suffix', () => {
		expectTiers({
			'https://www.tsinghua.edu.cn/a': 1,
			'https://www.ox.ac.uk/a': 1,
			'https://www.mom.gov.sg/a': 1,
			'https://www.service-agency.gouv.fr/a': 1,
			'https://www.env.go.jp/a': 1,
			'https://www.me.go.kr/a': 1,
			'https://www.iitd.ac.in/a': 1,
			'https://secretaria.sp.gov.br/a': 1,
			'https://www.ic.gc.ca/a': 1,
			'https://www.who.int/a': 1,
			'https://www.gov.uk/a': 1,
			'https://energy.ec.europa.eu/a': 1,
		});
	});

	it('know official bodies by name', () => {
		const expected = {
			'https://www.stats.gov.cn/sj': 'statistics',
			'https://www.destatis.de/DE': 'statistics',
			'https://ec.europa.eu/eurostat/web': 'statistics',
			'https://www.e-stat.go.jp/': 'statistics',
			'https://kostat.go.kr/a': 'statistics',
			'https://mospi.gov.in/a': 'statistics',
			'https://www.pbc.gov.cn/a': 'centralBank',
			'https://fred.stlouisfed.org/series/A': 'centralBank',
			'https://www.boj.or.jp/a': 'centralBank',
			'https://www.rbi.org.in/a': 'centralBank',
			'https://www.sec.gov/Archives/a': 'filings',
			'http://www.cninfo.com.cn/a': 'filings',
			'https://www1.hkexnews.hk/a': 'filings',
			'https://www.nseindia.com/a': 'exchange',
			'https://data.worldbank.org/a': 'international',
		};
		assert.deepEqual(Object.fromEntries(Object.keys(expected).map((address) => [address, groupOf(address)])), expected);
	});

	it('do not take a name for a suffix', () => {
		expectTiers({
			'https://sec.gov.reports.example-host.net/': 4,
			'https://sec.gov@reports-host.net/': 4,
			'https://edu.reports-host.net/': 4,
			'https://go.com/': 4,
			'https://notwikipedia.org/': 4,
			'https://mygov.net/': 4,
		});
	});

	it('tell parts of one site apart, the longest match first', () => {
		const expected = {
			'https://www.tiktok.com/@someone/video/1': 'social',
			'https://www.google.com/search?q=a': 'answerEngine',
			'https://www.google.com/searching': 'firstParty',
			'https://news.google.com/a': 'aggregator',
			'https://sites.google.com/view/a': 'userPages',
			'https://baike.baidu.com/item/a': 'wiki',
			'https://finance.sina.com.cn/a': 'finance',
			'https://en.m.wikipedia.org/wiki/A': 'wiki',
			'https://someone.github.io/': 'userPages',
			'https://abcnews.go.com/a': 'news',
		};
		assert.deepEqual(Object.fromEntries(Object.keys(expected).map((address) => [address, groupOf(address)])), expected);
	});

	it('read unknown sites by their shape', () => {
		assert.equal(groupOf('https://ir.some-maker.com/q3'), 'firstParty');
		assert.equal(groupOf('https://forum.some-maker.com/t/1'), 'forum');
		assert.equal(groupOf('https://some-maker.com/wiki/Gear'), 'unknown');
		assert.equal(groupOf('https://some-maker.com/gear'), 'unknown');
	});

	it('look through archives, readers, translations, redirects and DOIs of preprints', () => {
		const expected = {
			'https://web.archive.org/web/20240101000000/https://www.bls.gov/cpi': 'statistics',
			'https://web.archive.org/web/2024/http%3A%2F%2Fwww.reddit.com/r/a': 'forum',
			'https://r.jina.ai/https://www.sec.gov/a': 'filings',
			'https://www-reuters-com.translate.goog/a?_x_tr_sl=en': 'news',
			'https://www.google.com/url?q=https://www.census.gov/a': 'statistics',
			'https://doi.org/10.48550/arXiv.2401.00001': 'preprint',
			'https://doi.org/10.1000/182': 'journal',
		};
		assert.deepEqual(Object.fromEntries(Object.keys(expected).map((address) => [address, groupOf(address)])), expected);
	});

	it('read names in other scripts, however they are written', () => {
		for (const address of ['https://统计.政务/a', `https://${new URL('https://统计.政务').hostname}/a`])
			assert.deepEqual([tierOf(address), groupOf(address)], [1, 'government']);
		assert.equal(tiers.ofAddress('https://bücher.de/a').domain, 'bücher.de');
		assert.equal(createTierReader({ 'bücher.de': 2 }).ofAddress('https://BÜCHER.de/a').tier, 2);
	});

	it('give tier 4 to IP addresses, placeholders, and what is no web address', () => {
		assert.equal(groupOf('http://192.0.2.7:8080/a'), 'address');
		assert.equal(groupOf('http://[2001:db8::1]/a'), 'address');
		assert.equal(groupOf('https://www.example.org/a'), 'placeholder');
		assert.equal(groupOf('http://localhost:3000/'), 'placeholder');
		for (const text of ['', 'Annual report, page 3', 'ftp://sec.gov/a', 'javascript:alert(1)']) {
			const { tier, group, domain } = tiers.ofAddress(text);
			assert.deepEqual([tier, group, domain], [4, 'unknown', text]);
		}
	});

	it('say the registrable domain and a reason for any address, and the same one each time', () => {
		const url = fc.tuple(fc.webAuthority(), fc.string()).map(([authority, rest]) => `https://${authority}/${rest}`);
		fc.assert(
			fc.property(fc.oneof(url, fc.string()), (address) => {
				const reading = tiers.ofAddress(address);
				assert.ok([1, 2, 3, 4].includes(reading.tier));
				assert.ok(english.say(reading.reason).length > 0);
				assert.deepEqual(tiers.ofAddress(address), reading);
			}),
			{ numRuns: 400 },
		);
	});

	it('do not depend on protocol, www, capitals, port, query or fragment', () => {
		const hosts = fc.constantFrom('sec.gov', 'reuters.com', 'zhihu.com', 'github.com', 'some-maker.com');
		fc.assert(
			fc.property(hosts, fc.boolean(), fc.boolean(), fc.nat(9999), (host, secure, www, port) => {
				const name = `${www ? 'WWW.' : ''}${host.toUpperCase()}`;
				const address = `${secure ? 'https' : 'http'}://${name}:${port + 1}/a?b=c#d`;
				assert.deepEqual(tiers.ofAddress(address), tiers.ofAddress(`https://${host}/a`));
			}),
		);
	});
});

describe('tiers of the user’s own', () => {
	const own = createTierReader({
		'wikipedia.org': 2,
		'https://www.some-maker.com/research/': 1,
		'*.sec.gov': 4,
		'medium.com/@known': 3,
	});

	it('go before those of the table, for the domain and all below it', () => {
		const { tier, group } = own.ofAddress('https://en.wikipedia.org/wiki/A');
		assert.deepEqual([tier, group], [2, 'own']);
		assert.equal(own.ofAddress('https://www.sec.gov/a').tier, 4);
	});

	it('may be for a part of a site', () => {
		assert.equal(own.ofAddress('https://some-maker.com/research/2025').tier, 1);
		assert.equal(own.ofAddress('https://some-maker.com/researchers').tier, 4);
		assert.equal(own.ofAddress('https://medium.com/@known/post').tier, 3);
		assert.equal(own.ofAddress('https://medium.com/@other/post').group, 'blog');
	});

	it('hold for what an archive keeps of the site', () => {
		assert.equal(own.ofAddress('https://web.archive.org/web/2024/https://en.wikipedia.org/wiki/A').tier, 2);
	});
});

describe('tiers of local files', () => {
	it('are those of where the file says it comes from', () => {
		const { tier, domain, reason } = tiers.ofFile('sources/prices.md', 'https://www.destatis.de/prices');
		assert.deepEqual([tier, domain], [1, 'sources/prices.md']);
		assert.match(english.say(reason), /destatis\.de/);
	});

	it('are unknown when it does not say', () => {
		const { tier, group } = tiers.ofFile('sources/prices.md', undefined);
		assert.deepEqual([tier, group], [4, 'file']);
	});
});
