import { message } from '../messages/message';
import type { Message, Words } from '../messages/model';
import { formatValue, scoreColumns } from '../view/scoreColumns';
import type { ComparedColumn, Comparison } from './benchModel';

/** What a comparison with an earlier run is called. */
export function againstTitle({ name, reports }: Comparison): Message {
	return message('benches.against', { name, reports });
}

/** The comparison as rows of cells, the head first. */
export function againstRows({ columns }: Comparison, { say }: Words): string[][] {
	const heads = ['column', 'reports', 'before', 'now', 'change', 'interval', 'roseFell', 'verdict'] as const;
	return [
		heads.map((head) => say(message(`benches.${head}`))),
		...columns.map((column) => {
			const { framework, key, reports, before, after, change, interval, rose, fell } = column;
			const { digits = 2, label } = scoreColumns[framework].find((each) => each.key === key) ?? {};
			// Changes are smaller than what changes.
			const value = (number: number) => formatValue(number, digits + 1);
			return [
				`${say(message('scores.framework', { framework }))} · ${label ? say(label) : key}`,
				String(reports),
				formatValue(before, digits),
				formatValue(after, digits),
				value(change),
				interval ? `${value(interval[0])} … ${value(interval[1])}` : '–',
				`${rose} · ${fell}`,
				say(message('benches.moved', { moved: movedBy(column) })),
			];
		}),
	];
}

/** What of both runs is not compared; nothing where all is. */
export function againstNotes({ onlyBefore, onlyNow, columns }: Comparison, { say }: Words): string[] {
	return [
		...(columns.length === 0 ? [say(message('benches.nothingInBoth'))] : []),
		...(onlyBefore + onlyNow > 0 ? [say(message('benches.notInBoth', { onlyBefore, onlyNow }))] : []),
	];
}

/** Whether a mean has moved by more than chance does: its interval leaves 0 out. */
export function movedBy({ interval }: Pick<ComparedColumn, 'interval'>): 'rose' | 'fell' | 'steady' | 'unknown' {
	if (!interval) return 'unknown';
	if (interval[0] > 0) return 'rose';
	return interval[1] < 0 ? 'fell' : 'steady';
}
