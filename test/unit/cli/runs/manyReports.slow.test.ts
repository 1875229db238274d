import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Analyzer } from '../../../../src/analysis';
import { analyze } from '../../../../src/analyze';
import type { Environment } from '../../../../src/cli/host/environment';
import { CliError } from '../../../../src/cli/host/errors';
import { run } from '../../../../src/cli/run';
import { message } from '../../../../src/messages/message';
import { memoryEnvironment, runIn } from '../memoryEnvironment';

const memo = readFileSync('examples/clean/memo.md', 'utf8');
const grid = readFileSync('examples/grid-storage/report.md', 'utf8');
const names = Array.from({ length: 14 }, (_, at) => `r${String(at).padStart(2, '0')}.md`);
const files = Object.fromEntries(names.map((name, at) => [name, at % 2 === 0 ? memo : grid]));

/** Threads that count what they have to do; `analyzer` does it. */
function counting(analyzer: Analyzer) {
	const counts = { started: 0, disposed: 0, open: 0, most: 0 };
	const startAnalysis: Environment['startAnalysis'] = () => {
		counts.started++;
		return {
			async analyzer(...task) {
				counts.most = Math.max(counts.most, ++counts.open);
				await new Promise(setImmediate);
				return analyzer(...task).finally(() => counts.open--);
			},
			dispose: () => void counts.disposed++,
		};
	};
	return { counts, startAnalysis };
}

const here: Analyzer = async (...task) => analyze(...task);

describe('CLI: many reports', () => {
	it('are read by as many threads as there are processors, and told as one by one', async () => {
		for (const format of ['text', 'json', 'sarif']) {
			const { counts, startAnalysis } = counting(here);
			const oneByOne = await runIn({ files }, 'analyze', '.', '--format', format);
			const shared = await runIn({ files, processors: 2, startAnalysis }, 'analyze', '.', '--format', format);
			assert.deepEqual([shared.stdout, shared.code], [oneByOne.stdout, oneByOne.code]);
			assert.deepEqual(counts, { started: 2, disposed: 2, open: 0, most: 3 });
		}
	});

	it('are scored so where nobody is asked, and one by one where somebody may be', async () => {
		const { counts, startAnalysis } = counting(here);
		for (const command of ['score', 'bench']) {
			const argv = [command, '.', '--format=json'];
			const oneByOne = await runIn({ files }, ...argv, '--offline');
			const shared = await runIn({ files, processors: 2, startAnalysis }, ...argv, '--offline');
			assert.deepEqual([shared.stdout, shared.code, shared.stderr], [oneByOne.stdout, oneByOne.code, oneByOne.stderr]);
			await runIn({ files, processors: 2, startAnalysis }, ...argv);
		}
		assert.deepEqual(counts, { started: 6, disposed: 6, open: 0, most: 3 });
	});

	it('need no thread where they are few, or where there is one processor', async () => {
		const { counts, startAnalysis } = counting(here);
		await runIn({ files, processors: 2, startAnalysis }, 'analyze', ...names.slice(0, 9));
		await runIn({ files, processors: 1, startAnalysis }, 'analyze', '.');
		assert.equal(counts.started, 0);
	});

	it('end at once when the user stops the run, however long one of them takes, and say nothing of a model', async () => {
		for (const argv of [
			['score', names[0]!],
			['score', '.'],
			['bench', '.'],
		]) {
			const controller = new AbortController();
			const { counts, startAnalysis } = counting(() => {
				controller.abort(new CliError('cancelled', message('usage.stopped')));
				return new Promise(() => {});
			});
			const surroundings = { files, processors: 2, startAnalysis, interrupted: controller.signal };
			const { code, stderr } = await runIn(surroundings, ...argv, '--offline');
			assert.deepEqual([code, stderr], [2, 'plumbline: Stopped.\n']);
			assert.equal(counts.disposed, counts.started);
		}
	});

	it('are read all the same where a thread fails', async () => {
		const { startAnalysis } = counting(async (document, options) => {
			if (document.name === names[3]) throw new Error('The thread ended.');
			return analyze(document, options);
		});
		const { stdout, stderr } = await runIn({ files, processors: 2, startAnalysis }, 'analyze', '.');
		assert.deepEqual([stdout, stderr], [(await runIn({ files }, 'analyze', '.')).stdout, '']);
	});

	it('are told of in their order, on standard error too, whichever is read first', async () => {
		const idle = '<!-- plumbline-disable-next-line number.unit -->\n\n';
		const noted = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, idle + text]));
		let reading = 0;
		const { startAnalysis } = counting(async (...task) => {
			for (let turns = reading++ % 3; turns < 2; turns++) await new Promise(setImmediate);
			return analyze(...task);
		});
		const { stderr } = await runIn({ files: noted, processors: 2, startAnalysis }, 'analyze', '.');
		assert.equal(stderr, (await runIn({ files: noted }, 'analyze', '.')).stderr);
		assert.equal(stderr.trim().split('\n').length, names.length);
	});

	it('are told one after the other, before the last is read', async () => {
		const withFindings = Object.fromEntries(names.map((name) => [name, grid]));
		const { environment, written } = memoryEnvironment({ files: withFindings }, ['analyze', '.']);
		const told: number[] = [];
		const read: Environment['fs']['read'] = (path, most) => {
			told.push(names.filter((name) => written.stdout.includes(name)).length);
			return environment.fs.read(path, most);
		};
		await run({ ...environment, fs: { ...environment.fs, read } });
		const behind = told.slice(-names.length).map((count, at) => at - count);
		assert.ok(Math.max(...behind) <= 1, `${told}`);
	});
});
