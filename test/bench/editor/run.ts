import { readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { defaultCacheFolder } from '../../../src/cli/host/cacheFolder';
import { nodeStore } from '../../../src/cli/host/nodeStore';
import type { Endpoint } from '../../../src/model';
import { isBelow, owedLines, raiseFloors, readFloors } from '../floors';
import { agreementByCode, editorFigures, judgedReports, readAll, spotFigures } from './figures';
import { judgedAtHome, learnKinds } from './kinds';
import { hasMarks } from './marks';
import { createRereading, endpointOf } from './reread';
import { tableOf } from './table';

/**
 * `npm run bench:editor`: what an editor thinks of the findings, on reports left out of the training. Fails when a figure
 * falls below its floor in floors.json; `--raise` lifts the floors to what is reached. With `--model NAME` (and `--base-url URL`)
 * a model reads the findings again before they are measured; the floors are the rules' and do not hold then. With `--spots` it
 * says instead what became of single findings that were judged on further reports. `--certainty` writes how often the editor
 * agreed with the findings of each code, and `--kinds` in which kinds of reports, which the product ships.
 */
const folder = resolve('test/bench/editor');

async function main(): Promise<number> {
	if (!hasMarks()) {
		process.stdout.write('Skipped: the editor’s marks are not here.\n');
		return 0;
	}
	if (process.argv.includes('--spots')) {
		process.stdout.write(tableOf(spotFigures()));
		return 0;
	}
	if (process.argv.includes('--kinds')) {
		process.stdout.write(learnKinds(judgedReports(judgedAtHome)));
		return 0;
	}
	const endpoint = endpointOf(process.argv.slice(2), process.env);
	if (endpoint) return reviewed(endpoint);
	const floors = readFloors(folder);
	const read = await readAll();
	shipCertainty(agreementByCode(read), process.argv.includes('--certainty'));
	const groups = editorFigures(read);
	process.stdout.write(groups.map(tableOf).join('\n'));
	process.stdout.write('\nThe editor is a strong language model reading under a written guide, not a person.\n');
	const reached = Object.fromEntries(
		groups.flatMap(({ title, floored }) => floored.map(([name, value]) => [`${title}: ${name}`, value])),
	);
	for (const line of owedLines(folder, reached)) process.stdout.write(`${line}\n`);
	if (process.argv.includes('--raise')) raiseFloors(folder, reached);
	const below = Object.entries(floors).filter(([name, floor]) => isBelow(reached[name] ?? 0, floor));
	for (const [name, floor] of below)
		process.stdout.write(`BELOW ITS FLOOR: ${name} ${reached[name]?.toFixed(3)} (${floor})\n`);
	return below.length > 0 ? 1 : 0;
}

const certaintyFile = resolve('src/findings/certainty.json');

/** Writes the file, or says that it is no longer what was measured. */
function shipCertainty(agreement: ReturnType<typeof agreementByCode>, write: boolean): void {
	const text = `${JSON.stringify(agreement, undefined, 2)}\n`;
	if (write) writeFileSync(certaintyFile, text);
	else if (JSON.stringify(JSON.parse(readFileSync(certaintyFile, 'utf8'))) !== JSON.stringify(agreement))
		process.stdout.write(`${certaintyFile} is of an earlier measurement: --certainty writes it anew.\n`);
}

/** Answers are kept where the command line keeps its own, so that a second run costs nothing. */
async function reviewed(endpoint: Endpoint): Promise<number> {
	const store = nodeStore(defaultCacheFolder(process.platform, homedir(), process.env));
	const { reread, summary } = createRereading(endpoint, store, (line) => process.stderr.write(`${line}\n`));
	const groups = editorFigures(await readAll(reread));
	process.stdout.write(groups.map(tableOf).join('\n'));
	process.stdout.write(
		`\n${summary()}\nThe marks are those of a strong language model reading under a written guide.\n`,
	);
	return 0;
}

main().then((code) => {
	process.exitCode = code;
});
