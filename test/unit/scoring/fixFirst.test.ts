import assert from 'node:assert/strict';
import type { Finding } from '../../../src/findings/model';
import { createPlumbline } from '../../../src/index';
import { verbatim } from '../../../src/messages/message';
import { silentLogger, systemClock } from '../../../src/ports';
import type { Reading } from '../../../src/reading/model';

import { rankFixes } from '../../../src/scoring/fixFirst';
import type { ItemGain } from '../../../src/scoring/jade/formula/itemGains';
import { doc } from '../report/inline';
import { madeFinding } from '../words';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

const report = doc(
	'# Tea exports of the north',
	'',
	'## Volumes',
	'',
	'Exports rose by 12.4% to 340,000 tonnes in 2023. The ports are the decisive advantage of the region.',
	'',
	'Freight rates fell by 8.1% in the same year [4].',
	'',
	'## Outlook',
	'',
	'Growth will certainly continue, because the ports are better than any rival.',
	'',
	'## References',
	'',
	'[1] Customs Office. https://example.org/customs',
);

describe('Fix first', () => {
	const node = 'n1';
	const source = { node, source: 's1', title: 'One' };
	const { tree } = plumbline.analyze({ name: 'r.md', text: report });
	const none = { ...tree, nodes: [] };

	it('goes by weight and certainty, then by effort, without hints; no points are promised', () => {
		const findings = [
			madeFinding('claim.unsupported', [0, 5], { node, reason: 'noEvidence' }, { severity: 'info', certainty: 0.9 }),
			madeFinding('citation.broken', [10, 15], { label: '4' }, { severity: 'error', certainty: 0.9 }),
			madeFinding('number.unit', [20, 25], {}, { severity: 'warning', certainty: 0.4 }),
			madeFinding('citation.unused', [30, 35], { label: '5' }, { severity: 'hint', certainty: 0.9 }),
			madeFinding('claim.vague', [40, 45], { node, words: 'some' }, { severity: 'info', certainty: 0.9 }),
		];
		const steps = rankFixes({ findings, tree: none }, []);
		assert.deepEqual(
			steps.map(({ finding }) => finding),
			[1, 4, 0, 2],
		);
		assert.ok(steps.every(({ gain }) => gain === 0));
	});

	it('puts a word before something to find, and that before a passage to write', () => {
		const alike = { severity: 'warning', certainty: 0.5 } as const;
		const findings = [
			madeFinding('report.missing', [0, 5], {}, alike),
			madeFinding('claim.unsupported', [10, 15], { node, reason: 'noEvidence' }, alike),
			madeFinding('number.unit', [20, 25], {}, alike),
		];
		assert.deepEqual(
			rankFixes({ findings, tree: none }, []).map(({ finding, effort }) => [finding, effort]),
			[
				[2, 'small'],
				[1, 'medium'],
				[0, 'large'],
			],
		);
	});

	it('counts double what lies on a statement of the condensed tree', () => {
		const statement = tree.nodes.find(({ key, sentence }) => key && sentence !== undefined);
		assert.ok(statement);
		const findings = [
			madeFinding('claim.vague', [report.length, report.length + 9], { node, words: 'some' }, { certainty: 0.7 }),
			madeFinding('claim.vague', statement.span, { node, words: 'some' }, { certainty: 0.4 }),
		];
		const first = (nodes: typeof tree.nodes) => rankFixes({ findings, tree: { ...tree, nodes } }, [])[0]?.finding;
		assert.equal(first([statement]), 1);
		assert.equal(first([{ ...statement, key: false }]), 0);
		assert.equal(first([{ ...statement, sentence: undefined }]), 0);
	});

	it('begins with nothing that is held back for being less certain or less weighty', () => {
		const findings = [
			madeFinding('number.unit', [10, 15], {}, { held: true, certainty: 0.5 }),
			madeFinding('number.unit', [20, 25], {}, { certainty: 0.4 }),
		];
		assert.deepEqual(
			rankFixes({ findings, tree: none }, []).map(({ finding }) => finding),
			[1],
		);
	});

	it('puts what the report has nothing of before what it has in part, and what adds more before what takes less work', () => {
		const item = { span: undefined, isFact: false, effort: 'small', unmet: false } as const;
		const judged: ItemGain[] = [
			...Array.from({ length: 10 }, (_, at) => ({ ...item, item: `half${at}`, gain: 0.036 })),
			{ ...item, item: 'more', gain: 0.08, effort: 'medium' },
			{ ...item, item: 'nothing', gain: 0.04, effort: 'large', unmet: true },
			{ ...item, item: 'nothingYet', gain: 0, effort: 'large', unmet: true },
		];
		assert.deepEqual(
			rankFixes({ findings: [], tree: none }, judged)
				.slice(0, 4)
				.map((step) => step.item),
			['nothing', 'nothingYet', 'more', 'half0'],
		);
	});

	it('puts a number that is wrong before what a checklist asks for', () => {
		const findings = [madeFinding('number.arithmetic', [0, 5], {}, { severity: 'warning', certainty: 0.9 })];
		const asked = { item: 'q1', span: undefined, isFact: false, effort: 'small', unmet: true, gain: 0.5 } as const;
		assert.deepEqual(
			rankFixes({ findings, tree: none }, [asked]).map(({ finding, item }) => finding ?? item),
			[0, 'q1'],
		);
	});

	it('names the same defect once', () => {
		const findings = [
			madeFinding('claim.unsupported', [0, 40], { node, reason: 'noEvidence' }, { certainty: 0.9 }),
			madeFinding('citation.missing', [10, 40], { node }, { certainty: 0.5 }),
			madeFinding('number.inconsistent', [10, 20], {}, { certainty: 0.8 }),
			madeFinding('number.arithmetic', [12, 18], {}, { certainty: 0.7 }),
			madeFinding('claim.unsupported', [50, 90], { node, reason: 'noEvidence' }, { certainty: 0.3 }),
		];
		const judged = [
			{ item: 'c1', gain: 0.05, effort: 'medium', span: [0, 40], unmet: false, isFact: false },
			{ item: 'q1', gain: 0.02, effort: 'large', span: undefined, unmet: false, isFact: false },
		] as const;
		const steps = rankFixes({ findings, tree: none }, judged);
		assert.deepEqual(
			steps.map(({ finding, item }) => finding ?? item),
			[0, 2, 'q1', 4],
		);
		assert.deepEqual(
			steps.map(({ gain }) => gain),
			[0, 0, 2, 0],
		);
	});

	const wrong = [
		madeFinding('citation.missing', [10, 40], { node }),
		madeFinding('claim.unsupported', [200, 240], { node, reason: 'noEvidence' }),
		madeFinding('conclusion.gated', [60, 90], { node, item: 'c1', fact: 'f1' }),
		madeFinding('source.contradicts', [10, 50], source),
		madeFinding('evidence.refuted', [10, 50], { node, item: 'f1', falls: 1 }),
		madeFinding('source.contradicts', [100, 120], source),
	];
	const steps = (...items: ItemGain[]) =>
		rankFixes({ findings: wrong, tree: none }, items).map(({ finding, gain }) => [
			finding === null ? null : wrong[finding]?.code,
			gain,
		]);

	it('names what is refuted and what falls with it first, each fact once, and asks for no source for it', () => {
		assert.deepEqual(steps(), [
			['evidence.refuted', 0],
			['source.contradicts', 0],
			['conclusion.gated', 0],
			['claim.unsupported', 0],
		]);
	});

	it('names a conclusion that falls once, though JADE has an item for it', () => {
		const item = { item: 'c1', gain: 0.25, effort: 'large', span: [60, 90], unmet: false, isFact: false } as const;
		assert.deepEqual(steps(item), steps());
		assert.deepEqual(steps({ ...item, item: 'c2' }).at(-2), [null, 25]);
	});

	it('counts a conclusion in the gain of its fact where JADE has one', () => {
		assert.deepEqual(steps({ item: 'f1', gain: 0.25, effort: 'small', span: [10, 50], unmet: false, isFact: true }), [
			['evidence.refuted', 25],
			['source.contradicts', 0],
			['claim.unsupported', 0],
		]);
	});

	it('names a fact and the numbers that refute it once, and other numbers of it apart', () => {
		const findings = [
			madeFinding('evidence.refuted', [10, 50], { node, item: 'f1', falls: 1 }),
			madeFinding('number.arithmetic', [40, 43], {}),
			madeFinding('number.period', [38, 43], {}),
			madeFinding('number.inconsistent', [90, 93], {}, { related: [{ span: [20, 23], message: verbatim('') }] }),
			madeFinding('number.unit', [12, 15], {}),
			madeFinding('number.arithmetic', [60, 63], {}),
		];
		assert.deepEqual(
			rankFixes({ findings, tree: none }, []).map(({ finding }) => finding),
			[0, 4, 5],
		);
	});

	it('leaves out the item of a fact for the numbers that refute it only where those are named', () => {
		const fact = { item: 'f1', gain: 0.1, effort: 'small', span: [0, 50], unmet: false, isFact: true } as const;
		const related = [{ span: [10, 12], message: verbatim('') }] as const;
		const named = (item: ItemGain, parts: Partial<Finding> = {}) =>
			rankFixes({ findings: [madeFinding('number.inconsistent', [300, 303], {}, { related, ...parts })], tree: none }, [
				item,
			]).map((step) => step.finding ?? step.item);
		assert.deepEqual(named(fact), [0]);
		const told = [madeFinding('number.inconsistent', [300, 303], {}, { related })];
		const [step] = rankFixes({ findings: told, tree: none }, [{ ...fact, most: 0.2 }]);
		assert.deepEqual([step?.gain, step?.most, step?.framework], [10, 20, 'jade']);
		assert.deepEqual(named(fact, { severity: 'hint' }), ['f1']);
		assert.deepEqual(named(fact, { held: true }), ['f1']);
		assert.deepEqual(named({ ...fact, unmet: false, isFact: false }), ['f1', 0]);
	});

	it('keeps the first of each kind where there is more than ten steps, once a model has read and judged the report also of what is held back', () => {
		const must = { severity: 'warning' } as const;
		const at = (place: number) => [20 * place, 20 * place + 5] as const;
		const findings = [
			...Array.from({ length: 12 }, (_, index) => madeFinding('citation.broken', at(index), { label: '4' }, must)),
			madeFinding('argument.gap', at(12), {}, { severity: 'info' }),
			madeFinding('paragraph.redundant', at(13), {}, { severity: 'info', held: true }),
			madeFinding('paragraph.redundant', at(14), {}, { severity: 'info', held: true }),
		];
		const steps = (reading?: Reading) => {
			const item = { item: 'q', gain: 0.1, effort: 'large', span: undefined, unmet: false, isFact: false } as const;
			const told = { findings, tree: none, ...(reading && { reading }) };
			return rankFixes(told, reading ? [item] : []).flatMap(({ finding }) => finding ?? []);
		};
		assert.deepEqual(steps(), [0, 1, 2, 3, 4, 5, 6, 7, 8, 12]);
		assert.deepEqual(steps({} as Reading), [0, 1, 2, 3, 4, 5, 6, 12, 13]);
	});

	it('has ten steps at most, the weightiest in front', async () => {
		const { analysis, scorecard } = await plumbline.score(
			{ name: 'r.md', text: report },
			{ severities: { 'citation.missing': 'info' } },
		);
		const { fixFirst } = scorecard;
		assert.ok(fixFirst.length > 1 && fixFirst.length <= 10);
		const [first] = fixFirst;
		assert.equal(analysis.findings[first?.finding ?? -1]?.code, 'citation.broken');
	});
});
