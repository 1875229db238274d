import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { ModelError, type PairJudge } from '../../../src/judge/model';
import { verbatim } from '../../../src/messages/message';
import { rateReport } from '../../../src/scoring/rateReport';
import { showReport } from '../../../src/shownToModel/showReport';

const analysis = analyze({ name: 'r.md', text: 'Tea sells. Shops are full.\n' });
/** Answers with the schema that is asked for and the run; the second run fails. */
async function rated(runs: number, wanted: { dimensions?: boolean; qualities?: boolean }) {
	const asked: string[] = [];
	const answer = ({ schemaName }: { schemaName: string }, sample = 0) =>
		sample === 1
			? { ok: false, error: new ModelError('refused', verbatim('No.')) }
			: { ok: true, value: { of: `${schemaName} ${sample}`, dimensions: [] }, cached: false };
	type One = { task: { schemaName: string }; question: { sample?: number; slots: Record<string, string> } };
	const judge = {
		ask: async (task: One['task'], { sample }: One['question']) => {
			asked.push(task.schemaName);
			return answer(task, sample);
		},
		askBoth: async (...both: One[]) => {
			asked.push(both.map(({ task }) => task.schemaName).join(' + '));
			return both.map(({ task, question }) => answer(task, question.sample));
		},
	} as unknown as PairJudge;
	const asks = { dimensions: wanted.dimensions === true, qualities: wanted.qualities === true };
	const what = { analysis, shown: showReport(analysis.report), ...asks };
	const { report, qualities } = await rateReport(what, judge, runs);
	const told = (rounds: readonly { answer?: unknown; error?: ModelError | undefined }[] | undefined) =>
		rounds?.map(({ answer: given, error }) => (given as { of: string } | undefined)?.of ?? error?.code);
	return { asked, report: told(report?.rounds), qualities: told(qualities) };
}

const [dimensions, qualities] = ['finresearch_dimensions', 'reporteval_quality'];

describe('what a model says of a report as a whole', () => {
	it('is asked for in one question where both frameworks want it, run by run', async () => {
		assert.deepEqual(await rated(3, { dimensions: true, qualities: true }), {
			asked: Array(3).fill(`${dimensions} + ${qualities}`),
			report: [`${dimensions} 0`, 'refused', `${dimensions} 2`],
			qualities: [`${qualities} 0`, 'refused', `${qualities} 2`],
		});
	});

	it('is asked for alone where one of them wants it', async () => {
		assert.deepEqual(await rated(1, { dimensions: true }), {
			...{ asked: [dimensions], report: [`${dimensions} 0`], qualities: undefined },
		});
		assert.deepEqual(await rated(2, { qualities: true }), {
			...{ asked: [qualities, qualities], report: undefined, qualities: [`${qualities} 0`, 'refused'] },
		});
	});

	it('is asked for once at least, and not where nobody wants it', async () => {
		assert.deepEqual((await rated(0, { qualities: true })).asked, [qualities]);
		assert.deepEqual(await rated(2, {}), { asked: [], report: undefined, qualities: undefined });
	});
});
