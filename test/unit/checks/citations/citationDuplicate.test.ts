import assert from 'node:assert/strict';
import { createPlumbline } from '../../../../src/index';
import { silentLogger, systemClock } from '../../../../src/ports';
import { english } from '../../words';
import { doc } from '../finding';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

function duplicates(...entries: string[]): string[] {
	const marks = entries.map((_, at) => `[${at + 1}]`).join('');
	const list = entries.map((entry, at) => `[${at + 1}] ${entry}`);
	const text = doc(`Sales rose ${marks}.`, '', '## References', '', ...list);
	const { findings } = plumbline.analyze({ name: 'test.md', text });
	return findings.filter(({ code }) => code === 'citation.duplicate').map(({ message }) => english.say(message));
}

describe('citation.duplicate', () => {
	it('tells each work once', () => {
		const [only, ...rest] = duplicates(
			'Oats: https://example.org/oats',
			'Oats again: https://example.org/oats',
			'Oats: https://example.org/oats#top',
		);
		assert.match(only ?? '', /same source as “1”, and so is “3”/u);
		assert.deepEqual(rest, []);
	});

	it('knows a work by its title, whatever site it is on', () => {
		const title = 'Yields of winter oats under drought in upland trials';
		assert.equal(
			duplicates(`${title}: https://example.org/a`, `[PDF] ${title} - PaperSite: https://example.com/b`).length,
			1,
		);
		assert.equal(
			duplicates(
				'高地燕麦在干旱条件下的产量试验研究: https://example.org/a',
				'高地燕麦在干旱条件下的产量试验研究: https://example.com/b',
			).length,
			1,
		);
		assert.deepEqual(duplicates(`${title} 2021: https://example.org/a`, `${title} 2022: https://example.com/b`), []);
		assert.deepEqual(duplicates('Annual report: https://example.org/a', 'Annual report: https://example.com/b'), []);
	});

	it('says that one address stands under two titles', () => {
		const [found] = duplicates(
			'Oat yields in the uplands: https://example.org/oats',
			'Port fees 2024: https://example.org/oats',
		);
		assert.match(found ?? '', /same address as “1” under another title/u);
		const [translated] = duplicates('Oat yields: https://example.org/oats', '燕麦产量: https://example.org/oats');
		assert.match(translated ?? '', /same source/u);
	});

	it('leaves pages alone that are given by the home page of their site', () => {
		assert.deepEqual(
			duplicates('Oat yields in the uplands: https://example.org/', 'Port fees 2024: https://example.org'),
			[],
		);
	});
});
