import assert from 'node:assert/strict';
import { withClaimVerdicts } from '../../../../src/checks/judged/claimVerdicts';
import { withPairVerdicts } from '../../../../src/checks/judged/pairVerdicts';
import type { DraftFinding } from '../../../../src/findings/model';
import { verbatim } from '../../../../src/messages/message';
import { parseReport } from '../../../../src/report/parsing/parse';
import type { LogicNode } from '../../../../src/tree/model';
import { nodesOf, spanOf } from '../../output/handmade';
import { english } from '../../words';

const source = 'Ferries win. They carried 40 ships. Trains lose. Fees fell.';
const why = { code: 'judged', message: verbatim('Nothing is cited for it') } as const;

/** A tree of one claim with a fact for it. */
function claim(parts: Partial<LogicNode>) {
	const [node, fact] = nodesOf(source, [
		['a1', null, 'Ferries win.'],
		['e1', 'a1', 'They carried 40 ships.'],
	]);
	assert.ok(node && fact);
	const nodes: LogicNode[] = [{ ...node, ...parts }, fact];
	return {
		nodes,
		root: 'a1',
		thesis: null,
		metrics: { nodes: 2, evidence: 1, maxDepth: 1, meanLeafDepth: 1, meanDepth: 0.5, meanChildren: 1 },
	};
}

const draft = (code: 'claim.unsupported' | 'claim.partial', node = 'a1'): DraftFinding => {
	return {
		code,
		span: spanOf(source, 'Ferries win.'),
		message: verbatim('By the rules.'),
		data: { node, reason: 'noEvidence' },
	};
};
const overstated: DraftFinding = {
	...{ code: 'claim.overstated', span: spanOf(source, 'win'), message: verbatim('Overstated.') },
	data: { node: 'a1', words: 'win' },
};
const broken: DraftFinding = {
	...{ code: 'number.arithmetic', span: spanOf(source, '40'), message: verbatim('It does not add up.') },
};

const told = (findings: readonly DraftFinding[]) =>
	findings.map(({ code, severity, message, decidedBy, related = [] }) => {
		return [code, severity, decidedBy, english.say(message), ...related.map(({ span }) => source.slice(...span))];
	});

describe('a model’s verdicts on claims', () => {
	it('stand in place of what the rules say of the support of the same claim', () => {
		const judged = claim({ support: 'unsupported', decidedBy: 'model', reasons: [why], evidence: ['e1', 'gone'] });
		const [first, second, ...more] = withClaimVerdicts(
			[draft('claim.unsupported'), draft('claim.partial'), overstated, broken],
			judged,
		);
		assert.deepEqual([first, second], [overstated, broken]);
		assert.deepEqual(
			more.map(({ code, severity, decidedBy, data, related }) => [code, severity, decidedBy, data, related?.length]),
			[['claim.unsupported', 'info', 'model', { reason: 'judged', node: 'a1' }, 1]],
		);
		assert.match(told(more)[0]?.[3] ?? '', /Nothing is cited for it\./);
		assert.equal(told(more)[0]?.[4], 'They carried 40 ships.');
	});

	it('are told as a hint where a claim is supported in part', () => {
		const [only, ...more] = withClaimVerdicts([], claim({ support: 'partial', decidedBy: 'model', reasons: [why] }));
		assert.deepEqual([only?.code, only?.severity, more.length], ['claim.partial', 'hint', 0]);
	});

	it('are told no more where a claim is supported, which is then not overstated either', () => {
		const judged = claim({ support: 'supported', decidedBy: 'model', reasons: [why] });
		assert.deepEqual(withClaimVerdicts([draft('claim.partial'), overstated, broken], judged), [broken]);
	});

	it('say nothing of other claims, of nodes that are gone, or where the rules decided', () => {
		const ruled = claim({ support: 'unsupported', decidedBy: 'rules', reasons: [why] });
		const drafts = [draft('claim.unsupported'), overstated, broken, draft('claim.partial', 'gone')];
		assert.deepEqual(withClaimVerdicts(drafts, ruled), drafts);
	});

	it('are noted where the wording was changed since', () => {
		const reworded = claim({
			support: 'unsupported',
			decidedBy: 'rules',
			reasons: [why, { ...why, code: 'reworded' }],
		});
		const [noted, kept] = withClaimVerdicts([draft('claim.unsupported'), overstated], reworded);
		assert.notDeepEqual(noted, draft('claim.unsupported'));
		assert.match(noted ? english.say(noted.message) : '', /By the rules\./);
		assert.equal(kept, overstated);
	});
});

describe('a model’s verdicts on pairs of paragraphs', () => {
	const text = '# Ferries\n\nFerries win.\n\nThey carried ships.\n\nFerries win again.\n\nAnd again they win.\n';
	const report = parseReport(text);
	const blockSpan = (index: number) => report.blocks[index]?.span ?? ([0, 0] as const);
	const repetition = (first: number, second: number, ...others: number[]): DraftFinding => ({
		...{ code: 'paragraph.redundant', span: blockSpan(second), message: verbatim('By the rules.') },
		data: { similarity: 0.7, first, second },
		related: [first, ...others].map((index) => ({ span: blockSpan(index), message: verbatim('Here.') })),
	});
	const pair = (first: number, second: number, points: number, reason = 'The point is told again') => {
		return { first, second, points, reason, similarity: 0.678 };
	};
	const none = { pairs: [], rewordedBlocks: new Set<number>() };
	const facts = (findings: readonly DraftFinding[]) =>
		findings.map(({ code, data, decidedBy, message, related = [] }) => {
			return [code, data, decidedBy, english.say(message), related.map(({ span }) => text.slice(...span))];
		});

	it('tell of a repetition by its points, the surest place in front', () => {
		const pairs = [pair(2, 4, 2), pair(1, 4, 0), pair(3, 4, 2), pair(1, 3, 3)];
		const found = facts(withPairVerdicts([repetition(2, 4), broken], report, { ...none, pairs }));
		assert.deepEqual(
			found.map(([code, data, by, , places]) => [code, data, by, places]),
			[
				['number.arithmetic', undefined, undefined, []],
				[
					'paragraph.redundant',
					{ similarity: 0.68, first: 1, second: 4, points: 0 },
					'model',
					['Ferries win.', 'They carried ships.', 'Ferries win again.'],
				],
			],
		);
		assert.match(String(found[1]?.[3]), /The point is told again\./);
	});

	it('take back what the rules say of a pair that is none, and the place where it is one of several', () => {
		const pairs = [pair(1, 3, 3), pair(2, 4, 4)];
		const left = facts(withPairVerdicts([repetition(1, 3), repetition(1, 4, 2)], report, { ...none, pairs }));
		assert.deepEqual(
			left.map(([, data, by, , places]) => [data, by, places]),
			[[{ similarity: 0.7, first: 1, second: 4 }, undefined, ['Ferries win.']]],
		);
	});

	it('are noted where a paragraph was changed since', () => {
		const drafts = [repetition(1, 3), repetition(2, 4)];
		for (const block of [1, 3]) {
			const [noted, kept] = facts(withPairVerdicts(drafts, report, { ...none, rewordedBlocks: new Set([block]) }));
			assert.notEqual(noted?.[3], 'By the rules.');
			assert.equal(kept?.[3], 'By the rules.');
		}
		const [plain] = facts(withPairVerdicts([], report, { ...none, pairs: [pair(1, 3, 1, '')] }));
		assert.doesNotMatch(String(plain?.[3]), /told again/);
	});
});
