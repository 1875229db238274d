import assert from 'node:assert/strict';
import { runIn } from '../memoryEnvironment';

const query = 'Find factories in Vietnam for organic cotton T-shirts, GOTS certified, MOQ below 300 pieces';

const ownSkill = (label: string, rest = '') =>
	`---\nlabel: ${label}\ntitle: House style\nlevel: 2\ndomain: house\ndescription: Our own rules.\nsignals:\n  en: [zeppelin*]\ncheckpoints:\n  - { question: "Is there a table?", kind: must, why: "Readers skim." }\n${rest}---\n\n## What to check\n- Every table has a unit.\n`;

describe('CLI: skills', () => {
	it('are listed by domain and level', async () => {
		const { code, stdout } = await runIn({}, 'skills');
		assert.equal(code, 0);
		assert.match(stdout, /^sourcing, level 1 \(primary intent\)$/m);
		assert.match(stdout, /^ {2}supplier_sourcing +Supplier sourcing$/m);
		const listed = JSON.parse((await runIn({}, 'skills', 'list', '--format', 'json')).stdout);
		assert.equal(stdout.match(/^ {2}\w/gm)?.length, listed.skills.length);
		assert.deepEqual([listed.schema, listed.problems], ['plumbline/skills/1', []]);
	});

	it('that a query activates are told with the words that speak for them', async () => {
		const { code, stdout } = await runIn({}, 'skills', 'activate', '--query', query, '--format', 'json');
		assert.equal(code, 0);
		const { skills, needsModel } = JSON.parse(stdout);
		const labels = skills.map(({ label }: { label: string }) => label);
		for (const label of ['supplier_sourcing', 'certification_required', 'moq_price_constraint', 'region_specific'])
			assert.ok(labels.includes(label), `${label} in ${labels}`);
		assert.equal(needsModel, false);
		for (const { label, level, domain, why } of skills) {
			assert.ok(level >= 1 && level <= 3 && domain === 'sourcing', label);
			assert.ok(why.length > 0, label);
		}
		assert.match(
			(await runIn({}, 'skills', 'activate', '--query', query)).stdout,
			/^L1 {2}supplier_sourcing .*factories/m,
		);
	});

	it('leave a query that says nothing to a model', async () => {
		const { code, stdout } = await runIn({}, 'skills', 'activate', '--query', 'xyzzy');
		assert.equal(code, 0);
		assert.match(stdout, /with a model, score asks it/);
	});

	it('are explained whole, and a label that was meant is guessed', async () => {
		const { stdout } = await runIn({}, 'skills', 'explain', 'supplier-sourcing');
		assert.match(stdout, /^Supplier sourcing \(供应商寻源\)\n/);
		for (const heading of ['Checkpoints', 'What to check', 'What good looks like', 'Fatal flaws'])
			assert.match(stdout, new RegExp(`^${heading}\n {2}- \\S`, 'm'));
		const { code, stderr } = await runIn({}, 'skills', 'explain', 'suplier_sourcing');
		assert.equal(code, 2);
		assert.match(stderr, /Did you mean supplier_sourcing\?/);
	});

	it('are explained in Chinese to Chinese readers, as far as they are written in it', async () => {
		const { stdout } = await runIn({}, 'skills', 'explain', 'supplier_sourcing', '--lang', 'zh-CN');
		assert.match(stdout, /^寻找能按要求供货的供应商/m);
		assert.match(stdout, /^应交付：供应商短名单\n {2}真实存在/m);
		assert.match(stdout, /^ {2}- \[必须\] 报告是否列出可以查实的具体供应商/m);
		assert.doesNotMatch(stdout, /Does the report/);
	});

	it('of the user’s own are found through the configuration file and through --skills', async () => {
		const files = { 'mine/house_style.md': ownSkill('house_style'), 'plumbline.config.json': '{ "skills": "mine" }' };
		assert.match((await runIn({ files }, 'skills')).stdout, /^ {2}house_style +House style {2}\(yours\)$/m);
		const { stdout } = await runIn(
			{ files: { 'other/house_style.md': ownSkill('house_style') } },
			...['skills', 'activate', '--skills', 'other', '--query', 'A zeppelin factory'],
		);
		assert.match(stdout, /^L2 {2}house_style .*zeppelin/m);
	});

	it('of the user’s own are checked: file, key and what to do; the good ones stay', async () => {
		const files = { 'mine/house_style.md': ownSkill('house_style'), 'mine/bad.md': ownSkill('bad', 'levle: 2\n') };
		const { code, stdout } = await runIn({ files }, 'skills', 'validate', 'mine');
		assert.equal(code, 1);
		assert.match(stdout, /^✗ bad\.md: .*levle/m);
		assert.match(stdout, /^mine: 1 skill can be used, 1 problem\.$/m);
		const json = JSON.parse((await runIn({ files }, 'skills', 'validate', 'mine', '--format=json')).stdout);
		assert.deepEqual([json.folder, json.checked, json.problems.length], ['mine', 1, 1]);
		assert.equal((await runIn({}, 'skills', 'validate')).code, 0);
	});

	it('print no control characters of a skill', async () => {
		const evil = ownSkill('house_style')
			.replace('Our own rules.', '"Rules \\e[31mred \\r\\x9b2J"')
			.replace('a unit', 'a \u001b[2Junit');
		for (const argv of [['list'], ['explain', 'house_style'], ['validate']]) {
			const { stdout, stderr } = await runIn(
				{ files: { 'mine/house_style.md': evil } },
				'skills',
				...argv,
				'--skills=mine',
			);
			assert.ok(stdout.length > 0 && !/[^\P{Cc}\n]/u.test(stdout + stderr), argv.join());
		}
	});

	it('say what cannot be done', async () => {
		const complaint = async (...argv: string[]) => {
			const { code, stdout, stderr } = await runIn({}, 'skills', ...argv);
			assert.deepEqual([code, stdout], [2, '']);
			return stderr;
		};
		assert.match(await complaint('activte'), /cannot “activte”: use list, .* Did you mean activate\?/);
		assert.match(await complaint('activate'), /Say what the report was asked for/);
		assert.match(await complaint('validate', 'gone'), /There is no folder gone\./);
		assert.match(
			await complaint('explain'),
			/“plumbline skills explain” needs something .*: plumbline skills explain LABEL/,
		);
	});
});
