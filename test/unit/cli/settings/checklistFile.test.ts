import assert from 'node:assert/strict';
import { checklistKey } from '../../../../src/scoring/jade/checklists/checklistEdits';
import { runIn } from '../memoryEnvironment';

const query = 'Find factories in Vietnam for cotton shirts';
const report = `---\nquery: ${query}\n---\n# Shirts\n\nThree factories near Hue sew cotton shirts for 4 dollars [1].\n\n## References\n\n[1] Trade register. https://example.org/register\n`;

interface Item {
	readonly id: string;
	readonly question: string;
	readonly weight: number;
	readonly edited?: boolean;
}

async function checklist(edits?: object): Promise<readonly Item[]> {
	const file = { version: 1, checklists: { [checklistKey(query)]: { items: edits } } };
	const files = { 'drafts/r.md': report, ...(edits && { '.plumbline/checklists.json': JSON.stringify(file) }) };
	const { stdout } = await runIn({ files }, 'score', 'drafts/r.md', '--format=json', '--frameworks=jade');
	return JSON.parse(stdout).jade.queryChecklist;
}

describe('CLI: what the author changed in a checklist', () => {
	it('holds for the reports below the folder with the changes', async () => {
		const [first, second, ...rest] = await checklist();
		const edits = { [first!.id]: { drop: true }, [second!.id]: { question: 'Is each factory named?', weight: 3 } };
		const [changed, ...others] = await checklist(edits);
		assert.deepEqual(
			[changed?.question, changed?.weight, changed?.edited, others.length],
			['Is each factory named?', 3, true, rest.length],
		);
	});

	it('is said to be wrong, with the file, when it cannot be read', async () => {
		const files = { 'r.md': report, '.plumbline/checklists.json': '{ "version": 2 }' };
		const { code, stderr } = await runIn({ files }, 'score', 'r.md', '--frameworks=jade');
		assert.equal(code, 2);
		assert.match(
			stderr,
			/\/reports\/\.plumbline\/checklists\.json: The edits to the checklists cannot be used: version/,
		);
	});
});
