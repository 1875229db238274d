import { parseReport } from '../../../src/report/parsing/parse';
import { isClaimless, isFactless } from '../../../src/tree/reading/claimless';
import { readByRules } from '../../../src/tree/reading/readByRules';
import { judgeSupport } from '../../../src/tree/support/judgeSupport';

/**
 * What the rules make of each unit but headings: its role, whether it states nothing that could be looked up or
 * questioned, its support with the first reason, and the beginning of what it serves in the layout.
 */
export function readingOf(text: string): string[] {
	const report = parseReport(text);
	const { all, roles, layout } = readByRules(report);
	const judged = judgeSupport(report, all, roles, layout);
	return all.flatMap((signals, index) => {
		const { unit } = signals;
		if (unit.kind === 'heading') return [];
		const { support, reasons, evidence } = judged[index] ?? { support: '', reasons: [], evidence: [] };
		const parent = layout[index];
		const parts = [
			roles[index],
			isFactless(report, signals) ? 'factless' : isClaimless(report, signals) ? 'claimless' : '',
			[support, ...reasons.map(({ code }) => code), ...evidence.map((at) => `[${startOf(all[at]?.unit.text)}]`)].join(
				' ',
			),
			parent === undefined ? '' : `under ${startOf(all[parent]?.unit.text)}`,
		];
		return [`${startOf(unit.text)}: ${parts.filter((part) => part !== '').join(', ')}`];
	});
}

function startOf(text = ''): string {
	return /\p{Script=Han}/u.test(text) ? text.slice(0, 8) : text.split(' ').slice(0, 3).join(' ');
}
