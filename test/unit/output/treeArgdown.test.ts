import assert from 'node:assert/strict';
import { createPlumbline } from '../../../src/index';
import { renderTreeArgdown } from '../../../src/output/trees';
import { silentLogger, systemClock } from '../../../src/ports';
import { english } from '../words';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

describe('renderTreeArgdown', () => {
	it('writes statements, arguments and their relations, one a line, with the support as a tag', () => {
		const text = '# Ferries should go electric\n\nIt is beyond doubt the #1 choice of any town {ever}.\n';
		const analysis = plumbline.analyze({ name: 'r.md', text });
		const [title, claim, ...rest] = renderTreeArgdown(analysis, 'full', english).split('\n');
		assert.match(title ?? '', /^\[Title\]: Ferries should go electric #\w+$/);
		assert.equal(claim, '    + <Claim 1>: It is beyond doubt the \\#1 choice of any town \\{ever\\}. #unsupported');
		assert.deepEqual(rest, ['']);
	});

	it('names the title even where the report says nothing', () => {
		assert.equal(
			renderTreeArgdown(plumbline.analyze({ name: 'r.md', text: '' }), 'full', english),
			'[Title]: (no title) #unknown\n',
		);
	});
});
