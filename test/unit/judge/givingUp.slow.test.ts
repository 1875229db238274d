import assert from 'node:assert/strict';
import { createPrompts } from '../../../src/judge/prompts';
import { inEnglish } from '../../../src/messages/inEnglish';
import { silentLogger } from '../../../src/ports';
import { fails, modelError, type Reply, says } from './fakeProvider';
import { files, good, gradeOf, gradePrompt, gradeTask, judging } from './judging';

/** Asks so many reports one after the other; the codes of what each came to. */
async function codes(replies: readonly Reply[], reports: number) {
	const other = gradePrompt.replace('test.grade', 'test.other');
	const prompts = createPrompts(
		files({ 'test.grade.md': gradePrompt, 'test.other.md': other }),
		undefined,
		silentLogger,
	);
	const asked = judging(replies, { prompts, limits: { retries: 1, concurrency: 1 } });
	const found: string[] = [];
	for (let at = 0; at < reports; at++) {
		const judgement = await asked.grade(`Report ${at}.`);
		found.push(judgement.ok ? 'ok' : judgement.error.code);
	}
	return { ...asked, found };
}

describe('A run is given up', () => {
	it('after three questions in a row that nobody answers, those that cannot have been read each tried twice', async () => {
		for (const code of ['network', 'timeout', 'server', 'rateLimit'] as const) {
			const { found, provider, run } = await codes([fails(modelError(code))], 20);
			assert.deepEqual(found, [code, code, ...Array<string>(18).fill('givenUp')]);
			assert.equal(provider.sent.length, code === 'server' || code === 'rateLimit' ? 6 : 3, code);
			const { failures } = run.usage();
			assert.deepEqual(
				failures.map((failure) => failure.code),
				[code, code, 'givenUp'],
			);
			assert.match(
				inEnglish(failures[2]?.message ?? assert.fail()),
				/^3 questions in a row came to nothing, so sage-1 at /,
			);
		}
	});

	it('for one kind of question after eight in a row whose answers are of no use: others are asked all the same', async () => {
		const { found, provider, run, clock } = await codes([fails(modelError('notAModel'))], 20);
		assert.deepEqual([new Set(found), provider.sent.length], [new Set(['notAModel']), 8]);
		const { failures } = run.usage();
		assert.equal(failures.length, 8);
		assert.match(
			inEnglish(failures[7]?.message ?? assert.fail()),
			/^8 questions of this kind in a row came to nothing/,
		);
		const other = { ...gradeTask, id: 'test.other' };
		await clock.until(run.ask(other, gradeOf('Report.')));
		assert.equal(provider.sent.length, 9);
	});

	it('neither where an answer comes between, nor for what is the question’s own fault', async () => {
		const dead = fails(modelError('notAModel'));
		const { found } = await codes(
			[...Array<Reply>(7).fill(dead), says(good), ...Array<Reply>(7).fill(dead), says(good)],
			16,
		);
		assert.ok(!found.includes('givenUp'), found.join());
		const refused = await codes([fails(modelError('refused'))], 20);
		assert.deepEqual(refused.found, Array<string>(20).fill('refused'));
	});
});

describe('A clock that is set', () => {
	it('neither ends a run nor prolongs a wait', async () => {
		for (const jump of [-86_400_000, 86_400_000]) {
			const { clock, grade } = judging([fails(modelError('rateLimit', { retryAfter: 5000 })), says(good)]);
			const [now, start] = [clock.now.bind(clock), clock.elapsed()];
			let reads = 0;
			clock.now = () => now() + (reads++ > 0 ? jump : 0);
			assert.ok((await grade()).ok);
			assert.equal(clock.elapsed() - start, 5000);
		}
	});
});
