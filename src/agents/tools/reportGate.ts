import * as z from 'zod';
import { failLevels } from '../../config/config';
import { amounts, tightenedLimits, usualLimits } from '../../config/gateLimits';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import type { ScoredAnalysis } from '../../scorecard/scorecard';
import { findingText, listingOf } from '../calls/findingObjects';
import { type Condition, conditionsOf, loweredCodes } from '../calls/gate';
import { type ReadShare, readShareOf } from '../calls/reading';
import { optional, type ReadReport, reportArguments } from '../calls/readReport';
import { type Call, linesOf, type Tool, tool } from '../calls/tool';

const usualNext = 5;

function amountsIn(words: Words) {
	const amount = z.int().min(0).max(100_000);
	const all = amounts.map((name) => {
		return [name, optional(amount, message('tools.gateLimit', { name, usual: usualLimits[name] }), words)] as const;
	});
	return Object.fromEntries(all) as Record<(typeof amounts)[number], z.ZodOptional<typeof amount>>;
}

export function reportGate(words: Words): Tool {
	return tool(words, {
		name: 'report_gate',
		title: message('tools.reportGate'),
		about: message('tools.reportGateAbout'),
		input: z.strictObject({
			...reportArguments(words),
			fail_on: optional(z.enum(failLevels), message('tools.failOn'), words),
			...amountsIn(words),
			sources: optional(z.string().min(1), message('tools.sources'), words),
			next: optional(z.int().min(1).max(50), message('tools.next', { usual: usualNext }), words),
		}),
		async run({ path, text, name, next = usualNext, sources, ...asked }, call) {
			const read = await call.read({ path, text, name });
			const scored = await withSources(read, sources, call);
			const asking = tightenedLimits(read.limits, asked);
			const share = readShareOf(read.analysis);
			const conditions = conditionsOf(scored, share, asking.limits, call.memory.readingOf(read.place));
			const data = await gateData(read, scored, share, conditions, { ...asking, next }, call);
			return { data, text: textOf(data, conditions, words) };
		},
	});
}

type GateData = Awaited<ReturnType<typeof gateData>>;

/** What a gate says: at `next` what to mend, in this order: while it is closed what keeps it so, else nothing. */
async function gateData(
	read: ReadReport,
	{ analysis, known }: Pick<ReadReport, 'analysis' | 'known'>,
	share: ReadShare,
	conditions: readonly Condition[],
	{ limits, loosened, next: most }: ReturnType<typeof tightenedLimits> & { readonly next: number },
	call: Call,
) {
	const { say } = call.words;
	const failed = conditions.filter(({ state }) => state === 'failed');
	const blocking = new Set(failed.flatMap(({ findings }) => findings));
	/** What the report held in earlier calls of this session and holds no more. */
	const vanished = call.memory.vanished(read);
	if (failed.length === 0) call.memory.settle(read);
	else call.memory.keepClosed(read);
	const { findings: next, kinds, left } = await listingOf({ ...read, analysis }, [...blocking], most, call);
	return {
		file: read.document.name,
		open: failed.length === 0,
		conditions: conditions.map(({ told, findings: _, ...each }) => ({ ...each, message: say(told) })),
		...{ read: share, vanished },
		/** Other reports of this session whose gate stayed closed. */
		closed_beside: call.memory.closedBeside(read),
		/** What the gate did not count, by whom: comments in the report, the author's decisions, a file of known findings, the settings. */
		set_aside: {
			...{ ignored: analysis.ignored, decided: analysis.decided.length, known },
			...loweredCodes(read.options.severities ?? {}),
			/** The user's limits that let more pass than the usual ones. */
			looser: tightenedLimits(usualLimits, limits).loosened.map(({ name }) => `${name} ${limits[name]}`),
		},
		...{ next, kinds, left },
		notes: [
			...loosened.map((limit) => say(message('gates.notLoosened', limit))),
			...read.analysis.report.problems.map((problem) => say(problem.message)),
			...read.notes,
		],
	};
}

/** With the cited claims held against copies of their sources, by rules, where a folder of them is named. */
async function withSources(
	read: ReadReport,
	named: string | undefined,
	call: Call,
): Promise<Pick<ScoredAnalysis, 'analysis'> & Partial<ScoredAnalysis> & Pick<ReadReport, 'known'>> {
	const use = await read.sources(named);
	if (!use) return read;
	const { document, options } = read;
	const { onProgress, signal } = call;
	const plumbline = await call.plumbline();
	const how = { ...options, frameworks: ['reportEval' as const], sources: use, onProgress };
	const scored = await plumbline.score(document, how, signal);
	return { ...scored, ...read.withoutKnown(scored.analysis) };
}

function textOf(data: GateData, conditions: readonly Condition[], words: Words): string {
	const { say } = words;
	const failed = conditions.filter(({ state }) => state === 'failed').length;
	const { ignored, decided, off, lowered, looser } = data.set_aside;
	const gone = data.vanished.map((each) => message('gates.gone', each));
	const isSetAside = ignored + decided + off.length + lowered.length + looser.length > 0;
	return linesOf([
		say(
			data.open
				? message('gates.open', { name: data.file })
				: message('gates.closed', { name: data.file, count: failed }),
		),
		...conditions.map(({ state, told }) => `- ${say(message('gates.condition', { state, what: told }))}`),
		say(
			message('gates.read', { ...data.read, unread: Object.entries(data.read.unread).map((share) => share.join(' ')) }),
		),
		gone.length > 0 ? say(message('gates.vanished', { gone })) : undefined,
		data.closed_beside.length > 0 ? say(message('gates.closedBeside', { names: data.closed_beside })) : undefined,
		isSetAside ? say(message('gates.setAside', data.set_aside)) : undefined,
		...data.notes,
		...(data.next.length > 0 ? ['', say(message('gates.next'))] : []),
		...data.next.map((finding) => findingText(finding, words)),
		...data.kinds.map(({ code, what_to_do }) => `\n${code}: ${say(message('agents.whatToDo', { text: what_to_do }))}`),
		data.left > 0 ? `\n${say(message('gates.rest', { count: data.left }))}` : undefined,
	]);
}
