import assert from 'node:assert/strict';
import type { Analysis } from '../../../src/analysis';
import type { FindingCode } from '../../../src/findings/model';
import { withReview } from '../../../src/index';
import type { ReviewAnswer } from '../../../src/judge/tasks/reviewSection';
import { suspicionsOf } from '../../../src/review/suspicions';
import { coreWith, exampleReport, failing, ReadingModel } from '../scoring/finResearch/readingModel';
import { english } from '../words';

const report = [
	'# Copper',
	'',
	'## Outlook',
	'',
	'Copper will be the best investment of the decade. Demand is driven by electric cars.',
	'Stocks fell to 210,000 tonnes in 2024. Exports rose from 40 to 50 tonnes, which is growth of 30%.',
	'',
	'## Supply',
	'',
	'Mines in the north are old. They produced 12 tonnes in 2024 [1].',
	'',
	'## References',
	'',
	'[1] Copper yearbook. https://example.org/copper',
	'',
].join('\n');

type Candidate = ReviewAnswer['candidates'][number];
type Further = ReviewAnswer['further'][number];

interface Answers {
	/** By the kind under which a suspicion is asked. */
	readonly verdicts?: Readonly<Record<string, Partial<Candidate>>>;
	readonly further?: readonly (Pick<Further, 'kind' | 'quote'> & Partial<Further>)[];
}

/** A model that answers as told; what it is not told about is real. */
function reviewer({ verdicts = {}, further = [] }: Answers): ReadingModel {
	return new ReadingModel(({ user }) => ({
		candidates: [...user.matchAll(/^(\d+) (\w+): /gm)].map(([, id, kind = '']) => ({
			...{ id: Number(id), quote: null, reason: `On ${kind}.`, verdict: 'real', weight: 'should', better: null },
			...verdicts[kind],
		})),
		further: further.map((mark) => ({ weight: 'should', other: null, note: 'So it is.', ...mark })),
	}));
}

async function reviewed(answers: Answers, text = report) {
	const model = reviewer(answers);
	return { model, ...(await coreWith().review({ name: 'r.md', text }, { model: { provider: model } })) };
}

/** `code: words` of the findings, of one code if one is named. */
function listed({ findings, document }: Analysis, code?: FindingCode): string[] {
	return findings
		.filter((finding) => code === undefined || finding.code === code)
		.map(({ code: own, span }) => `${own}: ${document.text.slice(...span)}`);
}

const saidBy = ({ findings }: Analysis, code: FindingCode) =>
	findings.filter((finding) => finding.code === code).map(({ message }) => english.say(message));

describe('what a second reading asks about', () => {
	it('is what the rules tell and what they only suspect, but nothing that reading cannot decide', () => {
		const analysis = coreWith().analyze({ name: 'r.md', text: exampleReport('grid-storage') });
		const suspicions = suspicionsOf(analysis);
		const told = suspicions.filter((suspicion) => suspicion.told);
		assert.ok(told.length > 0 && told.length < suspicions.length, `${told.length} of ${suspicions.length}`);
		const codes = new Set(suspicions.map(({ draft }) => draft.code));
		assert.ok(codes.has('claim.unsupported') && codes.has('number.arithmetic'));
		assert.ok(!codes.has('citation.unused') && !codes.has('source.weak'));
		const keys = suspicions.map(({ draft }) => `${draft.code} ${draft.span}`);
		assert.equal(new Set(keys).size, keys.length);
	});

	it('leaves out what the author ignores', () => {
		const text = `<!-- plumbline-disable-file -->\n${report}`;
		assert.deepEqual(suspicionsOf(coreWith().analyze({ name: 'r.md', text })), []);
	});

	it('says what of the report is not shown, and that it is the whole report only where it is', async () => {
		const shownOf = async (text: string) => (await reviewed({}, text)).model.sent.map(({ user }) => user);
		const [listed = ''] = await shownOf(report);
		assert.match(listed, /list of references is not shown here: do not mark citations as missing an entry/);
		assert.doesNotMatch(listed, /whole report/);
		const [bare = ''] = await shownOf(report.split('## References')[0]!);
		assert.match(bare, /This is the whole report\./);
		const section = (at: number) =>
			`## Part ${at}\n\n${'Prices of copper will rise because mines are old. '.repeat(90)}\n`;
		const parts = await shownOf(`# Copper\n\n${[1, 2, 3, 4].map(section).join('\n')}`);
		assert.ok(parts.length > 1);
		for (const part of parts) assert.match(part, /one part of the report\. The text of the others is not shown here/);
	});

	it('comes with the words it stands in, what the rules have computed, and no address', async () => {
		const { model } = await reviewed({});
		const [{ user, system } = { user: '', system: '' }] = model.sent;
		assert.match(user, /\d+ partly: Copper will be the best investment of the decade\./);
		assert.match(user, /\d+ arithmetic: .*\n {3}in: Exports rose from 40 to 50 tonnes.*\n(?:.*\n)* {3}the rule: .*25%/);
		assert.doesNotMatch(user, /https?:/);
		assert.match(system, /`notReal` if you would not/);
	});
});

