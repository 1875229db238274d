import { analyze } from '../../../src/analyze';
import { startTextCache, stopTextCache, textCacheSize } from '../../../src/text/textCache';
import { seededRandom } from '../../bench/random.mjs';

/** What an edit of a report costs beside a full analysis, by processor time, and what is kept then. */
export interface EditCost {
	readonly ratio: number;
	/** In milliseconds. */
	readonly full: number;
	readonly kept: ReturnType<typeof textCacheSize>;
}

/** Two words are added to a paragraph somewhere, again and again. */
export function costOfEdit(text: string, warmUps = 3, rounds = 9): EditCost {
	const random = seededRandom(text.length);
	const edited = () => {
		const at = text.indexOf(' ', random.below(text.length - 2_000));
		return `${text.slice(0, at)} renewed${random.below(1_000_000)} further${text.slice(at)}`;
	};
	const full: number[] = [];
	const edits: number[] = [];
	for (let round = 0; round < warmUps + rounds; round++) {
		startTextCache();
		const times = [cost(edited()), cost(edited())] as const;
		if (round < warmUps) continue;
		full.push(times[0]);
		edits.push(times[1]);
	}
	const kept = textCacheSize();
	stopTextCache();
	return { ratio: median(edits) / median(full), full: median(full), kept };
}

/** In milliseconds of processor time: other work on the machine counts for nothing. */
function cost(text: string): number {
	const before = process.cpuUsage();
	analyze({ name: 'report.md', text });
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1_000;
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
