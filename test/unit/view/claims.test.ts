import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { makeDecision, withReading } from '../../../src/index';
import { wordsIn } from '../../../src/messages/words';
import {
	claimSummary,
	claimsOf,
	countClaims,
	isQuestioned,
	shortOfSupportText,
	unsupportedClaims,
} from '../../../src/view/claims';
import { readingOf } from '../reading/readings';
import { said } from '../words';

const claim = 'Electric ferries are the best choice that any town could ever make.';
const text = `# Ferries\n\n## Costs\n\n${claim} Crews will surely love the silence of the new boats.\n`;
const offline = analyze({ name: 'ferries.md', text });

/** The report once a model found some words unsupported. */
function judged(words: string) {
	const claims = [{ words, support: 'unsupported' as const }];
	return withReading(offline, readingOf(offline, { claims })).analysis;
}

describe('the count of claims', () => {
	it('says nothing of who decided where no model was asked', () => {
		assert.equal(countClaims(offline).claims, 2);
		assert.equal(said(claimSummary(offline)), '2 claims: 2 nothing found');
	});

	it('goes by what a model has read of the argument', () => {
		const other = 'Crews will surely love the silence of the new boats.';
		const claims = [
			{ words: claim, support: 'supported' as const },
			{ words: other, support: 'unsupported' as const },
		];
		const { analysis } = withReading(offline, readingOf(offline, { claims }));
		assert.equal(said(claimSummary(analysis)), '2 claims: 1 carried, 1 nothing found');
	});

	it('takes a heading for a claim only where a model judged it', () => {
		assert.ok(claimsOf(offline.tree).every(({ sentence }) => sentence !== undefined));
		const analysis = judged('Costs');
		assert.deepEqual(
			unsupportedClaims(analysis).map((node) => node.text),
			['Costs'],
		);
	});

	it('counts each claim once, and what the author has set aside apart', () => {
		const before = '# Ferries\n\n## Costs\n\n';
		const ignored = analyze({
			name: 'ferries.md',
			text: `${before}<!-- plumbline-disable-next-line claim.unsupported -->\n\n${claim}\n\nCrews will surely love the silence of the new boats.\n`,
		});
		assert.equal(said(claimSummary(ignored)), '2 claims: 1 nothing found, 1 set aside by the author');
		assert.equal(unsupportedClaims(ignored).length, countClaims(ignored).unsupported);
		const finding = offline.findings.find(({ code }) => code === 'claim.unsupported');
		assert.ok(finding);
		const decision = makeDecision(
			offline.report,
			finding,
			{ decision: 'accepted', reason: 'House view.' },
			{ file: 'ferries.md', now: 0, by: '' },
		);
		const decided = analyze({ name: 'ferries.md', text }, { decisions: [decision] });
		assert.equal(said(claimSummary(decided)), '2 claims: 1 nothing found, 1 set aside by the author');
		assert.equal(wordsIn('zh-CN').say(claimSummary(decided)), '2 个论断：1 个未找到支撑、1 个已由作者搁置');
	});

	it('knows every claim that a finding tells of, the one finding of a broken reference and decided ones too', () => {
		const text = [
			'# Ports',
			'The northern port will certainly overtake every rival within five years [9].',
			'The southern port will certainly lose all of its trade within five years [9].',
			'## References',
			'[1] Harbour Office: Survey. https://example.org/survey',
			'',
		].join('\n\n');
		const open = analyze({ name: 'ports.md', text });
		const [broken, ...others] = open.findings.filter(({ code }) => code === 'citation.broken');
		assert.ok(broken);
		assert.deepEqual(others, []);
		const short = claimsOf(open.tree).filter(({ support }) => support === 'unsupported');
		assert.equal(short.length, 2);
		assert.ok(short.every(isQuestioned(open)));
		const decision = makeDecision(open.report, broken, { decision: 'dismissed' }, { file: 'p.md', now: 0, by: '' });
		const decided = analyze({ name: 'ports.md', text }, { decisions: [decision] });
		assert.equal(decided.decided.length, 1);
		assert.ok(short.every(isQuestioned(decided)));
	});

	it('says what is wanting among some claims in the words of their verdicts, and nothing where nothing is', () => {
		const none = { ...countClaims(offline), partial: 0, unsupported: 0 };
		const told = (change: Partial<typeof none>) => {
			const wanting = shortOfSupportText({ ...none, ...change });
			return [said(wanting), wordsIn('zh-CN').say(wanting)];
		};
		assert.deepEqual(told({ unsupported: 2, partial: 4 }), ['2 nothing found, 4 thin', '2 个未找到支撑、4 个支撑单薄']);
		assert.deepEqual(told({}), ['', '']);
	});
});
