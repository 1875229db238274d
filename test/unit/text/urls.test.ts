import assert from 'node:assert/strict';
import { parseReport } from '../../../src/report/parsing/parse';
import { decodePercent, encodePercent, findUrls, urlKey } from '../../../src/text/urls';

describe('the key of an address', () => {
	it('is what its spellings have in common', () => {
		const keys: Readonly<Record<string, string>> = {
			'https://www.Example.org/a/b/': 'example.org/a/b',
			'http://example.org:80//a//b#top': 'example.org/a/b',
			'https://example.org:8443/a?b=2&a=1&msclkid=x&utm_medium=y': 'example.org:8443/a?a=1&b=2',
			'https://example.org/a.html?from=wap': 'example.org/a.html',
			'https://example.org/route?from=Leeds': 'example.org/route?from=Leeds',
			'https://example.org/#/market': 'example.org#/market',
			'https://example.org/caf%C3%A9?q=100%25': 'example.org/café?q=100%',
			'https://www.google.com/url?q=https%3A%2F%2Fexample.org%2Fa': 'example.org/a',
		};
		for (const [address, key] of Object.entries(keys)) assert.equal(urlKey(address), key, address);
	});

	it('of a document beside the report is its path', () => {
		assert.equal(urlKey('data/my%20survey.md#q3'), 'data/my survey.md');
		assert.equal(urlKey('data/survey%232.md#q3'), 'data/survey#2.md');
		assert.equal(urlKey('#top'), '#top');
	});

	it('finds the entry that a link leads to', () => {
		const link = '[Yearbook](https://example.org/yearbook?gclid=x1)';
		const { citations } = parseReport(
			`# Trade\n\nTrade grew (${link}).\n\n## References\n\n1. Yearbook. https://www.example.org/yearbook/\n`,
		);
		assert.deepEqual(citations[0]!.references, [0]);
	});
});

describe('an address in running text', () => {
	it('ends before what is no character, as it stands in a damaged file', () => {
		for (const damage of ['\u0000', '\u0001', '\u007f', '\ufffd'])
			assert.deepEqual(
				findUrls(`See https://a.example/1${damage}2.`).map(({ url }) => url),
				['https://a.example/1'],
			);
		const { citations } = parseReport('\nhttps://a.example/1\u0000');
		assert.deepEqual(
			citations.map(({ url }) => url),
			['https://a.example/1'],
		);
	});
});

describe('percent signs', () => {
	it('are decoded, unless they mean something else', () => {
		assert.equal(decodePercent('caf%C3%A9'), 'café');
		assert.equal(decodePercent('up 100% in a year'), 'up 100% in a year');
	});

	it('stand for every text, half of a character included', () => {
		assert.equal(encodePercent('café – 100%'), 'caf%C3%A9%20%E2%80%93%20100%25');
		for (const half of ['\ud83d', '\ude00']) assert.equal(encodePercent(`a${half}b`), 'a%EF%BF%BDb');
	});
});
