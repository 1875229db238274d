import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { analyze } from '../../../src/analyze';
import { formatDecisions } from '../../../src/decisions/file';
import { withoutHeldBack } from '../../../src/findings/limit';
import { LineIndex } from '../../../src/report/lines';
import { decided } from '../decisions/made';
import { type ClientInit, initialized, modern, TestClient } from '../lsp/client';
import { report } from '../lsp/reports';
import { builtProgram, type Program } from './program';

let program: Program;
const children: ChildProcess[] = [];

before(async function () {
	this.timeout(300_000);
	program = await builtProgram();
});
afterEach(() => {
	for (const child of children.splice(0)) child.kill('SIGKILL');
});
after(() => program.dispose());

/** A client of the program as an editor starts it; whatever is on standard output but the protocol would break it. */
async function startProgram(init: ClientInit = {}, ...options: string[]) {
	const child = spawn(process.execPath, [program.script, 'lsp', '--stdio', ...options], {
		cwd: program.folder,
		env: { PATH: process.env.PATH, HOME: program.folder },
		stdio: ['pipe', 'pipe', 'pipe'],
	});
	children.push(child);
	const said = { stderr: '' };
	child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
	const ended = once(child, 'close').then(() => child.exitCode === 0);
	const client = await initialized(new TestClient(child.stdout, child.stdin, ended, init), init);
	return { client, child, said };
}

function uriOf(name: string): string {
	return pathToFileURL(join(program.folder, name)).href;
}

/** Some 50,000 words in sections of their own, with a slip in some. */
function longReport(): string {
	const syllables = ['bra', 'cor', 'dul', 'fen', 'gar', 'hol', 'lin', 'mor', 'nev', 'pel', 'ros', 'tam', 'vik', 'wes'];
	const name = (at: number) => {
		const parts = [at, at >> 2, at * 7, at * 13].map((each) => syllables[each % syllables.length]);
		return `${parts.join('')}a`.replace(/^./, (first) => first.toUpperCase());
	};
	const section = (at: number) => {
		const [town, port, mill] = [name(at), name(at * 3 + 1), name(at * 5 + 2)];
		const [before, after] = [100 + at, 120 + at * 2];
		return [
			`## The case of ${town} ${at}`,
			'',
			`In ${town} the number of berths rose from ${before} in 2021 to ${after} in 2024, as the harbour board of ${port} reports [${at + 1}]. The ferries between ${town} and ${mill} carried ${after * 31} passengers in that year, and the fares stayed at ${(at % 9) + 2} crowns a trip because the council of ${mill} paid for the fuel [${at + 1}].`,
			'',
			`Timber from ${mill} now leaves by way of ${port}, since the road along the lake was closed for ${(at % 11) + 3} months after the flood. Merchants in ${town} therefore expect that storage near the quay will be the next shortage, while farmers to the north of ${port} see more value in a second ramp. Neither ${town} nor ${mill} has set a date for either of the two.`,
			'',
		].join('\n');
	};
	const count = 430;
	const numbers = Array.from({ length: count }, (_, at) => at);
	const references = numbers.map(
		(at) => `[${at + 1}] Harbour register of ${name(at)} ${at}. https://example.com/${at}`,
	);
	return ['# Ferries and storage', '', ...numbers.map(section), '## References', '', ...references, ''].join('\n');
}

/** What a fresh reading of a text finds: codes and places. */
function findingsOf(text: string): string[] {
	const lines = new LineIndex(text);
	return withoutHeldBack(analyze({ name: 'long.md', text }).findings).map(({ code, span }) => {
		const { line, column } = lines.position(span[0]);
		return `${code} ${line}:${column}`;
	});
}

/** The same of what was published last. */
function toldIn(client: TestClient, uri: string): string[] {
	const { diagnostics = [] } = client.last(uri) ?? {};
	return diagnostics.map(({ code, range }) => `${code} ${range.start.line + 1}:${range.start.character + 1}`);
}

