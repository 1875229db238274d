import assert from 'node:assert/strict';
import { doubtedClaims, doubtedFacts } from '../../../../src/checks/doubts/doubts';
import { claimDoubts } from '../../../../src/checks/doubts/thresholds';
import { bareShownFrom, shownFrom } from '../../../../src/findings/certainty';
import { message } from '../../../../src/messages/message';
import type { Report } from '../../../../src/report/model';
import { parseReport } from '../../../../src/report/parsing/parse';
import type { LogicNode, Support } from '../../../../src/tree/model';
import { nodesOf } from '../../output/handmade';

const sentence = 'The harbour raised its fees again. ';

/** A report of so many sentences of six words. */
function reportOf(sentences: number, text = sentence): Report {
	return parseReport(`# Fees\n\n${text.repeat(sentences)}\n`);
}

const inChinese = parseReport(`# 费用\n\n${'渡轮的费用每年都在变化，并由港务局公布。'.repeat(60)}\n`);

/** Claims with these odds of being questioned. */
function claims(...odds: readonly (readonly [doubt: number, support: Support])[]): LogicNode[] {
	return odds.flatMap(([doubt, support], at) =>
		nodesOf(sentence, [[`a${at}`, null, sentence.trim(), true, support]]).map((node) => ({ ...node, doubt })),
	);
}

/** The sentences that begin so, each very likely to be questioned. */
function nodesAt(report: Report, beginnings: readonly string[]): LogicNode[] {
	return beginnings.flatMap((beginning, at) => {
		const own = report.sentences.find(({ text }) => text.startsWith(beginning));
		assert.ok(own, beginning);
		return nodesOf(report.source, [[`s${at}`, null, own.text, true, 'unsupported']]).map((node) => ({
			...node,
			span: own.span,
			sentence: own.index,
			doubt: 0.9,
		}));
	});
}

const told = (levels: ReadonlyMap<LogicNode, string>) => [...levels].map(([{ id }, level]) => `${id} ${level}`);

