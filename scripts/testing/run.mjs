import { availableParallelism } from 'node:os';
import { toOutput } from './mocha.mjs';
import { steps } from './steps.mjs';

/** One more than there are processors: steps wait for windows, servers and timers a third of their time. */
const jobs = availableParallelism() + 1;

/**
 * Runs the named steps and those they build on; one that fails hides no other.
 * The last line is `N passed, N failed` over all of them.
 *
 * @param {readonly string[]} names All steps when empty.
 * @returns {Promise<number>} The exit code.
 */
export async function runSteps(names) {
	const unknown = names.filter((name) => !steps.some((step) => step.name === name));
	if (unknown.length > 0) {
		console.error(`No such step: ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}.`);
		return 2;
	}
	const total = { passed: 0, failed: 0 };
	const broken = new Set();
	const count = ({ name }, { passed, failed }) => {
		total.passed += passed;
		total.failed += failed;
		if (failed > 0) broken.add(name);
	};
	const waiting = [...chosen(names)];
	const open = new Set(waiting.map(({ name }) => name));
	const isReady = ({ needs = [], after = [] }) => ![...needs, ...after].some((name) => open.has(name));
	const running = new Set();
	while (open.size > 0) {
		for (let at = waiting.findIndex(isReady); at >= 0 && running.size < jobs; at = waiting.findIndex(isReady)) {
			const [step] = waiting.splice(at, 1);
			const alone = running.size === 0 && !waiting.some(isReady);
			const run = runStep(step, broken, alone).then((counts) => {
				count(step, counts);
				open.delete(step.name);
				running.delete(run);
			});
			running.add(run);
		}
		await Promise.race(running);
	}
	console.log(`${total.passed} passed, ${total.failed} failed`);
	return total.failed === 0 ? 0 : 1;
}

function chosen(names) {
	if (names.length === 0) return steps;
	const needed = new Set(names.flatMap((name) => [name, ...(steps.find((step) => step.name === name)?.needs ?? [])]));
	return steps.filter((step) => needed.has(step.name));
}

/** A step that may run beside others says all at its end, so that its lines stand together. */
async function runStep(step, broken, alone) {
	const told = [];
	const print = alone ? toOutput : (text) => told.push(text);
	print(`\n== ${step.name}: ${step.title}\n`);
	const start = Date.now();
	const result = await attempt(step, broken, print).catch((error) => {
		print(`${error instanceof Error ? error.stack : error}\n`);
		return { passed: 0, failed: 1 };
	});
	const seconds = ((Date.now() - start) / 1000).toFixed(1);
	const skipped = result.skipped ? `, ${result.skipped} skipped` : '';
	print(`-- ${step.name}: ${result.passed} passed, ${result.failed} failed${skipped} (${seconds} s)\n`);
	process.stdout.write(told.join(''));
	return result;
}

async function attempt({ needs = [], run }, broken, print) {
	const missing = needs.filter((name) => broken.has(name));
	// What an earlier build left behind must not be tested as if it were this one.
	if (missing.length > 0) throw new Error(`Not run, because it builds on: ${missing.join(', ')}.`);
	return run(print);
}
