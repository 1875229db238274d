import type { ReportDocument } from '../../analysis';
import type { Preview, RunLimits } from '../../judge/model';
import { message } from '../../messages/message';
import type { Message, Words } from '../../messages/model';
import type { ScoreOptions } from '../../model';
import { alignedTable } from '../../output/terminal';
import { printable } from '../../text/shorten';
import type { ExitCode } from '../host/environment';
import { CliError } from '../host/errors';
import { type Invocation, writeResult } from '../settings/command';
import type { ModelChoice } from '../settings/modelChoice';
import { eachReport, type ReportsChoice } from './eachReport';
import { ModelScoring, type Scoring } from './modelScoring';

type Plan = (scorer: ModelScoring, document: ReportDocument, model: ModelChoice, scoring: Scoring) => Promise<Preview>;

/** `--dry-run`: what it would take for each report, and nothing is sent. */
export async function planReports(
	invocation: Invocation,
	wanted: Pick<ScoreOptions, 'frameworks'>,
	plan: Plan,
	{ sharesBudget = false, queryOf }: { readonly sharesBudget?: boolean } & Pick<ReportsChoice, 'queryOf'> = {},
): Promise<ExitCode> {
	const { options, words } = invocation;
	const scorer = new ModelScoring(invocation);
	const reports: PlannedReport[] = [];
	const { asked, failed } = await eachReport<PlannedReport>(
		invocation,
		async (document, { reading, config }, _, path) => {
			const { model, scoring } = await scorer.choose(document, path, config, { ...reading, ...wanted });
			if (!model && !options.offline) throw new CliError('usage', message('usage.dryRun'));
			const preview = model ? await plan(scorer, document, model, scoring) : null;
			// What one budget is for together says nothing of a single report.
			return { file: document.name, preview, ...(model && !sharesBudget && { limits: model.limits }) };
		},
		(report) => void reports.push(report),
		{ queryOf },
	);
	if (reports.length > 0) {
		const several = sharesBudget || asked > 1;
		const render = { json: () => plannedJson(reports, several), text: () => plannedTable(reports, words) };
		await writeResult(({ format }) => render[format === 'json' ? 'json' : 'text'](), invocation);
	}
	return failed ? 2 : 0;
}

/** A report and what scoring it would take; `null` when no model would be asked. */
export interface PlannedReport {
	readonly file: string;
	readonly preview: Preview | null;
	/** The budget of this report alone. */
	readonly limits?: Partial<RunLimits>;
}

/** `stops`: what is expected is more than the budget. `mayStop`: the longest answers would be. */
export type BudgetOutlook = 'enough' | 'mayStop' | 'stops';

/** Whether the budget would stop the run; `undefined` without a budget, or where the price that it needs is not known. */
export function budgetOutlook({ preview, limits = {} }: PlannedReport): BudgetOutlook | undefined {
	const { maxTokens, maxCost } = limits;
	if (!preview || (maxTokens === undefined && maxCost === undefined)) return undefined;
	const { calls, tokensIn, tokensOut, cost } = preview;
	if (calls === 0) return 'enough';
	if (maxCost !== undefined && !cost) return undefined;
	const exceeds = (end: 0 | 1) =>
		(maxTokens !== undefined && tokensIn + tokensOut[end] > maxTokens) ||
		(maxCost !== undefined && cost !== null && cost[end] > maxCost);
	if (exceeds(0)) return 'stops';
	return exceeds(1) ? 'mayStop' : 'enough';
}

/** One object for one report, an array for several. */
export function plannedJson(planned: readonly PlannedReport[], several: boolean): string {
	const objects = planned.map((report) => {
		const budget = budgetOutlook(report);
		return {
			schema: 'plumbline/preview/1',
			file: report.file,
			...(report.preview ?? offline),
			...(budget && { budget }),
		};
	});
	return `${JSON.stringify(several ? objects : objects[0], null, 2)}\n`;
}

const offline = { model: null, calls: 0, cached: 0, tokensIn: 0, tokensOut: [0, 0], cost: [0, 0] } as const;

/** A table with a line for each report, and one for all when there are several. */
export function plannedTable(planned: readonly PlannedReport[], words: Words): string {
	const rows = planned.map(({ file, preview }) => row(file, preview, words));
	const all = sum(planned.flatMap(({ preview }) => preview ?? []));
	const total = planned.length > 1 ? [row(words.say(message('batches.allReports')), all, words)] : [];
	const lines = alignedTable([heads.map(words.say), ...rows, ...total], []);
	const ranged = planned.some(({ preview }) => preview && preview.tokensOut[0] !== preview.tokensOut[1]);
	const sent = message('batches.nothingSent', { ranges: ranged });
	return `${[...lines, '', ...[sent, ...planned.flatMap(budgetNote)].map(words.say).map(printable)].join('\n')}\n`;
}

const heads = [
	message('batches.report'),
	message('batches.model'),
	message('batches.calls'),
	message('batches.cached'),
	message('batches.tokensIn'),
	message('batches.tokensOut'),
	message('batches.cost'),
];

function budgetNote(report: PlannedReport): Message[] {
	const outlook = budgetOutlook(report);
	if (outlook !== 'stops' && outlook !== 'mayStop') return [];
	const { maxTokens, maxCost } = report.limits ?? {};
	const limits = { cost: maxCost, tokens: maxTokens };
	return [message('batches.budget', { name: report.file, ...limits, certain: outlook === 'stops' })];
}

function row(name: string, preview: Preview | null, words: Words): string[] {
	if (!preview) return [name, words.say(message('batches.noModel')), '0', '0', '0', '0', '$0'];
	const { model, calls, cached, tokensIn, tokensOut, cost } = preview;
	const count = (value: number) => words.number(value);
	const dollars = (value: number) => `$${value.toFixed(3)}`;
	return [
		name,
		model,
		count(calls),
		count(cached),
		count(tokensIn),
		range(tokensOut, count, words),
		calls === 0 ? '$0' : cost ? range(cost, dollars, words) : words.say(message('batches.costNotKnown')),
	];
}

function range([expected, most]: readonly [number, number], format: (value: number) => string, words: Words): string {
	if (expected === most) return format(most);
	return words.say(message('batches.range', { from: format(expected), to: format(most) }));
}

/** Of several models the sum names none; a price that is not known leaves the sum unknown. */
function sum(previews: readonly Preview[]): Preview {
	const add = (value: (preview: Preview) => number) => previews.reduce((all, preview) => all + value(preview), 0);
	const models = new Set(previews.map(({ model }) => model));
	return {
		model: models.size === 1 ? [...models][0]! : '',
		calls: add(({ calls }) => calls),
		cached: add(({ cached }) => cached),
		tokensIn: add(({ tokensIn }) => tokensIn),
		tokensOut: [add(({ tokensOut }) => tokensOut[0]), add(({ tokensOut }) => tokensOut[1])],
		cost: previews.some(({ calls, cost }) => calls > 0 && cost === null)
			? null
			: [add(({ cost }) => cost?.[0] ?? 0), add(({ cost }) => cost?.[1] ?? 0)],
	};
}
