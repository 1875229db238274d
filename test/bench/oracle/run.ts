import { createWriteStream, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatJudged, toldAway } from './away';
import { compare, differs, formatDifferences } from './compare';
import { measurePlanted } from './planted';
import { reportsAtHand, sampleOf } from './reports';
import { loadVersion, type Said } from './said';

const usage = `npm run oracle -- COMMAND
  snapshot FILE [--of CHECKOUT] [--also FOLDER]… [--sample N]   what a version says of every report at hand
  compare BEFORE AFTER [--exact]                                tells two snapshots apart
  planted [--of CHECKOUT]                                       which planted slips are marked
  away FOLDER [--of CHECKOUT] [--judged FILE]                   what is told of unlike files, as lines of JSON to be judged
`;

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		of: { type: 'string', default: '.' },
		also: { type: 'string', multiple: true, default: [] },
		sample: { type: 'string' },
		judged: { type: 'string' },
		exact: { type: 'boolean', default: false },
	},
});
const seed = 7;
const say = (line: string) => process.stdout.write(`${line}\n`);
const linesOf = <T>(file: string): T[] =>
	readFileSync(file, 'utf8')
		.split('\n')
		.filter(Boolean)
		.map((line) => JSON.parse(line));

async function main([command, first, second]: readonly string[]): Promise<void> {
	if (command === 'compare' && first && second) {
		const found = compare(linesOf<Said>(first), linesOf<Said>(second));
		say(formatDifferences(found));
		if (values.exact && differs(found)) process.exitCode = 1;
		return;
	}
	if (command !== 'planted' && (!first || !['snapshot', 'away'].includes(command ?? ''))) {
		process.stderr.write(usage);
		process.exitCode = 2;
		return;
	}
	const version = await loadVersion(resolve(values.of));
	if (command === 'planted') say(measurePlanted(version));
	else if (command === 'away' && first) {
		const told = toldAway(version, first);
		if (values.judged === undefined) for (const one of told) say(JSON.stringify(one));
		else {
			const judged = linesOf<{ id: string; right: boolean }>(values.judged);
			say(formatJudged(told, new Map(judged.map(({ id, right }) => [id, right]))));
		}
	} else if (first) {
		const all = reportsAtHand(values.also, say);
		const reports = values.sample === undefined ? all : sampleOf(all, Number(values.sample), seed);
		const out = createWriteStream(first);
		for (const { name, text } of reports) out.write(`${JSON.stringify(version(name, text))}\n`);
		out.end();
		say(`${reports.length} reports`);
	}
}

void main(positionals);
