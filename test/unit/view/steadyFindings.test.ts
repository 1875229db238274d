import assert from 'node:assert/strict';
import type { Analysis } from '../../../src/analysis';
import { analyze } from '../../../src/analyze';
import { isListed } from '../../../src/findings/limit';
import { SteadyFindings } from '../../../src/view/steadyFindings';

describe('SteadyFindings', () => {
	const claims = [
		'Nobody will ever shop anywhere else again.',
		'Every rival will have closed within five years.',
		'Prices will never rise again in any town.',
	];
	const report = (lines: readonly string[]) => `# Grocers\n\n${lines.join('\n\n')}\n`;
	/** So few that some are held back. */
	const read = (lines: readonly string[], maxFindings = 2) =>
		analyze({ name: 'grocers.md', text: report(lines) }, { maxFindings, severities: { 'claim.unsupported': 'info' } });
	/** A report that was just opened. */
	const opened = (maxFindings = 2) => {
		const steady = new SteadyFindings();
		return { next: (analysis: Analysis) => steady.next('grocers.md', analysis, { maxFindings }), steady };
	};
	const told = ({ document, findings }: Analysis) =>
		findings.filter(isListed).map(({ code, span }) => `${code} ${document.text.slice(...span)}`);

	it('a mended finding makes no room for one that was held back', () => {
		const first = read(claims);
		assert.ok(first.findings.some(({ held }) => held));
		const steady = opened();
		const before = told(steady.next(first));
		assert.deepEqual(before, told(first));
		const left = claims.filter((claim) => !before[0]?.includes(claim));
		assert.equal(left.length, claims.length - 1);
		const after = told(steady.next(read(left)));
		assert.ok(after.length < before.length, `${after} after ${before}`);
		assert.ok(after.every((one) => before.includes(one)));
		assert.ok(
			told(read(left)).some((one) => !before.includes(one)),
			'without it another one is told',
		);
	});

	it('what comes back by an undo is told again', () => {
		const steady = opened();
		const before = told(steady.next(read(claims)));
		steady.next(read(claims.slice(1)));
		assert.deepEqual(told(steady.next(read(claims))), before);
	});

	it('what is written anew is told', () => {
		const steady = opened();
		steady.next(read(claims.slice(0, 1)));
		const added = 'It will certainly open a shop on the moon.';
		assert.ok(told(steady.next(read([...claims.slice(0, 1), added]))).some((one) => one.includes(added)));
	});

	it('an error is told though it was held back before', () => {
		const steady = opened();
		const first = read(claims);
		const [held] = first.findings.filter((finding) => finding.held);
		assert.ok(held);
		steady.next(first);
		const graver = { ...first, findings: [{ ...held, held: false, severity: 'error' as const }] };
		assert.deepEqual(told(steady.next(graver)).length, 1);
		const byModel = { ...first, findings: [{ ...held, held: false, decidedBy: 'model' as const }] };
		assert.deepEqual(told(steady.next(byModel)).length, 1);
	});

	it('who asks for more findings, or opens the report again, is told them', () => {
		const { next, steady } = opened();
		next(read(claims));
		const left = claims.slice(1);
		const all = told(read(left));
		assert.ok(told(next(read(left))).length < all.length);
		assert.deepEqual(told(steady.next('grocers.md', read(left, 9), { maxFindings: 9 })), told(read(left, 9)));
		steady.delete('grocers.md');
		assert.deepEqual(told(next(read(left))), all);
	});
});
