import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** A PDF of these objects, numbered from 1; the first is its catalogue. */
export function pdfOf(objects: readonly (string | Buffer)[]): Uint8Array {
	const parts = [Buffer.from('%PDF-1.4\n')];
	const offsets: number[] = [];
	let length = parts[0]!.length;
	for (const [at, object] of objects.entries()) {
		offsets.push(length);
		const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
		parts.push(part);
		length += part.length;
	}
	const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
	const size = objects.length + 1;
	const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
	return Buffer.concat([...parts, Buffer.from(end)]);
}

export function pdfStream(content: string | Buffer, dictionary = ''): Buffer {
	const bytes = Buffer.from(content);
	const head = `<< /Length ${bytes.length} ${dictionary} >>\nstream\n`;
	return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]);
}

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const pages = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>';

function page(contents: string, resources = ''): string {
	return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << ${resources} >> /Contents ${contents} >>`;
}

/** A compressed stream of so many times 16 MB of blanks, in a few kilobytes: a block that repeats, compressed once more. */
function bomb(times: number): Buffer {
	const block = deflateRawSync(Buffer.alloc(16 << 20, ' '), { finishFlush: constants.Z_FULL_FLUSH });
	const whole = [Buffer.from([0x78, 0x9c]), ...Array<Buffer>(times).fill(block), Buffer.from([0x03, 0x00, 0, 0, 0, 0])];
	return deflateSync(Buffer.concat(whole), { level: 9 });
}

/** Forms that each paint the next one twice, down to the last, which paints the first. */
function forms(count: number): Uint8Array {
	const form = (at: number) => {
		const next = at + 1 < count ? at + 1 : 0;
		const resources = `/Resources << /XObject << /X ${5 + next} 0 R >> /Font << /F ${font} >> >>`;
		return pdfStream('BT /F 9 Tf (x) Tj ET /X Do /X Do', `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${resources}`);
	};
	return pdfOf([
		catalogue,
		pages,
		page('4 0 R', '/XObject << /X 5 0 R >>'),
		pdfStream('/X Do /X Do'),
		...Array.from({ length: count }, (_, at) => form(at)),
	]);
}

/** A page whose content is one compressed stream, so many times. */
export function repeatedStream(content: string, times: number): Uint8Array {
	return pdfOf([
		catalogue,
		pages,
		page(`[${'4 0 R '.repeat(times)}]`, `/Font << /F ${font} >>`),
		pdfStream(deflateSync(Buffer.from(content)), '/Filter /FlateDecode'),
	]);
}

/** Small documents that take minutes or gigabytes to read, each in its own way. */
export const hostileDocuments = {
	'a PDF compressed twice': () =>
		pdfOf([catalogue, pages, page('4 0 R'), pdfStream(bomb(512), '/Filter [/FlateDecode /FlateDecode]')]),
	'forms of a PDF that paint each other': () => forms(60),
	'a PDF page whose content is one stream, again and again': () =>
		repeatedStream('q BT (x) Tj ET Q '.repeat(50_000), 200_000),
	'states of a PDF that are kept one in the other': () =>
		pdfOf([
			catalogue,
			pages,
			page('4 0 R'),
			pdfStream(deflateSync(Buffer.from('q 1 0 0 1 0 0 cm BT (x) Tj '.repeat(3_000_000))), '/Filter /FlateDecode'),
		]),
	'an HTML page of blanks that do not break': () => Buffer.from(`<p>${'\u00a0'.repeat(1_000_000)}x`),
} as const satisfies Readonly<Record<string, () => Uint8Array>>;
