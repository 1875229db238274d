/** Runs of four characters across the words of a text (of two in Chinese), which words of one family and set phrases share. */
export function gramsOf(text: string): ReadonlySet<string> {
	const plain = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
	const grams = new Set<string>();
	for (let i = 0; i + 2 <= plain.length; i++) {
		const pair = plain.slice(i, i + 2);
		if (hanPair.test(pair)) grams.add(pair);
		else if (i + 4 <= plain.length) grams.add(plain.slice(i, i + 4));
	}
	return grams;
}

const hanPair = /^\p{Script=Han}{2}/u;
