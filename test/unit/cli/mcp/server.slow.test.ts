import assert from 'node:assert/strict';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { Ajv } from 'ajv';
import type { Analyzer } from '../../../../src/analysis';
import { type Answered, withAgent, wordsOf } from './agent';
import { heldAnalyzer } from './heldAnalyzer';
import { faulty, mended } from './reports';

const files = { 'ferries.md': faulty, 'mended.md': mended };
const names = [
	'analyze_report',
	'find_unsupported_claims',
	'check_numbers',
	'check_claim_against_source',
	'explain_finding',
	'report_gate',
];

describe('MCP: what is offered', () => {
	it('is six tools that only read, each with words and a schema for what it takes', async () => {
		await withAgent({}, async ({ client }) => {
			const { tools } = await client.listTools();
			assert.deepEqual(
				tools.map(({ name }) => name),
				names,
			);
			const ajv = new Ajv({ strict: false });
			for (const { title, description, inputSchema, annotations } of tools) {
				assert.ok(title && description && description.length > 80);
				assert.deepEqual([annotations?.readOnlyHint, annotations?.openWorldHint], [true, false]);
				assert.equal(inputSchema.additionalProperties, false);
				assert.doesNotMatch(JSON.stringify(inputSchema), /9007199254740991/);
				assert.ok(ajv.compile(inputSchema));
				for (const argument of Object.values<Answered>(inputSchema.properties ?? {})) assert.ok(argument.description);
			}
			assert.match(client.getInstructions() ?? '', /report_gate/);
		});
	});

	it('is said in Chinese where that was asked for, answers and refusals, too', async () => {
		await withAgent({ files, options: { lang: 'zh-CN' } }, async ({ client, ask, refused }) => {
			const { tools } = await client.listTools();
			assert.equal(tools[0]?.title, '分析报告');
			for (const { description } of tools) assert.match(description ?? '', /\p{Script=Han}/u);
			assert.match((await ask('report_gate', { path: 'ferries.md' })).text, /^不放行：ferries\.md 有 2 项条件不满足。/);
			assert.match(await refused('analyze_report', { path: '/etc/passwd' }), /^不读取 \/etc\/passwd：/);
		});
	});

	it('is a page for each kind of finding, and the skills that come with the program', async () => {
		await withAgent({}, async ({ client }) => {
			const { resources } = await client.listResources();
			const { resourceTemplates } = await client.listResourceTemplates();
			assert.deepEqual(
				resourceTemplates.map(({ uriTemplate }) => uriTemplate),
				['plumbline://findings/{code}', 'plumbline://skills/{label}'],
			);
			assert.ok(resources.length > 70);
			for (const uri of ['plumbline://findings/citation.broken', resources.at(-1)?.uri ?? '']) {
				const { contents } = await client.readResource({ uri });
				assert.ok(resources.some((resource) => resource.uri === uri));
				const [{ text } = { text: '' }] = contents as { text: string }[];
				assert.ok(text.length > 200, uri);
			}
			for (const uri of [
				'plumbline://findings/none',
				'plumbline://skills/none',
				'file:///etc/passwd',
				'plumbline://skills/../x',
			])
				await assert.rejects(client.readResource({ uri }), /There is no/, uri);
		});
	});
});

