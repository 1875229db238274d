import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseReport } from '../../../src/report/parsing/parse';

interface Unit {
	readonly kind: string;
	readonly start: number;
	readonly end: number;
}

const root = '../shared/corpora';
const present = existsSync(path.join(root, 'gold'));

/** Annotators' units include list markers; ours start behind them. */
function unitSpan(source: string, { start, end }: Unit): readonly [number, number] {
	const marker = /^\s*(?:[-*+]|\d+[.)])\s+/.exec(source.slice(start, end))?.[0].length ?? 0;
	return [start + marker, end];
}

function overlap(a: readonly [number, number], b: readonly [number, number]): number {
	const common = Math.min(a[1], b[1]) - Math.max(a[0], b[0]);
	return common <= 0 ? 0 : common / (Math.max(a[1], b[1]) - Math.min(a[0], b[0]));
}

describe(
	present ? 'reports of the corpora' : 'reports of the corpora (skipped: ../shared/corpora is not there)',
	() => {
		const run = present ? it : it.skip;

		run('have their annotated headings, tables and at least nine in ten sentences', () => {
			let [units, found] = [0, 0];
			for (const name of readdirSync(path.join(root, 'gold')).filter((file) => file.endsWith('.json'))) {
				const gold = JSON.parse(readFileSync(path.join(root, 'gold', name), 'utf8')) as {
					report: string;
					units: Unit[];
				};
				const source = readFileSync(path.join(root, gold.report), 'utf8');
				const report = parseReport(source);
				assert.equal(report.sections.length, gold.units.filter(({ kind }) => kind === 'heading').length, name);
				assert.equal(report.tables.length, gold.units.filter(({ kind }) => kind === 'table').length, name);
				for (const unit of gold.units.filter(({ kind }) => kind !== 'heading' && kind !== 'table')) {
					const span = unitSpan(source, unit);
					// Images and entries of reference lists are no sentences here.
					if (
						report.blocks.some(
							({ kind, outer }) => (kind === 'figure' || kind === 'reference') && overlap(outer, span) > 0,
						)
					)
						continue;
					units++;
					if (report.sentences.some((sentence) => overlap(sentence.span, span) >= 0.9)) found++;
				}
			}
			assert.ok(found / units >= 0.95, `${found} of ${units}`);
		});

		run('resolve their numbered citations', () => {
			for (const name of readdirSync(path.join(root, 'reports'))) {
				const { citations } = parseReport(readFileSync(path.join(root, 'reports', name), 'utf8'));
				const marked = citations.filter(({ form }) => form !== 'link' && form !== 'url');
				const broken = marked.filter(({ references }) => references.includes(undefined));
				assert.ok(broken.length <= marked.length * 0.05, `${name}: ${broken.length} of ${marked.length}`);
			}
		});
	},
);
