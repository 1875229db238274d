import type { Analysis } from '../analysis';
import type { Decision } from '../decisions/model';
import type { DecidedFinding } from '../findings/model';
import { titleOfFinding } from '../findings/title';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { findPlace } from '../places/placeKey';
import type { Span } from '../report/model';
import { oneLine } from '../text/shorten';
import { placeOf, type ViewContext } from './context';
import { readableExcerpt } from './excerpt';

/** The findings that the author has decided, with what was said of each; by place. */
export function decidedViews({ report, decided }: Analysis, context: ViewContext) {
	const { words, at } = context;
	return decided.map(({ finding: { code, span, message: told }, decision }) => ({
		...{ code, title: words.say(titleOfFinding({ code, message: told })), message: words.say(told) },
		...{ excerpt: readableExcerpt(report, span), place: placeOf(span, context), column: at(span).column },
		said: decisionText(decision, words),
	}));
}

export type DecidedView = ReturnType<typeof decidedViews>[number];

/** `Accepted on 22 Nov 2026: our house view` */
export function decisionText({ decision, date, by, source, reason }: Decision, words: Words): string {
	const because = oneLine([source, reason].filter(Boolean).join('; ')) || undefined;
	const kind = message('decisions.kind', { kind: decision });
	return words.say(
		message('decisions.made', { kind, date: words.date(Date.parse(date)), by: by && oneLine(by), because }),
	);
}

/** What has become of a decision: it stands on a finding, nothing is found at its words, or they are gone. */
export type DecisionState = 'stands' | 'idle' | 'void';

/** One line of the audit trail. */
export interface TrailEntry {
	readonly decision: Decision;
	readonly state: DecisionState;
	/** Where it is in the report; `undefined` where its words are gone. */
	readonly span: Span | undefined;
	/** What it stands on. */
	readonly decided: DecidedFinding | undefined;
}

/** Every decision on a report with what has become of it, by place; what is void comes last. */
export function decisionTrail({ report, decided }: Analysis, decisions: readonly Decision[]): TrailEntry[] {
	// What a decision took along with its finding is not what it is on.
	const direct = decided.filter(({ finding, decision }) => finding.code === decision.code);
	const standing = new Map(direct.map((each) => [each.decision, each]));
	const entries = decisions.map((decision): TrailEntry => {
		const own = standing.get(decision);
		const span = own?.finding.span ?? findPlace(report, decision.place);
		return { decision, state: own ? 'stands' : span ? 'idle' : 'void', span, decided: own };
	});
	const startOf = ({ span }: TrailEntry) => span?.[0] ?? Number.POSITIVE_INFINITY;
	return entries.sort((a, b) => (startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : 0));
}
