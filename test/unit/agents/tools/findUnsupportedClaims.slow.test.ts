import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type Answered, withAgent } from '../../cli/mcp/agent';
import { bare, mended } from '../../cli/mcp/reports';

const files = {
	'bare.md': bare,
	'mended.md': mended,
	'grid.md': readFileSync('examples/grid-storage/report.md', 'utf8'),
};

describe('MCP: find_unsupported_claims', () => {
	it('tells a claim with the reason and what would be ground for it', async () => {
		await withAgent({ files }, async ({ ask }) => {
			const { data, text } = await ask('find_unsupported_claims', { path: 'bare.md' });
			assert.equal(data.claims.length, 1);
			const [claim] = data.claims;
			assert.deepEqual([claim.line, claim.column, claim.support, claim.questioned], [5, 1, 'unsupported', true]);
			assert.equal(claim.quote, 'Sodium-ion cells will displace lithium iron phosphate well before 2030.');
			assert.ok(claim.why.length > 0 && claim.would_be_ground.length > 0);
			assert.match(text, /Ground would be: /);
		});
	});

	it('lists those that no finding questions only where they are asked for', async () => {
		await withAgent({ files }, async ({ ask }) => {
			const { data } = await ask('find_unsupported_claims', { path: 'grid.md' });
			assert.ok(data.claims.length > 0);
			assert.ok(data.claims.every(({ questioned }: Answered) => questioned));
			const whole = await ask('find_unsupported_claims', { path: 'grid.md', all: true });
			assert.equal(whole.data.claims.length, data.claims.length + data.unquestioned);
			assert.deepEqual(whole.data.claims.slice(0, data.claims.length), data.claims);
			const cut = await ask('find_unsupported_claims', { path: 'grid.md', all: true, limit: 1 });
			assert.deepEqual([cut.data.claims.length, cut.data.left], [1, whole.data.claims.length - 1]);
		});
	});

	it('says of a judgement that its author answers for it', async () => {
		const view = '# Storage\n\n## Outlook\n\nWe prefer storage to wind.\n';
		await withAgent({ files: { ...files, 'view.md': view } }, async ({ ask }) => {
			const { data } = await ask('find_unsupported_claims', { path: 'view.md' });
			const told = data.claims.find(({ quote }: Answered) => quote.startsWith('We prefer'));
			assert.equal(told.authors_view, true);
			assert.match(told.would_be_ground, /whose it is/);
		});
	});

	it('finds none in a report whose claims are carried', async () => {
		await withAgent({ files }, async ({ ask }) => {
			const { data, text } = await ask('find_unsupported_claims', { path: 'mended.md' });
			assert.deepEqual(data.claims, []);
			assert.match(text, /No claim is questioned for its ground\./);
		});
	});
});
