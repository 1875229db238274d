import assert from 'node:assert/strict';
import { runIn } from '../memoryEnvironment';

const broken =
	'# Steel\n\nPrices fell by 12 % in 2024 [7].\n\n## References\n\n[1] Steel yearbook. https://example.org/steel\n';

describe('CLI: configuration files', () => {
	it('hold for the reports below them, the nearest one alone', async () => {
		const files = {
			'plumbline.config.json': '{"severities": {"citation.broken": "off"}}',
			'a/r.md': broken,
			'b/plumbline.config.yaml': 'failOn: never\n',
			'b/deep/r.md': broken,
		};
		const { stdout, code } = await runIn({ files }, 'analyze', '--format=json', 'a/r.md', 'b');
		const codes = (JSON.parse(stdout) as { findings: { code: string }[] }[]).map(({ findings }) =>
			findings.map((finding) => finding.code).includes('citation.broken'),
		);
		assert.deepEqual([code, codes], [0, [false, true]]);
	});

	it('give way to the command line', async () => {
		const files = { 'plumbline.config.json': '{"failOn": "never"}', 'r.md': broken };
		assert.equal((await runIn({ files }, 'analyze', 'r.md')).code, 0);
		assert.equal((await runIn({ files }, 'analyze', 'r.md', '--fail-on', 'error')).code, 1);
	});

	it('can be named', async () => {
		const files = { 'mine.yaml': 'failOn: never', 'plumbline.config.json': '{"failOn": "hint"}', 'r.md': broken };
		assert.equal((await runIn({ files }, 'analyze', 'r.md', '--config', 'mine.yaml')).code, 0);
		const gone = await runIn({ files }, 'analyze', 'r.md', '--config', 'gone.yaml');
		assert.equal(gone.code, 2);
		assert.match(gone.stderr, /^plumbline: gone\.yaml does not exist/);
	});

	it('hold for standard input by its name', async () => {
		const files = { 'd/plumbline.config.yml': 'failOn: never' };
		assert.equal((await runIn({ files, stdin: broken }, 'analyze', '-', '--stdin-filename', 'd/x.md')).code, 0);
		assert.equal((await runIn({ files, stdin: broken }, 'analyze', '-')).code, 1);
	});
});
