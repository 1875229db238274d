import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const child = fileURLToPath(new URL('child.mjs', import.meta.url));

/** What is run at which size: the slower tools only where they take seconds, and the largest reports a few times. */
export const plans = [
	{ words: 1_000, warmUps: 6, rounds: 5, tools: ['plumbline', 'markdown-it', 'markdownlint'] },
	{
		words: 10_000,
		warmUps: 6,
		rounds: 5,
		tools: ['plumbline', 'markdown-it', 'markdownlint', 'textlint', 'write-good'],
	},
	{ words: 10_000, warmUps: 1, rounds: 1, tools: ['harper'] },
	{ words: 50_000, warmUps: 2, rounds: 3, tools: ['plumbline', 'markdown-it', 'markdownlint'] },
	{ words: 200_000, warmUps: 1, rounds: 1, tools: ['plumbline', 'markdown-it', 'markdownlint'] },
];

/** By size, by tool: the first run of a process, the median of the warm ones, and the most memory the process took. */
export async function compareTools(folder, cores, makeReport) {
	const measured = {};
	for (const plan of plans) {
		const file = join(folder, `${plan.words}.md`);
		writeFileSync(file, makeReport(plan.words));
		measured[plan.words] = { ...measured[plan.words], ...(await runPlan(plan, file, cores)) };
	}
	return measured;
}

/**
 * Medians over the real reports of a size: the analysis in milliseconds and beside markdownlint with all its rules, warm and as
 * the first of a process, beside the other checkout where one is given, and an edit beside a full analysis.
 */
export async function compareReal(folder, cores, { name, texts }, { costOfEdit, timesOfStages }) {
	const tools = ['markdownlint', ...Object.keys(cores)];
	const runs = [];
	for (const [at, text] of texts.entries()) {
		const file = join(folder, `real-${at}.md`);
		writeFileSync(file, text);
		const measured = await runPlan({ warmUps: 5, rounds: 5, tools }, file, cores);
		const { plumbline, markdownlint, 'plumbline before': before } = measured;
		runs.push({
			warm: plumbline.milliseconds,
			warmRatio: plumbline.milliseconds / markdownlint.milliseconds,
			firstRatio: plumbline.first / markdownlint.first,
			beforeRatio: before && plumbline.milliseconds / before.milliseconds,
			editRatio: costOfEdit(text).ratio,
		});
	}
	const figures = Object.keys(runs[0]).map((figure) => [figure, median(runs.map((run) => run[figure]))]);
	return { name, reports: texts.length, stages: timesOfStages(texts), ...Object.fromEntries(figures) };
}

/** All tools of a size take turns, so that a slow moment of the machine falls on every one of them. */
async function runPlan({ warmUps, rounds, tools }, file, cores) {
	const runs = await Promise.all(tools.map((tool) => startTool(tool, file, cores[tool])));
	for (let round = 0; round < warmUps + rounds; round++) {
		for (const run of runs) {
			const { milliseconds, results } = await ask(run.process, 'run');
			run.results = results;
			run.times.push(milliseconds);
		}
	}
	for (const run of runs) run.peakBytes = (await ask(run.process, 'end')).peakBytes;
	return Object.fromEntries(
		runs.map(({ tool, times, results, peakBytes }) => [
			tool,
			{ first: times[0], milliseconds: median(times.slice(warmUps)), results, peakBytes },
		]),
	);
}

async function startTool(tool, file, core) {
	const process = fork(child, [tool, file, ...(core ? [core] : [])]);
	await Promise.race([
		once(process, 'message'),
		once(process, 'exit').then(([code]) => {
			throw new Error(`${tool} did not start (exit code ${code}); the reason stands above.`);
		}),
	]);
	return { tool, process, times: [], results: 0, peakBytes: 0 };
}

async function ask(process, message) {
	process.send(message);
	const [answer] = await once(process, 'message');
	return answer;
}

export function median(values) {
	return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
