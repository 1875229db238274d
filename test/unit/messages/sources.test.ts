import assert from 'node:assert/strict';
import { message } from '../../../src/messages/message';
import type { Message } from '../../../src/messages/model';
import { wordsIn } from '../../../src/messages/words';
import { networkFailure, statusFailure } from '../../../src/sources/documents/failures';
import { checkClaim } from '../../../src/sources/support/checkClaim';
import { createTierReader } from '../../../src/sources/tiers/readTier';
import { sourceOf } from '../sources/support/sourceOf';

const [english, chinese] = [wordsIn('en'), wordsIn('zh-CN')];

function says(said: Message, en: string, zh: string): void {
	assert.deepEqual([english.say(said), chinese.say(said)], [en, zh]);
}

describe('What became of a source, in words', () => {
	const url = 'https://reports.example.org/a';

	it('says what happened and what to do, and leaves the host to the row it stands in', () => {
		says(
			statusFailure(url, 401, undefined)!.message,
			'The page asks for a login (HTTP 401). Save it to the sources folder, or cite a page that is open to all.',
			'该网页要求登录（HTTP 401）。请将其保存到来源文件夹，或改引无需登录的网页。',
		);
		says(
			statusFailure(url, 429, 4_200)!.message,
			'The server takes no more requests for now (HTTP 429) and asks to wait 5 s. Try again later.',
			'服务器暂时不再接受请求（HTTP 429），要求等待 5 秒。请稍后再试。',
		);
		says(
			networkFailure(url, Object.assign(new Error(), { code: 'ECONNREFUSED' })).message,
			'Nothing answers at this address (ECONNREFUSED). Check the address and the network, and try again.',
			'该地址没有响应（ECONNREFUSED）。请检查地址和网络后重试。',
		);
	});

	it('is the same sentence whether a status or the page itself says so', () => {
		const [byStatus, byPage] = [{ status: 404 }, {}].map((answer) => message('sourceFailures.notFound', answer));
		assert.equal(english.say(byStatus!), english.say(byPage!).replace('page.', 'page (HTTP 404).'));
	});

	it('gives no reason to repeat a host: no status does', () => {
		for (let status = 300; status < 600; status++) {
			const { message: said } = statusFailure(url, status, undefined)!;
			for (const words of [english, chinese]) assert.doesNotMatch(words.say(said), /example/, String(status));
		}
	});
});

describe('What a source says of a claim, in words', () => {
	const rate = sourceOf('Rates', 'The mid-market CAD to USD exchange rate was between 0.719 and 0.720 on Saturday.');

	it('shows the computation of a conversion', () => {
		const { signals } = checkClaim(rate, { text: 'The coats cost $999–$1,199 CAD ≈ $730–$875 USD.' });
		says(
			signals[0]!.message,
			"At the source's rate of 0.719–0.72 USD per CAD the amount is another: 999 × 0.719–0.72 = 718–719; 1,199 × 0.719–0.72 = 862–863 USD, not $730–$875 USD (off by 1.6 %).",
			'按来源的汇率（1 CAD 兑 0.719–0.72 USD），金额应为 999 × 0.719–0.72 = 718–719；1,199 × 0.719–0.72 = 862–863 USD，而不是 $730–$875 USD（相差 1.6%）。',
		);
	});

	it('names places in the reader’s language', () => {
		const market = sourceOf('North America', 'The US is the largest market of North America.');
		const { signals } = checkClaim(market, { text: 'The UK is the largest market.' });
		says(
			signals.find(({ code }) => code === 'scopeDiffers')!.message,
			'The source speaks of North America, the United States, not of the United Kingdom (“UK”).',
			'来源说的是北美、美国，而不是英国（“UK”）。',
		);
	});
});

describe('Where a source comes from, in words', () => {
	it('is said for copies too', () => {
		const { reason } = createTierReader().ofFile('prices.md', 'https://www.destatis.de/prices');
		says(reason, 'a copy from destatis.de, official statistics', 'destatis.de 的副本，官方统计');
	});
});

describe('What a report’s verdicts come to, in words', () => {
	it('counts each kind of failure with its reason', () => {
		const why = [
			message('verdicts.counted', { count: 2, why: message('sourceFailures.gone') }),
			message('verdicts.counted', { count: 1, why: message('verdicts.notRead') }),
		];
		says(
			message('verdicts.unverifiable', { count: 3, why }),
			'3 could not be checked and do not count: 2 × The page was removed for good (HTTP 410). Cite an archived copy or another source. 1 × The source has not been read.',
			'3 对无法核实，不计入：2 × 该网页已被永久删除（HTTP 410）。请改引存档副本或其他来源。1 × 尚未读取该来源。',
		);
	});

	it('agrees in number', () => {
		assert.equal(english.say(message('verdicts.unclear', { count: 1 })), '1 is not clear and does not count.');
		assert.equal(
			english.say(message('verdicts.dropped', { count: 1 })),
			'1 verdict of the model left out: what it quoted does not stand in the source, shows nothing of the claim, or was quoted for another.',
		);
	});
});
