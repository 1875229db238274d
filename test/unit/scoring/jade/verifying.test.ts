import assert from 'node:assert/strict';
import { rendered } from '../../../../src/output/rendering';
import { textRendering } from '../../../../src/output/text';
import { skillItems } from '../../../../src/scoring/jade/checklists/skillItems';
import { loadSkills } from '../../../../src/skills/load';
import { english, said } from '../../words';
import { ReadingModel } from '../finResearch/readingModel';
import { itemAt, scoreJadeOf, skills, sourceFiles } from './judging';

const offline = (text: string, files = {}) => scoreJadeOf(text, { model: null, files: sourceFiles(files) });

describe('facts verified by rules', () => {
	it('are refuted by their own figures, unless a cited source says just that', async () => {
		const text =
			'# Tea\n\n## Sales\n\nSales of green tea rose from 200 tonnes to 250 tonnes in 2024, an increase of 40% [1]. The plant should therefore be enlarged.\n\n## References\n\n[1] Tea 2024. https://example.org/tea\n';
		const source = '# Tea 2024\n\nSales of green tea rose from 200 tonnes to 250 tonnes in 2024, an increase of 40%.\n';
		const withSource = await offline(text, { 'tea.md': `---\nurl: https://example.org/tea\n---\n\n${source}` });
		assert.ok(itemAt(withSource.jade, text, 'an increase of 40%').result!.value! > 0.5);
		const { jade, analysis } = await offline(text);
		const fact = itemAt(jade, text, 'an increase of 40%');
		assert.equal(fact.judgement!.basis, 'rule');
		assert.ok(fact.result!.value! < 0.1);
		assert.equal(itemAt(jade, text, 'should therefore be enlarged').result!.state, 'gated');
		assert.ok(analysis.findings.some(({ code }) => code === 'number.arithmetic'));
		assert.ok(!analysis.findings.some(({ code }) => /refuted|gated/.test(code)), 'one slip is one finding');
	});

	it('are refuted by the figures that they ask about, and not by others of their sentence', async () => {
		const text =
			'# Tea\n\n## Sales\n\nSales of green tea rose from 200 tonnes to 250 tonnes in 2024, an increase of 40%, while shops sold 90 tonnes of coffee.\n';
		const { id } = itemAt((await offline(text)).jade, text, 'an increase of 40%');
		const asking = async (question: string) => {
			const { jade } = await scoreJadeOf(text, { model: null, checklistEdits: { items: { [id]: { question } } } });
			return itemAt(jade, text, 'an increase of 40%').result?.state;
		};
		assert.equal(await asking('Was that an increase of 40%?'), 'scored');
		assert.equal(await asking('Did shops sell 90 tonnes of coffee?'), 'unverifiable');
	});

	it('are left open where two sources disagree', async () => {
		const text =
			'# Copper\n\n## Trade\n\nExports of copper rose by 9% in 2024 [1][2]. The port should therefore be enlarged for copper.\n\n## References\n\n[1] One. https://example.org/one\n[2] Two. https://example.org/two\n';
		const page = (url: string, share: string) =>
			`---\nurl: ${url}\n---\n\n# Copper\n\nExports of copper rose by ${share} in 2024. The mines produced as much as before. Freight was stable.\n`;
		const { jade } = await offline(text, {
			'one.md': page('https://example.org/one', '9%'),
			'two.md': page('https://example.org/two', '14%'),
		});
		const fact = itemAt(jade, text, 'rose by 9%');
		assert.equal(fact.result!.state, 'unverifiable');
		assert.match(said(fact.judgement!.reason), /disagree/);
		assert.equal(fact.judgement!.found.length, 2);
	});

	it('are doubted where the report itself gives another figure and no source decides', async () => {
		const text =
			'# Roofs\n\n## Market\n\nThe installed base of rooftop systems reached 41.2 GW in 2024 [1].\n\n## Outlook\n\nIn 2024 the installed base of rooftop systems was 47.3 GW [1]. Grid fees should therefore fall.\n\n## References\n\n[1] Roofs 2025. https://example.org/roofs\n';
		const fact = itemAt((await offline(text)).jade, text, '47.3 GW');
		assert.equal(fact.judgement!.basis, 'rule');
		assert.match(said(fact.judgement!.reason), /^The same quantity has two values: 41\.2 GW .*47\.3 GW/);
		assert.ok(Math.abs(fact.result!.value! - 0.15) < 1e-9, `${fact.result!.value}`);
		const other = itemAt((await offline(text)).jade, text, '41.2 GW');
		assert.equal(other.judgement!.span?.[0], text.indexOf('47.3 GW'));
		const source = '# Roofs\n\nIn 2024 the installed base of rooftop systems was 47.3 GW. Grid fees were stable.\n';
		const { jade } = await offline(text, { 'roofs.md': source });
		assert.ok(itemAt(jade, text, '47.3 GW').result!.value! > 0.7);
	});

	it('are not refuted by a source that nobody cites and that speaks of something else', async () => {
		const text =
			'# Copper\n\nExports of copper from Lurania rose by 9% in 2024. The port should therefore be enlarged.\n';
		const { jade } = await offline(text, {
			'tin.md': '# Tin\n\nExports of tin from Morvania fell by 4% in 2023. The mines closed.\n',
		});
		assert.equal(jade.evidence, null);
	});

	it('converts by a rate in Chinese as well', async () => {
		const text =
			'# 羊绒大衣有市场\n\n## 定价\n\n2026年羊绒大衣的计划售价为999加元，约合730美元。因此计划售价低于买家犹豫的门槛，无需调整。\n';
		const { jade } = await offline(text, { 'rate.md': '# 汇率\n\n2026年1月17日，1加元兑换0.719至0.720美元。\n' });
		const fact = jade.reportChecklist.find(({ question }) => question.includes('730'));
		assert.ok(fact, JSON.stringify(jade.reportChecklist.map(({ question }) => question)));
		assert.ok(fact.result!.value! < 0.1, said(fact.judgement!.reason));
	});
});

