import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { analyze } from '../../../src/analyze';
import { defaultCacheFolder } from '../../../src/cli/host/cacheFolder';
import { nodeTextFiles } from '../../../src/cli/host/nodeFolders';
import { nodeStore } from '../../../src/cli/host/nodeStore';
import { createOpenAiProvider } from '../../../src/judge/openai/provider';
import { estimateTokens } from '../../../src/judge/tokens';
import { inEnglish } from '../../../src/messages/inEnglish';
import { createModelRuns } from '../../../src/modelRuns';
import { memoryStore, silentLogger, systemClock } from '../../../src/ports';
import { withReading } from '../../../src/reading/applied/withReading';
import { askReading } from '../../../src/reading/asking/askReading';
import { hasMarks, type MarkedReport, readMarked } from '../editor/marks';
import { namedEndpoint } from '../endpoint';
import { type Met, metBy, onMarks } from './met';
import { recorded } from './recorded';

/**
 * `npm run bench:reader -- --model NAME --base-url URL [REPORT …]`: what of an editor's marks a model's reading meets, by weight and
 * kind, as it is listed and with what is held back; how much of what it tells stands on a mark; questions and tokens. Without names
 * all marked reports are read. `--record DIR` keeps the answers by their questions, `--replay DIR` measures again from there and asks
 * nobody; `--no-second-look` leaves that question out.
 */
const { values: options, positionals: names } = parseArgs({
	options: {
		model: { type: 'string' },
		'base-url': { type: 'string' },
		record: { type: 'string' },
		replay: { type: 'string' },
		'no-second-look': { type: 'boolean' },
	},
	allowPositionals: true,
});

async function main(): Promise<number> {
	if (!hasMarks()) {
		process.stdout.write('Skipped: the editor’s marks are not here.\n');
		return 0;
	}
	const endpoint = namedEndpoint(options.model ?? (options.replay && 'recorded'), options['base-url'], process.env);
	if (!endpoint) {
		process.stderr.write('Name a model with --model, or recorded answers with --replay.\n');
		return 2;
	}
	const open = createOpenAiProvider(endpoint, { fetch: globalThis.fetch, clock: systemClock });
	const provider = recorded(open, { record: options.record, replay: options.replay });
	const store =
		options.replay || options.record
			? memoryStore()
			: nodeStore(defaultCacheFolder(process.platform, homedir(), process.env));
	const runs = createModelRuns({
		logger: silentLogger,
		clock: systemClock,
		prompts: nodeTextFiles(resolve('prompts')),
		answers: store,
	});
	const reports = readMarked().filter(({ name }) => names.length === 0 || names.includes(name));
	const groups = new Map<string, Figures>();
	for (const report of reports) {
		const analysis = analyze({ name: report.name, text: report.text });
		const { reading, usage } = await runs.ask({ provider }, {}, async ({ judge, usage: used }) => {
			const secondLook = options['no-second-look'] !== true;
			return {
				reading: await askReading(analysis, judge, { model: endpoint.model, now: systemClock.now, secondLook }),
				usage: used(),
			};
		});
		for (const { about, message } of usage.failures)
			process.stderr.write(`${report.name}: ${inEnglish(about)}: ${inEnglish(message)}\n`);
		const read = withReading(analysis, reading).analysis;
		const { noPlace, notShared, again } = reading.losses;
		process.stdout.write(
			`${report.name}: ${reading.marks.length} marks, lost ${noPlace} without a place, ${notShared} not shared, ${again} twice\n`,
		);
		add(groups, report, read.findings, analysis.report.words, {
			calls: usage.calls,
			in: usage.tokensIn / estimateTokens(report.text),
			out: usage.tokensOut,
		});
	}
	for (const [who, figures] of groups) process.stdout.write(`\n${linesOf(who, figures).join('\n')}\n`);
	process.stdout.write(
		'\nThe marks are those of a strong language model reading under a written guide, not of a person.\n',
	);
	return 0;
}

interface Figures {
	reports: number;
	words: number;
	told: number;
	on: number;
	calls: number;
	/** Tokens sent, as multiples of the reports' own. */
	sent: number;
	out: number;
	readonly listed: Map<string, Met>;
	readonly all: Map<string, Met>;
}

function add(
	groups: Map<string, Figures>,
	{ people, marks }: MarkedReport,
	findings: Parameters<typeof metBy>[1],
	words: number,
	used: { readonly calls: number; readonly in: number; readonly out: number },
): void {
	const who = people ? 'people’s reports' : 'agents’ reports';
	const none = { reports: 0, words: 0, told: 0, on: 0, calls: 0, sent: 0, out: 0, listed: new Map(), all: new Map() };
	const figures: Figures = groups.get(who) ?? none;
	groups.set(who, figures);
	const { told, on } = onMarks(marks, findings);
	figures.reports++;
	figures.words += words;
	figures.told += told;
	figures.on += on;
	figures.calls += used.calls;
	figures.sent += used.in;
	figures.out += used.out;
	sum(figures.listed, metBy(marks, findings, false));
	sum(figures.all, metBy(marks, findings, true));
}

function sum(into: Map<string, Met>, more: ReadonlyMap<string, Met>): void {
	for (const [group, { all, atPlace, anywhere }] of more) {
		const before = into.get(group) ?? { all: 0, atPlace: 0, anywhere: 0 };
		into.set(group, { all: before.all + all, atPlace: before.atPlace + atPlace, anywhere: before.anywhere + anywhere });
	}
}

function linesOf(who: string, { reports, words, told, on, calls, sent, out, listed, all }: Figures): string[] {
	const share = (part: number, of: number) => (of === 0 ? '–' : (part / of).toFixed(2));
	const rows = [...listed]
		.filter(([, met]) => met.all >= 3)
		.map(([group, met]) => {
			const more = all.get(group) ?? met;
			return `  ${group} (${met.all}): listed ${share(met.atPlace, met.all)} at its place, ${share(met.anywhere, met.all)} at any; with what is held back ${share(more.atPlace, more.all)}, ${share(more.anywhere, more.all)}`;
		});
	return [
		`${who}: ${reports}, ${told} told (${((1000 * told) / Math.max(1, words)).toFixed(1)} a 1,000 words), ${share(on, told)} of them on a mark`,
		`  ${(calls / reports).toFixed(1)} questions a report, ${(sent / reports).toFixed(2)} × its tokens in, ${Math.round(out / reports)} out`,
		...rows,
	];
}

main().then((code) => {
	process.exitCode = code;
});
