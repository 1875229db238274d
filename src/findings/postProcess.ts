import { partDecided } from '../decisions/decide';
import type { Comment, Report, Span } from '../report/model';
import { byPlace } from '../report/spanRelations';
import { measuredCertainty } from './certainty';
import {
	type DecidedFinding,
	type DraftFinding,
	type Finding,
	type FindingCode,
	type FindingOptions,
	findingCodes,
	type Severity,
} from './model';
import { holdBack } from './volume';

export interface ChainResult {
	readonly findings: Finding[];
	/** Findings that the author's ignore comments hide. */
	readonly ignored: number;
	/** Those that the author has decided; by place. */
	readonly decided: readonly DecidedFinding[];
}

/** What every finding passes, in this order: ignore comments, duplicates, severity, place, the author's decisions, and how many are shown. */
export function postProcess(
	report: Report,
	drafts: readonly DraftFinding[],
	{ severities = {}, maxFindings, decisions }: FindingOptions,
): ChainResult {
	const ignored = ignores(report);
	const kept = drafts.filter((draft) => !ignored(draft));
	const told = sortByPlace(withSeverity(withoutDuplicates(kept), severities));
	const { open, decided } = partDecided(report, told, decisions);
	return { findings: holdBack(open, report.words, maxFindings), ignored: drafts.length - kept.length, decided };
}

function withoutDuplicates(drafts: readonly DraftFinding[]): DraftFinding[] {
	return [...new Map(drafts.map((draft) => [`${draft.code} ${draft.span.join()}`, draft])).values()];
}

function withSeverity(drafts: readonly DraftFinding[], chosen: Partial<Record<FindingCode, Severity>>): Finding[] {
	return drafts.flatMap((draft) => {
		const severity: Severity = chosen[draft.code] ?? draft.severity ?? findingCodes[draft.code].severity;
		if (severity === 'off') return [];
		// What an editor thinks of a model's findings nobody has measured.
		const certainty = draft.certainty ?? (draft.decidedBy === 'model' ? undefined : measuredCertainty(draft.code));
		return [{ related: [], data: {}, ...draft, certainty, severity, held: false }];
	});
}

/** In a report that a model was asked about, whatever does not come from the model is the rules'. */
export function sayingWhoDecided(drafts: readonly DraftFinding[]): DraftFinding[] {
	return drafts.map((draft) => ({ ...draft, decidedBy: draft.decidedBy ?? 'rules' }));
}

/** By start, then end, then code. */
export function sortByPlace(findings: readonly Finding[]): Finding[] {
	return [...findings].sort((a, b) => byPlace(a, b) || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

interface IgnoreScope {
	readonly span: Span;
	readonly mutes: (code: string) => boolean;
}

type OpenScope = Omit<IgnoreScope, 'span'> & { readonly from: number };

const directive = /^plumbline-(disable-next-line|disable-line|disable-file|disable|enable)\b\s*(.*)$/su;

/**
 * The stretches of the source that ignore comments cover. `disable-next-line` covers the whole block that follows
 * (a paragraph has no lines of its own), `disable` reaches to the next `enable` of the same codes or the end.
 */
function ignoreScopes(report: Report): IgnoreScope[] {
	const scopes: IgnoreScope[] = [];
	let open: OpenScope[] = [];
	const closeAt = (end: number) =>
		scopes.push(...open.map(({ from, mutes }) => ({ span: [from, end] as const, mutes })));
	for (const comment of report.comments) {
		const match = directive.exec(comment.text);
		if (!match) continue;
		const names = selection(match[2]!);
		const [at] = comment.span;
		if (match[1] === 'disable') open.push({ from: at, mutes: names });
		else if (match[1] === 'enable') {
			closeAt(at);
			open = open.map(({ mutes }) => ({ from: at, mutes: (code) => mutes(code) && !names(code) }));
		} else scopes.push({ span: scopeOf(report, match[1]!, comment), mutes: names });
	}
	closeAt(report.source.length);
	return scopes;
}

/** Which codes a comment names; none means every code. */
function selection(list: string): (code: string) => boolean {
	const codes = new Set(list.split(/[\s,]+/u).filter(Boolean));
	return (code) => codes.size === 0 || codes.has(code);
}

function scopeOf(report: Report, kind: string, comment: Comment): Span {
	if (kind === 'disable-file') return [0, report.source.length];
	if (kind === 'disable-line') {
		const start = report.source.lastIndexOf('\n', comment.span[0] - 1) + 1;
		const end = report.source.indexOf('\n', comment.span[1]);
		return [start, end < 0 ? report.source.length : end];
	}
	const next = report.blocks.find((block) => block.outer[0] >= comment.span[1]);
	return next?.outer ?? [comment.span[1], comment.span[1]];
}

/** Whether the author's ignore comments hide findings of a code at a place. */
export function ignores(report: Report): (finding: Pick<DraftFinding, 'code' | 'span'>) => boolean {
	const scopes = ignoreScopes(report);
	return (finding) => scopes.some((scope) => covers(scope, finding));
}

function covers(scope: IgnoreScope, draft: Pick<DraftFinding, 'code' | 'span'>): boolean {
	return draft.span[0] >= scope.span[0] && draft.span[0] <= scope.span[1] && scope.mutes(draft.code);
}
