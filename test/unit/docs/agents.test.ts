import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { wordsIn } from '../../../src/messages/words';
import { withAgent } from '../cli/mcp/agent';

const page = readFileSync('docs/agents.md', 'utf8');
const skill = readFileSync('docs/agents/plumbline-report/SKILL.md', 'utf8');
/** What looks like a tool or an argument. */
const names = (text: string) => new Set([...text.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map(([, name = '']) => name));

describe('the pages for agents', () => {
	it('name every tool with every argument, every prompt, and no other', async () => {
		await withAgent({ model: () => '{}' }, async ({ client }) => {
			const { tools } = await client.listTools();
			const inputs = tools.map(({ inputSchema }) => Object.keys(inputSchema.properties ?? {}));
			const { prompts } = await client.listPrompts();
			const known = new Set([...[...tools, ...prompts].map(({ name }) => name), ...inputs.flat()]);
			for (const name of known) assert.ok(page.includes(`\`${name}\``), name);
			for (const text of [page, skill])
				assert.deepEqual(
					[...names(text)].filter((name) => !known.has(name)),
					[],
				);
			for (const { name } of tools) assert.ok(skill.includes(`\`${name}\``), name);
			assert.match(client.getInstructions() ?? '', /analyze_report.*report_gate/s);
		});
	});

	it('name the limits that hold where nobody gives one', async () => {
		await withAgent({}, async ({ ask }) => {
			const { data } = await ask('report_gate', { text: '# Ferries\n\nThey sail.\n' });
			const limits: Readonly<Record<string, string>> = {
				text: 'min_words',
				claims: 'min_claims',
				supported: 'min_supported',
				findings: 'allowed_findings',
			};
			for (const { name, allowed } of data.conditions) {
				if (allowed === null || name === 'instructions' || name === 'must_mend') continue;
				const limit = limits[name] ?? `max_${name}`;
				const row = page.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${limit}\``));
				assert.ok(row?.includes(`| ${wordsIn('en').number(allowed)} |`), name);
			}
		});
	});

	it('begin, for a client that keeps skills, with what the skill is for', () => {
		assert.match(skill, /^---\nname: plumbline-report\ndescription: \S[^\n]{40,1000}\n---\n/);
	});
});
