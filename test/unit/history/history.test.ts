import assert from 'node:assert/strict';
import type { ReportHistory } from '../../../src/history/history';
import { addSnapshot, changesBetween, parseHistory } from '../../../src/history/history';
import { knownFindings, snapshotOf } from '../../../src/history/snapshot';
import { withReworded, wordingOf } from '../../../src/history/wording';
import { ledgerCounts } from '../../../src/view/ledger';
import { analysed, core, decided } from '../decisions/made';

const broken = 'The price of a system fell by 20% in 2025 [7].';
const wrong = 'In 2025 fares rose from $40 to $50, an increase of 20%.';

function textOf(...paragraphs: readonly string[]): string {
	const references = '## References\n\n[1] Grid Operator, Annual report 2025. https://grid.example/2025\n';
	return ['# Grid storage', 'Capacity rose to 4.2 GW in 2025 [1].', ...paragraphs, references].join('\n\n');
}

function read(text: string, decisions: Parameters<typeof analysed>[1] = []) {
	const analysis = analysed(text, decisions);
	return snapshotOf(analysis, ledgerCounts(analysis));
}

function changes(before: string, now: string) {
	const { mended, added } = changesBetween(read(before).known, read(now).known);
	return { mended, added: [...added.values()] };
}

/** A history of a report that was saved with these texts, one after the other. */
function saved(...texts: readonly string[]): ReportHistory {
	let history: ReportHistory | undefined;
	for (const [at, text] of texts.entries()) history = addSnapshot(history, read(text), at);
	assert.ok(history);
	return history;
}

describe('what became of findings from one reading to another', () => {
	it('is told by kind: what is gone, and what has come', () => {
		const { mended, added } = changes(textOf(broken), textOf(wrong));
		assert.equal(mended['citation.broken'], 1);
		assert.ok(added.includes('number.arithmetic'));
		assert.ok(!added.includes('citation.broken'));
	});

	it('is nothing where a paragraph only moved, or was only reflowed', () => {
		const nothing = { mended: {}, added: [] };
		assert.deepEqual(changes(textOf(broken, wrong), textOf(wrong, broken)), nothing);
		assert.deepEqual(changes(textOf(broken), textOf(broken.replace('system fell', 'system\nfell'))), nothing);
	});

	it('does not take what was held back, or decided, for mended or new', () => {
		const many = textOf(
			...Array.from({ length: 12 }, (_, index) => `${wrong.replace('fares', `the fares of line ${index}`)}`),
		);
		const known = (maxFindings: number) => knownFindings(core.analyze({ name: 'r.md', text: many }, { maxFindings }));
		assert.ok(Object.keys(known(2).listed).length < Object.keys(known(0).listed).length);
		for (const [before, now] of [
			[known(2), known(0)],
			[known(0), known(2)],
		] as const) {
			assert.deepEqual(changesBetween(before, now), { mended: {}, added: new Map() });
		}
		const text = textOf(broken);
		const accepted = read(text, [decided(text, 'citation.broken')]);
		assert.equal(accepted.findings.error, read(text).findings.error - 1);
		assert.deepEqual(changesBetween(read(text).known, accepted.known).mended, {});
		assert.equal(changesBetween(accepted.known, read(text).known).added.size, 0);
	});

	it('does not tell of what only a model or a source can tell', () => {
		const analysis = analysed(textOf(broken));
		const [first] = analysis.findings;
		assert.ok(first);
		const contradicted = { ...first, code: 'source.contradicts', data: {} } as unknown as typeof first;
		const judged = { ...analysis, findings: [...analysis.findings, contradicted] };
		assert.deepEqual(changesBetween(knownFindings(analysis), knownFindings(judged)), { mended: {}, added: new Map() });
		const byModel = {
			...analysis,
			findings: analysis.findings.map((each) => ({ ...each, decidedBy: 'model' as const })),
		};
		assert.deepEqual(knownFindings(byModel).listed, {});
	});
});

