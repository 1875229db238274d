import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** In characters: packed together, since single pieces would hardly get smaller. */
const chunk = 1_000_000;

/** A long text that comes in pieces and is read once it is whole: packed meanwhile, which takes a tenth of its memory. */
export class PackedText implements Iterable<string> {
	readonly #packed: Uint8Array[] = [];
	#waiting: string[] = [];
	#characters = 0;

	add(piece: string): void {
		this.#waiting.push(piece);
		this.#characters += piece.length;
		if (this.#characters >= chunk) this.#pack();
	}

	*[Symbol.iterator](): Generator<string> {
		for (const packed of this.#packed) yield new TextDecoder().decode(inflateRawSync(packed));
		if (this.#waiting.length > 0) yield this.#waiting.join('');
	}

	#pack(): void {
		this.#packed.push(deflateRawSync(this.#waiting.join(''), { level: 1 }));
		this.#waiting = [];
		this.#characters = 0;
	}
}
