import { readFileSync } from 'node:fs';
import { tools } from './tools.mjs';

/** One tool on one report in a process of its own: `run` measures once, `end` tells the peak memory. */
const [tool, file, core] = process.argv.slice(2);
const text = readFileSync(file, 'utf8');
const work = await tools[tool]({ core });

let round = 0;
process.on('message', async (message) => {
	if (message === 'end') {
		process.send({ peakBytes: process.resourceUsage().maxRSS * 1024 });
		process.disconnect();
		return;
	}
	// Another text each time: what a tool keeps of the last one must not count.
	const next = `${text}${'\n'.repeat(++round)}`;
	const started = performance.now();
	const results = await work(next);
	process.send({ milliseconds: performance.now() - started, results });
});
process.send('ready');
