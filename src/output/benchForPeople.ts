import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { runLine } from '../view/run';
import type { Bench } from './benchModel';
import { benchNotes, benchSections } from './benchSections';
import { htmlPage } from './htmlPage';
import { html, markdownText } from './markup';
import { sectionHtml } from './sectionsHtml';
import { sectionMarkdown } from './sectionsMarkdown';
import { sectionText } from './sectionsText';
import { textStyle } from './terminal';

/** The tables of a batch for a terminal. */
export function renderBenchText(bench: Bench, words: Words, colour: boolean): string {
	const sections = benchSections(bench, words).map((section) => sectionText(section, words, textStyle(colour), 0));
	const notes = [...benchNotes(bench, words), words.say(runLine(bench.run))];
	return `${[...sections, notes.join('\n')].join('\n\n')}\n`;
}

/** The tables of a batch as Markdown, with the rows of papers in italics. */
export function renderBenchMarkdown(bench: Bench, words: Words): string {
	const notes = benchNotes(bench, words).map((note) => `- ${markdownText(note)}`);
	const parts = [
		`# ${markdownText(bench.folder)}`,
		...benchSections(bench, words).flatMap((section) => sectionMarkdown(section, words)),
		...(notes.length > 0 ? [notes.join('\n')] : []),
		markdownText(words.say(runLine(bench.run))),
	];
	return `${parts.join('\n\n')}\n`;
}

/** The tables of a batch as one self-contained page: no script, nothing loaded. */
export function renderBenchHtml(bench: Bench, words: Words): string {
	const title = words.say(message('benches.title', { folder: bench.folder }));
	const content = html`<article>
<header><h1>${title}</h1>
<p class="quiet">${words.say(runLine(bench.run))}</p></header>
${benchNotes(bench, words).map((note) => html`<p class="caution">${note}</p>\n`)}
${benchSections(bench, words).map((section) => sectionHtml(section, { words, lines: () => undefined }, 2))}
</article>`;
	return htmlPage(title, content, words);
}
