import assert from 'node:assert/strict';
import { jadeFindings } from '../../../../src/checks/judged/jadeFindings';
import type { Finding } from '../../../../src/findings/model';
import { verbatim } from '../../../../src/messages/message';
import type { Span } from '../../../../src/report/model';
import type { AssessedItem, FoundQuote, ItemResult, ReportItem } from '../../../../src/scorecard/jade';
import { jadeOf } from '../../output/handmadeJade';
import { english, madeFinding } from '../../words';

const source = 'Sales rose by 40%. Fees fell. The plant should be enlarged. More staff is needed.';
const at = (text: string): Span => [source.indexOf(text), source.indexOf(text) + text.length];

function itemOf(
	id: string,
	text: string,
	result: Partial<ItemResult>,
	judgement: { reason?: string; found?: FoundQuote[] } = {},
): AssessedItem<ReportItem> {
	return {
		...{ id, category: 'content', question: `Is ${id} so?`, weight: 5, dependsOn: [], node: `n-${id}`, span: at(text) },
		type: id.startsWith('f') ? 'evidence' : 'reasoning',
		result: { state: 'scored', value: 0.03, answer: null, gatedBy: [], blockedBy: [], ...result },
		judgement: {
			...{ basis: 'rule', span: null, confidence: 0.9, found: [], ...judgement },
			reason: judgement.reason === undefined ? null : verbatim(judgement.reason),
		},
	};
}

const quote: FoundQuote = {
	...{ stance: 'contradicts', source: 's', title: 'Yearbook', url: 'https://a.example' },
	...{ path: null, page: 3, quote: 'Sales rose by 9%.' },
};
const no = { answer: 'no', confidence: 0.9 } as const;
const refuted = (value = 0.03, judgement = {}) =>
	itemOf('f1', 'Sales rose by 40%.', { value, verification: no }, judgement);
const enlarged = itemOf('c1', 'The plant should be enlarged.', { state: 'gated', value: 0, gatedBy: ['f1'] });
const staffed = itemOf('c2', 'More staff is needed.', { state: 'gated', value: 0, gatedBy: ['f1', 'f2'] });

const contradicting = { node: 'n-f1', source: 's', title: 'Yearbook' };

const told = (code: 'number.arithmetic' | 'claim.vague', text: string): Finding =>
	code === 'claim.vague' ? madeFinding(code, at(text), { node: 'n1', words: text }) : madeFinding(code, at(text), {});

function found(items: readonly AssessedItem<ReportItem>[], before: readonly Finding[] = []) {
	return jadeFindings(source, jadeOf({ reportChecklist: items }), before).map(({ code, message, related, data }) => ({
		code,
		message: english.say(message),
		related: (related ?? []).map(({ span, message: why }) => [source.slice(...span), english.say(why)]),
		data,
	}));
}

