import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import {
	bundlesTable,
	coldStartTable,
	editsTable,
	limitsTable,
	pairsTable,
	realTable,
	stagesTable,
	threadsTable,
	toolsTable,
} from './tables.mjs';

/** `docs/performance.md`: what was measured, on what, and how to measure it again. */
export function pageOf({ measured, real, edits, threads, pairs, coldStart, bundles, limits, loadBefore }) {
	return `# Performance

Written by \`npm run bench\`, which measures everything on this page again and replaces it; \`-- --dry\` prints the tables and leaves the page.
Milliseconds are of one machine on one day. Ratios hold better: all tools of a size take turns in processes of their own, so that a slow moment falls on each.

${machine(loadBefore)}

## Bars

${limitsTable(limits)}

## Real reports

Medians over reports that people and systems wrote, and over the planted ones (\`test/planted\`). Those of the corpora are measured where these lie beside the project.

${realTable(real)}

How the time of a warm analysis is shared out:

${stagesTable(real)}

## Full analysis, beside other tools

Synthetic reports (\`test/bench/synthesize.mjs\`: headings, prose, lists, tables, citations, references). “First” is the first report of a process, “warm” the median of later ones, each with another text. markdownlint runs all its rules, textlint its write-good rule, Harper its American rules; the slower tools run at 10,000 words only.

${toolsTable(measured)}

“Peak MB” is of all the reports of a size in one process; the bar is of the command line, which reads one.

## After an edit

The editor keeps what it read of each sentence, block and paragraph by itself. Two words are added to one paragraph; times are the processor's.

${editsTable(edits)}

In the thread that the editor starts, there and back, 10,000 words. What ships is split into files that the command line and the editor share; as one file the same code is put together anew. “First” begins with the thread itself, “early” is the median of the first edits, before the engine has seen the code often, and “later” of those that follow.

${threadsTable(threads)}

## All pairs of paragraphs

Every tenth paragraph is told again with other first words. “Alike” are the pairs that a score may take points off. At 500 paragraphs every pair is compared with every other as well.

${pairsTable(pairs)}

## Start of the command line

${coldStartTable(coldStart)}

## Sizes

${bundlesTable(bundles)}

## In the editor

\`npm run bench:editor-latency\` measures typing, opening and saving in a real editor, beside Markdown that is not analysed, and prints its own table.
`;
}

function machine(loadBefore) {
	const [{ model }] = cpus();
	const load = [loadBefore, loadavg()[0]].map((value) => value.toFixed(1)).join(' before, ');
	const shared = loadBefore > cpus().length ? ' **Other work shared the machine**, so milliseconds are too high.' : '';
	return `${new Date().toISOString().slice(0, 10)} · ${cpus().length} × ${model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GB · ${platform()} ${release()} · Node ${process.versions.node} · load ${load} after.${shared}`;
}
