import assert from 'node:assert/strict';
import { type CodeAction, ConfigurationTarget, commands, DiagnosticSeverity, workspace } from 'vscode';
import { answering, type Dialogue, type Shown } from './answering';
import { apply, cleared, closeAll, findingOf, lines, openReport } from './reports';
import { until } from './waiting';

const price = 'Price monitor 2025. https://example.com/prices';
const wage = 'Wage survey 2024. https://example.com/wages';
const rent = 'Rent index 2023. https://example.com/rents';

const miscomputed = lines(
	'# Study',
	'',
	'Sales rose from $12.0m in 2022 to $15.0m in 2023, an increase of 35% [1].',
	'',
	'## References',
	'',
	`[1] ${price}`,
	'',
);

const uncited = lines(
	'# Study',
	'',
	'Sales rose from $12.0m in 2022 to $15.0m in 2023, an increase of 35%.',
	'',
	'Rents rose by 5% in 2023 [1].',
	'',
	'## References',
	'',
	`[1] ${rent}`,
	'',
);

describe('quick fixes', () => {
	let dialogue: Dialogue | undefined;

	afterEach(async () => {
		dialogue?.end();
		dialogue = undefined;
		await workspace.getConfiguration('plumbline').update('severity', undefined, ConfigurationTarget.Global);
		await closeAll();
	});

	it('put in the number that was computed', async () => {
		const { document } = await openReport(miscomputed);
		await apply(document, 'number.arithmetic', 'Replace 35% with 25%, as computed');
		assert.equal(document.getText(), miscomputed.replace('35%', '25%'));
		await cleared(document, 'number.arithmetic');
	});

	it('begin with what mends the loudest of several findings, and lead nowhere within a line', async () => {
		const { document } = await openReport(uncited);
		await findingOf(document, 'citation.missing');
		const { range } = await findingOf(document, 'number.arithmetic');
		const actions = await commands.executeCommand<CodeAction[]>(
			'vscode.executeCodeActionProvider',
			document.uri,
			range,
		);
		const titles = actions.map(({ title }) => title);
		assert.equal(titles[0], 'Replace 35% with 25%, as computed');
		assert.deepEqual(
			titles.filter((title) => title.startsWith('Go to the numbers')),
			[],
		);
	});

	it('are taken back with what they mended: the finding is there again before any save, and gone with a redo', async () => {
		const { document } = await openReport(miscomputed);
		await apply(document, 'number.arithmetic', 'Replace 35% with 25%, as computed');
		await cleared(document, 'number.arithmetic');
		await commands.executeCommand('undo');
		await findingOf(document, 'number.arithmetic');
		await commands.executeCommand('redo');
		await cleared(document, 'number.arithmetic');
		assert.ok(document.isDirty, 'nothing saved it meanwhile');
	});

	it('remove a reference that nothing cites and close up the numbers', async () => {
		const list = (...entries: string[]) => lines('## References', '', ...entries, '');
		const { document } = await openReport(
			lines('# Study', '', 'Prices rose [1]. Rents rose [3].', '', list(`[1] ${price}`, `[2] ${wage}`, `[3] ${rent}`)),
		);
		await apply(document, 'citation.unused', 'Remove this reference');
		assert.equal(
			document.getText(),
			lines('# Study', '', 'Prices rose [1]. Rents rose [2].', '', list(`[1] ${price}`, `[2] ${rent}`)),
		);
		await cleared(document, 'citation.unused');
		await commands.executeCommand('undo');
		assert.match(document.getText(), /Rents rose \[3\]/);
	});

	it('merge the entries of one work', async () => {
		const { document } = await openReport(
			lines(
				'# Study',
				'',
				'Prices rose [1]. Rents rose [2][3].',
				'',
				'## References',
				'',
				`[1] ${price}`,
				`[2] ${price}`,
				`[3] ${rent}`,
				'',
			),
		);
		await apply(document, 'citation.duplicate', 'Merge the 2 entries into one');
		assert.equal(
			document.getText(),
			lines(
				'# Study',
				'',
				'Prices rose [1]. Rents rose [1][2].',
				'',
				'## References',
				'',
				`[1] ${price}`,
				`[2] ${rent}`,
				'',
			),
		);
	});

	it('remove a paragraph that says again what another says', async () => {
		const again =
			'In 2025 the price of a turnkey system fell from $186 to $149 per kWh because cells became cheaper [1].';
		const text = lines(
			'## Costs',
			'',
			'The price of a turnkey system fell from $186 to $149 per kWh in 2025, because cells became cheaper [1].',
			'',
			'## Supply chain',
			'',
			again,
			'',
			'## References',
			'',
			`[1] ${price}`,
			'',
		);
		const { document } = await openReport(text);
		await apply(document, 'paragraph.redundant', 'Remove this paragraph');
		assert.equal(document.getText(), text.replace(`## Supply chain\n\n${again}\n\n`, ''));
		await cleared(document, 'paragraph.redundant');
	});

	it('are five at most for one place, none for what may be missing beside what is wrong, and one way to set aside asks which', async () => {
		const again =
			'In 2025 the price of a system fell from $186 to $149 per kWh, a fall of 30%, because cells became cheaper.';
		const { document } = await openReport(
			lines('## Costs', '', again, '', '## Supply', '', again, '', '## References', '', `[1] ${price}`, ''),
		);
		const { range } = await findingOf(document, 'paragraph.redundant');
		const actions = await commands.executeCommand<CodeAction[]>(
			'vscode.executeCodeActionProvider',
			document.uri,
			range,
		);
		const titles = actions.map(({ title }) => title);
		// What other extensions offer stands behind.
		const last = titles.indexOf('Set Aside…');
		assert.ok(last > 0 && last <= 5, titles.join(' | '));
		assert.deepEqual(
			titles.filter((title) => /^(?:Set Aside|Cite|Insert a citation)/.test(title)),
			['Set Aside…'],
		);
		dialogue = answering(() => undefined);
		const { shown } = dialogue;
		const { command } = actions.find(({ title }) => title === 'Set Aside…') ?? {};
		assert.ok(command);
		await commands.executeCommand(command.command, ...(command.arguments ?? []));
		assert.equal(shown[0]?.text, 'Which finding do you want to decide?');
	});

	it('change the severity of a kind of finding', async () => {
		const { document } = await openReport(
			lines('# Study', '', 'Prices rose [7].', '', '## References', '', `[1] ${price}`, ''),
		);
		const severity = /^How do you want to set it aside/;
		const choosing = (level: string) => (shown: Shown) =>
			severity.test(shown.text) ? 'Change severity of: A citation without a matching reference' : level;
		dialogue = answering(choosing('warning'));
		await apply(document, 'citation.broken', 'Set Aside…');
		await until(
			'the other severity',
			async () => (await findingOf(document, 'citation.broken')).severity === DiagnosticSeverity.Warning,
		);
	});
});