describe('what JADE’s gates found', () => {
	it('is told at the fact: why it does not hold, and how much falls with it', () => {
		const [alone] = found([refuted(0.03, { reason: 'The yearbook gives 9%', found: [quote] })]);
		assert.equal(alone!.code, 'evidence.refuted');
		assert.equal(
			alone!.message,
			'This does not hold up. The yearbook gives 9%. “Sales rose by 9%.” (Yearbook, page 3). Correct it.',
		);
		assert.deepEqual(alone!.related, []);
		assert.deepEqual(alone!.data, {
			...{ node: 'n-f1', item: 'f1', falls: 0, quote: 'Sales rose by 9%.', title: 'Yearbook', source: 's' },
			...{ url: 'https://a.example', page: 3 },
		});
		const one = found([refuted(), enlarged]).find(({ code }) => code === 'evidence.refuted')!;
		assert.equal(one.message, 'This does not hold up. 1 conclusion seems to rest on it. Correct it.');
		assert.deepEqual(one.related, [
			['The plant should be enlarged.', 'Seems to rest on it: “The plant should be enlarged.”'],
		]);
		const two = found([refuted(), enlarged, staffed]).find(({ code }) => code === 'evidence.refuted')!;
		assert.match(two.message, /2 conclusions seem to rest on it\./);
		assert.ok(two.data && 'falls' in two.data && two.data.falls === 2);
	});

	it('gives the words of the source that speaks against a fact, else of the first one, each cut short', () => {
		const why = (judgement: { reason?: string; found?: FoundQuote[] }) => found([refuted(0.03, judgement)])[0]!.message;
		const other: FoundQuote = { ...quote, stance: 'supports', title: 'Register', page: null, quote: 'Sales rose.' };
		assert.equal(why({}), 'This does not hold up. Correct it.');
		assert.equal(why({ reason: 'It is 9%' }), 'This does not hold up. It is 9%. Correct it.');
		assert.equal(
			why({ found: [other, quote] }),
			'This does not hold up. “Sales rose by 9%.” (Yearbook, page 3). Correct it.',
		);
		assert.equal(why({ found: [other] }), 'This does not hold up. “Sales rose.” (Register). Correct it.');
		const long = why({ found: [{ ...quote, title: 'T'.repeat(300), quote: 'word '.repeat(100) }] });
		assert.ok(long.length < 450, `${long.length}`);
		assert.ok(long.includes('T'.repeat(120)) && !long.includes('T'.repeat(121)));
	});

	it('is told at the fact only where the answer is No', () => {
		assert.equal(found([refuted(0.3)]).length, 1);
		const hesitant = { value: 0.2, verification: { answer: 'yes', confidence: 0.2 } } as const;
		assert.deepEqual(found([itemOf('f1', 'Sales rose by 40%.', hesitant)]), []);
		assert.deepEqual(found([itemOf('f1', 'Fees fell.', { state: 'unverifiable', value: null })]), []);
		assert.deepEqual(found([itemOf('c1', 'Fees fell.', { value: 0 })]), []);
	});

	it('leaves the reason to the finding that gives it already, and is silent where nothing falls', () => {
		const before = [madeFinding('source.contradicts', at('Sales rose by 40%.'), contradicting)];
		assert.deepEqual(found([refuted()], before), []);
		const [, fact] = found([refuted(0.03, { reason: 'It is 25%.' }), enlarged], before);
		assert.equal(
			fact!.message,
			'This does not hold up. Its source says otherwise. 1 conclusion seems to rest on it. Correct it.',
		);
		assert.deepEqual(fact!.related[0], ['Sales rose by 40%.', 'Why: see source.contradicts here.']);
	});

	it('is not told of a slip in the numbers, nor at what rests on it: the finding of the numbers is the one to mend', () => {
		const before = [told('number.arithmetic', '40%')];
		assert.deepEqual(found([refuted()], before), []);
		assert.deepEqual(found([refuted(), enlarged], before), []);
		assert.equal(found([refuted()], [told('number.arithmetic', 'Fees fell.')]).length, 1);
		assert.equal(found([refuted()], [told('claim.vague', '40%')]).length, 1);
	});

	it('is told of a fact that a source refutes, though the report gives its number otherwise elsewhere', () => {
		const elsewhere = [
			madeFinding(
				'number.inconsistent',
				at('Fees fell.'),
				{},
				{ related: [{ span: at('40%'), message: verbatim('') }] },
			),
		];
		assert.deepEqual(found([refuted(), enlarged], elsewhere), []);
		assert.deepEqual(
			found([refuted(0.03, { found: [quote] }), enlarged], elsewhere).map(({ code }) => code),
			['conclusion.gated', 'evidence.refuted'],
		);
	});

	it('is still told at a conclusion that falls with another fact, too', () => {
		const fee = itemOf('f2', 'Fees fell.', { value: 0.5 }, { reason: 'One source knows of it.' });
		const [only, ...more] = found([refuted(), fee, staffed], [told('number.arithmetic', '40%')]);
		assert.deepEqual(more, []);
		assert.deepEqual(only!.data, { node: 'n-c2', item: 'c2', fact: 'f2' });
	});

	it('is told at each conclusion: with what it falls, and why', () => {
		const fee = itemOf('f2', 'Fees fell.', { value: 0.5 }, { reason: 'One source knows of it.' });
		const [first, second] = found([refuted(), fee, enlarged, staffed]);
		assert.equal(
			first!.message,
			'Seems to rest on “Sales rose by 40%.”, which does not hold up. Fix that fact, or base the conclusion on other evidence.',
		);
		assert.deepEqual(first!.related, [['Sales rose by 40%.', 'The conclusion seems to rest on this fact.']]);
		assert.deepEqual(first!.data, { node: 'n-c1', item: 'c1', fact: 'f1' });
		assert.match(second!.message, /^Seems to rest on “Sales rose by 40%\.” and 1 more fact, which does not hold up\./);
		assert.equal(second!.related.length, 2);
		const [unsure] = found([fee, itemOf('c3', 'More staff is needed.', { state: 'gated', gatedBy: ['f2'] })]);
		assert.match(
			unsure!.message,
			/“Fees fell\.”, which is not certain enough\. One source knows of it\. Confirm that fact/,
		);
	});

	it('shows what speaks against a fact before what speaks for it, and no more than 240 letters of it', () => {
		const speaking = { ...quote, stance: 'supports', quote: 'For it.' } as const;
		assert.match(found([refuted(0.03, { found: [speaking, quote] })])[0]!.message, /“Sales rose by 9%\.”/);
		const long = { ...quote, quote: 'x'.repeat(300), page: null };
		assert.match(found([refuted(0.03, { found: [long] })])[0]!.message, /“x{240}…” \(Yearbook\)\./);
	});
});
