import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { PlumblineError } from '../../src/errors';
import { type Kind, kinds } from './kinds';

/*
 * `npm run fuzz -- --seconds 60 --seed 7 --kind report`: made and damaged inputs of each kind, as many as the time allows.
 * Each is read twice, with the same result, within a second and without any error but a refusal. The seed of a run and of
 * each failure is printed; the input that fails is made as small as it gets.
 */
const { values } = parseArgs({
	options: {
		seconds: { type: 'string', default: '60' },
		seed: { type: 'string' },
		kind: { type: 'string', multiple: true },
	},
});
const seconds = Number(values.seconds);
const seed = values.seed === undefined ? Date.now() % 1_000_000_000 : Number(values.seed);
const chosen = Object.entries(kinds).filter(([name]) => values.kind?.includes(name) ?? true);
if (chosen.length === 0 || !Number.isFinite(seconds) || !Number.isSafeInteger(seed))
	throw new Error('No such kind, seconds or seed.');

/** In milliseconds of this process's own work; a PDF reader starts up once. */
const longest = 1000;
/** In bytes: far above what inputs of some kilobytes take, far below what a leak would in a minute. */
const mostMemory = 1_500_000_000;
/** After so many inputs the clock is looked at. */
const batch = 50;

async function main(): Promise<void> {
	console.log(`Seed ${seed}, ${seconds} seconds.`);
	const weights = chosen.reduce((sum, [, { weight }]) => sum + weight, 0);
	let failures = 0;
	for (const [name, kind] of chosen) {
		const { inputs, failure } = await fuzz(kind, (seconds * kind.weight) / weights);
		console.log(`${name}: ${inputs} inputs${failure === undefined ? '' : `, FAILED\n${failure}`}`);
		if (failure !== undefined) failures++;
	}
	const memory = process.memoryUsage().rss;
	console.log(`At most ${Math.round(process.resourceUsage().maxRSS / 1000)} MB.`);
	process.exitCode = failures > 0 || memory > mostMemory ? 1 : 0;
}

async function fuzz(kind: Kind, time: number): Promise<{ readonly inputs: number; readonly failure?: string }> {
	// What a reader loads on its first use is not its time for one input.
	const [first = ''] = fc.sample(kind.inputs, { seed: 1, numRuns: 1 });
	await outcome(kind, first);
	const end = Date.now() + time * 1000;
	let inputs = 0;
	for (let round = 0; Date.now() < end; round++) {
		const property = fc.asyncProperty(kind.inputs, async (input) => {
			inputs++;
			await check(kind, input);
		});
		const result = await fc.check(property, { seed: seed + round, numRuns: batch });
		if (result.failed) return { inputs, failure: fc.defaultReportMessage(result) ?? 'without a message' };
	}
	return { inputs };
}

async function check(kind: Kind, input: string): Promise<void> {
	const before = process.cpuUsage();
	const first = await outcome(kind, input);
	const { user } = process.cpuUsage(before);
	if (user / 1000 > longest) throw new Error(`It took ${Math.round(user / 1000)} ms.`);
	kind.forget?.();
	if ((await outcome(kind, input)) !== first) throw new Error('Read twice, it is read differently.');
}

async function outcome({ read }: Kind, input: string): Promise<string> {
	try {
		return await read(input);
	} catch (error) {
		if (error instanceof PlumblineError || isPdfRefusal(error)) return `refused: ${error}`;
		throw error;
	}
}

/** What the library that reads PDFs throws is told as `unreadable` by its caller. */
function isPdfRefusal(error: unknown): boolean {
	return error instanceof Error && /^(?:\w*PDF|Format|Unknown|Password)\w*(?:Error|Exception)$/.test(error.name);
}

void main();