describe('a sentence that is worded anew', () => {
	/** What became of the findings, for who still has both texts at hand. */
	function changesWorded(before: string, now: string) {
		const [first, second] = [analysed(before), analysed(now)];
		const known = withReworded(knownFindings(first), wordingOf(first), wordingOf(second));
		const { mended, added } = changesBetween(known, knownFindings(second));
		return { mended, added: [...added.values()] };
	}

	it('and still has its fault is neither mended nor new', () => {
		const reworded = 'In 2025 the price of a large system fell by 20% [7].';
		assert.equal(changes(textOf(broken), textOf(reworded)).mended['citation.broken'], 1);
		assert.deepEqual(changesWorded(textOf(broken), textOf(reworded)), { mended: {}, added: [] });
	});

	it('is mended where its fault has gone, and new where it has another', () => {
		const cited = broken.replace('[7]', '[1]');
		assert.equal(changesWorded(textOf(broken), textOf(cited)).mended['citation.broken'], 1);
		assert.deepEqual(changesWorded(textOf(cited), textOf(broken)).added, ['citation.broken']);
	});

	it('is the wording of one alone: the other of two that were alike is mended', () => {
		const reworded = 'In 2025 the price of a large system fell by 20% [7].';
		const alike = 'The price of a system fell by 20% in 2025 and 2024 [8].';
		for (const both of [
			[broken, alike],
			[alike, broken],
		]) {
			const { mended, added } = changesWorded(textOf(...both), textOf(reworded));
			assert.equal(mended['citation.broken'], 1);
			assert.deepEqual(added, []);
		}
	});

	it('does not make new what is compared with it: a paragraph that repeats another still does', () => {
		const first =
			'Ferries of the bay carried 412,000 passengers in 2025, a rise of 7% on the year before, and half of them crossed at night.';
		const second = first.replace('and half of them', 'and about half of them');
		const [before, now] = [textOf(first, broken, second), textOf(`${first} Nobody knows why.`, broken, second)];
		assert.ok(Object.values(read(before).known.listed).includes('paragraph.redundant'));
		assert.deepEqual(changesWorded(before, now), { mended: {}, added: [] });
	});

	it('is not taken for another sentence with the same fault', () => {
		const other = 'Ferry operators carried 412 passengers an hour last summer [9].';
		const { mended, added } = changesWorded(textOf(broken), textOf(other));
		assert.equal(mended['citation.broken'], 1);
		assert.ok(added.includes('citation.broken'));
		assert.deepEqual(changesWorded(textOf(broken), textOf(broken, other)).mended, {});
	});
});

describe('the history of a report', () => {
	it('has an entry for each save that changed something, with what that was', () => {
		const { entries } = saved(textOf(broken), textOf(broken), textOf());
		assert.deepEqual(
			entries.map(({ at }) => at),
			[0, 2],
		);
		const [first, last] = entries;
		assert.deepEqual(first?.mended, {});
		assert.equal(last?.mended['citation.broken'], 1);
		assert.deepEqual([first?.findings.error, last?.findings.error], [1, 0]);
		assert.deepEqual([first?.ledger.citations?.count, last?.ledger.citations?.count], [1, 0]);
	});

	it('keeps the last 200 entries', () => {
		let history = saved(textOf());
		for (let at = 1; at <= 250; at++) history = addSnapshot(history, read(textOf(...(at % 2 ? [broken] : []))), at);
		assert.equal(history.entries.length, 200);
		assert.equal(history.entries.at(-1)?.at, 250);
	});

	it('holds counts, codes and hashes, and no word of the report', () => {
		const kept = JSON.stringify(saved(textOf(broken, wrong), textOf(wrong)));
		for (const word of `${broken} ${wrong}`.match(/\p{L}{4,}/gu) ?? []) assert.ok(!kept.includes(word), word);
		assert.deepEqual(parseHistory(JSON.parse(kept)), JSON.parse(kept));
	});

	it('is not what is damaged', () => {
		for (const kept of [undefined, null, 'x', {}, { entries: [], known: { listed: {}, others: [] } }]) {
			assert.equal(parseHistory(kept), undefined);
		}
	});
});
