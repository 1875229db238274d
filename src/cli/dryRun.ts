import type { Preview } from '../judge/model';
import { formatCount } from '../output/summary';

/** A report and what scoring it would take; `null` when no model would be asked. */
export interface PlannedReport {
	readonly file: string;
	readonly preview: Preview | null;
}

/** One object for one report, an array for several. */
export function plannedJson(planned: readonly PlannedReport[], several: boolean): string {
	const objects = planned.map(({ file, preview }) => ({
		schema: 'plumbline/preview/1',
		file,
		...(preview ?? offline),
	}));
	return `${JSON.stringify(several ? objects : objects[0], null, 2)}\n`;
}

const offline = { model: null, calls: 0, cached: 0, tokensIn: 0, tokensOut: [0, 0], cost: [0, 0] } as const;

/** A table with a line for each report, and one for all when there are several. */
export function plannedTable(planned: readonly PlannedReport[]): string {
	const rows = planned.map(({ file, preview }) => row(file, preview));
	const total = planned.length > 1 ? [row('all', sum(planned.flatMap(({ preview }) => preview ?? [])))] : [];
	const table = [['report', 'model', 'calls', 'cached', 'tokens in', 'tokens out', 'cost'], ...rows, ...total];
	const widths = table[0]!.map((_, column) => Math.max(...table.map((cells) => cells[column]!.length)));
	const lines = table.map((cells) =>
		cells
			.map((cell, column) => cell.padEnd(widths[column]!))
			.join('  ')
			.trimEnd(),
	);
	return `${[...lines, '', 'Nothing was sent. The ranges go from the expected answers to the longest ones allowed.'].join('\n')}\n`;
}

function row(name: string, preview: Preview | null): string[] {
	if (!preview) return [name, 'none', '0', '0', '0', '0', '$0'];
	const { model, calls, cached, tokensIn, tokensOut, cost } = preview;
	const out = range(tokensOut, formatCount);
	return [
		name,
		model,
		formatCount(calls),
		formatCount(cached),
		formatCount(tokensIn),
		out,
		calls === 0 ? '$0' : cost ? range(cost, (dollars) => `$${dollars.toFixed(3)}`) : 'not known',
	];
}

function range([expected, most]: readonly [number, number], format: (value: number) => string): string {
	return expected === most ? format(most) : `${format(expected)} to ${format(most)}`;
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
