import assert from 'node:assert/strict';
import { verbatim } from '../../../src/messages/message';
import { renderBenchHtml, renderBenchText } from '../../../src/output/benchForPeople';
import type { Bench, BenchReport } from '../../../src/output/benchModel';
import { benchTables, ledgerRows } from '../../../src/output/benchTable';
import { english } from '../words';

function report(system: string, question: string, final: number | null, counts: readonly number[] = []): BenchReport {
	const [claims = 0, of = 0, facts = 0] = counts;
	return {
		...{ file: `all/${system}/${question}`, system, question },
		outcome: {
			values: { finResearch: { final: { value: final, basis: final === null ? 'unscored' : 'model' } } },
			...{ characters: 100, words: 500, asked: { text: 'What?', from: 'user' } },
			ledger: { claims: { count: claims, of }, facts: { count: facts, of: null } },
			run: { calls: 3, cost: final === 50 ? null : 0.25, unanswered: 0 },
		},
	};
}

function benchOf(reports: readonly BenchReport[], mode: 'model' | 'offline' = 'model'): Bench {
	return {
		...{ folder: 'all', frameworks: ['finResearch'], reports, withLength: {}, found: reports.length, paper: false },
		run: {
			...{ mode, model: 'm', prompts: {}, calls: 0, cached: 0, tokensIn: 0, tokensOut: 0 },
			...{ cost: null, seconds: 0, failures: [], complete: true },
		},
	};
}

const five = (system: string, base: number) =>
	Array.from({ length: 5 }, (_, at) => report(system, `q${at}`, base + at * at));

describe('the tables of a batch', () => {
	it('are none where no report was scored, and a reason is told once', () => {
		const failed = (file: string): BenchReport => ({
			...{ file, system: 'a', question: file },
			outcome: { error: { code: 'model', message: verbatim('Nothing was answered.') } },
		});
		const text = renderBenchText(benchOf([failed('q1.md'), failed('q2.md')]), english, false);
		assert.match(text, /^q1\.md, q2\.md: not scored\. Nothing was answered\.\n[^\n]+\n$/);
	});

	it('rank systems with what was asked of each, and tell shared ranks', () => {
		const failed: BenchReport = {
			...{ file: 'all/b/q9', system: 'b', question: 'q9' },
			outcome: { error: { code: 'binary', message: verbatim('No text.') } },
		};
		const [table] = benchTables(benchOf([...five('a', 50), ...five('b', 20), failed, ...five('c', 20)]));
		assert.deepEqual(
			table!.board.standings.map(({ system, rank, shared, failed, questions, calls, cost, next }) => {
				return [system, rank, shared, failed, questions, calls, cost, next?.mean];
			}),
			[
				['a', 1, false, 0, 5, 15, null, 30],
				['b', 2, true, 1, 6, 15, 1.25, 0],
				['c', 2, true, 0, 5, 15, 1.25, undefined],
			],
		);
		assert.deepEqual(table!.papers, []);
	});

	it('rank within each kind of question where there are several', () => {
		const reports = [...five('a', 50), ...five('b', 20)];
		const typed = reports.map((each) => ({ ...each, type: each.question === 'q0' ? 'Event Analysis' : 'Own' }));
		const [table] = benchTables(benchOf(typed));
		assert.deepEqual(
			table!.byType.map(({ type, standings }) => [type, standings[0]!.system, standings[0]!.answered]),
			[
				['Event Analysis', 'a', 1],
				['Own', 'a', 4],
			],
		);
		assert.deepEqual(benchTables(benchOf(reports))[0]!.byType, []);
	});

	it('sum the ledgers of a system: shares of what there is, facts for each 1,000 words', () => {
		const rows = ledgerRows(
			benchOf([report('a', 'q0', null, [1, 4, 2]), report('a', 'q1', null, [2, 8, 1]), report('b', 'q0', null)]),
		);
		assert.deepEqual(
			rows.map(({ name, reports, words, counts }) => [name, reports, words, counts.claims, counts.facts]),
			[
				['a', 2, 1000, { count: 3, of: 12, rate: 0.25 }, { count: 3, of: null, rate: 3 }],
				['b', 1, 500, { count: 0, of: 0, rate: null }, { count: 0, of: null, rate: 0 }],
				['', 3, 1500, { count: 3, of: 12, rate: 0.25 }, { count: 3, of: null, rate: 2 }],
			],
		);
	});

	it('are a page of HTML that escapes names and loads nothing', () => {
		const page = renderBenchHtml({ ...benchOf(five('<img src=x>"', 20)), folder: '</title><script>' }, english);
		assert.doesNotMatch(page, /<script|<img|<link|@import|url\(/);
		assert.match(page, /<title>Systems compared: &lt;\/title&gt;&lt;script&gt; – Plumbline<\/title>/);
		assert.match(
			page,
			/<td class="" data-label="Rank">–<\/td><th scope="row" class="name">&lt;img src=x&gt;&quot;<\/th>/,
		);
		const offline = renderBenchHtml(benchOf(five('a', 20), 'offline'), english);
		assert.match(offline, /What is wrong, as counted offline/);
		assert.doesNotMatch(offline, /ranked by|class="span"/);
	});
});
