import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { paragraphRemoval } from '../../../src/mending/paragraphs';
import { applyReplacements } from '../../../src/mending/replacement';

/** A report without the part of it that reads so; `undefined` where that cannot go by itself. */
function without(source: string, part: string): string | undefined {
	const { report } = analyze({ name: 'study.md', text: source });
	const start = source.indexOf(part);
	const removal = paragraphRemoval(report, [start, start + part.length]);
	return removal && applyReplacements(source, [removal]);
}

describe('taking a paragraph out', () => {
	it('leaves no gap, and the others as they stand', () => {
		assert.equal(without('One.\n\nTwo.\n\n  Three.\n', 'Two.'), 'One.\n\n  Three.\n');
		assert.equal(without('One.\n\nTwo.', 'Two.'), 'One.\n\n');
		assert.equal(without('一。\r\n\r\n二。\r\n\r\n三。\r\n', '二。'), '一。\r\n\r\n三。\r\n');
	});

	it('takes along what ignores something of it, and nothing of the others', () => {
		const note = '<!-- plumbline-disable-next-line claim.unsupported -->';
		assert.equal(without(`One.\n\n${note}\n\nTwo.\n\nThree.\n`, 'Two.'), 'One.\n\nThree.\n');
		assert.equal(without(`One.\n\n${note}\n${note}\n\nTwo.\n\nThree.\n`, 'Two.'), 'One.\n\nThree.\n');
		assert.equal(
			without(`One.\n\n<!-- plumbline-disable -->\n\nTwo.\n`, 'Two.'),
			'One.\n\n<!-- plumbline-disable -->\n\n',
		);
	});

	it('takes along the headings that would have nothing under them', () => {
		assert.equal(
			without('# Ferries\n\nOne.\n\n## North\n\nTwo.\n\n## South\n\nThree.\n', 'Two.'),
			'# Ferries\n\nOne.\n\n## South\n\nThree.\n',
		);
		assert.equal(
			without('# Ferries\n\nOne.\n\n## Lines\n\n### North\n\nTwo.\n\n## South\n\nThree.\n', 'Two.'),
			'# Ferries\n\nOne.\n\n## South\n\nThree.\n',
		);
		assert.equal(without('# Ferries\n\nOne.\n\n## South\n\nTwo.\n', 'Two.'), '# Ferries\n\nOne.\n\n');
		// Something else stands there, and the title stays.
		assert.equal(
			without('# Ferries\n\n## North\n\nTwo.\n\n### Fares\n\nThree.\n', 'Two.'),
			'# Ferries\n\n## North\n\n### Fares\n\nThree.\n',
		);
		assert.equal(without('# Ferries\n\nTwo.\n', 'Two.'), '# Ferries\n\n');
	});

	it('is not done to lines among which a reference is given', () => {
		const given = 'Ferries sail [x].\n[x]: https://example.org/ferries';
		assert.equal(without(`${given}\n\nTrains run [x].\n`, given), undefined);
	});

	it('is not done to what cannot go by itself', () => {
		assert.equal(without('- Ferries sail.\n- Trains run.\n', 'Ferries sail.'), undefined);
		assert.equal(without('> Ferries sail.\n', 'Ferries sail.'), undefined);
		assert.equal(without('# Ferries\n\n# Ferries\n', 'Ferries'), undefined);
		assert.equal(without('Two lines sail:\n\n- North\n- South\n', 'Two lines sail:'), undefined);
		assert.equal(without('两条航线通航：\n\n- 北线\n- 南线\n', '两条航线通航：'), undefined);
	});

	it('is not done to a part of one', () => {
		assert.equal(without('Ferries sail. Trains run.\n', 'Trains run.'), undefined);
	});
});
