import assert from 'node:assert/strict';
import { isFormRow, parallelTest } from '../../../../src/checks/paragraphs/parallel';
import { parseReport } from '../../../../src/report/parsing/parse';

function areParallel(source: string, first: string, second: string): boolean {
	const report = parseReport(source);
	const blockOf = (text: string) => report.blocks.find(({ span }) => source.slice(...span).startsWith(text))!;
	return parallelTest(report)(blockOf(first), blockOf(second));
}

const profiles = [
	'# Grid batteries',
	'## Northwind',
	'- Cells: lithium iron phosphate, bought from two makers.',
	'- Leverage: avoids debt and pays for sites in cash.',
	'## Eastfield',
	'- Cells: sodium ion, made in its own plant.',
	'- Leverage: avoids debt, and pays for new plants in cash.',
	'## Outlook',
	'Leverage: both avoid debt and pay for what they build in cash.',
].join('\n');

describe('texts that stand side by side', () => {
	it('are the items of one list', () => {
		const list = '# Plans\n\n- Low case: sales fall by 5% a year.\n- High case: sales rise by 5% a year.\n';
		assert.equal(areParallel(list, 'Low case', 'High case'), true);
	});

	it('are not the items of two lists with a text between', () => {
		const lists = '# Plans\n\n- Sales fall by 5% a year.\n\nLater on:\n\n- Sales still fall by 5% a year.\n';
		assert.equal(areParallel(lists, 'Sales fall', 'Sales still'), false);
	});

	it('are the same point in sections of one form', () => {
		assert.equal(areParallel(profiles, 'Leverage: avoids debt and', 'Leverage: avoids debt, and'), true);
	});

	it('are not the same point in a section that shares no other label', () => {
		assert.equal(areParallel(profiles, 'Leverage: avoids debt and', 'Leverage: both'), false);
	});

	it('are told in Chinese too', () => {
		const source =
			'# 储能\n\n## 甲公司\n\n电芯：外购磷酸铁锂。\n\n杠杆：不举债。\n\n## 乙公司\n\n电芯：自产钠离子。\n\n杠杆：从不举债。\n';
		assert.equal(areParallel(source, '杠杆：不', '杠杆：从'), true);
	});
});

describe('the row of a form', () => {
	const days = (count: number) => {
		const names = ['Monday', 'Tuesday', 'Wednesday'].slice(0, count);
		return `# Meals\n\n${names.map((day) => `## ${day}\n\n- Breakfast: oats with an apple\n- Lunch: soup with rice\n- ${day} is calm\n`).join('\n')}`;
	};
	const isRow = (source: string, text: string) => {
		const report = parseReport(source);
		return report.blocks
			.filter(({ span }) => source.slice(...span).startsWith(text))
			.map((block) => isFormRow(report, block));
	};

	it('has a label that stands in three sections', () => {
		assert.deepEqual(isRow(days(3), 'Breakfast'), [true, true, true]);
		assert.deepEqual(isRow(days(3), 'Monday is'), [false]);
	});

	it('is none where the label stands alone', () => {
		const notes =
			'# Ferries\n\n## North\n\n- Note: they are late\n\n## South\n\n- Note: they are late\n\n## East\n\n- Note: they are late\n';
		assert.deepEqual(isRow(notes, 'Note'), [false, false, false]);
	});

	it('is none where the label stands in two', () => {
		assert.deepEqual(isRow(days(2), 'Breakfast'), [false, false]);
	});
});
