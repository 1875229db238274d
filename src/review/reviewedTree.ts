import type { DraftFinding, FindingCode } from '../findings/model';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { LogicNode, LogicTree, Support, SupportReason } from '../tree/model';
import type { Opinion } from './model';
import type { Suspicion } from './suspicions';

/** A suspicion with what a model thinks of it. */
export interface JudgedSuspicion {
	readonly suspicion: Suspicion;
	readonly opinion: Opinion;
}

/** The support that a claim has of which a finding tells. */
const supportOf: Partial<Record<FindingCode, Support>> = {
	'claim.unsupported': 'unsupported',
	'claim.partial': 'partial',
};

/**
 * The tree with the claims as a second reading leaves them, for everything that counts claims: one that the rules alone
 * found wanting stands, one that the model confirms or found itself does not. The other claims are the rules'.
 */
export function reviewedTree(
	tree: LogicTree,
	judged: readonly JudgedSuspicion[],
	added: readonly DraftFinding[],
): LogicTree {
	const decisions = new Map<string, Decision>([
		...judged.flatMap(({ suspicion, opinion }) => decisionOn(suspicion.draft, opinion)),
		...added.flatMap((draft) => found(draft, draft.message)),
	]);
	return { ...tree, nodes: tree.nodes.map((node) => decided(node, decisions.get(node.id))) };
}

interface Decision {
	readonly support: Support;
	readonly told: Message;
	/** It goes with the rules' reasons; else it takes their place. */
	readonly agrees: boolean;
}

type OfNode = readonly [node: string, decision: Decision];

function decisionOn(draft: DraftFinding, { verdict, reason, better }: Opinion): OfNode[] {
	const why = reason === '' ? undefined : reason;
	if (verdict !== 'notReal') return found(draft, message('review.claimConfirmed', { why: better ?? why }));
	const told = message('review.claimWithdrawn', { why });
	return found(draft, told).map(([node]) => [node, { support: 'supported', told, agrees: false }]);
}

function found({ code, data }: DraftFinding, told: Message): OfNode[] {
	const support = supportOf[code];
	const node = data && 'node' in data ? data.node : undefined;
	return support && node !== undefined ? [[node, { support, told, agrees: true }]] : [];
}

function decided(node: LogicNode, decision: Decision | undefined): LogicNode {
	if (node.type !== 'argument') return node;
	if (!decision) return { ...node, decidedBy: node.decidedBy ?? 'rules' };
	const { support, told, agrees } = decision;
	const said: SupportReason = { code: 'judged', message: told };
	const reasons = agrees && node.support === support ? [...node.reasons, said] : [said];
	return { ...node, support, decidedBy: 'model', reasons };
}
