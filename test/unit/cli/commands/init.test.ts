import assert from 'node:assert/strict';
import { readConfig } from '../../../../src/config/config';
import { runIn } from '../memoryEnvironment';
import { violations } from '../schemas';

const name = '/reports/plumbline.config.json';

describe('CLI: plumbline init', () => {
	for (const lang of ['en', 'zh-CN']) {
		it(`writes a configuration file that says what holds anyhow, with comments: ${lang}`, async () => {
			const { code, stdout, stderr, files } = await runIn({}, 'init', `--lang=${lang}`);
			assert.deepEqual([code, stderr], [0, '']);
			const text = String(files.get(name));
			const config = readConfig('plumbline.config.json', text).config;
			assert.deepEqual(config, {
				$schema: './.plumbline/config.schema.json',
				failOn: 'error',
				maxFindings: 8,
				severities: {},
				exclude: [],
				overrides: [],
			});
			assert.deepEqual(violations('config', config), []);
			assert.ok(JSON.parse(String(files.get('/reports/.plumbline/config.schema.json'))).properties.failOn);
			assert.match(
				stdout,
				lang === 'en' ? /^Wrote plumbline\.config\.json.*plumbline analyze \./s : /^已写入.*plumbline analyze \./s,
			);
			assert.match(text, lang === 'en' ? /\/\/ How many findings are shown/ : /\/\/ 每 1,000 词/);
		});
	}

	it('has every comment that is a setting valid, too', async () => {
		const { files } = await runIn({}, 'init');
		const text = String(files.get(name)).replaceAll(/\/\/ (?=["{])/g, '');
		const config = readConfig('plumbline.config.json', text).config;
		assert.deepEqual(config, {
			$schema: './.plumbline/config.schema.json',
			extends: '../house-style.json',
			failOn: 'error',
			maxFindings: 8,
			severities: { 'claim.vague': 'off' },
			exclude: ['drafts/**'],
			baseline: 'known.json',
			overrides: [{ files: ['final/**'], failOn: 'warning' }],
		});
	});

	it('replaces no configuration, whatever its name', async () => {
		for (const existing of ['plumbline.config.json', 'plumbline.config.yaml', 'plumbline.config.yml']) {
			const { code, stdout, stderr, files } = await runIn({ files: { [existing]: '{}' } }, 'init');
			assert.deepEqual([code, stdout, [...files]], [2, '', [[`/reports/${existing}`, '{}']]]);
			assert.match(stderr, new RegExp(`^plumbline: There is a ${existing} here already: nothing was written\\.`));
		}
	});

	it('builds on the file that held here until now, and changes nothing by itself', async () => {
		const above = { '/plumbline.config.yaml': 'failOn: hint', 'r.md': '' };
		const { stdout, files } = await runIn({ files: { ...above, '/.git/HEAD': '' } }, 'init');
		const config = readConfig('plumbline.config.json', String(files.get(name))).config;
		assert.deepEqual(config, {
			$schema: './.plumbline/config.schema.json',
			extends: '../plumbline.config.yaml',
			overrides: [],
		});
		assert.match(stdout, /It builds on \.\.\/plumbline\.config\.yaml, which held here until now\./);
		const then = await runIn({ files: Object.fromEntries(files) }, 'config', 'print', 'r.md');
		assert.deepEqual(JSON.parse(then.stdout).config, { failOn: 'hint' });
		for (const mark of ['.git/HEAD', 'no-repository.md']) {
			const own = await runIn({ files: { ...above, [mark]: '' } }, 'init');
			assert.equal(readConfig('plumbline.config.json', String(own.files.get(name))).config.extends, undefined);
		}
	});

	it('tells what it could not write', async () => {
		const write = async () => {
			throw Object.assign(new Error('EROFS'), { code: 'EROFS' });
		};
		const { code, stderr } = await runIn({ fs: { write } }, 'init');
		assert.deepEqual(
			[code, stderr],
			[2, 'plumbline: .plumbline/config.schema.json cannot be written: the disk is read-only.\n'],
		);
		assert.match((await runIn({}, 'init', 'here')).stderr, /“plumbline init” takes no more/);
	});
});
