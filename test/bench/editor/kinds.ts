import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { firstOf } from '../../../src/access';
import type { Analysis } from '../../../src/analysis';
import { draftsByRules } from '../../../src/checks/run';
import {
	type JudgedByCode,
	kindBy,
	type LeastMeasures,
	leastOdds,
	levelOf,
	measuresOf,
	oddsAmong,
	type ReportKind,
	type ReportMeasures,
} from '../../../src/findings/kindOfReport';
import type { FindingCode, Severity } from '../../../src/findings/model';
import { groupBy } from '../../../src/text/collections';
import { evaluateFindings } from './evaluate';
import type { MarkedReport } from './marks';

/**
 * Learns from judged findings in which kinds of reports a rule may speak up. Those on public files of all kinds lie in
 * away.json, without text, as sets that were drawn and judged one after the other; the others are the editor's.
 */
interface JudgedFinding extends ReportMeasures {
	/** What is left out together: a set of public files, or one of the editor's reports. */
	readonly fold: string;
	readonly isAway: boolean;
	readonly code: string;
	readonly said: string;
	readonly level: keyof typeof leastOdds;
	readonly agreed: boolean;
}

const away = resolve('test/bench/editor/away.json');
const shipped = resolve('src/findings/kindOfReport.json');

type AwayRow = readonly [code: FindingCode, said: string, level: keyof typeof leastOdds, verdict: string];

function judgedAway(): JudgedFinding[] {
	const reports = JSON.parse(readFileSync(away, 'utf8')) as (ReportMeasures & {
		readonly set: string;
		readonly findings: readonly AwayRow[];
	})[];
	return reports.flatMap(({ set, words, cited, listed, findings }) =>
		findings.map(([code, said, level, verdict]) => ({
			...{ fold: set, isAway: true, words, cited, listed, code, said, level },
			agreed: verdict === 'agree',
		})),
	);
}

const isLoud = (level: Severity): level is keyof typeof leastOdds => level !== 'hint' && level !== 'off';

/** What the rules would show of a report if its kind did not matter, as far as it was judged. */
export function judgedAtHome(marked: MarkedReport, analysis: Analysis): JudgedFinding[] {
	const drafts = draftsByRules(analysis).map((draft) => {
		return { related: [], ...draft, severity: levelOf(draft), held: false };
	});
	const measures = measuresOf(analysis.report);
	return evaluateFindings(marked, drafts).judged.flatMap(({ judgement }, at): JudgedFinding[] => {
		const draft = drafts[at];
		if (!draft || judgement === 'unjudged' || !isLoud(draft.severity)) return [];
		const { code, message, severity } = draft;
		const agreed = judgement === 'agree';
		return [{ fold: marked.name, isAway: false, ...measures, code, said: message.code, level: severity, agreed }];
	});
}

/** Of the kinds of reports in which it matters what readers say of a finding. */
function countByKind(judged: readonly JudgedFinding[], least: LeastMeasures): Record<'lists' | 'other', JudgedByCode> {
	const countOf = (kind: ReportKind): JudgedByCode => {
		const own = judged.filter((one) => kindBy(one, least) === kind);
		return byName(
			own,
			({ code }) => code,
			(ofCode) =>
				byName(
					ofCode,
					({ said }) => said,
					(same) => {
						return { agreed: same.filter(({ agreed }) => agreed).length, judged: same.length };
					},
				),
		);
	};
	return { lists: countOf('lists'), other: countOf('other') };
}

function byName<T, R>(
	all: readonly T[],
	nameOf: (one: T) => string,
	make: (same: readonly T[]) => R,
): Record<string, R> {
	const groups = [...groupBy(all, nameOf)].sort(([a], [b]) => (a < b ? -1 : 1));
	return Object.fromEntries(groups.map(([name, same]) => [name, make(same)]));
}

function isShown(one: JudgedFinding, counts: ReturnType<typeof countByKind>, least: LeastMeasures): boolean {
	const kind = kindBy(one, least);
	const odds = kind === 'cites' || kind === 'short' ? 1 : oddsAmong(counts[kind], one.code, one.said);
	return (odds ?? 1) >= leastOdds[one.level];
}

/** What is still shown, each fold judged by what was learned from the others. */
function shownLeftOut(judged: readonly JudgedFinding[], least: LeastMeasures): JudgedFinding[] {
	return [...new Set(judged.map(({ fold }) => fold))].flatMap((fold) => {
		const counts = countByKind(
			judged.filter((one) => one.fold !== fold),
			least,
		);
		return judged.filter((one) => one.fold === fold && isShown(one, counts, least));
	});
}

/** Right ones count for a choice, others against it. */
const worthOf = (shown: readonly JudgedFinding[]) => shown.reduce((sum, { agreed }) => sum + (agreed ? 1 : -1), 0);
/** Choices that differ by less are alike: one report decides between them. */
const noise = 5;

const tried = { cited: [2, 3, 4, 5, 6, 8], listed: [5, 6, 8, 10, 12, 15, 20] };

/**
 * What tells the kinds apart: of the choices that are best where each fold is left out, the one that leaves most of what the
 * editor agreed with, and then takes most reports for such as cite.
 */
function chooseLeast(judged: readonly JudgedFinding[]): LeastMeasures {
	const words = Math.min(...judged.filter(({ isAway }) => isAway).map((one) => one.words));
	const choices = tried.cited.flatMap((cited) => tried.listed.map((listed) => ({ words, cited, listed })));
	const measured = choices.map((least) => ({ least, worth: worthOf(shownLeftOut(judged, least)) }));
	const best = Math.max(...measured.map(({ worth }) => worth));
	const leftBy = (least: LeastMeasures) => {
		const counts = countByKind(judged, least);
		return judged.filter((one) => !one.isAway && one.agreed && isShown(one, counts, least)).length;
	};
	const alike = measured
		.filter(({ worth }) => worth > best - noise)
		.map(({ least }) => ({ least, left: leftBy(least) }));
	return firstOf(alike.sort((a, b) => b.left - a.left || a.least.cited - b.least.cited)).least;
}

/** Writes what the product ships, and says at what it holds. */
export function learnKinds(home: readonly JudgedFinding[]): string {
	const judged = [...judgedAway(), ...home];
	const least = chooseLeast(judged);
	const shown = shownLeftOut(judged, least);
	writeFileSync(shipped, `${JSON.stringify({ least, ...countByKind(judged, least) }, undefined, '\t')}\n`);
	const line = (name: string, of: readonly JudgedFinding[]) => {
		const loud = of.filter(({ level }) => level !== 'info');
		const share = (all: readonly JudgedFinding[]) =>
			`${all.filter(({ agreed }) => agreed).length} of ${all.length} right`;
		return `${name.padEnd(32)} ${share(of)}, of errors and warnings ${share(loud)}`;
	};
	const isAway = ({ isAway }: JudgedFinding) => isAway;
	return [
		`Cites from ${least.cited} entries on, lists from ${least.listed} addresses on; each set left out:`,
		line('unlike files, as rules tell', judged.filter(isAway)),
		line('unlike files, as shown', shown.filter(isAway)),
		line('reports, as rules tell', home),
		line(
			'reports, as shown',
			shown.filter((one) => !isAway(one)),
		),
		'',
	].join('\n');
}
