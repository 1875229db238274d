import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

/** One finding, as an author sees it. */
export interface SaidFinding {
	readonly code: string;
	/** `held` where it is not shown unless asked for. */
	readonly level: string;
	readonly span: readonly [number, number];
	readonly line: number;
	/** Its other places. */
	readonly related: readonly (readonly [number, number])[];
	/** The words that it stands at. */
	readonly words: string;
	readonly message: string;
}

/** All that a version says of a report, offline. */
export interface Said {
	readonly report: string;
	readonly words: number;
	readonly milliseconds: number;
	readonly findings: readonly SaidFinding[];
	/** What is told of numbers: how they are related, and whether that holds. */
	readonly relations: readonly string[];
	/** The nodes of the outline: their place, what they are, how they stand, where what they serve stands. */
	readonly tree: readonly string[];
	/** A hash of each output. */
	readonly outputs: Readonly<Record<string, string>>;
}

/** A version of the product, ready to be asked. */
export type Version = (name: string, text: string) => Said;

/** What both an old and a new version have; the checkout's own files, so that nothing of the version that asks is in it. */
const entry = `
	import { analyze } from './src/analyze';
	import { numberRelations } from './src/checks/numbers/numberRelations';
	import { wordsIn } from './src/messages/words';
	import { htmlRendering } from './src/output/html';
	import { jsonRendering } from './src/output/json';
	import { markdownRendering } from './src/output/markdown';
	import { sarifRendering } from './src/output/sarif';
	import { textRendering } from './src/output/text';
	const words = wordsIn('en');
	export const say = words.say;
	export { analyze, numberRelations };
	export const renderings = {
		text: () => textRendering(words, { colour: false, all: true }), html: () => htmlRendering(words), json: () => jsonRendering(words),
		markdown: () => markdownRendering(words), sarif: () => sarifRendering(words, { version: '0' }),
	};
`;

/** Builds a checkout, this one or another worktree, into one file and loads it. */
export async function loadVersion(checkout: string): Promise<Version> {
	const folder = mkdtempSync(join(tmpdir(), 'oracle-'));
	try {
		const outfile = join(folder, 'version.cjs');
		await build({
			...{ stdin: { contents: entry, resolveDir: checkout, loader: 'ts' }, outfile, bundle: true },
			...{ platform: 'node', format: 'cjs', target: 'node20', logLevel: 'error', absWorkingDir: checkout },
		});
		// biome-ignore lint/suspicious/noExplicitAny: another version has other types.
		const loaded = createRequire(outfile)(outfile) as any;
		return (name, text) => saidBy(loaded, name, text);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

// biome-ignore lint/suspicious/noExplicitAny: another version has other types.
function saidBy({ analyze, numberRelations, say, renderings }: any, name: string, text: string): Said {
	const began = performance.now();
	const analysis = analyze({ name, text });
	const milliseconds = performance.now() - began;
	const { findings, report, tree } = analysis;
	const nodes = new Map(tree.nodes.map((node: Node) => [node.id, node]));
	const related = numberRelations(report);
	return {
		...{ report: name, words: report.words, milliseconds },
		findings: findings.map(({ code, severity, held, span, message, related }: Finding) => ({
			...{ code, level: held ? 'held' : severity, span, line: lineAt(text, span[0]) },
			related: related.map((place) => place.span),
			...{ words: text.slice(...span).slice(0, 200), message: say(message) },
		})),
		relations: Object.entries(related).flatMap(([kind, told]) =>
			Array.isArray(told) ? told.map((one) => `${kind} ${JSON.stringify(one.span ?? one.finding?.span ?? one)}`) : [],
		),
		tree: tree.nodes.map((node: Node) => {
			const above = nodes.get(node.parent) as Node | undefined;
			return `${node.span.join('-')} ${node.type} ${node.support} < ${above?.span.join('-') ?? '·'}`;
		}),
		outputs: Object.fromEntries(
			Object.entries(renderings as Record<string, () => Rendering>).map(([format, start]) => {
				const rendering = start();
				const written = rendering.add({ analysis, sha256: '' }) + rendering.end(false);
				return [format, createHash('sha256').update(written).digest('hex').slice(0, 16)];
			}),
		),
	};
}

interface Node {
	readonly id: string;
	readonly parent: string;
	readonly type: string;
	readonly support: string;
	readonly span: readonly [number, number];
}

interface Finding {
	readonly code: string;
	readonly severity: string;
	readonly held: boolean;
	readonly span: [number, number];
	readonly message: unknown;
	readonly related: readonly { readonly span: [number, number] }[];
}

interface Rendering {
	add(result: object): string;
	end(several: boolean): string;
}

function lineAt(text: string, at: number): number {
	return text.slice(0, at).split('\n').length;
}
