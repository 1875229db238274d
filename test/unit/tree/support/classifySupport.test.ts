import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { extractTree } from '../../../../src/tree/extraction/extract';
import type { Forest } from '../../../../src/tree/learned/forest';
import { shippedModels } from '../../../../src/tree/learned/models';
import { readByRules } from '../../../../src/tree/reading/readByRules';
import type { Role } from '../../../../src/tree/reading/roles';
import { classifySupport } from '../../../../src/tree/support/classifySupport';
import type { SupportAssessment } from '../../../../src/tree/support/judgeSupport';
import { supportContextsOf } from '../../../../src/tree/support/supportFeatures';
import { english } from '../../words';

/** The support of the node that starts with a text, and the code and message of its first reason. */
function supportOf(start: string, ...text: string[]) {
	const references = ['', '## References', '', '[1] Grid operator: https://example.org/grid', ''];
	const { nodes } = extractTree(parseReport([...text, ...references].join('\n')));
	const { support, reasons } = nodes.find((node) => node.text.startsWith(start))!;
	return [support, reasons[0]?.code, reasons[0] && english.say(reasons[0].message)];
}

describe('how loudly a lack of support is said', () => {
	const facts = [
		'Fees rose by 12% in 2024 [1].',
		'',
		'Cells fell by 20% in 2024 [1].',
		'',
		'Rents fell by 3% in 2024 [1].',
	];
	const opening = 'Storage owes its rise to several forces. Small sites will inevitably lose.';

	it('softly for what an opening adds, where its section goes on to cite; not at all for its point', () => {
		const text = ['# Storage', '', '## Growth', '', opening, '', ...facts];
		assert.deepEqual(supportOf('Small', ...text), [
			'partial',
			'noEvidence',
			'Name the figure, source or section that carries it.',
		]);
		assert.equal(supportOf('Storage owes', ...text)[0], 'unknown');
	});

	it('loudly for the same words where nothing follows', () => {
		const [support] = supportOf('Small', '# Storage', '', '## Growth', '', opening);
		assert.equal(support, 'unsupported');
	});

	it('softly for what goes beyond the cited sentence before it', () => {
		const text = '2024年费用上涨12%[1]。这从根本上改变了储能行业的竞争格局，使小型电站成为最大的输家。';
		assert.deepEqual(supportOf('这', '# 储能市场研究', '', '## 增长', '', text, '', '2024年电芯价格下降20%[1]。'), [
			'partial',
			'narrowerEvidence',
			'It goes beyond what the cited sentences before it say.',
		]);
	});
});

/** A forest of one leaf, which gives every vector the same odds. */
function always(odds: number): Forest {
	return { features: [], classes: 1, roots: [0], feature: [-1], at: [Math.log(odds / (1 - odds))], right: [0] };
}

interface Weighed {
	/** What the rules say of it. */
	readonly rule: SupportAssessment['support'];
	readonly role?: Role;
	/** Of a claim without sufficient support. */
	readonly claim?: number;
	/** Of a fact that nothing attributes. */
	readonly fact?: number;
}

/** The support of the sentence that starts with a text, for odds that are given; all other sentences are claims that stand. */
function weighed(start: string, text: string, { rule, role = 'argument', claim = 0.01, fact = 0.001 }: Weighed) {
	const reading = readByRules(parseReport(`# Storage\n\n## Growth\n\n${text}\n\n## References\n\n[1] Grid operator\n`));
	const at = reading.all.findIndex(({ unit }) => unit.text.startsWith(start));
	const judged = reading.all.map((_, index): SupportAssessment => {
		return { support: index === at ? rule : 'supported', reasons: [], evidence: [] };
	});
	const roles = reading.all.map((_, index) => (index === at ? role : 'argument'));
	const models = { ...shippedModels, claim: always(claim), fact: always(fact) };
	return classifySupport(reading, supportContextsOf(reading), judged, roles, models)[at]!.support;
}

