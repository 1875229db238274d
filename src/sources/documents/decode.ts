/** How far from the start a document says what it is written in; the HTML standard asks for 1,024 bytes, many need more. */
const headLength = 4096;
/** More damaged characters than these mean that the encoding is another one. */
const maxDamaged = 0.002;

/**
 * The text of a document in whatever encoding it is: its byte order mark decides, then what its server or its own head
 * says, as far as the bytes agree; else it is UTF-8, or guessed by the characters that result.
 *
 * @param charset what the server says
 */
export function decodeSource(bytes: Uint8Array, charset: string | undefined): string {
	const marked = byteOrderMark(bytes);
	if (marked) return decode(bytes, marked);
	const head = String.fromCharCode(...bytes.subarray(0, headLength));
	const named = labels(charset, head);
	for (const encoding of named) {
		const text = decode(bytes, encoding);
		if (damage(text, encoding) <= maxDamaged) return text;
	}
	return decode(bytes, guessed(bytes, /\blang=["']?([a-z]{2}(?:-[a-z]+)?)/i.exec(head)?.[1]?.toLowerCase()));
}

function byteOrderMark([a, b, c]: Uint8Array): string | undefined {
	if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
	if (a === 0xff && b === 0xfe) return 'utf-16le';
	return a === 0xfe && b === 0xff ? 'utf-16be' : undefined;
}

/** Many servers send Latin 1 for everything: what the document itself declares goes first. */
function labels(charset: string | undefined, head: string): string[] {
	const server = known(charset);
	const own = known(
		/<meta\b[^>]{0,200}?\bcharset\s*=\s*["']?\s*([\w:-]+)/i.exec(head)?.[1] ??
			/^\s*<\?xml\b[^>]{0,100}\bencoding\s*=\s*["']([\w:-]+)/i.exec(head)?.[1],
	);
	// A document whose head can be read as ASCII is not in UTF-16, whatever its head says.
	const readable = own?.startsWith('utf-16') ? 'utf-8' : own;
	const named = server === 'windows-1252' && readable ? [readable, server] : [server, readable];
	return named.flatMap((encoding) => encoding ?? []);
}

function known(label: string | undefined): string | undefined {
	if (!label) return undefined;
	try {
		const { encoding } = new TextDecoder(label.trim().replace(/^["']|["']$/g, ''));
		// GBK pages hold characters of its successor, which reads all of it.
		return encoding === 'gbk' || encoding === 'gb2312' ? 'gb18030' : encoding;
	} catch (error) {
		if (error instanceof RangeError) return undefined;
		throw error;
	}
}

function decode(bytes: Uint8Array, encoding: string): string {
	const text = new TextDecoder(encoding).decode(bytes);
	if (encoding !== 'windows-1252') return text;
	// Some runtimes (Node 20 to 23) read it as Latin 1, which has controls where this has quotation marks and dashes.
	return text.replace(/[\u0080-\u009F]/g, (sign) => windows1252[sign.charCodeAt(0) - 0x80] ?? sign);
}

/** The characters of the bytes 0x80 to 0x9F; the five that stand for none stay controls. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The share of characters that could not be decoded; private ones and controls come of encodings that do not fit. */
function damage(text: string, encoding: string): number {
	const signs = encoding.startsWith('utf-') ? /\uFFFD/g : /[\uFFFD\uE000-\uF8FF\u0080-\u009F]/g;
	return (text.match(signs)?.length ?? 0) / Math.max(1, text.length);
}

/** The commonest characters of each script: a wrong encoding gives rare ones. */
const guesses: readonly (readonly [encoding: string, languages: RegExp, common: RegExp])[] = [
	['gb18030', /^zh(?!-(?:tw|hk|hant))/, /[的一是不了人在有我他这中大来上国个到说们为和地出道也时年]/gu],
	['big5', /^zh-(?:tw|hk|hant)/, /[的一是不了人在有我他這中大來上國個到說們為和地出道也時年]/gu],
	['shift_jis', /^ja/, /[\u3041-\u3096\u30A1-\u30FA]/gu],
	['euc-jp', /^ja/, /[\u3041-\u3096\u30A1-\u30FA]/gu],
	['euc-kr', /^ko/, /[이다는의을에가를고하은로한지도]/gu],
	['windows-1251', /^(?:ru|uk|bg|sr)/, /[оеаинтср]/gu],
];
/** Only the first bytes are looked at. */
const sampleLength = 20_000;

function guessed(bytes: Uint8Array, language: string | undefined): string {
	const sample = bytes.subarray(0, sampleLength);
	const zeros = [0, 1].map((parity) => sample.filter((byte, at) => byte === 0 && at % 2 === parity).length);
	if (zeros.some((count) => count > sample.length / 8)) return zeros[0]! > zeros[1]! ? 'utf-16be' : 'utf-16le';
	const broken = damage(decode(bytes, 'utf-8'), 'utf-8');
	if (broken <= maxDamaged) return 'utf-8';
	const high = sample.filter((byte) => byte >= 0x80).length;
	const rated = guesses.map(([encoding, languages, common]) => {
		const text = decode(sample, encoding);
		const found = text.match(common)?.length ?? 0;
		const fits = damage(text, encoding) <= maxDamaged * 5 && found > high / 40;
		return { encoding, rating: fits ? found * (language && languages.test(language) ? 2 : 1) : 0 };
	});
	const best = rated.toSorted((one, other) => other.rating - one.rating)[0];
	if (best && best.rating > 0) return best.encoding;
	return broken < 0.02 ? 'utf-8' : 'windows-1252';
}