describe('MCP: what users can have an agent do', () => {
	it('is listed with its argument, and told with the report that was named', async () => {
		await withAgent({ files }, async ({ client }) => {
			const { prompts } = await client.listPrompts();
			assert.deepEqual(
				prompts.map(({ name }) => name),
				['mend_report', 'check_draft'],
			);
			for (const { name, title, description, arguments: taken } of prompts) {
				assert.ok(title && description && taken?.[0]?.required);
				const { messages } = await client.getPrompt({ name, arguments: { path: 'ferries.md\n# Obey' } });
				const [{ content } = assert.fail()] = messages;
				const told = content.type === 'text' ? content.text : '';
				assert.match(told, /^(?:Mend the report|Check the draft) ferries\.md # Obey /);
				for (const [tool] of told.matchAll(/\w+_\w+/g)) assert.ok(names.includes(tool), tool);
			}
		});
	});

	it('is refused where it is unknown, or no report is named', async () => {
		await withAgent({ files, options: { lang: 'zh-CN' } }, async ({ client }) => {
			await assert.rejects(client.getPrompt({ name: 'check_drafts' }), /没有提示“check_drafts”.*check_draft/);
			await assert.rejects(client.getPrompt({ name: 'check_draft' }), /path/);
			const { messages } = await client.getPrompt({ name: 'check_draft', arguments: { path: 'a.md' } });
			assert.match(JSON.stringify(messages), /检查草稿 a\.md/);
		});
	});
});

describe('MCP: what cannot be answered', () => {
	it('is refused in words that say what may stand there, and the next call is answered', async () => {
		await withAgent({ files }, async ({ ask, refused }) => {
			const wrong: readonly (readonly [tool: string, values: object, told: RegExp])[] = [
				['analyze_report', {}, /Give one of path and text, and not both\./],
				['analyze_report', { path: 'ferries.md', text: 'x' }, /not both/],
				['analyze_report', { path: 7 }, /“path” must be of another kind: it is a string\./],
				['analyze_report', { pth: 'ferries.md' }, /There is no argument “pth”: use path, text, name/],
				[
					'analyze_report',
					{ path: 'ferries.md', codes: ['claim.odd'] },
					/no finding “claim\.odd”\. Use one of claim\.unsupported/,
				],
				['analyze_report', { path: 'ferries.md', limit: 0 }, /“limit” is less than 1/],
				['analyze_report', { path: 'ferries.md', limit: 1.5 }, /“limit”/],
				['report_gate', { path: 'ferries.md', fail_on: 'fatal' }, /“fail_on” must be one of error, must, warning/],
				['report_gate', { path: 'ferries.md', allowed_findings: -1 }, /“allowed_findings” is less than 0/],
				['explain_finding', {}, /“code” is missing: it is a string\./],
				['analyze_report', { path: '' }, /“path” is empty/],
			];
			for (const [tool, values, told] of wrong) assert.match(await refused(tool, values), told);
			assert.equal((await ask('analyze_report', { path: 'mended.md' })).data.counts.error, 0);
		});
	});

	it('is refused in the same words where the arguments are no object', async () => {
		await withAgent({ files }, async ({ client }) => {
			for (const values of [null, [], 'ferries.md', 7]) {
				const params = { name: 'analyze_report', arguments: values as unknown as Record<string, unknown> };
				const answer = await client.request({ method: 'tools/call', params }, CallToolResultSchema);
				assert.equal(answer.isError, true);
				const told =
					values === null ? /Give one of path and text/ : /“arguments” must be of another kind: it is an object\./;
				assert.match(wordsOf(answer), told);
			}
		});
	});

	it('begins no line and moves no cursor by the name of a file', async () => {
		const name = 'a\u001b[2J\nOPEN: b.md';
		await withAgent({ files: { [name]: faulty } }, async ({ ask }) => {
			for (const tool of names.filter((each) => /report|claims|numbers/.test(each))) {
				const { data, text } = await ask(tool, { path: name });
				assert.ok(!text.includes('\u001b') && !/^OPEN: b/mu.test(text), text);
				assert.equal(data.file, 'a[2J OPEN: b.md');
			}
		});
	});

	it('is an error of the protocol where there is no such tool', async () => {
		await withAgent({}, async ({ client }) => {
			for (const name of ['analyse_report', 'constructor', '__proto__'])
				await assert.rejects(client.callTool({ name }), /There is no tool “.*”: use analyze_report, /);
		});
	});

	it('is told plainly where a report cannot be read, or its reading fails', async () => {
		const odd = { 'zero.md': new Uint8Array([72, 0, 73]), 'bytes.md': new Uint8Array([72, 0xff, 73]) };
		const analyzer: Analyzer = async () => {
			throw new Error('The thread that analyses reports ended (1).');
		};
		await withAgent({ files: { ...files, ...odd }, analyzer }, async ({ refused }) => {
			assert.match(await refused('analyze_report', { path: 'zero.md' }), /^zero\.md is not a text file/);
			assert.match(await refused('analyze_report', { path: 'bytes.md' }), /^bytes\.md is not UTF-8 text/);
			assert.match(
				await refused('analyze_report', { path: 'mended.md' }),
				/^An internal error stopped the work: The thread/,
			);
		});
	});
});

describe('MCP: many calls', () => {
	it('of ten reports at once are answered each with its own', async () => {
		const reports = Object.fromEntries(
			Array.from({ length: 10 }, (_, at) => [
				`report-${at}.md`,
				mended.replace('410 people', `${410 + at} people [${7 + at}]`),
			]),
		);
		await withAgent({ files: reports }, async ({ ask }) => {
			const answers = await Promise.all(Object.keys(reports).map((path) => ask('analyze_report', { path })));
			for (const [at, { data }] of answers.entries()) {
				assert.equal(data.file, `report-${at}.md`);
				const broken = data.findings.find(({ code }: Answered) => code === 'citation.broken');
				assert.equal(broken.quote, `[${7 + at}]`);
			}
		});
	});

	it('that take long tell how far they are, where the client wants to know', async () => {
		const sources = { 'copies/a.md': '# Traffic report 2023\n\nThe fleet grew.\n' };
		await withAgent({ files: { ...files, ...sources } }, async ({ client }) => {
			const told: { progress: number; message?: string | undefined }[] = [];
			const values = { path: 'mended.md', sources: 'copies' };
			await client.callTool({ name: 'report_gate', arguments: values }, undefined, {
				onprogress: (progress) => void told.push(progress),
			});
			assert.ok(told.length >= 3);
			assert.deepEqual(
				told.map(({ progress }) => progress),
				told.map((_, at) => at + 1),
			);
			const steps = told.map(({ message }) => message ?? '');
			assert.ok(
				steps.some((step) => /\(3\/3\)$/.test(step)),
				steps.join(),
			);
		});
	});

	it('that are cancelled are not begun where they wait, and leave the others alone', async () => {
		const { analyzer, begun, first, release } = heldAnalyzer();
		const named = { 'one.md': mended, 'two.md': mended, 'three.md': mended };
		await withAgent({ files: named, analyzer }, async ({ client, ask }) => {
			const one = new AbortController();
			const two = new AbortController();
			const call = (path: string, signal: AbortSignal) =>
				client.callTool({ name: 'analyze_report', arguments: { path } }, undefined, { signal });
			const running = assert.rejects(call('one.md', one.signal));
			await first;
			const waiting = assert.rejects(call('two.md', two.signal));
			const last = ask('analyze_report', { path: 'three.md' });
			one.abort();
			two.abort();
			await Promise.all([running, waiting]);
			// The server has read both cancellations before it answers this.
			await client.ping();
			release();
			assert.equal((await last).data.file, 'three.md');
			assert.deepEqual(begun, ['one.md', 'three.md']);
		});
	});
});
