import type { Severity } from '../../findings/model';
import { inEither } from '../../lexicon/compile';
import { firstPerson } from '../../lexicon/sentenceKinds';
import type { Report } from '../../report/model';
import { memoised } from '../../text/memo';
import type { LogicNode } from '../../tree/model';
import { claimDoubts, factDoubts, leastWords, ownAccount } from './thresholds';

/** How loudly a doubt about a node's ground is told. */
export type DoubtLevel = Extract<Severity, 'info' | 'hint'>;

/**
 * The claims to tell, with how loudly: the likeliest to be questioned by an editor, by the length of the report. A report
 * written with such care that none is likely, or too short to tell, is judged by the rules.
 */
export function doubtedClaims({ words }: Report, claims: readonly LogicNode[]): Map<LogicNode, DoubtLevel> {
	if (words < leastWords) return byRules(claims);
	const likely = claims.filter(({ doubt }) => doubt >= claimDoubts.least);
	if (likely.length === 0) return byRules(careful(words, claims));
	return informing(likeliest(likely, claimDoubts.per1000 * (words / 1000)));
}

/** The odds that an editor questions a node; `undefined` in a report too short for them. */
export function oddsOf({ words }: Report, { doubt }: LogicNode): number | undefined {
	return words < leastWords ? undefined : doubt;
}

/** The surest of some claims, and at least one. */
function likeliest(claims: readonly LogicNode[], count: number): LogicNode[] {
	const odds = ({ doubt, support }: LogicNode) => doubt + (support === 'unsupported' ? claimDoubts.bare : 0);
	return [...claims].sort((a, b) => odds(b) - odds(a)).slice(0, Math.max(1, Math.round(count)));
}

function informing(nodes: readonly LogicNode[]): Map<LogicNode, DoubtLevel> {
	return new Map(nodes.map((node) => [node, 'info']));
}

/** Of a careful report only what nothing supports, as much as its length allows. */
function careful(words: number, claims: readonly LogicNode[]): LogicNode[] {
	const bare = claims.filter(({ support }) => support === 'unsupported');
	return likeliest(bare, claimDoubts.byRules * (words / 1000));
}

/** The same for facts without a source; none where the author tells of their own work. */
export function doubtedFacts(report: Report, facts: readonly LogicNode[]): Map<LogicNode, DoubtLevel> {
	if (report.words < leastWords) return byRules(facts);
	if (isOwnAccount(report)) return new Map();
	return informing(facts.filter(({ doubt }) => doubt >= factDoubts.least));
}

function byRules(nodes: readonly LogicNode[]): Map<LogicNode, DoubtLevel> {
	const level = ({ support }: LogicNode) => (support === 'unsupported' ? 'info' : 'hint');
	const doubted = nodes.filter(({ support }) => support === 'unsupported' || support === 'partial');
	return new Map(doubted.map((node) => [node, level(node)]));
}

const ownVoice = inEither(firstPerson);

const isOwnAccount: (report: Report) => boolean = memoised(({ sentences }: Report) => {
	const own = sentences.filter(({ text }) => ownVoice.test(text)).length;
	return own >= ownAccount * sentences.length;
});
