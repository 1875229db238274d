import { memoised } from '../../text/memo';
import type { SourceIndex } from './sourceIndex';

/** Whether a source says just what a claim does: then nothing that is worked out speaks against it. */
export function isGivenWordForWord(source: SourceIndex, claim: string): boolean {
	const words = plain(claim);
	return words.length > 2 && plainText(source).includes(words);
}

const plainText = memoised(({ source: { text } }: SourceIndex) => plain(text));

/** Letters and figures with the signs between figures, between spaces. */
function plain(text: string): string {
	const parts =
		text
			.normalize('NFKC')
			.toLowerCase()
			.match(/\p{Sc}?\d[\d.,]*(?<=\d)%?|[\p{L}\p{M}]+/gu) ?? [];
	return ` ${parts.join(' ')} `;
}
