import assert from 'node:assert/strict';
import { labelOf, nameSkills, skillItems, skillTemplate } from '../../../src/extension/skills/skillTemplate';
import { createPlumbline } from '../../../src/index';
import { wordsIn } from '../../../src/messages/words';
import { silentLogger, systemClock } from '../../../src/ports';
import { loadSkills } from '../../../src/skills/load';
import type { Skill } from '../../../src/skills/model';

const plumbline = createPlumbline({ logger: silentLogger, clock: systemClock });

/** The source after the skills have been named in it. */
function named(source: string, ...labels: string[]): string {
	const { span, text } = nameSkills(plumbline.analyze({ name: 'r.md', text: source }).report, labels);
	return source.slice(0, span[0]) + text + source.slice(span[1]);
}

describe('a new skill', () => {
	it('has a label made of its title', () => {
		assert.equal(labelOf('Tender documents (EU)'), 'tender_documents_eu');
		assert.equal(labelOf('2 Märkte'), 'markte');
		assert.equal(labelOf('招标文件'), '');
	});

	it('can be used as it is, whatever its title', async () => {
		for (const title of ['Tender documents', 'He said: "no" # really']) {
			const label = labelOf(title);
			const files = { [`${label}.md`]: skillTemplate(label, title) };
			const folder = { list: async () => Object.keys(files), read: async (path: string) => files[path] };
			const { skills, problems } = await loadSkills({
				product: { list: async () => [], read: async () => undefined },
				workspace: folder,
			});
			assert.deepEqual(problems, []);
			assert.equal(skills[0]?.title, title);
			assert.equal(skills[0]?.checkpoints.length, 3);
		}
	});
});

describe('the skills to choose from', () => {
	const skill = {
		...{ label: 'tender_documents', title: 'Tender documents', titleZh: '招标文件', domain: 'sourcing', level: 2 },
		description: 'What a tender has to say.',
	} as Skill;

	it('are named by their titles, in the reader’s language, with the label beside', () => {
		const [english] = skillItems([skill], [], wordsIn('en'));
		assert.equal(english?.label, 'Tender documents');
		assert.equal(english?.description, 'tender_documents · sourcing, level 2');
		const [chinese] = skillItems([skill], [], wordsIn('zh-CN'));
		assert.equal(chinese?.label, '招标文件');
		assert.equal(chinese?.description, 'tender_documents · sourcing，第 2 级');
	});

	it('are told apart by their labels where two have one title', () => {
		const items = skillItems([skill, { ...skill, label: 'tenders' }], ['tenders'], wordsIn('en'));
		assert.deepEqual(
			items.map(({ picked }) => picked),
			[false, true],
		);
		assert.deepEqual(
			items.map((item) => item.skill.label),
			['tender_documents', 'tenders'],
		);
	});
});

describe('naming skills in a report', () => {
	it('makes a front matter where there is none', () => {
		assert.equal(
			named('# Steel\n\nText.\n', 'sector_analysis'),
			'---\nskills: [sector_analysis]\n---\n\n# Steel\n\nText.\n',
		);
	});

	it('adds them to the front matter', () => {
		assert.equal(
			named('---\nquery: Will it rise?\n---\n# Steel\n', 'a', 'b'),
			'---\nskills: [a, b]\nquery: Will it rise?\n---\n# Steel\n',
		);
	});

	it('puts them in place of those that are named, in a line or a list', () => {
		assert.equal(
			named('---\ntitle: T\nskills: [x, y]\ndate: 2026\n---\n# S\n', 'a'),
			'---\ntitle: T\nskills: [a]\ndate: 2026\n---\n# S\n',
		);
		assert.equal(
			named('---\nskills:\n  - x\n  - y\ntitle: T\n---\n# S\n', 'a'),
			'---\nskills: [a]\ntitle: T\n---\n# S\n',
		);
	});

	it('keeps the line breaks of the file', () => {
		assert.equal(named('---\r\ntitle: T\r\n---\r\n# S\r\n', 'a'), '---\r\nskills: [a]\r\ntitle: T\r\n---\r\n# S\r\n');
	});
});
