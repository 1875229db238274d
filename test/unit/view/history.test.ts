import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import type { ReportHistory } from '../../../src/history/history';
import { addSnapshot } from '../../../src/history/history';
import { knownFindings, snapshotOf } from '../../../src/history/snapshot';
import { goneFindings, wordingOf } from '../../../src/history/wording';
import type { Language } from '../../../src/messages/languages';
import { wordsIn } from '../../../src/messages/words';
import { contextOf } from '../../../src/view/context';
import { type EarlierState, historyViewOf, type ReportPast } from '../../../src/view/history';
import { ledgerCounts } from '../../../src/view/ledger';

const references = '\n\n## References\n\n[1] Census 2024, Statistics Office. https://example.org/census\n';
const clean = `# Ferries\n\nFerries carried 12 million people in 2024 [1].${references}`;
const broken = `# Ferries\n\nFerries carried 12 million people in 2024 [1].\n\nFares rose by 4% in 2025 [3].${references}`;

function analysed(text: string) {
	return analyze({ name: 'r.md', text });
}

/** The view after saving these texts; compared with the first of them, and with a commit of it. */
function viewOf(texts: readonly [string, ...string[]], language: Language = 'en') {
	let history: ReportHistory | undefined;
	for (const [index, text] of texts.entries()) {
		const analysis = analysed(text);
		history = addSnapshot(history, snapshotOf(analysis, ledgerCounts(analysis)), index * 60_000);
	}
	assert.ok(history);
	const first = analysed(texts[0]);
	const [known, wording] = [knownFindings(first), wordingOf(first)];
	const earlier: EarlierState[] = [
		{ kind: 'look', at: 0, known, wording },
		{ kind: 'commit', commit: 'a1b2c3d', known, wording },
	];
	const text = texts.at(-1) ?? '';
	const analysis = analysed(text);
	return historyViewOf({ history, earlier }, analysis, analysis.findings, contextOf(text, wordsIn(language)));
}

describe('the view of a report’s history', () => {
	it('says from when on there will be something to see', () => {
		const view = viewOf([clean]);
		assert.match(view.empty, /^Recorded since .*1970/);
		assert.deepEqual(view.since, []);
		assert.equal(viewOf([clean, broken]).empty, '');
	});

	it('names first, last, lowest and highest of what Problems listed', () => {
		const { trend } = viewOf([clean, broken, clean]);
		assert.deepEqual(trend.values.length, 3);
		const [first, most, last] = trend.values;
		assert.equal(
			trend.name,
			`Findings in Problems over 3 saves: first ${first}, last ${last}, lowest ${first}, highest ${most}`,
		);
	});

	it('tells of each save what it changed, the latest first', () => {
		const { rows } = viewOf([clean, broken, clean]);
		const [last, middle, first] = rows;
		assert.deepEqual(first?.changes, ['Recording begins']);
		assert.match(middle?.problems ?? '', /1 error/);
		assert.match(middle?.changes.join('\n') ?? '', /^New: .*A citation without a matching reference \(1\)/);
		assert.ok(middle?.changes.includes('Broken citations: 1 of 2 (before: 0)'), middle?.changes.join('\n'));
		assert.match(last?.changes.join('\n') ?? '', /^Mended: .*A citation without a matching reference \(1\)/);
	});

	it('lists what is new with its place, and of what is mended the kind with its words', () => {
		const [look, commit] = viewOf([clean, broken]).since;
		assert.match(look?.added.title ?? '', /^New since your last look \(/);
		assert.equal(commit?.added.title, 'New since the last commit (a1b2c3d)');
		const found = look?.added.findings.find(({ message }) => message.includes('“3”'));
		assert.equal(found?.place.line, 5);
		const mended = viewOf([broken, clean]).since[1]?.mended;
		assert.equal(mended?.title, 'Mended since the last commit (a1b2c3d)');
		const kind = 'A citation without a matching reference (1): “Fares rose by 4% in 2025 [3].”';
		assert.ok(mended?.kinds.includes(kind), mended?.kinds.join());
	});

	it('tells the words of what a save has mended as long as they are at hand, of two at most', () => {
		const many = `# Ferries\n\nFares rose [7]. Crews grew [8]. Fuel fell [9].${references}`;
		const analyses = [many, clean].map(analysed);
		const [before, now] = analyses.map((each) => snapshotOf(each, ledgerCounts(each)));
		assert.ok(before && now && analyses[0] && analyses[1]);
		const history = addSnapshot(addSnapshot(undefined, before, 0), now, 60_000);
		const gone = new Map([[60_000, goneFindings(before.known, wordingOf(analyses[0]), now.known)]]);
		const view = (past: ReportPast) => historyViewOf(past, analyses[1]!, [], contextOf(clean, wordsIn('en')));
		const [last] = view({ history, earlier: [], gone }).rows;
		const told = /citation without a matching reference \(3\): “Fares rose \[7\]\.”, “Crews grew \[8\]\.”, …(?:;|$)/m;
		assert.match(last?.changes.join('\n') ?? '', told);
		const [untold] = view({ history, earlier: [] }).rows;
		assert.match(untold?.changes.join('\n') ?? '', /citation without a matching reference \(3\)(?:;|$)/m);
	});

	it('is said in Chinese', () => {
		const view = viewOf([clean, broken], 'zh-CN');
		assert.equal(view.title, '历史');
		assert.match(view.trend.name, /^2 次保存中/);
		assert.equal(view.since[1]?.added.title, '自上次提交（a1b2c3d）以来新增');
	});
});
