import type { Judge, ModelError } from '../../judge/model';
import { judgeSupported, type SupportAnswer } from '../../judge/tasks/finresearchSupport';
import { message } from '../../messages/message';
import type { Report } from '../../report/model';
import { readerText } from '../../shownToModel/readerText';
import { spokenReason } from '../../shownToModel/spokenReason';
import { chunked } from '../../text/collections';
import { cutShort } from '../../text/shorten';
import type { Support } from '../../tree/model';
import type { DrawnNode } from './drawnTree';

export interface SupportVerdict {
	readonly support: Support;
	readonly reason: string;
	/** Ids of nodes that serve the argument. */
	readonly carriedBy: readonly string[];
	/** The model called it supported and named nothing that carries it: it counts as partly supported. */
	readonly unproven?: true;
}

/** What one round of questions said of a tree's arguments. */
export interface JudgedArguments {
	/** By the id of the argument; those that were not answered are missing. */
	readonly verdicts: ReadonlyMap<string, SupportVerdict>;
	/** What went wrong first. */
	readonly error: ModelError | undefined;
}

/** Arguments in one question. */
const batchSize = 40;
const longestText = 280;

/** FinResearchBench §3.1.3, step 2: each argument is judged on the nodes that serve it directly. */
export async function judgeArguments(
	report: Report,
	nodes: readonly DrawnNode[],
	judge: Judge,
	sample: number,
): Promise<JudgedArguments> {
	const claims = nodes.filter(({ type }) => type === 'argument');
	const batches = chunked(claims, batchSize);
	const weighed = await Promise.all(
		batches.map((batch) => weighBatch(report, nodes, batch, judge, sample, batches.length)),
	);
	return {
		verdicts: new Map(weighed.flatMap(({ verdicts }) => [...verdicts])),
		error: weighed.find(({ error }) => error)?.error,
	};
}

async function weighBatch(
	report: Report,
	nodes: readonly DrawnNode[],
	batch: readonly DrawnNode[],
	judge: Judge,
	sample: number,
	batches: number,
): Promise<JudgedArguments> {
	const asked = new Set(batch.map(({ id }) => id));
	const shown = nodes.filter(({ id, parent }) => asked.has(id) || (parent !== null && asked.has(parent)));
	const numbers = new Map(shown.map(({ id }, at) => [id, at + 1]));
	const numbersAsked = batch.map(({ id }) => numbers.get(id)!);
	const judged = await judgeSupported(judge, {
		arguments: numbersAsked,
		statements: shown.map((node) => lineOf(report, node, numbers)).join('\n'),
		about: message('questions.support', {
			count: batch.length,
			from: batches > 1 ? readerText(report, batch[0]!.span).slice(0, 40) : undefined,
		}),
		sample,
	});
	if (!judged.ok) return { verdicts: new Map(), error: judged.error };
	return { verdicts: verdictsOf(judged.value, shown, asked), error: judged.missing };
}

/** `3 argument, serves 1: Costs fall faster than revenues. [2]`; numbers count within the question. */
function lineOf(report: Report, { id, type, parent, span }: DrawnNode, numbers: ReadonlyMap<string, number>): string {
	const served = parent === null ? undefined : numbers.get(parent);
	const short = cutShort(readerText(report, span), longestText);
	return `${numbers.get(id)} ${type}${served === undefined ? '' : `, serves ${served}`}: ${short}`;
}

/** Only children are kept as what carries an argument; but whatever statement the model names shows what it went by. */
function verdictsOf(
	{ verdicts }: SupportAnswer,
	shown: readonly DrawnNode[],
	asked: ReadonlySet<string>,
): Map<string, SupportVerdict> {
	const found = new Map<string, SupportVerdict>();
	for (const { id: number, verdict, reason, carriedBy } of verdicts) {
		const id = shown[number - 1]?.id;
		if (id === undefined || !asked.has(id) || found.has(id)) continue;
		const named = carriedBy.flatMap((other) => shown[other - 1] ?? []).filter((node) => node.id !== id);
		const unproven = verdict === 'supported' && named.length === 0;
		const carriers = named.filter(({ parent }) => parent === id);
		found.set(id, {
			support: unproven ? 'partial' : verdict,
			reason: spokenReason(reason),
			carriedBy: [...new Set(carriers.map((node) => node.id))],
			...(unproven ? { unproven } : {}),
		});
	}
	return found;
}
