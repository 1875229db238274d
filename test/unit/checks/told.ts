import assert from 'node:assert/strict';
import type { Check } from '../../../src/findings/model';
import { parseReport } from '../../../src/report/parsing/parse';
import type { LogicTree } from '../../../src/tree/model';

const none = { pairs: { paragraphs: [], compared: 0, candidates: [] }, sources: [] };
/** For checks that read the text alone: drawing a tree takes longer than they do. */
const noTree: LogicTree = {
	nodes: [],
	root: 'n0',
	thesis: null,
	metrics: { nodes: 0, evidence: 0, maxDepth: 0, meanLeafDepth: 0, meanDepth: 0, meanChildren: 0 },
};

/** What a check that needs no tree finds in a text: `[7] checks.labelsNotListed {"labels":["7"]} warning ← [7]`. */
export function toldBy(check: Check, text: string): string[] {
	const report = parseReport(text);
	return check({ report, tree: noTree, ...none }).map(({ span, message, severity, related = [] }) => {
		const places = related.map(({ span: at }) => text.slice(...at).slice(0, 20));
		return [
			text.slice(...span).slice(0, 40),
			message.code.replace(/^\w+\./u, ''),
			JSON.stringify(message.args),
			...(severity ? [severity] : []),
			...(places.length > 0 ? ['←', ...places] : []),
		].join(' ');
	});
}

/** Each text with what a check tells of it; a list of references may follow each. */
export function expectTold(check: Check, cases: Readonly<Record<string, readonly string[]>>, list = ''): void {
	for (const [text, expected] of Object.entries(cases))
		it(text.replaceAll('\n', ' '), () => {
			assert.deepEqual(toldBy(check, `# Ferries\n\n${text}\n\n${list}`), expected);
		});
}
