import assert from 'node:assert/strict';
import { CliError } from '../../../../src/cli/host/errors';
import { message, verbatim } from '../../../../src/messages/message';
import type { RunFailure } from '../../../../src/scorecard/run';
import { runIn } from '../memoryEnvironment';
import { violations } from '../schemas';
import { type Script, scriptedCore } from '../scriptedCore';

const steel =
	'# Steel\n\n## Prices\n\nPrices fell by 12 % in 2024 [1]. Demand is weak because builders wait.\n\n## References\n\n[1] Steel yearbook. https://example.org/steel\n';
const tea =
	'# 茶叶\n\n## 市场\n\n2024年销售额增长8%[1]。因此市场前景良好。\n\n### 价格\n\n价格上涨3%。\n\n## 参考文献\n\n[1] 年鉴 https://example.org/tea\n';
const short = '# Copper\n\nCopper is scarce.\n';
const env = { PLUMBLINE_API_KEY: 'secret-key' };
const files = { 'all/alpha/steel.md': steel, 'all/alpha/deep/tea.md': tea, 'all/beta/copper.md': short };

async function benchJson(surroundings: Parameters<typeof runIn>[0], ...options: string[]) {
	const ran = await runIn(surroundings, 'bench', 'all', '--format=json', ...options);
	const result = ran.stdout === '' ? undefined : JSON.parse(ran.stdout);
	if (result) assert.deepEqual(violations('bench', result), []);
	return { ...ran, result };
}

describe('CLI: bench', () => {
	it('gives each sub-folder the mean of the scores that its reports have one by one', async () => {
		const { create } = scriptedCore({ judged: true });
		const { result, code } = await benchJson({ files, env, create }, '--model=small', '--paper');
		const { finResearch, reportEval } = result.frameworks;
		const [alpha, beta] = finResearch.systems;
		assert.deepEqual([code, alpha.name, alpha.reports, alpha.scored, beta.name], [0, 'alpha', 2, 2, 'beta']);
		assert.deepEqual(alpha.values.viewpointClarity, { value: 80, of: 2, basis: { model: 2 } });
		assert.deepEqual(alpha.values.final, { value: null, of: 0, basis: {} });
		assert.ok(finResearch.paper.rows.length > 0);
		assert.equal(reportEval.paper, null);
	});

	it('has no values and no rows of the papers where no model was asked', async () => {
		const { result, code } = await benchJson({ files });
		assert.equal(code, 0);
		for (const { all, paper } of Object.values(result.frameworks) as { all: { values: object }; paper: unknown }[]) {
			assert.equal(paper, null);
			for (const value of Object.values(all.values)) assert.deepEqual(value, { value: null, of: 0, basis: {} });
		}
	});

	it('says how far each column goes with length, and warns where that is far', async () => {
		const long = Object.fromEntries(
			Array.from({ length: 6 }, (_, at) => [`all/s/${at}.md`, `# Tea\n\n${'Prices rose. '.repeat(at + 1)}\n`]),
		);
		const grows = scriptedCore({ judged: true, clarity: ({ text }) => text.length / 10 });
		const surroundings = { files: long, env, create: grows.create };
		const { result } = await benchJson(surroundings, '--model=small', '--frameworks=finResearch');
		assert.equal(result.frameworks.finResearch.withLength.viewpointClarity, 1);
		assert.equal(result.frameworks.finResearch.withLength.logicConsistency, null);
		const { stdout } = await runIn(surroundings, 'bench', 'all', '--model=small', '--frameworks=finResearch');
		assert.match(stdout, /^ρ with length .* 1\.00 /m);
		assert.match(stdout, /^Take care: finResearch\.viewpointClarity goes with length \(ρ above 0\.5\)\./m);
		const flat = scriptedCore({ judged: true });
		const same = await runIn({ ...surroundings, create: flat.create }, 'bench', 'all', '--model=small');
		assert.doesNotMatch(same.stdout, /Take care/);
	});

	it('counts every report once in the row of all, and a value that nobody has is null', async () => {
		const { create } = scriptedCore({ judged: true });
		const { result } = await benchJson({ files, env, create }, '--model=small');
		const { all } = result.frameworks.finResearch;
		assert.deepEqual([all.reports, all.scored, all.values.viewpointClarity.of], [3, 3, 3]);
		assert.deepEqual(result.frameworks.jade.all.values.final, { value: null, of: 0, basis: {} });
	});

	it('makes a row of a report that stands right in the folder', async () => {
		const { result } = await benchJson({ files: { 'all/one.md': steel, 'all/two.md': short } }, '--frameworks=jade');
		assert.deepEqual(
			result.frameworks.jade.systems.map(({ name }: { name: string }) => name),
			['one.md', 'two.md'],
		);
		assert.deepEqual(Object.keys(result.frameworks), ['jade']);
	});

	it('goes on after a report that cannot be read, and says why it has no scores', async () => {
		const broken = { ...files, 'all/alpha/bad.md': 'a\0b' };
		const { result, code, stderr } = await benchJson({ files: broken });
		assert.deepEqual([code, stderr], [2, 'plumbline: 1 of 4 reports could not be scored; the result says why.\n']);
		const { error } = result.reports.find(({ file }: { file: string }) => file === 'all/alpha/bad.md');
		assert.equal(error.code, 'binary');
		assert.match(error.message, /^all\/alpha\/bad\.md is not a text file/);
		const [alpha] = result.frameworks.finResearch.systems;
		const [sound] = (await benchJson({ files })).result.frameworks.finResearch.systems;
		assert.deepEqual([alpha.reports, alpha.scored, alpha.values], [3, 2, sound.values]);
		const { stdout } = await runIn({ files: broken }, 'bench', 'all');
		assert.match(stdout, /^alpha +2 of 3 /m, 'in the ledgers');
		assert.match(stdout, /^Not scored: all\/alpha\/bad\.md is not a text file/m);
	});

	it('takes no copy of a source for a report', async () => {
		const withSources = { ...files, 'all/alpha/copies/yearbook.md': '# Yearbook\n\nPrices fell by 12 %.\n' };
		const { result } = await benchJson({ files: withSources }, '--sources=all/alpha/copies');
		assert.equal(result.found, 3);
		assert.equal((await benchJson({ files: withSources })).result.found, 4);
	});

	it('says what is wrong with the folder', async () => {
		const complaint = async (folder: string) => {
			const { code, stderr, stdout } = await runIn({ files: { ...files, 'none/a.txt': '' } }, 'bench', folder);
			assert.deepEqual([code, stdout], [2, '']);
			return stderr;
		};
		assert.match(await complaint('all/beta/copper.md'), /is a file: name the folder whose reports are to be compared/);
		assert.match(await complaint('gone'), /gone does not exist/);
		assert.match(await complaint('none'), /There is no \.md or \.markdown file in the folder none/);
	});
});

