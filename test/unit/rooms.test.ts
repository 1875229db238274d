import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/**
 * The rooms of `src`, from the ground up: a room imports from rooms that stand before it, types included.
 * That order is the rule; the table in ARCHITECTURE.md says what lives where.
 */
const rooms = [
	...['messages', 'access', 'lexicon', 'ports', 'errors', 'wire', 'text'],
	...['report', 'report/markdown', 'report/sentences', 'report/blocks', 'report/headings', 'report/citations'],
	...['report/numbers', 'report/parsing', 'places', 'skills'],
	...['judge', 'judge/tasks', 'judge/openai', 'shownToModel'],
	...['tree', 'tree/reading', 'tree/learned', 'tree/support', 'tree/extraction'],
	...[
		'sources',
		'sources/tiers',
		'sources/support',
		'sources/documents',
		'sources/search',
		'sources/bibliography',
		'sources/cited',
	],
	...[
		'reading',
		'decisions',
		'findings',
		'baseline',
		'config',
		'mending',
		'ranking',
		'analysis',
		'scorecard',
		'verification',
	],
	...[
		'checks/numbers/amounts',
		'checks/numbers/reading',
		'checks/numbers/text',
		'checks/numbers/tables',
		'checks/numbers/same',
		'checks/numbers',
		'checks/citations',
		'checks/sources',
		'checks/claims',
		'checks/paragraphs',
		'checks/instructions',
	],
	...['checks/judged', 'checks', 'reading/asking', 'reading/applied'],
	...['scoring/guards', 'scoring/finResearch', 'scoring/reportEval'],
	...['scoring/jade/formula', 'scoring/jade/facts', 'scoring/jade/checklists', 'scoring/jade', 'scoring'],
	...['history', 'model', 'modelRuns', 'analyze', 'score', 'reviewer', 'referenceChecks', 'rewording', 'answering'],
	...['functions', 'plumbline', 'index', 'threads', 'node', 'web'],
	...['view', 'output', 'service', 'library', 'panel', 'agents/calls', 'agents/tools', 'agents'],
	...['extension/host', 'extension/reports', 'extension/model', 'extension/sources', 'extension/skills'],
	...['extension/score', 'extension/editor', 'extension/panel', 'extension/tree', 'extension/chat', 'extension'],
	'lsp',
	...['cli/host', 'cli/input', 'cli/settings', 'cli/runs', 'cli/mcp/calls', 'cli/mcp', 'cli/commands', 'cli'],
];

const source = 'src';
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.ts'))
	.map((file) => file.split(sep).join('/'));
const imports = new Map(files.map((file) => [file, importsOf(file)]));
/** Without what is imported for its type alone. */
const values = new Map(files.map((file) => [file, importsOf(file, withoutTypes(textOf(file)))]));

