import * as z from 'zod';
import { failLevels } from '../../config/config';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import type { ScoredAnalysis } from '../../scorecard/scorecard';
import { findingObject, findingSchema, findingText, kindSchema, kindsOf } from '../calls/findingObjects';
import { type Condition, conditionNames, conditionsOf, type Limits, loweredCodes } from '../calls/gate';
import { type ReadReport, reportArguments } from '../calls/readReport';
import { byWhatToDoFirst } from '../calls/toDoOrder';
import { type Call, linesOf, type Tool, tool } from '../calls/tool';

const usualNext = 5;

/** Of the claims that the rules question an editor questions every other one: a few are let pass. */
const usualUnsupported = 3;

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

export function reportGate(words: Words): Tool {
	const { say } = words;
	const amount = (most: number) => z.int().min(0).max(most).optional();
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
			max_findings: amount(100_000).describe(say(message('tools.maxFindings'))),
			max_broken_citations: amount(100_000).describe(say(message('tools.maxBroken'))),
			max_refuted: amount(100_000).describe(say(message('tools.maxRefuted'))),
			max_unsupported_key_claims: amount(100_000).describe(
				say(message('tools.maxUnsupported', { usual: usualUnsupported })),
			),
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
		async run({ path, text, name, next = usualNext, sources, ...limits }, call) {
			const read = await call.read({ path, text, name });
			const scored = await withSources(read, sources, call);
			const conditions = conditionsOf(scored, limitsOf(read, limits));
			const blocking = new Set(
				conditions.filter(({ state }) => state === 'failed').flatMap(({ findings }) => findings),
			);
			const judged = { ...read, analysis: scored.analysis };
			const ordered = byWhatToDoFirst(judged, [...blocking]);
			const listed = [];
			for (const finding of ordered.slice(0, next)) listed.push(await findingObject(judged, finding));
			const { ignored, decided } = scored.analysis;
			const data = {
				file: read.document.name,
				open: conditions.every(({ state }) => state !== 'failed'),
				conditions: conditions.map(({ told, findings: _, ...each }) => ({ ...each, message: say(told) })),
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
				notes: [...read.notes],
			};
			return { data, text: textOf(data, conditions, words) };
		},
	});
}

/** What the user has given goes before what the agent wishes, and that before the report's configuration. */
function limitsOf(
	{ failOn, given }: ReadReport,
	asked: {
		readonly fail_on?: Limits['failOn'] | undefined;
		readonly max_findings?: number | undefined;
		readonly max_broken_citations?: number | undefined;
		readonly max_refuted?: number | undefined;
		readonly max_unsupported_key_claims?: number | undefined;
	},
): Limits {
	return {
		failOn: given.failOn ?? asked.fail_on ?? failOn,
		findings: given.findings ?? asked.max_findings ?? 0,
		broken: asked.max_broken_citations ?? 0,
		refuted: asked.max_refuted ?? 0,
		unsupported: asked.max_unsupported_key_claims ?? usualUnsupported,
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

function textOf(data: z.infer<typeof output>, conditions: readonly Condition[], words: Words): string {
	const { say } = words;
	const failed = conditions.filter(({ state }) => state === 'failed').length;
	const { ignored, decided, off, lowered } = data.set_aside;
	const isSetAside = ignored + decided + off.length + lowered.length > 0;
	return linesOf([
		say(
			data.open
				? message('gates.open', { name: data.file })
				: message('gates.closed', { name: data.file, count: failed }),
		),
		...conditions.map(({ state, told }) => `- ${say(message('gates.condition', { state, what: told }))}`),
		isSetAside ? say(message('gates.setAside', data.set_aside)) : undefined,
		...data.notes,
		...(data.next.length > 0 ? ['', say(message('gates.next'))] : []),
		...data.next.map((finding) => findingText(finding, words)),
		...data.kinds.map(({ code, what_to_do }) => `\n${code}: ${say(message('agents.whatToDo', { text: what_to_do }))}`),
		data.left > 0 ? `\n${say(message('gates.rest', { count: data.left }))}` : undefined,
	]);
}