describe('plumbline lsp, as a process', () => {
	it('checks, reads configuration and decisions beside the report again, and ends with 0', async () => {
		const folder = join(program.folder, 'project');
		await mkdir(join(folder, '.git'), { recursive: true });
		const uri = uriOf('project/r.md');
		const { client, said } = await startProgram();
		client.open(uri, report);
		const codes = async (version: number) => (await client.diagnostics(uri, version)).map(({ code }) => code);
		assert.ok((await codes(1)).includes('number.arithmetic'));

		await writeFile(join(folder, 'plumbline.config.yaml'), 'severities:\n  number.arithmetic: off\n');
		client.save(uri);
		await client.until(() => !client.last(uri)?.diagnostics.some(({ code }) => code === 'number.arithmetic'));

		await writeFile(join(folder, 'plumbline.config.yaml'), 'severities:\n  number.arithmetik: off\n');
		client.save(uri);
		await client.until(() => client.last(uri)?.diagnostics.some(({ code }) => code === 'number.arithmetic') === true);
		assert.match(client.shown.join('\n'), /plumbline\.config\.yaml, line 2, column 3.*number\.arithmetik/);

		await rm(join(folder, 'plumbline.config.yaml'));
		await mkdir(join(folder, '.plumbline'));
		const decisions = join(folder, '.plumbline/decisions.json');
		await writeFile(decisions, formatDecisions([decided(report, 'number.arithmetic')]));
		client.save(uri);
		await client.until(() => !client.last(uri)?.diagnostics.some(({ code }) => code === 'number.arithmetic'));
		const hover = await client.hover(uri, '35%');
		assert.match((hover?.contents as { value: string } | undefined)?.value ?? '', /Accepted on Mar 1, 2026/);

		const shown = client.shown.length;
		await writeFile(decisions, '<<<<<<< ours\n');
		client.save(uri);
		await client.until(() => client.last(uri)?.diagnostics.some(({ code }) => code === 'number.arithmetic') === true);
		assert.match(client.shown.slice(shown).join('\n'), /decisions\.json/);
		assert.equal(await client.stop(), true);
		assert.equal(said.stderr, '');
	}).timeout(300_000);

	it('keeps up with what is typed into 50,000 words, and answers meanwhile', async () => {
		const text = longReport();
		assert.ok(text.split(/\s+/).length > 50_000);
		const uri = uriOf('long.md');
		const { client, said } = await startProgram();
		client.open(uri, text);
		await client.diagnostics(uri);
		let version = 1;
		let written = 'Merchants in';
		for (const letter of ' every single harbour, without exception,') {
			version = client.edit(uri, written, written + letter);
			written += letter;
			// A fast typist; how fast the server is decides nothing here but how often it reads.
			await new Promise((resolve) => setTimeout(resolve, 40));
			if (letter === ',') assert.ok(await client.symbols(uri));
		}
		client.save(uri);
		// A reading of an earlier text may be told before: the last one is of the newest.
		const wanted = findingsOf(client.textOf(uri)).join('\n');
		await client.until(() => toldIn(client, uri).join('\n') === wanted);
		const versions = client.published.map((each) => each.version ?? 0);
		assert.deepEqual(
			versions,
			versions.toSorted((a, b) => a - b),
		);
		assert.equal(versions.at(-1), version);
		assert.deepEqual([await client.stop(), said.stderr], [true, '']);
	}).timeout(600_000);

	it('reads ten reports that are opened at once in its one thread', async () => {
		const { client } = await startProgram({ capabilities: modern }, '--lang', 'zh-CN');
		const uris = Array.from({ length: 10 }, (_, at) => uriOf(`many-${at}.md`));
		for (const [at, uri] of uris.entries()) client.open(uri, report.replace('35%', `${40 + at}%`));
		for (const [at, uri] of uris.entries()) {
			const slip = (await client.diagnostics(uri)).find(({ code }) => code === 'number.arithmetic');
			assert.match(String(slip?.message), new RegExp(`^“${40 + at}%”：`));
		}
		assert.equal(await client.stop(), true);
	}).timeout(300_000);

	it('ends with 1 when the editor dies, whatever it is doing', async () => {
		const { client, child } = await startProgram();
		client.open(uriOf('long.md'), longReport());
		child.stdin?.end();
		await client.ended;
		assert.equal(child.exitCode, 1);
	}).timeout(300_000);

	it('says in a terminal who starts it', async () => {
		const { code, stdout, stderr } = await program.start(['lsp']).ended;
		assert.deepEqual([code, stdout], [2, '']);
		assert.match(stderr, /plumbline lsp --stdio.*docs\/editors\.md/);
	}).timeout(300_000);
});
