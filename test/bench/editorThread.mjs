import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { median } from './compare.mjs';

const warmUps = 12;
const rounds = 15;

/**
 * What a report and its edits take in the thread that the editor analyses them in, there and back, as it ships and as one file:
 * how the code is split must cost nothing. Both take turns.
 *
 * @param files the thread's code, by what it is called
 */
export async function measureThread(files, report) {
	const threads = Object.entries(files).map(([name, file]) => ({ name, file, times: [] }));
	for (let round = 0; round < 1 + warmUps + rounds; round++) {
		for (const thread of threads) {
			const asked = performance.now();
			thread.worker ??= new Worker(thread.file, { env: {}, workerData: { keeping: true } });
			const { worker, times } = thread;
			worker.postMessage([{ name: 'report.md', text: edited(report, round) }, {}]);
			const [answer] = await once(worker, 'message');
			if ('fault' in answer) throw new Error(answer.fault);
			times.push(performance.now() - asked);
		}
	}
	await Promise.all(threads.map(({ worker }) => worker.terminate()));
	return threads.map(({ name, times }) => ({
		name,
		first: times[0],
		early: median(times.slice(1, 1 + warmUps)),
		edit: median(times.slice(1 + warmUps)),
	}));
}

/** Two words more in one paragraph, each time in another. */
function edited(report, round) {
	const at = report.indexOf(' ', 500 + ((round * 7919) % (report.length - 2000)));
	return `${report.slice(0, at)} renewed${round} further${report.slice(at)}`;
}
