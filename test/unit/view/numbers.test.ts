import assert from 'node:assert/strict';
import { createPlumbline, numberRelations, withReading } from '../../../src/index';
import { type Language, languages } from '../../../src/messages/languages';
import { wordsIn } from '../../../src/messages/words';
import { silentLogger, systemClock } from '../../../src/ports';
import { contextOf } from '../../../src/view/context';
import { numbersViewOf } from '../../../src/view/numbers';
import { readingOf } from '../reading/readings';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

function viewOf(text: string, language: Language = 'en') {
	const analysis = plumbline.analyze({ name: 'test.md', text });
	return numbersViewOf(numberRelations(analysis.report), analysis, contextOf(text, wordsIn(language)));
}

const report = `# Study

Sales rose from $12 million to $15 million, an increase of **25%**. Costs rose from $10 million to $11 million, an increase of 30%.

Orders rose from $2.0 million to $2.5 million, an increase of 20–30%. A hall has 14 doors.

| Site | Output |
| --- | --- |
| Lyon | 120 |
| Nice | 80 |
| Total | 200 |
`;

describe('the view of the numbers', () => {
	it('groups what does not hold before what could not be read and what holds', () => {
		const view = viewOf(report);
		assert.equal(view.summary, '4 relations checked: 2 hold, 1 does not, 1 could not be read');
		assert.deepEqual(
			view.groups.map(({ outcome, title, rows }) => [outcome, title, rows.map(({ stated }) => stated)]),
			[
				['conflicts', 'Does not hold', ['30%']],
				['unread', 'Could not be read', ['20–30%']],
				['holds', 'Holds', ['25%', '200']],
			],
		);
		assert.equal(view.alone, '1 figure stands alone, in no relation that can be checked.');
		assert.deepEqual(JSON.parse(JSON.stringify(view)), view);
	});

	it('says of what does not hold what a model made of it', () => {
		const text = report.replace('increase of **25%**', 'increase of **35%**');
		const before = plumbline.analyze({ name: 'test.md', text });
		const reading = readingOf(before, {
			marks: [{ words: 'an increase of 30%', kind: 'arithmetic', note: 'It is 10%.' }],
			notReal: ({ span }) => text.slice(...span) === '35%',
		});
		const { analysis } = withReading(before, reading);
		const view = numbersViewOf(numberRelations(analysis.report), analysis, contextOf(text, wordsIn('en')));
		assert.equal(view.summary, '4 relations checked: 1 holds, 1 does not, 1 withdrawn by a model, 1 could not be read');
		assert.deepEqual(
			view.groups.map(({ title, rows }) => [title, rows.map(({ stated }) => stated)]),
			[
				['Does not hold', ['30%']],
				['Withdrawn by sage-1', ['35%']],
				['Could not be read', ['20–30%']],
				['Holds', ['200']],
			],
		);
		const told = view.groups.map(({ rows }) => rows[0]?.told ?? '');
		assert.match(told[0] ?? '', /It is 10%\.$/);
		assert.match(told[1] ?? '', /Withdrawn by sage-1\.$/);
		assert.deepEqual(JSON.parse(JSON.stringify(view)), view);
		const alone = withReading(before, { ...reading, notReal: [] }).analysis;
		const rows = numbersViewOf(numberRelations(alone.report), alone, contextOf(text, wordsIn('en'))).groups[0]?.rows;
		assert.deepEqual(
			rows?.map(({ stated }) => stated),
			['30%', '35%'],
			'what is confirmed goes first',
		);
	});

	it('gives each row the report’s own words, its line, the computation and the other lines', () => {
		const [sentence, row] = viewOf(report).groups.at(-1)?.rows ?? [];
		assert.equal(sentence?.excerpt, 'Sales rose from $12 million to $15 million, an increase of 25%.');
		assert.equal(sentence.told, '($15 million − $12 million) ÷ $12 million = 25%');
		assert.equal(sentence.kind, 'change');
		assert.equal(sentence.place.line, 3);
		assert.deepEqual(sentence.related, []);
		assert.equal(row?.excerpt, 'Total · Output', 'a figure of a table is told by its row and column');
		assert.equal(row.place.line, 11);
		assert.deepEqual(
			row.related.map(({ line }) => line),
			[9, 10],
		);
	});

	it('lists the figures that a model relates apart, as what it says, those with something against them first', () => {
		const text = [
			'# Study\n\nThe fleet has 120 ferries. Fuel costs $3.4 million a year. Crews count 800 people.\n',
			'Its 125 ferries sail daily. They burn $3.4 million of fuel a year. The 800 people work in shifts.\n',
		].join('\n');
		const before = plumbline.analyze({ name: 'test.md', text });
		const figure = (of: string, value: string, ...at: string[]) => ({
			...{ of, value },
			places: readingOf(before, { marks: at.map((words) => ({ words })) }).marks.map(({ anchor }) => anchor),
		});
		const ledger = [
			figure(
				'fuel a year',
				'$3.4 million',
				'Fuel costs $3.4 million a year.',
				'They burn $3.4 million of fuel a year.',
			),
			figure('Ferries', '120', 'The fleet has 120 ferries.'),
			figure('ferries', '125', 'Its 125 ferries sail daily.'),
			figure('crew', '800', 'Crews count 800 people.', 'The 800 people work in shifts.'),
		];
		const mark = {
			words: 'Crews count 800',
			with: ['800 people work'],
			kind: 'contradiction',
			note: 'Who is counted?',
		} as const;
		const reading = { ...readingOf(before, { marks: [mark] }), ledger };
		const { analysis } = withReading(before, reading);
		const shown = numbersViewOf(numberRelations(analysis.report), analysis, contextOf(text, wordsIn('en')));
		const [group] = shown.groups.filter(({ outcome }) => outcome === 'related');
		assert.equal(group?.title, 'Figures that sage-1 relates (not computed)');
		assert.equal(group.beside, 'According to sage-1 also in');
		assert.deepEqual(
			group.rows.map(({ stated, excerpt, told, place, related }) => [
				...[stated, excerpt, told, place.line],
				related.map(({ line }) => line),
			]),
			[
				[
					...['120 / 125', 'Ferries'],
					'The same figure is given as 120 (line 3) and 125 (line 5). Correct the wrong one, or say how they differ.',
					...[3, [5]],
				],
				['800', 'crew', 'Who is counted?', 3, [5]],
				['$3.4 million', 'fuel a year', '', 3, [5]],
			],
		);
		assert.deepEqual(JSON.parse(JSON.stringify(shown)), shown);
		const edited = text.replace('Fuel costs $3.4 million a year. ', '');
		const later = withReading(plumbline.analyze({ name: 'test.md', text: edited }), reading).analysis;
		const rows = numbersViewOf(numberRelations(later.report), later, contextOf(edited, wordsIn('en')));
		const last = rows.groups.at(-1)?.rows.at(-1);
		assert.deepEqual([last?.place.line, last?.related], [5, []], 'a sentence that has gone is no place any more');
	});

	it('says so where there is no relation', () => {
		const view = viewOf('# Study\n\nThe plant has a long history.\n');
		assert.equal(view.summary, 'No figures stand in a relation that can be checked.');
		assert.deepEqual([view.checked, view.groups, view.alone], [0, [], '']);
	});

	it('speaks every language', () => {
		for (const language of languages) {
			const { title, groups } = viewOf(report, language);
			const said = [title, ...groups.flatMap((group) => [group.title, ...group.rows.map(({ kind }) => kind)])];
			assert.ok(
				said.every((words) => /\p{Script=Han}/u.test(words) === (language === 'zh-CN')),
				said.join(),
			);
		}
	});
});
