import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildSync } from 'esbuild';
import { repeated } from './repeated';

/*
 * `npm run growth -- heading table`: how the time of an analysis grows with a text of each construct, by doublings up to
 * a megabyte. Each construct has a process of its own, which is ended after some time; its row tells the exponent (1 is
 * linear, 2 a square), the time and the memory of the longest text.
 */
interface Measure {
	readonly length: number;
	/** In milliseconds of work. */
	readonly time: number;
	/** In megabytes, the most of the process so far. */
	readonly memory: number;
	/** Twice the text before, made longer, or the longest text that is read twice as often. */
	readonly how: 'doubled' | 'again';
}

/** In milliseconds for all texts of a construct; those of half, a quarter … of the length take as much again as the longest. */
const patience = 60_000;
const most = { exponent: 1.2, time: 10_000 };
/** In milliseconds: of less, an exponent says nothing. */
const noise = 400;

async function main(): Promise<void> {
	const wanted = process.argv.slice(2);
	const folder = mkdtempSync(join(tmpdir(), 'plumbline-growth-'));
	const program = join(folder, 'measure.cjs');
	let unbounded = 0;
	try {
		buildSync({
			entryPoints: [join(__dirname, 'measureOne.ts')],
			outfile: program,
			bundle: true,
			platform: 'node',
			logLevel: 'warning',
		});
		for (const name of Object.keys(repeated)) {
			if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
			if (!told(name, await measure(program, name))) unbounded++;
		}
	} finally {
		rmSync(folder, { recursive: true });
	}
	process.exitCode = unbounded > 0 ? 1 : 0;
}

/** What a construct took, as far as the time allowed. */
async function measure(program: string, name: string): Promise<{ measures: Measure[]; ended: string | undefined }> {
	const child = spawn(process.execPath, [program, name], { stdio: ['ignore', 'pipe', 'inherit'], timeout: patience });
	const closed = new Promise<string | undefined>((resolve) =>
		child.once('close', (code, signal) => resolve(code === 0 ? undefined : (signal ?? `exit ${code}`))),
	);
	const measures: Measure[] = [];
	for await (const line of createInterface({ input: child.stdout })) {
		const [length, time, memory, how] = JSON.parse(line) as [number, number, number, Measure['how']];
		measures.push({ length, time, memory, how });
	}
	return { measures, ended: await closed };
}

function told(name: string, { measures, ended }: Awaited<ReturnType<typeof measure>>): boolean {
	const exponent = Math.max(exponentOf(measures, 'doubled'), exponentOf(measures, 'again'));
	const last = measures.at(-1);
	const holds = ended === undefined && exponent <= most.exponent && (last?.time ?? 0) <= most.time;
	const figures = last
		? `${(last.length / 1000).toFixed(0)} kB ${last.time.toFixed(0)} ms ${last.memory.toFixed(0)} MB`
		: 'nothing measured';
	console.log(`${holds ? 'ok ' : 'NOT'} ^${exponent.toFixed(2)}  ${figures}  ${name}${ended ? ` (${ended})` : ''}`);
	return holds;
}

/** Of the last two texts of a kind. */
function exponentOf(measures: readonly Measure[], of: Measure['how']): number {
	const [first, last] = measures.filter(({ how }) => how === of).slice(-2);
	if (!first || !last || last.time < noise) return 0;
	return Math.log2(last.time / Math.max(first.time, 1)) / Math.log2(last.length / first.length);
}

void main();