describe('what a second reading makes of the findings', () => {
	it('confirms, with the model’s reason and its weight', async () => {
		const before = coreWith().analyze({ name: 'r.md', text: report });
		const { analysis, tally, run } = await reviewed({ verdicts: { partly: { weight: 'must' } } });
		const [claim] = analysis.findings.filter(({ code }) => code === 'claim.partial');
		assert.match(english.say(claim!.message), /Confirmed by a model: On partly\.$/);
		assert.deepEqual([claim?.severity, claim?.data.review], ['warning', 'confirmed']);
		assert.ok(listed(analysis).length >= listed(before).length);
		assert.deepEqual([tally.reworded, tally.added, tally.withdrawn], [0, 0, []]);
		assert.deepEqual([run.mode, run.calls, run.complete], ['model', 1, true]);
	});

	it('withdraws what the model does not share, and keeps count', async () => {
		const before = coreWith().analyze({ name: 'r.md', text: report });
		assert.equal(listed(before, 'number.arithmetic').length, 1);
		const { analysis, tally } = await reviewed({
			verdicts: { arithmetic: { verdict: 'notReal', reason: 'Other years are meant.', quote: 'Exports rose from 40' } },
		});
		assert.deepEqual(listed(analysis, 'number.arithmetic'), []);
		const [gone, ...others] = tally.withdrawn;
		assert.deepEqual(
			[gone?.finding.code, gone?.reason, gone?.model, others],
			['number.arithmetic', 'Other years are meant.', 'sage-1', []],
		);
		assert.deepEqual(analysis.withdrawn, tally.withdrawn);
	});

	it('lets the author take a withdrawal back: the rules’ finding stands again, and only that one', async () => {
		const { review } = await reviewed({
			verdicts: {
				partly: { verdict: 'notReal', quote: 'Copper will be the best investment of the decade.' },
				uncited: { verdict: 'notReal', quote: 'Stocks fell to 210,000 tonnes in 2024.' },
			},
		});
		const read = coreWith().analyze({ name: 'r.md', text: report });
		const { withdrawn = [] } = withReview(read, review).analysis;
		const [first, ...others] = withdrawn;
		assert.ok(first && others.length > 0);
		const { analysis } = withReview(read, { ...review, takenBack: [first.key] });
		assert.deepEqual(
			analysis.withdrawn?.map(({ key }) => key),
			others.map(({ key }) => key),
		);
		const again = analysis.findings.find(
			({ code, span }) => code === first.finding.code && span === first.finding.span,
		);
		assert.deepEqual([again?.decidedBy, again?.message], ['rules', first.finding.message]);
		const moved = coreWith().analyze({ name: 'r.md', text: report.replace('# Copper', '# Copper\n\n***') });
		const later = withReview(moved, { ...review, takenBack: [first.key] }).analysis;
		assert.equal(later.withdrawn?.length, others.length);
	});

	it('makes room for what was held back when it withdraws', async () => {
		const options = { maxFindings: 1, severities: { 'claim.partial': 'info' } } as const;
		const before = coreWith().analyze({ name: 'r.md', text: report }, options);
		const held = before.findings.filter((finding) => finding.held);
		assert.ok(held.length > 0);
		const provider = reviewer({ verdicts: { arithmetic: { verdict: 'notReal', quote: 'Exports rose from 40' } } });
		const { review } = await coreWith().review({ name: 'r.md', text: report }, { ...options, model: { provider } });
		const opinions = review.opinions.filter(({ code }) => code === 'number.arithmetic');
		const { analysis } = withReview(before, { ...review, opinions, notes: [] }, options);
		assert.ok(analysis.findings.filter((finding) => finding.held).length < held.length);
	});

	it('withdraws nothing on words that the report does not have', async () => {
		const { analysis, tally, review } = await reviewed({
			verdicts: { arithmetic: { verdict: 'notReal', quote: 'Exports rose from 40 to 52 tonnes' } },
		});
		assert.equal(listed(analysis, 'number.arithmetic').length, 1);
		assert.doesNotMatch(saidBy(analysis, 'number.arithmetic').join(), /model/);
		assert.deepEqual([tally.withdrawn, review.dropped], [[], 1]);
	});

	const noProofs: Readonly<Record<string, string | null>> = {
		'no words': null,
		'a word that stands everywhere': 'the',
		'words without a figure of it': 'Demand is driven by electric cars.',
		'a year': 'They produced 12 tonnes in 2024',
	};
	for (const [what, quote] of Object.entries(noProofs))
		it(`withdraws no sum on ${what}`, async () => {
			const { analysis, tally } = await reviewed({ verdicts: { arithmetic: { verdict: 'notReal', quote } } });
			assert.equal(listed(analysis, 'number.arithmetic').length, 1);
			assert.deepEqual(tally.withdrawn, []);
		});

	it('withdraws nothing on words of another place that speak of something else', async () => {
		const far = [
			'## Ships',
			'',
			'Yards build ferries.',
			'',
			'Crews sail them at night.',
			'',
			'Ports are deep in summer.',
			'',
		];
		const text = report.replace('## References', [...far, '## References'].join('\n'));
		const proof = (quote: string) =>
			reviewed({ verdicts: { partly: { verdict: 'notReal', quote } } }, text).then(
				({ tally }) => tally.withdrawn.length,
			);
		assert.equal(await proof('Ports are deep in summer.'), 0);
		assert.ok((await proof('Demand is driven by electric cars.')) > 0);
	});

	it('says better what the rules said amiss; with nothing better to say it confirms', async () => {
		const better = 'Work the growth out from the figures: it is 25%.';
		const { analysis, tally } = await reviewed({ verdicts: { arithmetic: { verdict: 'reworded', better } } });
		assert.ok(saidBy(analysis, 'number.arithmetic')[0]?.endsWith(better));
		assert.equal(tally.reworded, 1);
		const silent = await reviewed({ verdicts: { arithmetic: { verdict: 'reworded', better: ' ' } } });
		assert.equal(silent.tally.reworded, 0);
		assert.match(saidBy(silent.analysis, 'number.arithmetic')[0] ?? '', /Confirmed by a model/);
	});

	it('adds what the model found, under the code that fits, and says who found it', async () => {
		const { analysis, tally } = await reviewed({
			further: [
				{ kind: 'overstated', quote: 'Demand is driven by electric cars.', note: 'Only in part.' },
				{ kind: 'newMatter', quote: 'They produced 12 tonnes in 2024', note: 'Said nowhere before.' },
				{ kind: 'other', quote: 'Mines in the north are old.', weight: 'could', note: 'How old?' },
				{ kind: 'contradiction', quote: 'Mines in the north are old.', note: 'They were called new.' },
				{ kind: 'wrongSource', quote: 'They produced 12 tonnes in 2024', note: 'The yearbook ends in 2020.' },
			],
		});
		assert.ok(listed(analysis).includes('claim.overstated: Demand is driven by electric cars.'));
		assert.ok(listed(analysis).includes('conclusion.new: They produced 12 tonnes in 2024'));
		assert.deepEqual(
			analysis.findings.flatMap(({ code, data }) => (code === 'citation.mismatch' ? [data.label] : [])),
			['1'],
		);
		assert.deepEqual(listed(analysis, 'review.note'), Array(2).fill('review.note: Mines in the north are old.'));
		assert.deepEqual(saidBy(analysis, 'claim.overstated'), ['A model found: Only in part.']);
		assert.ok(tally.added >= 4);
	});

	it('adds nothing whose quote the part does not have, or that a suspicion tells already', async () => {
		const { analysis, tally, review } = await reviewed({
			further: [
				{ kind: 'overstated', quote: 'Demand is driven by bicycles and by electric trains.' },
				{ kind: 'partly', quote: 'Copper will be the best investment of the decade.' },
			],
		});
		assert.deepEqual([tally.added, tally.lost, review.dropped], [0, 1, 1]);
		assert.deepEqual(listed(analysis, 'claim.overstated'), []);
		assert.equal(listed(analysis).filter((text) => text.includes('decade')).length, 1);
	});

	it('keeps every mark of the model’s own beside what was judged on the same ground', async () => {
		const claim = 'Copper will be the best investment of the decade.';
		const further = [
			{ kind: 'unsupported', quote: claim, note: 'Nothing compares it with other metals.' },
			{ kind: 'vague', quote: claim, note: 'Best by what measure?' },
			{ kind: 'other', quote: claim, note: 'Which decade?' },
			{ kind: 'other', quote: claim, note: 'For whom?' },
		] as const;
		for (const verdict of ['real', 'notReal', 'reworded'] as const) {
			const partly = { verdict, quote: claim, better: 'Compare it.' };
			const { analysis, tally } = await reviewed({ verdicts: { partly }, further });
			const notes = analysis.findings.filter(({ data }) => 'review' in data && data.review === 'added');
			assert.deepEqual([notes.length, tally.added, tally.lost], [4, 4, 0], verdict);
		}
	});

	it('holds back nothing that must be mended, whatever the limit', async () => {
		const quotes = [
			'Mines in the north are old.',
			'Demand is driven by electric cars.',
			'They produced 12 tonnes in 2024',
		];
		const provider = reviewer({
			further: [
				...quotes.map((quote) => ({ kind: 'other', weight: 'must', quote }) as const),
				{ kind: 'other', weight: 'should', quote: 'Stocks fell to 210,000 tonnes in 2024.' },
			],
		});
		const { analysis } = await coreWith().review(
			{ name: 'r.md', text: report },
			{ model: { provider }, maxFindings: 1 },
		);
		const notes = analysis.findings.filter(({ code }) => code === 'review.note');
		assert.deepEqual(notes.map(({ severity, held }) => [severity, held]).sort(), [
			['info', true],
			['warning', false],
			['warning', false],
			['warning', false],
		]);
	});

	it('takes a repetition for the later of two paragraphs, with the place of the first', async () => {
		const text = `${report.split('## References')[0]}## Closing\n\nThe mines of the north are ageing.\n`;
		const quotes = { quote: 'The mines of the north are ageing.', other: 'Mines in the north are old.' };
		const { analysis } = await reviewed({ further: [{ kind: 'repetition', ...quotes }] }, text);
		const found = analysis.findings.find(({ code }) => code === 'paragraph.redundant');
		assert.ok(found?.code === 'paragraph.redundant');
		assert.ok(found.data.first < found.data.second);
		assert.deepEqual(
			found.related.map(({ span }) => text.slice(...span)),
			['Mines in the north are old.'],
		);
	});

	it('heeds the author’s severities and ignore comments', async () => {
		const text = report.replace('Mines in', '<!-- plumbline-disable-next-line review.note -->\n\nMines in');
		const model = reviewer({ further: [{ kind: 'other', quote: 'Mines in the north are old.' }] });
		const { analysis } = await coreWith().review(
			{ name: 'r.md', text },
			{ model: { provider: model }, severities: { 'claim.unsupported': 'off', 'number.arithmetic': 'error' } },
		);
		assert.deepEqual(listed(analysis, 'review.note'), []);
		assert.deepEqual(listed(analysis, 'claim.unsupported'), []);
		assert.equal(analysis.findings.find(({ code }) => code === 'number.arithmetic')?.severity, 'error');
	});

	it('is void for a sentence that was edited since, and stays for the others', async () => {
		const { review } = await reviewed({
			verdicts: { arithmetic: { verdict: 'notReal' } },
			further: [
				{ kind: 'overstated', quote: 'Demand is driven by electric cars.' },
				{ kind: 'other', quote: 'Mines in the north are old.' },
			],
		});
		const text = report
			.replace('growth of 30%', 'growth of 31%')
			.replace('Demand is driven', 'Demand is partly driven')
			.replace('# Copper', '# Copper\n\nThis opens the report.');
		const later = withReview(coreWith().analyze({ name: 'r.md', text }), review);
		assert.equal(listed(later.analysis, 'number.arithmetic').length, 1);
		assert.doesNotMatch(saidBy(later.analysis, 'number.arithmetic')[0] ?? '', /model/);
		assert.deepEqual(listed(later.analysis, 'claim.overstated'), []);
		assert.deepEqual(listed(later.analysis, 'review.note'), ['review.note: Mines in the north are old.']);
	});

	it('decides on the claims of the tree, so that whatever counts them knows it', async () => {
		const claim = 'Copper will be the best investment of the decade.';
		const nodeIn = ({ tree }: Analysis) => tree.nodes.find(({ text }) => text === claim);
		const before = coreWith().analyze({ name: 'r.md', text: report });
		const rules = nodeIn(before);
		assert.deepEqual([rules?.support, rules?.decidedBy], ['partial', undefined]);
		const told = (analysis: Analysis) => nodeIn(analysis)?.reasons.map(({ message }) => english.say(message));

		const { analysis: without } = await reviewed({
			verdicts: { partly: { verdict: 'notReal', reason: 'It is a plan.', quote: claim } },
		});
		assert.deepEqual([nodeIn(without)?.support, nodeIn(without)?.decidedBy], ['supported', 'model']);
		assert.deepEqual(told(without), ['A model that read it again withdrew what the rules found here: It is a plan.']);
		const { analysis: confirmed } = await reviewed({});
		assert.deepEqual([nodeIn(confirmed)?.support, nodeIn(confirmed)?.decidedBy], ['partial', 'model']);
		assert.equal(told(confirmed)?.at(-1), 'A model that read it again agrees: On partly.');
		assert.equal(told(confirmed)?.length, (rules?.reasons.length ?? 0) + 1);
		const others = without.tree.nodes.filter(({ type, text }) => type === 'argument' && text !== claim);
		assert.ok(others.some(({ decidedBy }) => decidedBy === 'rules'));

		const { analysis: added } = await reviewed({
			verdicts: { partly: { verdict: 'notReal', quote: claim } },
			further: [{ kind: 'unsupported', quote: claim }],
		});
		assert.equal(nodeIn(added)?.support, 'unsupported', 'a mark of its own is more than a rule’s word');
	});

	it('leaves the tree to the rules where its sentences were edited since', async () => {
		const quote = 'Copper will be the best investment of the decade.';
		const { review } = await reviewed({ verdicts: { partly: { verdict: 'notReal', quote } } });
		const text = report.replace('of the decade.', 'of the century.');
		const { analysis } = withReview(coreWith().analyze({ name: 'r.md', text }), review);
		const node = analysis.tree.nodes.find((found) => found.text.startsWith('Copper will be'));
		assert.deepEqual([node?.support, node?.decidedBy], ['partial', 'rules']);
		const comma = report.replace('Copper will be the best investment', 'Copper will be, the best  investment');
		const kept = withReview(coreWith().analyze({ name: 'r.md', text: comma }), review).analysis;
		assert.equal(kept.tree.nodes.find((found) => found.text.startsWith('Copper will be'))?.decidedBy, 'model');
	});

	it('leaves the rules’ word where the model does not answer, and says what failed', async () => {
		const before = coreWith().analyze({ name: 'r.md', text: report });
		const model = new ReadingModel(() => failing('refused'));
		const { analysis, run, tally } = await coreWith().review(
			{ name: 'r.md', text: report },
			{ model: { provider: model, limits: { retries: 0 } } },
		);
		assert.deepEqual(
			analysis.findings,
			before.findings.map((finding) => ({ ...finding, decidedBy: 'rules' })),
		);
		assert.deepEqual([run.complete, run.failures.length, tally.confirmed], [false, 1, 0]);
	});
});

describe('the preview of a second reading', () => {
	const text = exampleReport('grid-storage');
	const options = (provider: ReadingModel) => ({ model: { provider } });

	it('asks nothing and comes close to what the review takes', async () => {
		const core = coreWith();
		const model = new ReadingModel();
		const preview = await core.previewReview({ name: 'r.md', text }, options(model));
		assert.equal(model.sent.length, 0);
		const { run } = await core.review({ name: 'r.md', text }, options(model));
		assert.equal(preview.calls, run.calls);
		assert.ok(Math.abs(preview.tokensIn / run.tokensIn - 1) < 0.1);
		assert.equal((await core.previewReview({ name: 'r.md', text }, options(model))).calls, 0);
	});

	it('ends with the signal', async () => {
		const controller = new AbortController();
		controller.abort(new Error('stopped'));
		await assert.rejects(
			coreWith().review({ name: 'r.md', text }, options(new ReadingModel()), controller.signal),
			/stopped/,
		);
	});
});