describe('the checklist of the skills', () => {
	it('begins with the hand-over, on which the needs rest, and ends in flaws that rest on nothing', async () => {
		const { skills: loaded } = await loadSkills({ product: skills });
		const items = skillItems(loaded);
		assert.match(
			items[0]!.question,
			/^Does the report hand over this: a verdict on the market \(Whether there is room/,
		);
		for (const item of items) {
			const level = loaded.find(({ label }) => label === item.skill)!.level;
			const rests = item.category !== 'flaw' && level > 1;
			assert.deepEqual(item.dependsOn, rests ? [items[0]!.id] : [], item.question);
			assert.equal(item.weight < 0, item.category === 'flaw');
			const must = level === 1 ? 15 : 10;
			assert.equal(item.weight, item.category === 'flaw' ? -15 : item.category === 'detail' ? 5 : must, item.question);
		}
		assert.equal(new Set(items.map(({ id }) => id)).size, items.length);
	});

	it('is asked in the same words whether or not a skill is also written in Chinese', async () => {
		const { skills: loaded } = await loadSkills({ product: skills });
		const alsoChinese = loaded.map((skill) => ({
			...skill,
			deliverable: skill.deliverable && { ...skill.deliverable, nameZh: '市场判断', mustHaveZh: '有无空间。' },
			checkpoints: skill.checkpoints.map((checkpoint) => ({ ...checkpoint, questionZh: '有吗？', whyZh: '有用。' })),
		}));
		const items = skillItems(alsoChinese);
		const others = skillItems(loaded);
		assert.deepEqual(
			items.map(({ questionZh: _, ...item }) => item),
			others.map(({ questionZh: _, ...item }) => item),
		);
		assert.equal(items[0]?.questionZh, '报告是否给出了市场判断：有无空间？');
		assert.ok(items.slice(1).every(({ questionZh }) => questionZh === '有吗？'));
		assert.ok(others.every(({ questionZh }) => questionZh === undefined));
	});

	it('is left out in the terminal while nobody has judged it', async () => {
		const { analysis, scorecard } = await offline('---\nquery: Is there a market?\n---\n\n# Tea\n\nTea sells.\n');
		const shown = rendered(textRendering(english, { colour: false, all: false }), [
			{ analysis, scorecard, sha256: '' },
		]);
		assert.doesNotMatch(shown, /checklists|Is there a market/i);
	});
});

describe('a judge that cannot tell', () => {
	const text =
		'# Tin\n\n## Trade\n\nExports of tin rose by 9% in 2024 [1]. The port should therefore be enlarged for tin.\n\n## References\n\n[1] Tin. https://example.org/tin\n';
	const files = sourceFiles({
		'tin.md': '---\nurl: https://example.org/tin\n---\n\n# Tin\n\nThe trade in tin is described on other pages.\n',
	});
	const doubting = (schemaName: string) =>
		new ReadingModel((request) => {
			if (request.schemaName !== schemaName) return undefined;
			if (schemaName === 'jade_judge') {
				const answer = { answer: 'cannotTell', quote: null, reason: 'The passage is not shown.' };
				const ids = [...request.user.matchAll(/^(\d+)(?: \(flaw\))?: /gm)].map(([, id]) => Number(id));
				return { answers: ids.map((id) => ({ id, ...answer })) };
			}
			const pairs = [...request.user.matchAll(/(\d+) by ([A-Z])\b/g)];
			const answer = { answer: 'cannotTell', confidence: 0.9, supporting: null, contradicting: null };
			return { verdicts: pairs.map(([, id, source]) => ({ id: Number(id), source, ...answer, reason: 'It is cut.' })) };
		});

	it('of an item leaves it undecided with its reason: it counts neither for nor against', async () => {
		const { jade } = await scoreJadeOf(text, { model: doubting('jade_judge'), files });
		const judged = jade.queryChecklist.filter(({ result }) => result?.state !== 'blocked');
		assert.ok(judged.length > 0);
		assert.ok(judged.every(({ result }) => result?.state === 'undecided' && result.value === null));
		assert.deepEqual(
			[...new Set(judged.map(({ judgement }) => said(judgement?.reason)))],
			['The passage is not shown.'],
		);
		assert.equal(jade.reasoning, null);
		assert.equal(jade.judged?.dropped, 0);
	});

	it('of a fact leaves it unverified, and gates nothing', async () => {
		const model = doubting('jade_verify');
		const { jade } = await scoreJadeOf(text, { model, files });
		assert.ok(model.asked('jade_verify').length > 0);
		const fact = itemAt(jade, text, 'rose by 9%');
		assert.deepEqual([fact.result?.state, fact.result?.verification?.answer], ['unverifiable', 'unverifiable']);
		assert.ok(jade.reportChecklist.every(({ result }) => result?.state !== 'gated'));
	});
});
