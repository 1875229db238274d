import { readdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import {
	isCallExpression,
	isNewExpression,
	isNoSubstitutionTemplateLiteral,
	isStringLiteral,
	isTemplateExpression,
} from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';

/** A text in the code: a string, or a template with `…` in the places that are filled in. */
export interface Literal {
	/** Its file below `src`. */
	readonly file: string;
	readonly text: string;
	/** What takes it, if that is a call: `Error`, `describe`, `RegExp`. */
	readonly takenBy: string;
}

/** The texts of the project's TypeScript, types and imports aside. */
export function literalsOfSource(): Literal[] {
	const api = new API();
	try {
		const snapshot = api.updateSnapshot({ openProject: resolve('tsconfig.json') });
		const program = snapshot.getProjects()[0]!.program;
		return sourceFiles().flatMap((file) => {
			const root = program.getSourceFile(resolve('src', file));
			return root ? [...literalsIn(root, '')].map((literal) => ({ file, ...literal })) : [];
		});
	} finally {
		api.close();
	}
}

function sourceFiles(): string[] {
	return readdirSync('src', { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.ts'))
		.map((file) => file.split(sep).join('/'));
}

function* literalsIn(node: Node, takenBy: string): Generator<Omit<Literal, 'file'>> {
	if (notSaid.has(node.kind)) return;
	if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) yield { text: node.text, takenBy };
	if (isTemplateExpression(node)) {
		yield { text: [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'), takenBy };
	}
	const children: Node[] = [];
	node.forEachChild((child) => {
		children.push(child);
	});
	const taker = isCallExpression(node) || isNewExpression(node) ? nameOf(node.expression) : takenBy;
	for (const child of children) yield* literalsIn(child, taker);
}

function nameOf(callee: Node): string {
	return callee.getText().split('.').at(-1) ?? '';
}

const notSaid: ReadonlySet<SyntaxKind> = new Set([
	SyntaxKind.ImportDeclaration,
	SyntaxKind.LiteralType,
	SyntaxKind.InterfaceDeclaration,
	SyntaxKind.TypeAliasDeclaration,
]);
