import assert from 'node:assert/strict';
import { grouped, matching, newToDoChoice, pageSize, type ToDoChoice } from '../../../src/panel/toDoChoice';
import type { ToDoItemView, ToDoView } from '../../../src/view/toDo';
import { words } from './page';
import { toDoItem, toDoView } from './toDo';

const view = toDoView([
	toDoItem(2, { rank: 0, kind: 1, severity: 'error', excerpt: 'Ferries pay', message: 'It is broken.' }),
	toDoItem(9, { kind: 0, section: 1, excerpt: 'Trams pay', message: 'A forum is no source.' }),
	toDoItem(12, { kind: 0, section: 1, excerpt: 'Buses lose', message: 'A shop is no source.' }),
	toDoItem(21, { kind: 0, section: 1, severity: 'hint', excerpt: 'Vans rest', message: 'It is a hint.' }),
	toDoItem(30, { kind: 1, section: 2, excerpt: 'All pay', message: 'It is broken, too.', held: true }),
]);

function chosen(choice: Partial<ToDoChoice>): ToDoChoice {
	return { ...newToDoChoice(), ...choice };
}

function lines(items: readonly ToDoItemView[]): number[] {
	return items.map(({ place }) => place?.line ?? 0);
}

function titled(given: ToDoView, choice: Partial<ToDoChoice>): [title: string, count: number, drawn: number][] {
	const groups = grouped(matching(given, chosen(choice)), given, chosen(choice), words());
	return groups.map(({ title, count, rows }) => [title, count, rows.length]);
}

describe('the choice among what there is to do', () => {
	it('keeps to the words typed: in the quoted words, the message, the kind, the severity, the line', () => {
		for (const [text, found] of [
			['', [2, 9, 12, 21, 30]],
			['pay', [2, 9, 30]],
			['PAY forum', [9]],
			['weak source', [9, 12, 21]],
			['error', [2]],
			['12', [12]],
			['canal', []],
		] as const) {
			assert.deepEqual(lines(matching(view, chosen({ text }))), found, text);
		}
	});

	it('keeps to a kind, a severity, a section and words at once', () => {
		assert.deepEqual(lines(matching(view, chosen({ kind: 'Weak source' }))), [9, 12, 21]);
		assert.deepEqual(lines(matching(view, chosen({ severity: 'error' }))), [2]);
		assert.deepEqual(lines(matching(view, chosen({ section: 'Risks' }))), [30]);
		assert.deepEqual(lines(matching(view, chosen({ section: '' }))), [2]);
		assert.deepEqual(lines(matching(view, chosen({ kind: 'Weak source', section: 'Costs', text: 'trams' }))), [9]);
		assert.deepEqual(lines(matching(view, chosen({ kind: 'Weak source', severity: 'error' }))), []);
	});

	it('is grouped by weight, by kind or by section', () => {
		assert.deepEqual(titled(view, {}), [
			['fixFirst', 1, 1],
			['fixNext', 2, 2],
			['hints', 1, 1],
			['heldBack', 1, 1],
		]);
		assert.deepEqual(titled(view, { grouping: 'kind' }), [
			['Broken citation', 2, 2],
			['Weak source', 3, 3],
		]);
		assert.deepEqual(titled(view, { grouping: 'section' }), [
			['noSection', 1, 1],
			['Costs', 3, 3],
			['Risks', 1, 1],
		]);
	});

	it('says what is to be fixed first only where something comes after it', () => {
		const first = [toDoItem(2, { rank: 0 }), toDoItem(5, { rank: 1 })];
		assert.deepEqual(titled(toDoView(first), {}), [['', 2, 2]]);
		assert.deepEqual(titled(toDoView(first), { unfolded: new Map([['first', false]]) }), [['', 2, 2]]);
		assert.deepEqual(titled(toDoView([...first, toDoItem(7)]), { severity: 'info', text: 'E2' }), [['fixFirst', 1, 1]]);
		assert.deepEqual(titled(toDoView(first), { grouping: 'kind' }), [['Weak source', 2, 2]]);
	});

	it('draws a page of 2,000 findings, and folds the groups that do not fit', () => {
		const many = toDoView(
			Array.from({ length: 2_000 }, (_, at) => toDoItem(at + 1, { kind: at % 2, section: at % 3 })),
		);
		assert.deepEqual(titled(many, {}), [['fixNext', 2_000, pageSize]]);
		assert.deepEqual(
			titled(many, { grouping: 'section' }).map(([, , drawn]) => drawn),
			[pageSize, 0, 0],
		);
	});

	it('draws more where more was asked for, and a folded group where it was unfolded', () => {
		const many = toDoView(Array.from({ length: 200 }, (_, at) => toDoItem(at + 1, { kind: at % 2 })));
		const choice = chosen({ grouping: 'kind' });
		choice.asked.set('kind:0', 2 * pageSize);
		choice.unfolded.set('kind:1', true);
		assert.deepEqual(
			grouped(many.items, many, choice, words()).map(({ rows }) => rows.length),
			[2 * pageSize, pageSize],
		);
		choice.unfolded.set('kind:0', false);
		assert.deepEqual(
			grouped(many.items, many, choice, words()).map(({ unfolded, rows }) => [unfolded, rows.length]),
			[
				[false, 0],
				[true, pageSize],
			],
		);
	});
});