describe('CLI: bench as a table', () => {
	it('shows who made the values, and the papers’ rows below the own ones', async () => {
		const { create } = scriptedCore({ judged: true });
		const { stdout } = await runIn({ files, env, create }, 'bench', 'all', '--model=small', '--paper');
		const lines = stdout.split('\n');
		const head = lines.findIndex((line) => /^System +Reports +Final +Synergy /.test(line));
		assert.match(lines[head + 1]!, /^Basis +model$/);
		assert.match(lines[head + 2]!, /^alpha +2 /);
		assert.match(lines[head + 4]!, /^All reports +3 /);
		assert.match(lines[head + 5]!, /^ρ with length/);
		assert.match(
			lines[head - 1]!,
			/^0 to 100\. The last rows are from arXiv 2507\.16248, Tables 1 and 2: other questions/,
		);
		assert.match(lines[head + 6]!, /^Expert +81\.4 +100\.0 /);
		const unasked = await runIn({ files, env, create }, 'bench', 'all', '--model=small');
		assert.doesNotMatch(unasked.stdout, /^Expert|2507/m);
		// Nothing of the other two was judged: their papers' rows are on another scale than nothing.
		assert.doesNotMatch(stdout, /^Qwen |^Gemini Deep Research /m);
		const offline = await runIn({ files }, 'bench', 'all');
		assert.doesNotMatch(offline.stdout, /2507|^Expert/m);
		assert.match(offline.stdout, /^Not scored by a model/m);
	});

	it('marks a mean that not all reports have a part in', async () => {
		const { create } = scriptedCore({ judged: true, clarity: ({ name }) => (name.includes('steel') ? null : 60) });
		const surroundings = { files, env, create };
		const { stdout } = await runIn(surroundings, 'bench', 'all', '--model=small', '--frameworks=finResearch');
		assert.match(stdout, /^All reports +3 .* 60\.0\*/m);
		assert.match(stdout, /^\* the mean of those reports that have the value/m);
	});

	it('keeps the columns of a terminal in line for Chinese names', async () => {
		const { stdout } = await runIn({ files: { 'all/茶叶/a.md': tea, 'all/tea/a.md': tea } }, 'bench', 'all');
		const [latin, chinese] = ['tea', '茶叶'].map((name) => stdout.split('\n').find((line) => line.startsWith(name))!);
		assert.equal(latin!.length, chinese!.length + '茶叶'.length);
		assert.equal(latin!.replace('tea', '').trim(), chinese!.replace('茶叶', '').trim());
	});

	it('is Markdown with the same figures, and with names that are no markup', async () => {
		const { stdout } = await runIn(
			{ files: { 'all/a|b/x.md': steel }, env, create: scriptedCore({ judged: true }).create },
			...['bench', 'all', '--format=markdown', '--frameworks=finResearch', '--model=small', '--paper'],
		);
		assert.match(stdout, /^## FinResearchBench · all figures$/m);
		assert.match(stdout, /^\| a\\\|b \| 1 \| – .*\| 80\.0 \| – \|$/m);
		assert.match(stdout, /^\| \*Expert\* \| {1,2}\| \*81\.4\* /m);
	});

	it('is CSV with a line for each system, report and row of the papers', async () => {
		const { stdout } = await runIn(
			{ files: { ...files, 'all/=evil/bad.md': 'a\0b' }, env, create: scriptedCore({ judged: true }).create },
			...['bench', 'all', '--format=csv', '--frameworks=finResearch,reportEval', '--model=small', '--paper'],
		);
		const lines = stdout.split('\r\n').filter((line) => line !== '');
		const kinds = lines.map((line) => line.split(',')[0]);
		assert.deepEqual(
			[kinds[0], ...['system', 'all', 'report', 'paper'].map((kind) => kinds.filter((each) => each === kind).length)],
			['row', 3, 1, 4, 9],
		);
		assert.match(
			lines[0]!,
			/^row,system,file,reports,scored,finResearch\.final,.*,finResearch\.basis,reportEval\.comprehensiveness,/,
		);
		assert.ok(lines.some((line) => line.startsWith("report,'=evil,all/=evil/bad.md,1,0,,")));
		assert.ok(lines.some((line) => line.startsWith('paper,Expert,,,,81.43,')));
		assert.ok(lines.some((line) => line.startsWith('withLength,')));
		const [head, alpha] = [lines[0]!.split(','), lines.find((line) => line.startsWith('system,alpha'))!.split(',')];
		assert.deepEqual(
			['finResearch.final', 'finResearch.viewpointClarity', 'finResearch.basis'].map(
				(name) => alpha[head.indexOf(name)],
			),
			['', '80', 'model'],
		);
	});
});

describe('CLI: bench with a model', () => {
	async function benchWith(script: Script, ...options: string[]) {
		const { create, asked } = scriptedCore(script);
		return { ...(await benchJson({ files, env, create }, '--model=small', ...options)), asked };
	}

	it('adds up what all reports took, and says which values the model made', async () => {
		const { result, code } = await benchWith({ judged: true });
		const { model, calls, tokensIn, tokensOut, cost } = result.run;
		assert.deepEqual([code, model, calls, tokensIn, tokensOut], [0, 'small', 21, 3000, 600]);
		assert.ok(Math.abs(cost - 0.03) < 1e-12);
		assert.deepEqual(result.frameworks.finResearch.all.values.viewpointClarity, {
			value: 80,
			of: 3,
			basis: { model: 3 },
		});
	});

	it('has one budget: what one report has used, the next ones cannot use', async () => {
		const { asked } = await benchWith({ judged: true }, '--max-tokens=2000', '--max-cost=0.05');
		const limits = asked.scored.map(({ model }) => model?.limits);
		assert.deepEqual(
			limits.map((each) => [each?.maxTokens, each?.maxCost?.toFixed(3)]),
			[
				[2000, '0.050'],
				[800, '0.040'],
				[0, '0.030'],
			],
		);
	});

	it('leaves a report out that the model judged nothing of', async () => {
		const failure: RunFailure = {
			task: 't',
			about: verbatim('part 1'),
			code: 'budget',
			message: verbatim('The budget of $0 leaves no room.'),
		};
		const { result, code } = await benchWith({ run: { failures: [failure], complete: false } });
		assert.deepEqual([code, result.frameworks.finResearch.all.scored], [2, 0]);
		assert.match(
			result.reports[0].error.message,
			/The model judged nothing\. The budget for all reports is used up\. Raise --max-cost/,
		);
	});

	it('says for each report when there is no key', async () => {
		const { create, asked } = scriptedCore();
		const { result, code } = await benchJson({ files, env: {}, create }, '--model=small');
		assert.deepEqual([code, asked.scored.length, result.reports.length], [2, 0, 3]);
		assert.match(result.reports[2].error.message, /^There is no key for api\.openai\.com/);
	});

	it('prints at Ctrl+C what is done', async () => {
		const controller = new AbortController();
		let runs = 0;
		const { create } = scriptedCore({
			judged: true,
			during: () => {
				runs += 1;
				if (runs === 2) controller.abort(new CliError('cancelled', message('usage.stopped')));
			},
		});
		const surroundings = { files, env, create, interrupted: controller.signal };
		const { result, code, stderr } = await benchJson(surroundings, '--model=small');
		assert.deepEqual(
			[code, stderr],
			[2, 'plumbline: Stopped. What the model has answered so far is kept and will not be asked again.\n'],
		);
		assert.deepEqual([result.stopped, result.found, result.reports.length], [true, 3, 1]);
	});

	it('previews the whole batch and scores nothing', async () => {
		const preview = {
			...{ model: 'small', calls: 7, cached: 0, tokensIn: 1000 },
			...{ tokensOut: [10, 20] as const, cost: [0.01, 0.02] as const },
		};
		const { create, asked } = scriptedCore({ preview });
		const { stdout, code } = await runIn({ files, env, create }, 'bench', 'all', '--model=small', '--dry-run');
		assert.deepEqual([code, asked.scored.length], [0, 0]);
		assert.match(stdout, /^all +small +21 +0 +3,000 +30 to 60 +\$0\.030 to \$0\.060$/m);
	});

	describe('against an earlier run', () => {
		const many = Object.fromEntries(
			Array.from({ length: 6 }, (_, at) => [`all/s/${at}.md`, `# Tea\n\n${'Prices rose. '.repeat(at + 1)}\n`]),
		);
		const asked = ['--model=small', '--frameworks=finResearch'];
		const clear = (points: number) => ({
			env,
			create: scriptedCore({ judged: true, clarity: ({ text }) => points + (text.length % 7) }).create,
		});
		const earlier = async () => (await benchJson({ files: many, ...clear(60) }, ...asked)).stdout;

		it('tells what rose, over the reports that both have', async () => {
			const old = JSON.parse(await earlier());
			old.reports = [...old.reports.slice(1), { ...old.reports[0], file: 'all/s/gone.md' }];
			const files = { ...many, 'old.json': JSON.stringify(old) };
			const { result } = await benchJson({ files, ...clear(70) }, ...asked, '--against=old.json');
			const { columns, ...counts } = result.against;
			assert.deepEqual(counts, { name: 'old.json', reports: 5, onlyBefore: 1, onlyNow: 1 });
			const found = (key: string) => columns.find((column: { key: string }) => column.key === key);
			const { change, interval, rose, fell, moved } = found('viewpointClarity');
			assert.deepEqual([change, interval, rose, fell, moved], [10, [10, 10], 5, 0, 'rose']);
			assert.equal(found('logicConsistency'), undefined, 'nobody has a value');
			const { stdout } = await runIn({ files, ...clear(70) }, 'bench', 'all', ...asked, '--against=old.json');
			assert.match(stdout, /^Against old\.json · 5 reports in both$/m);
			assert.match(stdout, /· Clarity .* 10\.\d+ .* 5 · 0 +rose$/m);
			assert.match(stdout, /^Not compared: 1 scored only before, 1 only now\.$/m);
			const markdown = await runIn(
				{ files, ...clear(50) },
				'bench',
				'all',
				...asked,
				'--against=old.json',
				'--format=markdown',
			);
			assert.match(markdown.stdout, /^\| .*· Clarity .*\| fell \|$/m);
			const same = await runIn({ files, ...clear(60) }, 'bench', 'all', ...asked, '--against=old.json');
			assert.match(same.stdout, / 0 · 0 +no clear change$/m);
		});

		it('tells nothing of chance where there are too few reports', async () => {
			const files = Object.fromEntries(Object.entries(many).slice(0, 2));
			const old = (await benchJson({ files, ...clear(60) }, ...asked)).stdout;
			const { result } = await benchJson(
				{ files: { ...files, 'old.json': old }, ...clear(70) },
				...asked,
				'--against=old.json',
			);
			const [column] = result.against.columns;
			assert.deepEqual([column.interval, column.moved], [null, 'unknown']);
		});

		it('refuses what bench has not written before it asks anything', async () => {
			for (const text of ['{', '[]', '{"schema":"plumbline/score/1"}']) {
				const core = scriptedCore({ judged: true });
				const { code, stderr } = await runIn(
					{ files: { ...many, 'old.json': text }, env, create: core.create },
					...['bench', 'all', ...asked, '--against=old.json'],
				);
				assert.equal(code, 2);
				assert.match(stderr, /old\.json is not what bench writes/);
			}
		});
	});
});

describe('CLI: bench as a leaderboard', () => {
	/** A final figure of each report, by system and question. */
	const finals = (points: Readonly<Record<string, readonly number[]>>) => {
		const files = Object.entries(points).flatMap(([system, values]) =>
			values.map((value, at) => [`all/${system}/q${at}.md`, `# Tea\n\nPrices rose by ${value} %.\n`] as const),
		);
		const create = scriptedCore({ judged: true, final: ({ text }) => Number(/by (\d+)/.exec(text)![1]) }).create;
		return { files: Object.fromEntries(files), env, create };
	};
	const asked = ['bench', 'all', '--model=small', '--frameworks=finResearch'];
	const three = finals({ best: [60, 71, 82, 63, 64], tied: [20, 31, 42, 23, 24], twin: [21, 30, 41, 24, 23] });

	it('ranks systems by the differences on the same questions; those that nothing tells apart share a rank', async () => {
		const { stdout, code } = await runIn(three, ...asked);
		assert.equal(code, 0);
		assert.match(stdout, /^1 +best +68\.0 +\S+ … \S+ +40\.0 +40\.0 … 40\.0 +5 of 5 +0 +35 +\$0\.050$/m);
		assert.match(stdout, /^2= +tied /m);
		assert.match(stdout, /^2= +twin .* – +– +5 of 5 /m);
		const tables = stdout.split('\n').filter((line) => /\S {2,}\S/.test(line));
		assert.ok(tables.length > 10 && tables.every((line) => line.length <= 120));
		const { result } = await benchJson(three, '--model=small', '--frameworks=finResearch');
		const { ranking, rankedBy } = result.frameworks.finResearch;
		assert.equal(rankedBy, 'final');
		assert.deepEqual(
			ranking.map(({ system, rank }: { system: string; rank: number }) => [system, rank]),
			[['best', 1], ...['tied', 'twin'].map((system) => [system, 2])],
		);
		const csv = (await runIn(three, ...asked, '--format=csv')).stdout.split('\r\n').map((line) => line.split(','));
		const rank = csv[0]!.indexOf('finResearch.rank');
		assert.deepEqual(
			csv.slice(1, 4).map((line) => [line[1], line[rank]]),
			[
				['best', '1'],
				['tied', '2'],
				['twin', '2'],
			],
		);
	});

	it('ranks nothing by fewer than five common questions', async () => {
		const { stdout } = await runIn(finals({ a: [90, 91], b: [10, 11] }), ...asked);
		assert.match(stdout, /^– +a +90\.5 +– +80\.0 +– +2 of 2 /m);
	});

	it('takes the question and its kind from a file, for a report or for all systems', async () => {
		const questions =
			'file;query;type\nq0.md;"Will tea; rise?";sector analysis\nall/tied/q1.md;Only here?;Own kind\ngone.md;What?;\n';
		const files = { ...three.files, 'questions.csv': questions };
		const { result, stderr } = await benchJson(
			{ ...three, files },
			...['--model=small', '--frameworks=finResearch', '--questions=questions.csv'],
		);
		const named = result.reports.filter(({ type }: { type?: string }) => type !== undefined);
		assert.deepEqual(
			named.map(({ file, question, type }: Record<string, string>) => [file, question, type]),
			[
				['all/best/q0.md', 'q0.md', 'Sector Analysis'],
				['all/tied/q0.md', 'q0.md', 'Sector Analysis'],
				['all/tied/q1.md', 'q1.md', 'Own kind'],
				['all/twin/q0.md', 'q0.md', 'Sector Analysis'],
			],
		);
		assert.deepEqual(named[0].asked, { text: 'Will tea; rise?', from: 'user' });
		assert.match(stderr, /questions\.csv: no report here answers the question in line 4\./);
		const types = result.frameworks.finResearch.rankingByType.map(({ type }: { type: string }) => type);
		assert.deepEqual(types, ['Sector Analysis', 'Own kind']);
		const { stdout } = await runIn({ ...three, files }, ...asked, '--questions=questions.csv');
		assert.match(stdout, /^11 of 15 reports judged against their titles alone/m);
		assert.match(stdout, /^FinResearchBench · Sector Analysis · ranked by Final$/m);
	});

	it('says where a file of questions is wrong, before anything is asked', async () => {
		const wrong = {
			'file,type\n': /questions\.csv, line 1: .*query is not there/,
			'': /questions\.csv, line 1: .*file, query are not there/,
			'file,query\nq.md,\n': /questions\.csv, line 2: file or query is empty/,
			'file,query\nq.md,a\n\nq.md,b\n': /questions\.csv, line 4: q\.md has a question already/,
			'file,query\nq.md,one, two\n': /questions\.csv, line 2: there are more cells than the 2 columns/,
			'file,query\nq.md,"one\n': /questions\.csv, line 2: nothing closes the quotation mark/,
		};
		for (const [text, complaint] of Object.entries(wrong)) {
			const core = scriptedCore();
			const files = { ...three.files, 'questions.csv': text };
			const { code, stderr } = await runIn({ files, env, create: core.create }, ...asked, '--questions=questions.csv');
			assert.deepEqual([code, core.asked.scored.length], [2, 0]);
			assert.match(stderr, complaint);
		}
	});

	it('shows ledgers by system where no model is asked, and ranks nothing', async () => {
		const pasted = `${steel}\n## Again\n\nThe shares are 50 %, 30 % and 40 % of the total of 100 %.\n`;
		const { stdout, code } = await runIn({ files: { ...files, 'all/beta/pasted.md': pasted } }, 'bench', 'all');
		assert.equal(code, 0);
		assert.match(stdout, /^System +Reports +Words +Claims +Facts +Numbers +Paragraphs +Citations$/m);
		assert.match(stdout, /^alpha +2 +\d+ +\d+\.\d % \(\d+\/\d+\) +\d+\.\d \(\d+\) /m);
		assert.doesNotMatch(stdout, /FinResearchBench|Rank|ranked by/);
	});

	it('fails where every report lacks answers and nothing can be ranked for want of them', async () => {
		const failure: RunFailure = { task: 't', about: verbatim('x'), code: 'timeout', message: verbatim('Too slow.') };
		const create = scriptedCore({ judged: true, run: { failures: [failure], complete: false } }).create;
		const { code, stderr } = await runIn({ ...three, create }, ...asked);
		assert.equal(code, 2);
		assert.match(
			stderr,
			/Every report lacks answers of the model, so that no system has a value for finResearch\.final/,
		);
	});

	it('is one page of HTML that loads nothing and escapes whatever it shows', async () => {
		const { files } = finals({ '<b onload=x>&': [1, 2, 3, 4, 5], plain: [11, 12, 13, 14, 15] });
		const { stdout } = await runIn({ ...three, files }, ...asked, '--format=html');
		assert.match(stdout, /^<!doctype html>/);
		assert.doesNotMatch(stdout, /<b onload|<script|<link|src=|@import|url\(/);
		assert.match(stdout, /<th scope="row" class="name">&lt;b onload=x&gt;&amp;<\/th>/);
		const first = /<tbody>(<tr[\s\S]*?<\/tr>)/.exec(stdout)![1]!;
		assert.match(first, /^<tr class=""><td class="" data-label="Rank">1<\/td><th scope="row" class="name">plain<\/th>/);
		assert.match(first, /<i style="left:\d+\.\d%;width:\d+\.\d%"><\/i><b style="left:13\.0%"><\/b>/);
	});
});
