import assert from 'node:assert/strict';
import { analyze } from '../../../../../src/analyze';
import { withAffected } from '../../../../../src/checks/numbers/affectedClaims';
import { type CheckedRelation, conflicts, holds } from '../../../../../src/checks/numbers/amounts/relation';
import { checkArithmetic, findingsWithoutConsequences } from '../../../../../src/checks/numbers/numberArithmetic';
import { verbatim } from '../../../../../src/messages/message';
import type { Span } from '../../../../../src/report/model';
import { found } from '../found';

const shares = (last: string, total: string) => [
	'| Brand | Shops | Share |',
	'| --- | ---: | ---: |',
	'| Elm | 400 | 40% |',
	'| Oak | 350 | 35% |',
	`| Others | 250 | ${last} |`,
	`| Total | 1,000 | ${total} |`,
];

describe('a slip and what is off by it', () => {
	it('is one finding: the share that is wrong, with the total that comes right with it', () => {
		const [slip, ...more] = found(...shares('29%', '100%'));
		assert.deepEqual(more, []);
		assert.equal(slip?.at, '29%');
		assert.ok(slip.related.includes('100%'));
	});

	it('leaves a total alone that is off by something else', () => {
		const counts = ['| Site | Units |', '| --- | --- |', '| North | 10 |', '| South | 20 |', '| Total | 40 |'];
		const told = found('Sales rose from $12 million to $15 million, an increase of 35%.', '', ...counts);
		assert.deepEqual(
			told.map(({ at }) => at),
			['35%', '40'],
		);
	});

	type Fits = (numbers: readonly number[]) => boolean;
	const addsUp: Fits = ([total, ...parts]) => total === parts.reduce((sum, part) => sum + part, 0);

	/** Relations of the numbers of a text: those that conflict with their corrections, and those that hold. */
	const relationsOf = (source: string) => {
		const retrialOf = (spans: readonly Span[], fits: Fits) => (number: number, text: string) =>
			fits(spans.map((span) => Number(source.slice(...span))).with(number, Number(text)));
		const placesOf = (spans: readonly Span[]) => spans.map((span) => ({ span, message: verbatim('') }));
		return {
			conflict: (at: Span, others: readonly Span[], correction: string, fits = addsUp) =>
				conflicts(
					'tableTotal',
					{
						code: 'number.arithmetic',
						span: at,
						message: verbatim(''),
						related: placesOf(others),
						data: { correction },
					},
					undefined,
					retrialOf([at, ...others], fits),
				),
			held: (at: Span, others: readonly Span[], fits = addsUp) =>
				holds('tableTotal', { span: at }, placesOf(others), undefined, retrialOf([at, ...others], fits)),
			/** What is told of them, each with its places. */
			told: (relations: readonly CheckedRelation[]) =>
				findingsWithoutConsequences(relations).map(({ span, related = [] }) =>
					[{ span }, ...related].map((place) => source.slice(...place.span)),
				),
		};
	};

	it('is what breaks nothing that holds, where either of two corrections mends both', () => {
		const { conflict, held, told } = relationsOf('40 11 20 15 25');
		const [total, part, other]: readonly [Span, Span, Span] = [
			[0, 2],
			[3, 5],
			[6, 8],
		];
		const isRest: Fits = ([rest = 0, whole = 0, part = 0]) => rest === whole - part;
		const both = [conflict(total, [part, other], '31'), conflict(part, [total, other], '20', isRest)];
		assert.deepEqual(told(both), [['40', '11', '20', '11']]);
		const halves: readonly Span[] = [
			[9, 11],
			[12, 14],
		];
		assert.deepEqual(told([...both, held(total, halves)]), [['11', '40', '20', '40']]);
	});

	it('is what mends most, where neither correction breaks anything', () => {
		const { conflict, told } = relationsOf('41 11 20 42');
		const [total, part, other, double]: readonly [Span, Span, Span, Span] = [
			[0, 2],
			[3, 5],
			[6, 8],
			[9, 11],
		];
		const isRest: Fits = ([rest = 0, whole = 0, part = 0]) => rest === whole - part;
		const isDouble: Fits = ([twice = 0, one = 0]) => twice === 2 * one;
		assert.deepEqual(
			told([
				conflict(total, [part, other], '31'),
				conflict(part, [total, other], '21', isRest),
				conflict(double, [part], '22', isDouble),
			]),
			[['11', '41', '20', '41', '42']],
		);
	});

	it('comes first where it mends another, however much that one would mend', () => {
		const { conflict, told } = relationsOf('60 90 190 40 90 290 190');
		const [part, subtotal, total, rest, large]: readonly [Span, Span, Span, Span, Span] = [
			[0, 2],
			[3, 5],
			[6, 9],
			[10, 12],
			[16, 19],
		];
		assert.deepEqual(
			told([
				conflict(total, [subtotal, [13, 15]], '180'),
				conflict(large, [subtotal, [20, 23]], '280'),
				conflict(subtotal, [part, rest], '100'),
				conflict(part, [], '50', ([only]) => only === 50),
			]),
			[
				['190', '90', '90'],
				['290', '90', '190'],
				['60', '90'],
			],
		);
	});

	it('leaves a total of its own to what a total that comes right is a part of', () => {
		const { conflict, told } = relationsOf('60 90 190 40 90');
		const [part, subtotal, total]: readonly [Span, Span, Span] = [
			[0, 2],
			[3, 5],
			[6, 9],
		];
		const chain = [
			conflict(total, [subtotal, [13, 15]], '180'),
			conflict(subtotal, [part, [10, 12]], '100'),
			conflict(part, [], '50'),
		];
		assert.deepEqual(told(chain), [
			['190', '90', '90'],
			['60', '90'],
		]);
	});

	const clubs = (cycling: string, share: string) => [
		'| Club | Members | Share |',
		'| --- | ---: | ---: |',
		'| Rowing | 120 | 30% |',
		'| Chess | 200 | 50% |',
		`| Cycling | ${cycling} | ${share} |`,
		'| Total | 400 | 100% |',
	];

	it('is one finding at a part with which the total and a share come right', () => {
		const [slip, ...more] = found(...clubs('20', '20%'));
		assert.deepEqual(more, []);
		assert.equal(slip?.at, '20');
		assert.match(slip.message, /with 80 instead of 20, the total/);
		assert.deepEqual(slip.related, ['400', '20%']);
	});

	it('says nothing of a table that adds up', () => {
		assert.deepEqual(found(...shares('25%', '100%')), []);
	});
});