describe('the odds from which a lack of support is said', () => {
	const plain = 'Small sites lose to large ones, for the grid favours size.';
	const forecast = 'Small sites will lose to large ones.';
	const beside = `Fees rose in 2024 [1]. Rents were stable. Wages were, too. ${plain}`;
	const cases: readonly (readonly [
		what: string,
		text: string,
		rule: SupportAssessment['support'],
		from: number,
		to: string,
	])[] = [
		['a claim that the rules find supported is doubted', plain, 'supported', 0.45, 'partial'],
		['a claim that the rules find unsupported is called so', plain, 'unsupported', 0.75, 'unsupported'],
		['a bare forecast is called unsupported', forecast, 'unsupported', 0.35, 'unsupported'],
		['a claim is called partly supported', plain, 'unsupported', 0.2, 'partial'],
		['so it is in a paragraph that cites', beside, 'unsupported', 0.4, 'partial'],
	];
	for (const [what, text, rule, from, to] of cases)
		it(`${what} from ${from} on`, () => {
			const before = weighed('Small', text, { rule, claim: from - 0.005 });
			assert.notEqual(before, to);
			assert.equal(weighed('Small', text, { rule, claim: from + 0.005 }), to);
		});

	it('a claim that the rules find supported is never called unsupported', () => {
		assert.equal(weighed('Small', plain, { rule: 'supported', claim: 0.99 }), 'partial');
	});

	it('a fact with a figure is called unattributed from 0.02 on, from half of that where the rules say so', () => {
		const text = 'Capacity reached 4.2 GW in Corvania.';
		const at = (fact: number, rule: SupportAssessment['support']) =>
			weighed('Capacity', text, { rule, role: 'evidence', fact });
		assert.deepEqual([at(0.019, 'supported'), at(0.021, 'supported')], ['supported', 'unsupported']);
		assert.deepEqual([at(0.009, 'unsupported'), at(0.011, 'unsupported')], ['unknown', 'unsupported']);
	});

	it('a claim with a figure of its own lacks its source, however sure the claim is', () => {
		const text = 'Small sites lose 40% of their income.';
		assert.equal(weighed('Small', text, { rule: 'unknown', fact: 0.03 }), 'partial');
		assert.equal(weighed('Small', text, { rule: 'unknown', fact: 0.01 }), 'unknown');
		assert.equal(weighed('Small', `${text} Rents fell [1].`, { rule: 'unknown', fact: 0.03 }), 'unknown');
	});

	it('an opening is doubted earlier than its neighbours, where its section goes on to cite', () => {
		const text = `Storage owes its rise to several forces. ${plain}\n\n${['Fees rose', 'Cells fell', 'Rents rose'].map((fact) => `${fact} in 2024 [1].`).join('\n\n')}`;
		const at = (claim: number) => weighed('Small', text, { rule: 'partial', claim });
		assert.deepEqual([at(0.295), at(0.305)], ['unknown', 'partial']);
	});

	/** Whether a claim tells a figure of its own, which then lacks its source. */
	const specific = (text: string) => weighed(text.slice(0, 5), text, { rule: 'unknown', fact: 0.9 }) === 'partial';

	it('a figure of its own is a number that tells something', () => {
		for (const text of [
			'Small sites lose 40% of their income.',
			'Small sites cost $40 more.',
			'Small sites lose 40% of their income by 2030.',
			'小型电站的收入将减少40%。',
		])
			assert.equal(specific(text), true, text);
	});

	it('a year, a span of time or the number of a point, a model or a chapter is none', () => {
		for (const text of [
			'Small sites lose their income by 2030.',
			'Small sites lose their income within 5 years.',
			'Small sites lose their income after 12 months.',
			'Small sites lose their income on 4 March 2025.',
			'Small sites lose (1) their income.',
			'Small sites lose to Model 4 in the end.',
			'Small sites lose to Model 12 in the end.',
			'Small sites lose their income.',
		])
			assert.equal(specific(text), false, text);
	});
});
