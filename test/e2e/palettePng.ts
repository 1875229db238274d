import { crc32, deflateSync } from 'node:zlib';

/** Pixels row by row, four bytes each: red, green, blue, alpha. */
export interface Pixels {
	readonly width: number;
	readonly height: number;
	readonly data: Uint8Array;
}

/** How many colours a palette holds. */
const most = 256;

/** A PNG of no more than 256 colours, opaque: a fifth of the bytes of a screenshot, and looks like one as long as it is of text. */
export function palettePng({ width, height, data }: Pixels): Buffer {
	const { palette, indices } = reduced(data);
	const rows = Buffer.alloc((width + 1) * height);
	for (let y = 0; y < height; y++) rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 3, 0, 0, 0], 8);
	return Buffer.concat([
		Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
		chunk('IHDR', header),
		chunk('PLTE', Buffer.from(palette.flat())),
		chunk('IDAT', deflateSync(rows, { level: 9 })),
		chunk('IEND', Buffer.alloc(0)),
	]);
}

/** Colours that differ by less than a step become one, the first of them; the smallest step that leaves few enough. */
function reduced(data: Uint8Array): { palette: number[][]; indices: Uint8Array } {
	for (let step = 1; ; step *= 2) {
		const known = new Map<number, number>();
		const palette: number[][] = [];
		const indices = new Uint8Array(data.length / 4);
		for (let pixel = 0; pixel < indices.length && palette.length <= most; pixel++) {
			const color = [...data.subarray(pixel * 4, pixel * 4 + 3)];
			const key = color.reduce((sum, value) => sum * 256 + Math.floor(value / step), 0);
			const index = known.get(key) ?? palette.push(color) - 1;
			known.set(key, index);
			indices[pixel] = index;
		}
		if (palette.length <= most) return { palette, indices };
	}
}

function chunk(type: string, content: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(content.length);
	const check = Buffer.alloc(4);
	check.writeUInt32BE(crc32(named));
	return Buffer.concat([length, named, check]);
}
