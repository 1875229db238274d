import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Analysis } from '../../../src/analysis';
import { findingCodes } from '../../../src/findings/model';
import { createPlumbline } from '../../../src/index';
import { languages } from '../../../src/messages/languages';
import type { Message, Words } from '../../../src/messages/model';
import { wordsIn } from '../../../src/messages/words';
import { githubRendering } from '../../../src/output/github';
import { htmlRendering } from '../../../src/output/html';
import { jsonRendering } from '../../../src/output/json';
import { markdownRendering } from '../../../src/output/markdown';
import { rendered } from '../../../src/output/rendering';
import { sarifRendering } from '../../../src/output/sarif';
import { textStyle } from '../../../src/output/terminal';
import { textRendering } from '../../../src/output/text';
import { renderTreeArgdown, renderTreeMarkdown, renderTreeMermaid, renderTreeText } from '../../../src/output/trees';
import { silentLogger, systemClock } from '../../../src/ports';
import { switchedOn } from '../checks/finding';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });
const examples = 'examples';
const pages = 'docs/findings';

/** The example reports, the faulty ones on the pages of the findings, and reports that cannot be read in full. */
const texts: readonly string[] = [
	...markdownIn(examples).map((file) => readFileSync(join(examples, file), 'utf8')),
	...markdownIn(pages).flatMap((file) =>
		Array.from(readFileSync(join(pages, file), 'utf8').matchAll(/```markdown\n([\s\S]*?)```/g), ([, text]) => text!),
	),
	'---\ntitle: "open\n---\n\nA line.\n',
	`${'> '.repeat(120)}deep\n\n${'word '.repeat(50_000)}\n`,
	'',
];

const analyses = texts.map((text) => plumbline.analyze({ name: 'report.md', text }, { severities: switchedOn }));

/** Every renderer of an analysis, by name. */
const renderers: Readonly<Record<string, (analysis: Analysis, words: Words) => string>> = {
	text: (analysis, words) => rendered(textRendering(words, { colour: false, all: true }), [resultOf(analysis)]),
	markdown: (analysis, words) => rendered(markdownRendering(words), [resultOf(analysis)]),
	github: (analysis, words) => rendered(githubRendering(words), [resultOf(analysis)]),
	html: (analysis, words) => rendered(htmlRendering(words), [resultOf(analysis)]),
	json: (analysis, words) => rendered(jsonRendering(words), [resultOf(analysis)]),
	sarif: (analysis, words) => rendered(sarifRendering(words, { version: '1.0.0' }), [resultOf(analysis)]),
	'text of the tree': (analysis, words) => renderTreeText(analysis, 'full', words, textStyle(false)),
	'Markdown of the tree': (analysis, words) => renderTreeMarkdown(analysis, 'full', words),
	'Mermaid of the tree': (analysis, words) => renderTreeMermaid(analysis, 'full', words),
	'Argdown of the tree': (analysis, words) => renderTreeArgdown(analysis, 'full', words),
};

describe('what is said of the examples', () => {
	for (const language of languages) {
		for (const [name, render] of Object.entries(renderers)) {
			it(`has every value filled in: ${name}, ${language}`, () => {
				for (const analysis of analyses) {
					const own = analysis.document.text;
					const holes = render(analysis, wordsIn(language)).match(/\b(?:undefined|NaN)\b|\[object \w+\]/g) ?? [];
					assert.deepEqual(
						holes.filter((hole) => !own.includes(hole)),
						[],
						own.slice(0, 80),
					);
				}
			});
		}
	}

	it('has no English in Chinese, but what is quoted from the report', () => {
		const english = analyses.flatMap(messagesOf).map(wordsIn('zh-CN').say).filter(hasEnglish);
		assert.deepEqual(english, []);
	});

	it('says most of what there is to say', () => {
		const codes = new Set(analyses.flatMap(({ findings }) => findings.map(({ code }) => code)));
		const judged =
			/^(?:source\.(?:contradicts|notFound|partly|instruction)|citation\.dead|conclusion\.gated|evidence\.refuted|argument\.\w+|report\.missing|review\.note)$/;
		assert.deepEqual(
			Object.keys(findingCodes).filter((code) => !codes.has(code as keyof typeof findingCodes) && !judged.test(code)),
			[],
		);
	});

	it('lays out results in Chinese without an English label', () => {
		for (const analysis of analyses.filter(({ report }) => report.language === 'zh')) {
			for (const name of ['text', 'markdown', 'text of the tree', 'Markdown of the tree']) {
				const lines = renderers[name]!(analysis, wordsIn('zh-CN')).split('\n');
				assert.deepEqual(lines.filter(hasEnglish), [], name);
			}
		}
	});
});

function markdownIn(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
}

function resultOf(analysis: Analysis) {
	return { analysis, sha256: '0'.repeat(64) };
}

function messagesOf({ report, tree, findings, sources }: Analysis): Message[] {
	return [
		...report.problems.map(({ message }) => message),
		...tree.nodes.flatMap(({ reasons }) => reasons.map(({ message }) => message)),
		...findings.flatMap(({ code, message, related }) => [
			findingCodes[code].title,
			message,
			...related.map((place) => place.message),
		]),
		...sources.map(({ tier }) => tier.reason),
	];
}

const stopWords = /\b(?:the|an?|of|and|or|is|are|in|to|for|not?|its?|this|that|what|line|with|here)\b/i;

/** Quotations, addresses and what is written for a machine aside. */
function hasEnglish(said: string): boolean {
	return stopWords.test(said.replace(/“[^”]*”|https?:\S+|`[^`]*`/g, ''));
}