describe('a wrong number and the claims that rest on it', () => {
	const slip = 'Sales rose from $12 million to $15 million, an increase of 35%.';

	it('names a claim over its sentence that gives it again', () => {
		const [told, ...more] = found(`Demand for copper is growing fast, by 35%. ${slip}`);
		assert.deepEqual(more, []);
		assert.equal(told?.at, '35%');
		assert.match(told.message, /= 25%, but the text says 35%.* Also affects line 3\.$/);
		assert.equal(told.related.filter((text) => text === '35%').length, 1);
	});

	it('names no line of a claim that rests on it without the number, which is to be looked at again', () => {
		const [told] = found(`Demand for copper is growing fast. ${slip}`);
		assert.doesNotMatch(told?.message ?? '', /Also affects/);
		assert.ok(told?.related.includes('Demand for copper is growing fast.'));
	});

	it('goes over the tree once, however many numbers are wrong', () => {
		const sections = ['Iron', 'Tin', 'Zinc', 'Lead'].map(
			(metal) => `## ${metal}\n\nDemand is growing fast, by 35%. ${slip}\n`,
		);
		const { report, tree } = analyze({ name: 'test.md', text: sections.join('\n') });
		const wrong = findingsWithoutConsequences(checkArithmetic(report));
		let read = 0;
		const counted = {
			...tree,
			get nodes() {
				read++;
				return tree.nodes;
			},
		};
		const told = wrong.map((finding) => withAffected(finding, { report, tree: counted }));
		assert.ok(told.filter((finding, at) => finding !== wrong[at]).length > 1);
		// For its sentences, and for what rests on each.
		assert.equal(read, 2);
	});
});
