import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runIn } from './memoryEnvironment';
import { violations } from './schemas';

const folder = '../shared/corpora/reports';

describe('CLI: real reports', () => {
	if (!existsSync(folder)) {
		it('are skipped: there is no folder ../shared/corpora/reports beside the checkout');
		return;
	}
	for (const name of readdirSync(folder).filter((file) => file.endsWith('.md'))) {
		it(name, async () => {
			const files = { [name]: readFileSync(join(folder, name)) };
			for (const [command, schema] of [
				['analyze', 'analysis'],
				['score', 'scorecard'],
			] as const) {
				const { code, stdout, stderr } = await runIn({ files }, command, name, '--offline', '--format', 'json');
				assert.ok(code === 0 || code === 1, `exit code ${code}`);
				assert.equal(stderr, '');
				assert.deepEqual(violations(schema, JSON.parse(stdout)), []);
			}
		});
	}
});
