import assert from 'node:assert/strict';
import { askedAgainAtTop, isAtTheTop } from '../../../../src/scoring/guards/atTheTop';

const rating = (...scores: readonly number[]) => ({
	answer: { dimensions: scores.map((score) => ({ score })) },
	abridged: false,
	error: undefined,
});

async function asked(first: readonly number[], second: readonly number[]) {
	let times = 0;
	const rated = await askedAgainAtTop(rating(...first), 100, async () => {
		times++;
		return rating(...second);
	});
	return { times, scores: rated.answer?.dimensions.map(({ score }) => score), told: isAtTheTop([rated]) };
}

describe('a rating with every score at the top of its scale', () => {
	it('is asked for again, and told where it is so again', async () => {
		assert.deepEqual(await asked([100, 96], [98, 100]), { times: 1, scores: [100, 96], told: true });
	});

	it('gives way to the second where that tells one thing from another', async () => {
		assert.deepEqual(await asked([100, 100], [100, 70]), { times: 1, scores: [100, 70], told: false });
	});

	it('is no rating with a score below the top', async () => {
		assert.deepEqual(await asked([100, 80], []), { times: 0, scores: [100, 80], told: false });
		assert.deepEqual(await asked([], []), { times: 0, scores: [], told: false });
	});
});
