import assert from 'node:assert/strict';
import { decodeSource } from '../../../../src/sources/documents/decode';

/** The bytes of a text in a single- or double-byte encoding, found by decoding all there are. */
function encode(text: string, encoding: string): Uint8Array {
	const decoder = new TextDecoder(encoding);
	const table = new Map<string, readonly number[]>([['–', [0x96]]]);
	for (let one = 0x80; one <= 0xff; one++) table.set(decoder.decode(Uint8Array.of(one)), [one]);
	for (let high = 0x81; high <= 0xfe; high++) {
		for (let low = 0x40; low <= 0xfe; low++) {
			const character = decoder.decode(Uint8Array.of(high, low));
			if ([...character].length === 1 && !table.has(character)) table.set(character, [high, low]);
		}
	}
	return Uint8Array.from(
		[...text].flatMap((sign) => (sign < '\x80' ? sign.charCodeAt(0) : (table.get(sign) ?? assert.fail(sign)))),
	);
}

const texts: readonly (readonly [encoding: string, text: string])[] = [
	['gb18030', '北部的港口在2023年接待了四百二十万人，比上年增长了百分之十二，是有记录以来最多的一年。'],
	['big5', '北部的港口在2023年接待了四百二十萬人，比上年增長了百分之十二，這是有紀錄以來最多的一年。'],
	['shift_jis', '北部の港では四百二十万人の旅客があり、前の年より増えました。これはとても多いです。'],
	['euc-jp', '北部の港では四百二十万人の旅客があり、前の年より増えました。これはとても多いです。'],
	['euc-kr', '북부의 항구는 지난해에 사백이십만 명의 여객을 맞이하였고 이는 가장 많은 수이다.'],
	['windows-1251', 'Порты на севере приняли четыре миллиона пассажиров, это больше, чем в прошлом году.'],
	['windows-1252', 'Die Häfen zählten 4,2 Millionen Fahrgäste – zwölf Prozent mehr als im Vorjahr.'],
];

describe('decoding a source', () => {
	for (const [encoding, text] of texts) {
		const bytes = encode(text, encoding);
		it(`reads ${encoding} when its server, or its own head, says so`, () => {
			assert.equal(decodeSource(bytes, encoding), text);
			const head = `<meta http-equiv="Content-Type" content="text/html; charset=${encoding}">`;
			const page = Uint8Array.from([...new TextEncoder().encode(head), ...bytes]);
			assert.equal(decodeSource(page, undefined), head + text);
			assert.equal(decodeSource(page, 'iso-8859-1'), head + text);
		});
		it(`finds out by the characters that it is ${encoding}`, () => {
			assert.equal(decodeSource(bytes, undefined), text);
		});
		it(`does not believe that ${encoding} is UTF-8`, () => {
			assert.equal(decodeSource(bytes, 'utf-8'), text);
		});
	}

	it('reads UTF-8 and UTF-16 by their marks, whatever else is said', () => {
		const text = 'Häfen 港口';
		assert.equal(decodeSource(new TextEncoder().encode(`\uFEFF${text}`), 'gbk'), text);
		assert.equal(decodeSource(Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf-8'), text);
		assert.equal(decodeSource(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(), undefined), text);
	});

	it('reads UTF-16 without a mark, and UTF-8 with an unknown label', () => {
		const words = 'Ports counted many people';
		assert.equal(decodeSource(Buffer.from(words, 'utf16le'), undefined), words);
		assert.equal(decodeSource(new TextEncoder().encode('Häfen'), 'nonsense'), 'Häfen');
	});
});
