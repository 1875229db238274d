import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { transformSync } from 'esbuild';
import { analyse, type Literal } from 'scslre';

/** A regular expression of the program, and where it stands. */
export interface Expression {
	readonly source: string;
	readonly flags: string;
	/** Its file below `src/`, or `compiled` where the program puts it together. */
	readonly file: string;
}

const folder = join(__dirname, '../../src');

/** The expressions that stand in the files below `src/`. */
export function literalExpressions(): Expression[] {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
	return files.flatMap((file) => {
		const { code } = transformSync(readFileSync(join(folder, file), 'utf8'), { loader: 'ts', charset: 'utf8' });
		return literalsIn(parse(code, { ecmaVersion: 'latest', sourceType: 'module' })).map((literal) => ({
			...literal,
			file: file.replaceAll('\\', '/'),
		}));
	});
}

function literalsIn(node: unknown): Literal[] {
	if (typeof node !== 'object' || node === null) return [];
	if ('regex' in node) {
		const { pattern, flags } = node.regex as { readonly pattern: string; readonly flags: string };
		return [{ source: pattern, flags }];
	}
	return Object.values(node).flatMap(literalsIn);
}

/** The expressions that are put together, from word lists above all, while some work is done. */
export async function compiledExpressions(work: () => Promise<unknown>): Promise<Expression[]> {
	const Original = globalThis.RegExp;
	const made = new Map<string, Expression>();
	globalThis.RegExp = new Proxy(Original, {
		construct(target, args, newTarget) {
			const expression: RegExp = Reflect.construct(target, args, newTarget);
			const { source, flags } = expression;
			made.set(`${source}/${flags}`, { source, flags, file: 'compiled' });
			return expression;
		},
	});
	try {
		await work();
	} finally {
		globalThis.RegExp = Original;
	}
	return [...made.values()];
}

/**
 * Whether an expression can take more than linear time: by going back, or by starting over at each character of a run.
 * The second is harmless where it is anchored.
 */
export function isSuperLinear({ source, flags }: Expression): boolean {
	const anchored = flags.includes('y') || (source.startsWith('^') && !flags.includes('m'));
	const literal = { source, flags: flags.replace(/[dgy]/g, '') };
	return analyse(literal, { reportTypes: { Move: !anchored }, maxReports: 1 }).reports.length > 0;
}
