import assert from 'node:assert/strict';
import { inEnglish } from '../../../src/messages/inEnglish';
import { checkStatement } from '../../../src/verification/checkStatement';

const sourceText = (text: string) => ({ title: '', text, pages: [], links: [] });
const claim = { text: 'Ferry traffic to Orvik rose by 12% in 2023.' };
const never = async () => {};

describe('a claim against the text of a source', () => {
	it('says of a sentence with very many figures that they were not compared, and takes none of them for read', async () => {
		const shares = Array.from({ length: 300 }, (_, at) => `${at + 20}%`).join(' and ');
		const { verdict, why, missing } = await checkStatement(
			sourceText(`Ferry traffic to Orvik rose in 2023 by ${shares}.`),
			false,
			{ text: 'Ferry traffic to Orvik rose by 12.5% in 2023.' },
			never,
		);
		assert.equal(verdict, 'unclear');
		assert.match(why.map(inEnglish).join(' '), /300|301/);
		assert.match(why.map(inEnglish).join(' '), /was not read figure by figure/);
		assert.deepEqual(missing, []);
	});

	it('lets others have their turn while a long source is read, and ends when nobody asks any more', async () => {
		const long = 'Ferry traffic to Orvik rose by 9% in 2022.\n\n'.repeat(5_000);
		let turns = 0;
		const pause = async () => void turns++;
		await checkStatement(sourceText(long), false, claim, pause);
		assert.ok(turns > 10, `${turns}`);
		const gone = new Error('gone');
		await assert.rejects(
			checkStatement(sourceText(long), false, claim, () => Promise.reject(gone)),
			gone,
		);
	});
});
