import { readFileSync } from 'node:fs';
import { seededRandom } from '../bench/random.mjs';

/** Lines in a stretch: enough for a function, so that a sample costs little and hangs together. */
const stretch = 10;

/**
 * So many stretches of lines, drawn without repetition; every line is as likely as any other.
 *
 * @param {readonly string[]} files
 * @param {number} count
 * @param {number} seed
 * @returns {string[]} As Stryker takes them: `src/a.ts:11-20`.
 */
export function sampleLines(files, count, seed) {
	const stretches = [...files].sort().flatMap((file) => {
		const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
		return Array.from({ length: Math.ceil(lines / stretch) }, (_, at) => {
			return `${file}:${at * stretch + 1}-${Math.min(lines, (at + 1) * stretch)}`;
		});
	});
	const random = seededRandom(seed);
	const drawn = [];
	while (drawn.length < count && stretches.length > 0)
		drawn.push(...stretches.splice(random.below(stretches.length), 1));
	return drawn;
}
