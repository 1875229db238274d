import { readFileSync } from 'node:fs';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { createPlumbline } from '../../src/index';
import { memoryStore, silentLogger, systemClock, type TextFiles } from '../../src/ports';
import { parseReport } from '../../src/report/parsing/parse';
import { startModelServer } from '../server/modelServer';
import { respond } from '../server/reportReader';

const root = `${__dirname}/../..`;

const prompts: TextFiles = {
	list: async () => [],
	read: async (path) => readFileSync(`${root}/prompts/${path}`, 'utf8'),
};

/** What a full FinResearchBench run asked of the scripted server. Tokens are o200k's, the answer's schema included. */
export interface CallRow {
	readonly report: string;
	readonly words: number;
	readonly ownTokens: number;
	readonly calls: number;
	readonly cached: number;
	readonly tokensIn: number;
	readonly tokensOut: number;
}

export interface CallLimit {
	readonly limit: string;
	readonly ratio: number;
	readonly passed: boolean;
}

/** JADE, arXiv 2602.06486: calls for one report. */
export const publishedJadeCalls = 19.6;

/** Paragraphs of the 4,000-word report that are edited, one at a time. */
const edits = 12;

/** Reports of several lengths; the one of 4,000 words also unchanged, and with one paragraph edited. */
export async function measureModelCalls(
	synthesize: (words: number) => string,
): Promise<{ readonly rows: readonly CallRow[]; readonly limits: readonly CallLimit[] }> {
	const server = await startModelServer({ respond });
	try {
		const plumbline = createPlumbline({
			logger: silentLogger,
			clock: systemClock,
			prompts,
			answers: memoryStore(),
		});
		const provider = plumbline.connect({ baseUrl: server.url, model: 'scripted', apiKey: undefined });
		const measure = async (report: string, text: string): Promise<CallRow> => {
			server.clear();
			const options = { frameworks: ['finResearch'] as const, model: { provider } };
			const { analysis, scorecard } = await plumbline.score({ name: `${report}.md`, text }, options);
			const { calls, cached, tokensOut, complete } = scorecard.run;
			if (!complete)
				throw new Error(`The run over “${report}” is not complete: ${JSON.stringify(scorecard.run.failures)}`);
			const tokensIn = server.requests.reduce(
				(sum, { question: { system, user, schema } }) =>
					sum + countTokens(system) + countTokens(user) + countTokens(JSON.stringify(schema)),
				0,
			);
			return { report, words: analysis.report.words, ownTokens: countTokens(text), calls, cached, tokensIn, tokensOut };
		};
		const four = synthesize(4_000);
		const first = await measure('synthetic', four);
		const unchanged = await measure('synthetic, again', four);
		const edited: CallRow[] = [];
		for (const text of editedTexts(four)) edited.push(await measure('synthetic, one paragraph edited', text));
		const worst = edited.toSorted((a, b) => b.calls - a.calls)[0]!;
		const rows = [
			await measure('examples/clean', readFileSync(`${root}/examples/clean/memo.md`, 'utf8')),
			await measure('examples/coffee-retail-zh', readFileSync(`${root}/examples/coffee-retail-zh/report.md`, 'utf8')),
			await measure('examples/grid-storage', readFileSync(`${root}/examples/grid-storage/report.md`, 'utf8')),
			first,
			unchanged,
			worst,
			await measure('synthetic', synthesize(10_000)),
			await measure('synthetic', synthesize(50_000)),
		];
		return { rows, limits: limitsOf(first, unchanged, worst) };
	} finally {
		await server.close();
	}
}

function limitsOf(first: CallRow, unchanged: CallRow, edited: CallRow): CallLimit[] {
	const most = (limit: string, ratio: number, bound: number) => ({ limit, ratio, passed: ratio <= bound });
	return [
		most('a run over 4,000 words takes at most 12 calls', first.calls, 12),
		most(`after editing one of ${edits} paragraphs at most 4`, edited.calls, 4),
		most('unchanged, none', unchanged.calls, 0),
		most('tokens sent at most 3 × the report’s own', first.tokensIn / first.ownTokens, 3),
	];
}

/** The text with a sentence more in one of its paragraphs, for paragraphs spread over the whole of it. */
function editedTexts(text: string): string[] {
	const paragraphs = parseReport(text).blocks.filter(
		({ kind, sentences: [first, last] }) => kind === 'paragraph' && last - first > 1,
	);
	return Array.from({ length: edits }, (_, at) => {
		const end = paragraphs[Math.floor((at * paragraphs.length) / edits)]!.span[1];
		return `${text.slice(0, end)} In 2025 it grew by 4.${at}%, which shows that demand is coming back.${text.slice(end)}`;
	});
}

export function formatModelCalls(rows: readonly CallRow[]): string {
	const header = [
		'FinResearchBench by a model',
		'words',
		'tokens',
		'calls',
		'cached',
		'tokens in',
		'÷ own',
		'tokens out',
	];
	const lines = rows.map((row) => [
		row.report,
		String(row.words),
		String(row.ownTokens),
		String(row.calls),
		String(row.cached),
		String(row.tokensIn),
		(row.tokensIn / row.ownTokens).toFixed(2),
		String(row.tokensOut),
	]);
	const published = `JADE, published, for one report: ${publishedJadeCalls} calls`;
	return [
		...[header, ...lines].map(
			([name, ...figures]) => name!.padEnd(34) + figures.map((figure) => figure.padStart(11)).join(''),
		),
		published,
		'',
	].join('\n');
}
