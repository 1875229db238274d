import type { Severity } from '../../findings/model';
import { inEither } from '../../lexicon/compile';
import { firstPerson } from '../../lexicon/sentenceKinds';
import type { Report } from '../../report/model';
import { memoised } from '../../text/memo';
import type { LogicNode } from '../../tree/model';
import { claimDoubts, factDoubts, leastWords, ownAccount } from './thresholds';

/** How loudly a doubt about a node's ground is told. */
export type DoubtLevel = Extract<Severity, 'info' | 'hint'>;

/** The claims to tell, with how loudly: the likeliest to be questioned by an editor, by the length of the report. */
export function doubtedClaims(report: Report, claims: readonly LogicNode[]): Map<LogicNode, DoubtLevel> {
	if (report.words < leastWords) return byRules(claims);
	const likeliest = claims.filter(({ doubt }) => doubt >= claimDoubts.least).sort((a, b) => b.doubt - a.doubt);
	const [shown, hints] = [claimDoubts.shown, claimDoubts.hints].map((per) => Math.round((per * report.words) / 1000));
	const told = Math.max(1, shown ?? 0);
	return new Map(
		likeliest.slice(0, told + (hints ?? 0)).map((node, place) => [node, place < told ? 'info' : 'hint'] as const),
	);
}

/** The same for facts without a source; none where the author tells of their own work. */
export function doubtedFacts(report: Report, facts: readonly LogicNode[]): Map<LogicNode, DoubtLevel> {
	if (report.words < leastWords) return byRules(facts);
	if (isOwnAccount(report)) return new Map();
	const doubted = facts.filter(({ doubt }) => doubt >= factDoubts.hint);
	return new Map(doubted.map((node) => [node, node.doubt < factDoubts.shown ? 'hint' : 'info']));
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
