import { blockAt, sectionsFrom, within } from '../../report/lookup';
import type { Report } from '../../report/model';
import { memoised } from '../../text/memo';
import type { LogicNode } from '../../tree/model';
import { blockOf } from './blockOf';
import { isFigure, keyOf } from './figures';

/**
 * Whether a fact of a summary or a conclusion tells in brief what the body tells, and sources: of these editors wanted one in
 * ten told. With a figure that stands nowhere else it brings something new.
 */
export function isToldInBrief(report: Report, node: LogicNode): boolean {
	const block = blockOf(report, node);
	if (block === undefined || !isBrief(report, block)) return false;
	const body = figuresOfBody(report);
	return within(report.numbers, node.span)
		.filter(isFigure)
		.every((figure) => body.has(keyOf(figure)));
}

function isBrief(report: Report, block: number): boolean {
	return sectionsFrom(report, blockAt(report, block).section).some(
		({ role }) => role === 'summary' || role === 'conclusion',
	);
}

const figuresOfBody = memoised(
	(report: Report): ReadonlySet<string> =>
		new Set(report.numbers.filter((figure) => isFigure(figure) && !isBrief(report, figure.block)).map(keyOf)),
);
