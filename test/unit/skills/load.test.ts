import assert from 'node:assert/strict';
import { inEnglish } from '../../../src/messages/inEnglish';
import { message } from '../../../src/messages/message';
import type { TextFiles } from '../../../src/ports';
import { loadSkills } from '../../../src/skills/load';
import { files } from '../judge/judging';
import { skillText } from './skillTexts';

const load = (product: Readonly<Record<string, string>>, workspace: Readonly<Record<string, string>> = {}) =>
	loadSkills({ product: files(product), workspace: files(workspace) });

const problem = async (text: string) => {
	const { problems, skills } = await load({ 'g/1/garden_plan.md': text });
	assert.deepEqual(skills, []);
	assert.equal(problems.length, 1);
	return problems[0]!;
};

describe('loading skills', () => {
	it('reads front matter, checkpoints and every hint', async () => {
		const hints = Array.from({ length: 14 }, (_, i) => `- Check number ${i + 1}.`);
		const body = ['## What to check', ...hints, '', '## What good looks like', 'A plan.', '## Fatal flaws', '- Weeds.'];
		const { skills, problems } = await load({ 'garden_plan.md': skillText('garden_plan', {}, body.join('\n')) });
		assert.deepEqual(problems, []);
		const [skill] = skills;
		assert.equal(skill?.hints.length, 14);
		assert.equal(skill?.hints[13], 'Check number 14.');
		assert.deepEqual(skill?.goodSigns, ['A plan.']);
		assert.deepEqual(skill?.fatalFlaws, ['Weeds.']);
		assert.deepEqual(skill?.checkpoints, [{ question: 'Are plants named?', kind: 'must', why: 'A plan needs them.' }]);
		assert.deepEqual(skill?.signals, [{ match: 'garden*', language: 'en', weight: 1, not: [] }]);
		assert.equal(skill?.origin, 'product');
	});

	it('reads what is also said in Chinese, and of an extension only what it says anew', async () => {
		const deliverable = { name: 'A planting plan', nameZh: '种植方案', mustHave: 'Plants.', mustHaveZh: '植物' };
		const checkpoint = { question: 'Named?', questionZh: '是否列名？', kind: 'must', why: 'Why.', whyZh: '原因。' };
		const head = {
			...{ titleZh: '花园报告', descriptionZh: '关于花园的报告。' },
			deliverable: JSON.stringify(deliverable),
			checkpoints: JSON.stringify([checkpoint]),
		};
		const product = { 'garden_plan.md': skillText('garden_plan', head) };
		const [skill] = (await load(product)).skills;
		assert.deepEqual([skill?.descriptionZh, skill?.deliverable], ['关于花园的报告。', deliverable]);
		assert.deepEqual(skill?.checkpoints, [checkpoint]);
		const added = '---\nlabel: garden_plan\nextends: true\ndescription: Our gardens.\n---\n';
		const [extended] = (await load(product, { 'garden_plan.md': added })).skills;
		assert.deepEqual([extended?.description, extended?.descriptionZh], ['Our gardens.', undefined]);
		assert.equal(extended?.titleZh, '花园报告');
	});

	it('joins the lines of a hint and reads files with Windows line ends', async () => {
		const text = skillText('garden_plan', {}, '## What to check\n- One that\n  goes on.\n\n- Another.');
		const { skills } = await load({ 'garden_plan.md': `\uFEFF${text.replaceAll('\n', '\r\n')}` });
		assert.deepEqual(skills[0]?.hints, ['One that goes on.', 'Another.']);
	});

	it('reads signals with weights and exceptions', async () => {
		const signals = '{ en: [{ match: [bed, beds], weight: 0.5, not: bed and breakfast }], any: [42] }';
		const { skills } = await load({ 'garden_plan.md': skillText('garden_plan', { signals }) });
		assert.deepEqual(skills[0]?.signals, [
			{ match: 'bed', language: 'en', weight: 0.5, not: ['bed and breakfast'] },
			{ match: 'beds', language: 'en', weight: 0.5, not: ['bed and breakfast'] },
			{ match: '42', language: 'any', weight: 1, not: [] },
		]);
	});

	it('leaves out a bad file, says why, and keeps the others', async () => {
		const { skills, problems } = await load({ 'bad_one.md': 'no front matter', 'good_one.md': skillText('good_one') });
		assert.deepEqual(
			skills.map(({ label }) => label),
			['good_one'],
		);
		assert.deepEqual(problems, [
			{
				code: 'frontMatter',
				file: 'bad_one.md',
				key: undefined,
				message: message('skillFiles.at', {
					...{ file: 'bad_one.md', key: undefined },
					what: message('skillFiles.noFrontMatter'),
				}),
			},
		]);
	});

	it('names the key that is wrong', async () => {
		const cases: readonly (readonly [Readonly<Record<string, string | undefined>>, key: string, words: string])[] = [
			[{ level: '4' }, 'level', 'must be 1 (primary intent)'],
			[{ title: undefined }, 'title', 'is missing.'],
			[{ deliverable: undefined }, 'deliverable', 'is missing. A level 1'],
			[{ level: '2' }, 'deliverable', 'belongs to level 1 only.'],
			[{ checkpoints: '[]' }, 'checkpoints', 'is missing or empty.'],
			[
				{ checkpoints: '[{ question: Q?, kind: must, why: W, questionZh: "" }]' },
				'checkpoints.0.questionZh',
				'must not be empty.',
			],
			[
				{ checkpoints: '[{ question: Q?, kind: maybe, why: W }]' },
				'checkpoints.0.kind',
				'must be one of must, detail, flaw.',
			],
			[{ signals: '{ en: ["(a|b"] }' }, 'signals.en.0.match.0', '“(a|b” has a bracket'],
			[{ signals: '{ en: [{ match: a, weight: -1 }] }' }, 'signals.en.0.weight', 'must be more than 0.'],
			[{ signals: '{ english: [a] }' }, 'signals.english', 'must be a language code'],
			[{ domain: '"My Domain"' }, 'domain', 'must be lower-case words'],
			[{ prior: '2' }, 'prior', 'must be 1 or less.'],
			[{ title: '[a, b]' }, 'title', 'must be a text.'],
			[{ extends: 'perhaps' }, 'extends', 'must be true or false.'],
		];
		for (const [head, key, words] of cases) {
			const { code, key: named, message: said } = await problem(skillText('garden_plan', head));
			assert.equal(code, 'frontMatter');
			assert.equal(named, key);
			const text = inEnglish(said);
			assert.ok(text.startsWith(`g/1/garden_plan.md: ${key}: ${words}`), text);
		}
	});

	it('refuses unknown keys, broken YAML, a body without checks and a file of another name', async () => {
		assert.match(
			inEnglish((await problem(skillText('garden_plan', { levle: '1' }))).message),
			/“levle” is not known here/,
		);
		assert.match(
			inEnglish((await problem(skillText('garden_plan', { title: '[open' }))).message),
			/not valid YAML \(line \d+ of the file\)/,
		);
		const bomb = Array.from({ length: 300 }, (_, at) => `a${at}: &a [*a,*a]`).join('\n');
		assert.match(
			inEnglish((await problem(skillText('garden_plan', { title: `Garden\n${bomb}` }))).message),
			/not valid YAML \(line \d+ of the file\): a value without quotes begins with & or \*/,
		);
		assert.equal((await problem(skillText('garden_plan', {}, '# Notes'))).code, 'body');
		assert.match(inEnglish((await problem(skillText('other_plan'))).message), /Name the file other_plan\.md/);
	});

	it('lets a workspace add, replace and extend', async () => {
		const product = { 'garden_plan.md': skillText('garden_plan'), 'garden_tour.md': skillText('garden_tour') };
		const { skills, problems } = await load(product, {
			'house/garden_tour.md': skillText('garden_tour', { title: 'Our tours' }),
			'house/pond_plan.md': skillText('pond_plan', { domain: 'water' }),
			'house/garden_plan.md':
				'---\nlabel: garden_plan\nextends: true\nsignals: { zh: [花园] }\n---\n## What to check\n- Our own check.',
		});
		assert.deepEqual(problems, []);
		assert.deepEqual(
			skills.map(({ label, origin }) => [label, origin]),
			[
				['garden_plan', 'extended'],
				['garden_tour', 'workspace'],
				['pond_plan', 'workspace'],
			],
		);
		assert.deepEqual(skills[0]?.hints, ['Each plant has a place.', 'Our own check.']);
		assert.deepEqual(
			skills[0]?.signals.map(({ match }) => match),
			['garden*', '花园'],
		);
		assert.equal(skills[0]?.checkpoints.length, 1);
		assert.deepEqual(skills[0]?.files, ['garden_plan.md', 'house/garden_plan.md']);
		assert.equal(skills[1]?.title, 'Our tours');
	});

	it('keeps the product’s skill when the workspace’s is unsound or extends nothing', async () => {
		const { skills, problems } = await load(
			{ 'garden_plan.md': skillText('garden_plan') },
			{
				'garden_plan.md': skillText('garden_plan', { level: '9' }),
				'lawn_plan.md': '---\nlabel: lawn_plan\nextends: true\n---\n',
			},
		);
		assert.deepEqual(
			skills.map(({ label, origin }) => [label, origin]),
			[['garden_plan', 'product']],
		);
		assert.deepEqual(
			problems.map(({ file, key }) => [file, key]),
			[
				['garden_plan.md', 'level'],
				['lawn_plan.md', 'extends'],
			],
		);
	});

	it('does not let an extension move a skill to another level or domain', async () => {
		const { skills, problems } = await load(
			{ 'garden_plan.md': skillText('garden_plan') },
			{ 'garden_plan.md': '---\nlabel: garden_plan\nextends: true\ndomain: water\n---\n' },
		);
		assert.equal(skills[0]?.origin, 'product');
		assert.equal(problems[0]?.key, 'domain');
	});

	it('uses the first of two files with one label', async () => {
		const { skills, problems } = await load({
			'a/garden_plan.md': skillText('garden_plan', { title: 'First' }),
			'b/garden_plan.md': skillText('garden_plan', { title: 'Second' }),
		});
		assert.equal(skills[0]?.title, 'First');
		assert.equal(problems[0]?.code, 'duplicate');
		assert.match(inEnglish(problems[0]!.message), /taken by a\/garden_plan\.md/);
	});

	it('reports files and folders that cannot be read', async () => {
		const failing: TextFiles = {
			list: async () => ['garden_plan.md', 'gone.md'],
			read: async (path) => {
				if (path === 'gone.md') return undefined;
				throw new Error('no permission');
			},
		};
		const { problems } = await loadSkills({ product: failing });
		assert.deepEqual(
			problems.map(({ code, file }) => [code, file]),
			[
				['unreadable', 'garden_plan.md'],
				['unreadable', 'gone.md'],
			],
		);
		const closed: TextFiles = { ...failing, list: () => Promise.reject(new Error('no folder')) };
		const [listing] = (await loadSkills({ product: files({}), workspace: closed })).problems;
		assert.match(inEnglish(listing!.message), /no folder/);
	});

	it('reads the product’s folder once, and again as long as something in it cannot be used', async () => {
		const texts: Record<string, string> = { 'garden_plan.md': 'no skill' };
		let lists = 0;
		const product: TextFiles = {
			list: async () => {
				lists += 1;
				return Object.keys(texts);
			},
			read: async (path) => texts[path],
		};
		assert.equal((await loadSkills({ product })).problems.length, 1);
		texts['garden_plan.md'] = skillText('garden_plan');
		const { skills, problems } = await loadSkills({ product });
		assert.deepEqual([skills.length, problems.length, lists], [1, 0, 2]);
		const workspace = files({ 'garden_plan.md': 'extends: true' });
		assert.deepEqual((await loadSkills({ product })).skills, skills);
		assert.equal((await loadSkills({ product, workspace })).problems.length, 1);
		assert.equal(lists, 2);
	});
});