describe('the doubts that are told', () => {
	it('are not told of what is set as a formula', () => {
		const report = reportOf(1, 'Let points be \\(d \\in \\mathbb{R}\\). Rivals will fail. ');
		assert.deepEqual(told(doubtedClaims(report, nodesAt(report, ['Let', 'Rivals']))), ['s1 info']);
	});

	it('are told of advice in a short text as a hint, unless it has a figure', () => {
		const advice = ['You should ask for quotes.', 'Install meters in every flat.', 'You should ask for 3 quotes.'];
		const english = reportOf(1, `${advice.join(' ')} Rivals will fail. `);
		const levels = (report: Report, beginnings: readonly string[]) =>
			told(doubtedClaims(report, nodesAt(report, beginnings)));
		// Three at most, the gravest first.
		assert.deepEqual(levels(english, [...advice, 'Rivals']), ['s0 hint', 's2 info', 's3 info']);
		const chinese = reportOf(1, '应当比较各型号的噪声。对手必将失败。');
		assert.deepEqual(levels(chinese, ['应当', '对手']), ['s0 hint', 's1 info']);
	});

	it('are the likeliest claims of a report, one a thousand words', () => {
		const some = claims([0.5, 'partial'], [0.7, 'unknown'], [0.6, 'partial'], [0.3, 'unsupported']);
		assert.deepEqual(told(doubtedClaims(reportOf(80), some)), ['a1 info']);
		assert.deepEqual(told(doubtedClaims(reportOf(340), some)), ['a1 info', 'a2 info']);
	});

	it('are told as a hint where a claim says that it draws on what stands before it', () => {
		const report = reportOf(80, `${sentence}\n\n`);
		const drawn = parseReport(`${report.source}\nFees are high. Therefore, rivals will fail. Guests will leave.\n`);
		const levels = (beginning: string) => told(doubtedClaims(drawn, nodesAt(drawn, [beginning])));
		assert.deepEqual(levels('Therefore'), ['s0 hint']);
		assert.deepEqual(levels('Guests'), ['s0 info']);
		const part = parseReport(`${report.source}\nFees are high. Thus far, rivals have not failed.\n`);
		assert.deepEqual(told(doubtedClaims(part, nodesAt(part, ['Thus']))), ['s0 info']);
		const opening = parseReport(`${report.source}\n## Rivals\n\nTherefore, rivals will fail.\n`);
		assert.deepEqual(told(doubtedClaims(opening, nodesAt(opening, ['Therefore']))), ['s0 info']);
	});

	it('are of no fact without a figure', () => {
		const text = `${sentence.repeat(80)}\n\nThe harbour of Neston won the prize. It won 30 prizes. Two thirds of it is new.`;
		const report = reportOf(1, text);
		assert.deepEqual(told(doubtedFacts(report, nodesAt(report, ['The harbour of', 'It won', 'Two']))), [
			's1 info',
			's2 info',
		]);
	});

	it('are hints of facts whose only figures are a few of something, an age or how long', () => {
		const facts = {
			'The line has 3 quays in Neston.': 'hint',
			'It took 4 years to dredge, from 2019 on.': 'hint',
			'Guests are 20–30 years old.': 'hint',
			'The line opened in 2019.': 'info',
			'The line has 30 quays.': 'info',
			'Fertility fell to 1.4 there.': 'info',
			'Net migration came to -3 then.': 'info',
			'Fares rose by 3%.': 'info',
			'It lost 2–4 guests a day.': 'info',
			'Of 3 quays 40 berths are let.': 'info',
		};
		const texts = Object.keys(facts);
		const report = reportOf(1, `${sentence.repeat(80)}\n\n${texts.join(' ')}`);
		const levels = told(doubtedFacts(report, nodesAt(report, texts))).map((each) => each.split(' ')[1]);
		assert.deepEqual(levels, Object.values(facts));
	});

	it('are, of two alike, the claim with nothing under it', () => {
		const some = claims([0.55, 'partial'], [0.52, 'unsupported']);
		assert.deepEqual(told(doubtedClaims(reportOf(80), some)), ['a1 hint']);
	});

	it('are hints where an editor is likelier to disagree', () => {
		for (const [support, from] of [
			['partial', shownFrom],
			['unsupported', bareShownFrom],
		] as const) {
			assert.deepEqual(told(doubtedClaims(reportOf(80), claims([from - 0.01, support]))), ['a0 hint']);
			assert.deepEqual(told(doubtedClaims(reportOf(80), claims([from, support]))), ['a0 info']);
		}
	});

	it('are none where no claim is likely to be questioned, whatever the rules find', () => {
		assert.deepEqual(told(doubtedClaims(reportOf(80), claims([0.2, 'partial'], [0.3, 'unsupported']))), []);
	});

	it('are only the nearly certain ones in an author’s own account, of what it concludes or foresees', () => {
		const own = reportOf(80, 'We raised our fees once again. ');
		const concluding = (...odds: readonly (readonly [doubt: number, support: Support])[]) => {
			return claims(...odds).map((claim): LogicNode => ({ ...claim, text: 'Therefore traffic will fall.' }));
		};
		assert.deepEqual(told(doubtedClaims(own, concluding([0.45, 'unsupported'], [0.3, 'unsupported']))), []);
		assert.deepEqual(told(doubtedClaims(own, concluding([0.45, 'unsupported'], [0.55, 'partial']))), ['a1 info']);
		assert.deepEqual(told(doubtedClaims(own, claims([0.9, 'unsupported']))), []);
	});

	it('are a hint where no more is amiss than that the ground is not plain, but for the likeliest in English', () => {
		const unclear = (odds: number) =>
			claims([odds, 'partial']).map(
				(claim): LogicNode => ({
					...claim,
					reasons: [{ code: 'noEvidence', message: message('support.unclearGround') }],
				}),
			);
		const { leastUnclear } = claimDoubts;
		assert.deepEqual(told(doubtedClaims(reportOf(80), unclear(leastUnclear - 0.01))), ['a0 hint']);
		assert.deepEqual(told(doubtedClaims(reportOf(80), unclear(leastUnclear))), ['a0 info']);
		assert.deepEqual(told(doubtedClaims(inChinese, unclear(0.8))), ['a0 hint']);
	});

	it('are a hint where a conclusion whose ground is not plain sums up what was told before', () => {
		const body = 'Harbour fees rose while ferries carried fewer passengers across the northern strait. ';
		const conclusion = [
			'Harbour fees and passengers of ferries across the northern strait matter.',
			'Municipal bonds would finance electric tugboats despite reluctant insurers.',
		];
		const levels = (heading: string) => {
			const report = parseReport(`# Fees\n\n${body.repeat(60)}\n\n## ${heading}\n\n${conclusion.join(' ')}\n`);
			const unclear = nodesAt(report, ['Harbour fees and', 'Municipal']).map(
				(node): LogicNode => ({
					...{ ...node, support: 'partial' },
					reasons: [{ code: 'noEvidence', message: message('support.unclearGround') }],
				}),
			);
			return unclear.flatMap((claim) => told(doubtedClaims(report, [claim])));
		};
		assert.deepEqual(levels('Conclusion'), ['s0 hint', 's1 info']);
		assert.deepEqual(levels('Ferries'), ['s0 info', 's1 info']);
	});

	it('are none where the rules find the claim carried, or cannot tell, but for the likeliest', () => {
		const { leastUnknown } = claimDoubts;
		assert.deepEqual(told(doubtedClaims(reportOf(80), claims([0.9, 'supported']))), []);
		assert.deepEqual(told(doubtedClaims(reportOf(80), claims([leastUnknown - 0.01, 'unknown']))), []);
		assert.deepEqual(told(doubtedClaims(reportOf(80), claims([leastUnknown, 'unknown']))), ['a0 info']);
	});

	it('are a hint where a claim only lacks the source of a figure that is sourced elsewhere', () => {
		const said = ['Harbour fees will fall by 12 %.', 'Harbour fees will fall by 13 %.'];
		const report = parseReport(
			`# Fees\n\n${said.join(' ')}\n\n${sentence.repeat(80)}\n\nHarbour fees of the port fell by 12 % [1].\n\n## References\n\n[1] Port. https://example.org/port\n`,
		);
		const lacking = nodesAt(report, said).map(
			(claim): LogicNode => ({
				...claim,
				reasons: [{ code: 'unsourcedFigure', message: message('support.unsourcedFigure') }],
			}),
		);
		assert.deepEqual(
			lacking.flatMap((claim) => told(doubtedClaims(report, [claim]))),
			['s0 hint', 's1 info'],
		);
		const other = nodesAt(report, said.slice(0, 1));
		assert.deepEqual(told(doubtedClaims(report, other)), ['s0 info']);
	});

	it('are five at most, however long a report is', () => {
		const many = claims(...Array.from({ length: 9 }, () => [0.8, 'partial'] as const));
		assert.equal(doubtedClaims(reportOf(14, `${sentence.repeat(100)}\n\n`), many).size, 5);
	});

	it('are not what somebody is quoted with', () => {
		const report = parseReport(
			`# Fees\n\n${sentence.repeat(80)}\n\nThe master said [here](https://example.org/a): “Nobody pays. The fees will ruin us.” The fees ruin 30 of us.\n`,
		);
		const doubted = nodesAt(report, ['The fees will ruin us.', 'The fees ruin 30 of us.']);
		assert.deepEqual(told(doubtedClaims(report, doubted)), ['s1 info']);
		assert.deepEqual(told(doubtedFacts(report, doubted)), ['s1 info']);
	});

	it('are not facts that name the work they come from', () => {
		const report = parseReport(
			`# Fees\n\n${sentence.repeat(80)}\n\nFees fell by 12 % (Doe and Roe 2011). Doe et al. (2011) count 14 ports. Fees fell by 13 % (in May 2011).\n`,
		);
		const facts = nodesAt(report, ['Fees fell by 12 %', 'Doe et al.', 'Fees fell by 13 %']);
		assert.deepEqual(told(doubtedFacts(report, facts)), ['s2 info']);
	});

	it('are not facts whose figures are sourced where the report tells the same in full', () => {
		const said = ['Harbour fees fell by 12 %.', 'Harbour fees fell by 13 %.', 'Bread fell by 12 %.'];
		const report = parseReport(
			`# Fees\n\n${said.join(' ')}\n\n${sentence.repeat(80)}\n\nThe harbour fees of the port fell by 12 % in all [1].\n\n## References\n\n[1] Port. https://example.org/port\n`,
		);
		assert.deepEqual(told(doubtedFacts(report, nodesAt(report, said))), ['s1 info', 's2 info']);
	});

	it('are what the rules find in a text too short to have learned from', () => {
		const some = claims([0.9, 'supported'], [0.1, 'unsupported'], [0.1, 'partial']);
		assert.deepEqual(told(doubtedClaims(reportOf(10), some)), ['a1 info', 'a2 hint']);
	});

	it('are all likely facts, but none of authors who tell of their own work', () => {
		const some = claims([0.44, 'partial'], [0.46, 'partial'], [shownFrom, 'partial']);
		const figures = reportOf(80, 'The harbour raised 30 fees again. ');
		assert.deepEqual(told(doubtedFacts(figures, some)), ['a1 hint', 'a2 info']);
		assert.deepEqual(told(doubtedFacts(reportOf(80, 'We raised our fees once again. '), some)), []);
		const bare = some.map((fact): LogicNode => ({ ...fact, support: 'unsupported' }));
		assert.deepEqual(told(doubtedFacts(reportOf(10, 'The harbour raised 30 fees again. '), bare)), [
			'a0 info',
			'a1 info',
			'a2 info',
		]);
	});
});
