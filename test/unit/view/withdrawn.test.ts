import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { withReview } from '../../../src/index';
import { wordsIn } from '../../../src/messages/words';
import { contextOf } from '../../../src/view/context';
import { withdrawnView } from '../../../src/view/model';
import { withdrawnOf } from '../../../src/view/withdrawn';
import { reviewOf } from '../review/opinions';
import { said } from '../words';

const claim = 'Electric ferries are the best choice that any town could ever make.';
const text = `# Ferries\n\n## Costs\n\n**${claim}** Crews will surely love the silence of the new boats.\n`;
const offline = analyze({ name: 'ferries.md', text });

describe('the view of what a model withdrew', () => {
	it('says by which model, what the rules had told, and why the model does not share it', () => {
		const [finding] = offline.findings.filter(({ code }) => code === 'claim.unsupported');
		const words = text.slice(...(finding?.span ?? [0, 0]));
		const { analysis } = withReview(
			offline,
			reviewOf(offline, ['claim.unsupported', words, 'notReal', 'It is a plan.']),
		);
		const view = withdrawnOf(analysis, contextOf(text, wordsIn('en')));
		assert.equal(view?.title, 'Withdrawn by sage-1');
		const [row, ...others] = view.findings;
		assert.deepEqual(others, []);
		assert.deepEqual(
			[row?.title, row?.message, row?.reason, row?.place.line, row?.key],
			[
				'A claim that nothing in the report supports',
				said(finding?.message),
				'It is a plan.',
				5,
				analysis.withdrawn?.[0]?.key,
			],
		);
		assert.equal(row?.excerpt, claim);
		assert.deepEqual(withdrawnView.parse(view), view);
		assert.equal(withdrawnOf(analysis, contextOf(text, wordsIn('zh-CN')))?.title, '由 sage-1 撤回');
	});

	it('is none where nothing was withdrawn, or no model has read the report again', () => {
		const context = contextOf(text, wordsIn('en'));
		assert.equal(withdrawnOf(offline, context), null);
		assert.equal(withdrawnOf(withReview(offline, reviewOf(offline)).analysis, context), null);
	});
});
