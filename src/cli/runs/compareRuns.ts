import { resolve } from 'node:path';
import * as z from 'zod';
import { message } from '../../messages/message';
import type { BenchReport, ComparedColumn, Comparison } from '../../output/benchModel';
import { meanInterval } from '../../ranking/statistics';
import type { Framework } from '../../scorecard/dimension';
import { mean } from '../../text/collections';
import { parsedJson } from '../../text/json';
import { scoreColumns } from '../../view/scoreColumns';
import { CliError } from '../host/errors';
import { decodeText, readFile } from '../input/readFile';
import type { Invocation } from '../settings/command';

/** By framework and column; what else a run has written is not compared. */
const valuesSchema = z.record(z.string(), z.record(z.string(), z.object({ value: z.number().nullable() })));

const fileSchema = z.object({
	schema: z.literal('plumbline/bench/1'),
	reports: z.array(z.object({ file: z.string(), values: valuesSchema.optional() })),
});

/** The reports of an earlier run, with what they were given. */
export interface EarlierRun {
	/** As the user names it. */
	readonly name: string;
	readonly values: ReadonlyMap<string, z.infer<typeof valuesSchema>>;
}

/** Reads what `bench --format json` wrote; throws a {@link CliError} for anything else, before a report is scored. */
export async function readEarlierRun(name: string, { environment }: Invocation): Promise<EarlierRun> {
	const text = decodeText(name, await readFile(name, resolve(environment.cwd, name), environment));
	const read = fileSchema.safeParse(parsedJson(text));
	if (!read.success) throw new CliError('usage', message('usage.against', { name }), { cause: read.error });
	const scored = read.data.reports.flatMap(({ file, values }) => (values ? [[file, values] as const] : []));
	return { name, values: new Map(scored) };
}

/** How each column has changed since an earlier run, over the reports that have the value in both. */
export function compareRuns(
	reports: readonly BenchReport[],
	earlier: EarlierRun,
	frameworks: readonly Framework[],
): Comparison {
	const now = new Map(reports.flatMap(({ file, outcome }) => ('values' in outcome ? [[file, outcome.values]] : [])));
	const both = [...now.keys()].filter((file) => earlier.values.has(file));
	const columns = frameworks.flatMap((framework) =>
		scoreColumns[framework].flatMap(({ key }) => {
			const pairs = both.flatMap((file) => {
				const before = earlier.values.get(file)?.[framework]?.[key]?.value ?? null;
				const after = now.get(file)?.[framework]?.[key]?.value ?? null;
				return before === null || after === null ? [] : [{ before, after }];
			});
			return pairs.length === 0 ? [] : [comparedColumn(framework, key, pairs)];
		}),
	);
	return {
		name: earlier.name,
		reports: both.length,
		onlyBefore: earlier.values.size - both.length,
		onlyNow: now.size - both.length,
		columns,
	};
}

interface Pair {
	readonly before: number;
	readonly after: number;
}

function comparedColumn(framework: Framework, key: string, pairs: readonly Pair[]): ComparedColumn {
	const changes = pairs.map(({ before, after }) => after - before);
	return {
		framework,
		key,
		reports: pairs.length,
		before: mean(pairs.map(({ before }) => before)),
		after: mean(pairs.map(({ after }) => after)),
		change: mean(changes),
		interval: meanInterval(changes),
		rose: changes.filter((change) => change > 0).length,
		fell: changes.filter((change) => change < 0).length,
	};
}
