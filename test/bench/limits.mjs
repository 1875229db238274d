/** The bars of a run: what is asked, what was measured. */
export function limitsOf({ measured, real, pairs, edits, threads, peakBytes }) {
	const time = (words) => measured[words].plumbline.milliseconds;
	const beside = (words, run) => measured[words].plumbline[run] / measured[words].markdownlint[run];
	const [shipped, whole] = threads;
	const few = pairs.find(({ byBruteForce }) => byBruteForce !== undefined);
	return [
		...real.flatMap(ofReal),
		atMost('analysis of 10,000 words ÷ markdownlint, all rules, warm: at most 1', beside(10_000, 'milliseconds'), 1),
		atMost('the same, first run of a process: at most 1.5', beside(10_000, 'first'), 1.5),
		atMost('50,000 words ÷ 10,000 words: at most 5', time(50_000) / time(10_000), 5),
		atMost('200,000 words ÷ 50,000 words: at most 5', time(200_000) / time(50_000), 5),
		atMost('an edit of one paragraph in 10,000 words ÷ full analysis: at most 0.05', edits[10_000].ratio, 0.05),
		atMost("an edit in the editor's thread, as it ships ÷ as one file: at most 1.15", shipped.edit / whole.edit, 1.15),
		atMost('memory of `plumbline analyze` at 200,000 words, MB: at most 300', peakBytes / 1e6, 300),
		atMost('all pairs of 5,000 paragraphs ÷ of 500: at most 20', pairs.at(-1).milliseconds / few.milliseconds, 20),
		atMost('pairs of brute force that were not found, of 500 paragraphs: none', few.byBruteForce - few.met, 0),
	];
}

function ofReal({ name, warmRatio, firstRatio, editRatio }) {
	return [
		atMost(`real reports (${name}) ÷ markdownlint, all rules, warm: at most 1.5`, warmRatio, 1.5),
		atMost('the same, first run of a process: at most 1.5', firstRatio, 1.5),
		atMost('the same, an edit of one paragraph ÷ full analysis: at most 0.08', editRatio, 0.08),
	];
}

function atMost(limit, ratio, most) {
	return { limit, ratio, passed: ratio <= most };
}