describe('the rooms of the source', () => {
	it('are all named, and each stands above what it imports', () => {
		assert.deepEqual([...new Set(files.map(roomOf))].sort(), [...rooms].sort());
		const upward = [...imports].flatMap(([file, targets]) =>
			targets
				.filter((target) => rooms.indexOf(roomOf(target)) > rooms.indexOf(roomOf(file)))
				.map((target) => `${file} imports ${target}`),
		);
		assert.deepEqual(upward, []);
	});

	it('open one door to the shells: the facade, the words of its models, and what lays out results', () => {
		const doors =
			/^(?:functions|plumbline|index|model|ports|errors)$|^(?:messages|text|ranking|scorecard|findings|config|view|output|service|panel|threads|node|web)$|^agents(?:\/calls)?$/;
		const vocabularies = ['judge/model.ts', 'sources/model.ts', 'sources/search/model.ts'];
		const shell = (file: string) => /^(?:extension|lsp|cli)\b/.test(file);
		const around = [...values].flatMap(([file, targets]) =>
			targets
				.filter((target) => shell(file) && !shell(target))
				.filter((target) => !doors.test(roomOf(target)) && !vocabularies.includes(target))
				.map((target) => `${file} imports ${target}`),
		);
		assert.deepEqual(around, []);
	});

	it('leave to the editor what reading a report takes: the rest of the core is loaded once it is asked for', () => {
		const atStart = loadedWith('extension/node.ts');
		assert.ok(atStart.has('functions.ts'));
		assert.deepEqual(
			['index.ts', 'plumbline.ts', 'analyze.ts', 'score.ts'].filter((file) => atStart.has(file)),
			[],
		);
		assert.ok(atStart.has('extension/chat/register.ts'));
		const ofChat = [...atStart].filter((file) => /^(?:agents|extension\/chat)\/|^messages\/for(?!Panel)/.test(file));
		assert.deepEqual(ofChat, ['extension/chat/register.ts']);
	});

	it('keep apart what needs Node and what a browser gives: the editor has one file for each', () => {
		const reaching = (room: string) =>
			[...imports].filter(([, targets]) => targets.some((target) => roomOf(target) === room)).map(([file]) => file);
		const ofEditor = (files: readonly string[]) => files.filter((file) => file.startsWith('extension/'));
		assert.deepEqual(ofEditor(reaching('node')), ['extension/node.ts']);
		assert.deepEqual(ofEditor(reaching('web')).sort(), ['extension/inBrowser.ts', 'extension/web.ts']);
		const builtIn = /\bfrom 'node:|\bprocess\.|\bBuffer\b|\b__dirname\b/;
		assert.deepEqual(
			[...reachedFrom('extension/web.ts')].filter((file) => builtIn.test(withoutComments(textOf(file)))),
			[],
		);
	});

	it('tell the version without loading the program', () => {
		const before = ['cli/host/cacheFolder.ts', 'cli/main.ts'];
		assert.deepEqual([...loadedWith('cli/main.ts')].sort(), before);
	});

	it('leave to the command that asks for it what only the server for agents takes', () => {
		const atStart = loadedWith('cli/program.ts');
		assert.ok(atStart.has('cli/commands/mcp.ts'));
		assert.deepEqual(
			[...atStart].filter((file) => /^(?:cli\/mcp|agents)\//.test(file) || file === 'messages/forAgents.ts'),
			[],
		);
	});

	it('hold no files that import each other in a circle, types included', () => {
		const settled = new Set<string>();
		const walk = (file: string, path: readonly string[]) => {
			assert.ok(!path.includes(file), `a circle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`);
			if (settled.has(file)) return;
			for (const target of imports.get(file) ?? []) walk(target, [...path, file]);
			settled.add(file);
		};
		for (const file of files) walk(file, []);
	});
});

/** A folder is a room; so is a file that stands beside the folders. */
function roomOf(file: string): string {
	return file.includes('/') ? dirname(file) : file.replace(/\.ts$/, '');
}

function textOf(file: string): string {
	return readFileSync(join(source, file), 'utf8');
}

/** The files that are loaded as soon as one is, without what it imports later or for its type alone. */
function loadedWith(file: string, loaded = new Set<string>()): ReadonlySet<string> {
	if (loaded.has(file)) return loaded;
	loaded.add(file);
	for (const target of importsOf(file, withoutDynamic(withoutTypes(textOf(file))))) loadedWith(target, loaded);
	return loaded;
}

/** The files that a file can come to load, at once or later. */
function reachedFrom(file: string, reached = new Set<string>()): ReadonlySet<string> {
	if (reached.has(file)) return reached;
	reached.add(file);
	for (const target of values.get(file) ?? []) reachedFrom(target, reached);
	return reached;
}

function withoutComments(text: string): string {
	return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

function withoutTypes(text: string): string {
	return text
		.replace(/^import type [^;]*;$/gm, '')
		.replace(/^import \{((?:\s*type \w+(?: as \w+)?,?)+)\s*\} from '[^']+';$/gm, '');
}

function withoutDynamic(text: string): string {
	return text.replace(/\bimport\s*\(/g, '(');
}

function importsOf(file: string, text = textOf(file)): string[] {
	const named = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, specifier]) => specifier ?? '');
	return named
		.map((specifier) =>
			relative(source, resolve(source, dirname(file), specifier))
				.split(sep)
				.join('/'),
		)
		.map((target) => (target.endsWith('.json') ? target : `${target}.ts`))
		.filter((target) => files.includes(target));
}
