import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { withReview } from '../../../src/index';
import { wordsIn } from '../../../src/messages/words';
import { keepVerdicts } from '../../../src/verdicts/keepVerdicts';
import { claimSummary, claimsOf, countClaims, unsupportedClaims, unsupportedSummary } from '../../../src/view/claims';
import { reviewOf } from '../review/opinions';
import { said } from '../words';

const claim = 'Electric ferries are the best choice that any town could ever make.';
const text = `# Ferries\n\n## Costs\n\n${claim} Crews will surely love the silence of the new boats.\n`;
const offline = analyze({ name: 'ferries.md', text });

/** The report once a model found some words unsupported. */
function judged(words: string) {
	const start = text.indexOf(words);
	const node = { id: 'm1', type: 'argument', support: 'unsupported', reason: '', carriedBy: [] } as const;
	const verdicts = keepVerdicts(offline.report, offline.tree, [{ ...node, span: [start, start + words.length] }], []);
	return analyze({ name: 'ferries.md', text }, {}, verdicts);
}

describe('the count of claims', () => {
	it('says nothing of who decided where no model was asked', () => {
		const { claims, byModel } = countClaims(claimsOf(offline.tree));
		assert.deepEqual([claims, byModel], [2, 0]);
		assert.equal(said(claimSummary(offline)), '2 claims: 0 supported, 0 partly, 2 not');
		assert.equal(said(unsupportedSummary(offline)), '2 unsupported claims');
	});

	it('says who decided on how many where one was', () => {
		const analysis = judged(claim);
		assert.equal(
			said(claimSummary(analysis)),
			'2 claims: 0 supported, 0 partly, 2 not (1 decided by the model, 1 by the rules)',
		);
		assert.equal(said(unsupportedSummary(analysis)), '2 unsupported claims (1 decided by the model, 1 by the rules)');
		assert.equal(
			wordsIn('zh-CN').say(unsupportedSummary(analysis)),
			'2 个缺少支撑的论断（1 个由模型判定，1 个由规则判定）',
		);
	});

	it('knows what a second reading withdrew and confirmed', () => {
		const withdrawn = withReview(offline, reviewOf(offline, ['claim.unsupported', claim, 'notReal'])).analysis;
		assert.equal(
			said(claimSummary(withdrawn)),
			'2 claims: 1 supported, 0 partly, 1 not (1 decided by the model, 1 by the rules)',
		);
		assert.equal(said(unsupportedSummary(withdrawn)), '1 unsupported claim');
		const confirmed = withReview(offline, reviewOf(offline, ['claim.unsupported', claim, 'real'])).analysis;
		assert.equal(said(unsupportedSummary(confirmed)), '2 unsupported claims (1 decided by the model, 1 by the rules)');
	});

	it('takes a heading for a claim only where a model judged it', () => {
		assert.ok(claimsOf(offline.tree).every(({ sentence }) => sentence !== undefined));
		const analysis = judged('Costs');
		assert.deepEqual(
			unsupportedClaims(analysis).map((node) => node.text),
			['Costs', claim, 'Crews will surely love the silence of the new boats.'],
		);
	});
});
