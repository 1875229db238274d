import assert from 'node:assert/strict';
import { ModelScores } from '../../../../src/extension/reports/modelScores';

describe('the scores that models gave in a window', () => {
	const [report, other] = ['file:///tea.md', 'file:///rye.md'];

	it('are known of each report that has some, and of no other', () => {
		const scores = new ModelScores();
		scores.keep(report, '# Tea', ['JADE 0.61 of 1']);
		assert.deepEqual(scores.of(report, '# Tea'), { lines: ['JADE 0.61 of 1'], stale: false });
		assert.equal(scores.of(other, '# Tea'), undefined);
	});

	it('are said to be those of another text once the report was edited, until that was undone', () => {
		const scores = new ModelScores();
		scores.keep(report, '# Tea', ['JADE 0.61 of 1']);
		assert.equal(scores.of(report, '# Tea and rye')?.stale, true);
		assert.equal(scores.of(report, '# Tea')?.stale, false);
	});

	it('give way to those of the next run, but not to a run that scored nothing', () => {
		const scores = new ModelScores();
		scores.keep(report, '# Tea', ['JADE 0.61 of 1']);
		scores.keep(report, '# Rye', []);
		assert.deepEqual(scores.of(report, '# Tea'), { lines: ['JADE 0.61 of 1'], stale: false });
		scores.keep(report, '# Rye', ['JADE 0.70 of 1']);
		assert.deepEqual(scores.of(report, '# Rye'), { lines: ['JADE 0.70 of 1'], stale: false });
	});
});
