import { readFileSync } from 'node:fs';
import type { ReadReport } from '../../../../src/agents/calls/readReport';
import { toolsIn } from '../../../../src/agents/offered';
import { analyze } from '../../../../src/analyze';
import { nodeTextFiles } from '../../../../src/cli/host/nodeFolders';
import { usualLimits } from '../../../../src/config/gateLimits';
import type { Part } from '../../../../src/extension/chat/parts';
import { forChat } from '../../../../src/messages/forChat';
import { addSentences, wordsIn } from '../../../../src/messages/words';
import { contextOf } from '../../../../src/view/context';

addSentences(forChat);

export const [english, chinese] = [wordsIn('en'), wordsIn('zh-CN')];

/** With the sentences of the tools, which the chat takes some from. */
export const tools = toolsIn(english);

export const pages = nodeTextFiles('docs/findings');

/** A text as the chat reads it. */
export function readText(text: string, words = english, name = 'report.md'): ReadReport {
	const analysis = analyze({ name, text });
	return {
		...{ analysis, document: { name, text }, options: {}, limits: usualLimits, place: name, notes: [] },
		...{ known: 0, withoutKnown: (other) => ({ analysis: other, known: 0 }) },
		context: contextOf(text, words),
		reread: async (other) => analyze({ name: '', text: other }).report,
		sources: async () => undefined,
	};
}

export function readExample(name: string, words = english): ReadReport {
	return readText(readFileSync(`examples/${name}/report.md`, 'utf8'), words, `${name}/report.md`);
}

/** What is read of an answer: a place as `<line 4>`, a page as `<page claim.vague>`. */
export function shown(parts: readonly Part[]): string {
	return parts
		.map((part) => {
			if (typeof part === 'string') return part;
			return 'page' in part ? `<page ${part.page}>` : `<${part.title}>`;
		})
		.join('');
}

/** The lines that an answer links to. */
export function linked(parts: readonly Part[]): number[] {
	return parts.flatMap((part) => (typeof part === 'object' && 'line' in part ? [part.line] : []));
}
