import { isListed } from '../../../src/findings/limit';
import type { ToDoItemView, ToDoView } from '../../../src/view/toDo';

/** Something to mend on a line, as a finding of the first kind that is in no section. */
export function toDoItem(line: number, parts: Partial<ToDoItemView> = {}): ToDoItemView {
	return {
		...{
			id: `c:${line}`,
			code: 'source.weak',
			kind: 0,
			severity: 'info',
			section: 0,
			excerpt: `E${line}`,
			message: `M${line}`,
		},
		...{ place: { line, span: [line, line + 1] }, held: false, rank: null, takes: '', decidable: true, fixable: false },
		...parts,
	};
}

export function toDoView(items: ToDoItemView[]): ToDoView {
	return {
		summary: `${items.length} findings`,
		listed: items.filter((item) => item.code !== null && isListed(item)).length,
		items,
		kinds: ['Weak source', 'Broken citation'],
		severities: [
			{ id: 'error', name: 'error' },
			{ id: 'info', name: 'info' },
		],
		sections: ['', 'Costs', 'Risks'],
		checked: ['9 claims', '3 citations'],
	};
}
