import * as z from 'zod';
import { failLevels } from '../../config/config';
import { amounts, tightenedLimits, usualLimits } from '../../config/gateLimits';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import type { ScoredAnalysis } from '../../scorecard/scorecard';
import { byPriority, findingObject, findingSchema, findingText, kindSchema, kindsOf } from '../calls/findingObjects';
import { type Condition, conditionNames, conditionsOf, loweredCodes } from '../calls/gate';
import { trackedKinds } from '../calls/memory';
import { readShareOf } from '../calls/reading';
import { type ReadReport, reportArguments } from '../calls/readReport';
import { type Call, linesOf, type Tool, tool } from '../calls/tool';

const usualNext = 5;

const output = z.object({
	file: z.string(),
	open: z.boolean(),
	conditions: z.array(
		z.object({
			name: z.enum(conditionNames),
			state: z.enum(['met', 'failed', 'unchecked']),
			...{ found: z.int().nullable(), allowed: z.int().nullable(), message: z.string() },
		}),
	),
	read: z.object({
		...{ words: z.int(), claims: z.int(), facts: z.int(), supported: z.int(), citations: z.int() },
		/** Percent of the letters, by why. */
		unread: z.record(z.string(), z.int()),
	}),
	/** What the report held in earlier calls of this session and holds no more. */
	vanished: z.array(z.object({ kind: z.enum(trackedKinds), count: z.int(), examples: z.array(z.string()).readonly() })),
	/** What the gate did not count, by whom: comments in the report, the author's decisions, a file of known findings, the settings. */
	set_aside: z.object({
		...{ ignored: z.int(), decided: z.int(), known: z.int() },
		...{ off: z.array(z.string()), lowered: z.array(z.string()) },
	}),
	/** What to mend, in this order: while the gate is closed what keeps it so, else nothing. */
	next: z.array(findingSchema),
	kinds: z.array(kindSchema),
	/** Further findings that keep the gate closed. */
	left: z.int(),
	notes: z.array(z.string()),
});

function amountsIn({ say }: Words) {
	const amount = z.int().min(0).max(100_000).optional();
	const all = amounts.map((name) => {
		const about = say(message('tools.gateLimit', { name, usual: usualLimits[name] }));
		return [name, amount.describe(about)] as const;
	});
	return Object.fromEntries(all) as Record<(typeof amounts)[number], typeof amount>;
}

export function reportGate(words: Words): Tool {
	const { say } = words;
	return tool({
		name: 'report_gate',
		title: message('tools.reportGate'),
		about: message('tools.reportGateAbout'),
		input: z.strictObject({
			...reportArguments(words),
			fail_on: z
				.enum(failLevels)
				.optional()
				.describe(say(message('tools.failOn'))),
			...amountsIn(words),
			sources: z
				.string()
				.min(1)
				.optional()
				.describe(say(message('tools.sources'))),
			next: z
				.int()
				.min(1)
				.max(50)
				.optional()
				.describe(say(message('tools.next', { usual: usualNext }))),
		}),
		output,
		async run({ path, text, name, next = usualNext, sources, ...asked }, call) {
			const read = await call.read({ path, text, name });
			const scored = await withSources(read, sources, call);
			const reading = readShareOf(read.analysis);
			const { limits, loosened } = tightenedLimits(read.limits, asked);
			const conditions = conditionsOf(scored, reading, limits, call.memory.readingOf(read.place));
			const open = conditions.every(({ state }) => state !== 'failed');
			const vanished = call.memory.vanished(read);
			if (open) call.memory.settle(read);
			const blocking = new Set(
				conditions.filter(({ state }) => state === 'failed').flatMap(({ findings }) => findings),
			);
			const judged = { ...read, analysis: scored.analysis };
			const ordered = byPriority(judged, [...blocking]);
			const listed = [];
			for (const finding of ordered.slice(0, next)) listed.push(await findingObject(judged, finding));
			const { ignored, decided } = scored.analysis;
			const data = {
				file: read.document.name,
				open,
				conditions: conditions.map(({ told, findings: _, ...each }) => ({ ...each, message: say(told) })),
				...{ read: reading, vanished },
				set_aside: {
					ignored,
					decided: decided.length,
					known: scored.known,
					...loweredCodes(read.options.severities ?? {}),
				},
				next: listed,
				kinds: await kindsOf(
					listed.map(({ code }) => code),
					call,
				),
				left: ordered.length - listed.length,
				notes: [
					...loosened.map((limit) => say(message('gates.notLoosened', limit))),
					...read.analysis.report.problems.map((problem) => say(problem.message)),
					...read.notes,
				],
			};
			return { data, text: textOf(data, conditions, words) };
		},
	});
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

function textOf(data: z.infer<typeof output>, conditions: readonly Condition[], words: Words): string {
	const { say } = words;
	const failed = conditions.filter(({ state }) => state === 'failed').length;
	const { ignored, decided, off, lowered } = data.set_aside;
	const gone = data.vanished.map((each) => message('gates.gone', each));
	const isSetAside = ignored + decided + off.length + lowered.length > 0;
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
		isSetAside ? say(message('gates.setAside', data.set_aside)) : undefined,
		...data.notes,
		...(data.next.length > 0 ? ['', say(message('gates.next'))] : []),
		...data.next.map((finding) => findingText(finding, words)),
		...data.kinds.map(({ code, what_to_do }) => `\n${code}: ${say(message('agents.whatToDo', { text: what_to_do }))}`),
		data.left > 0 ? `\n${say(message('gates.rest', { count: data.left }))}` : undefined,
	]);
}
