import { firstOf } from '../../access';
import type { DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import type { LogicNode, LogicTree } from '../../tree/model';

/**
 * The findings on claims where a model has judged: its verdict stands in place of what the rules say of the support of the
 * same claim. One judged supported as it is worded is not overstated either. Of a claim whose wording was changed since,
 * the rules' finding says so.
 *
 * @param nodes the tree's, with the model's verdicts in it
 */
export function withClaimVerdicts(drafts: readonly DraftFinding[], { nodes }: LogicTree): DraftFinding[] {
	const byId = new Map(nodes.map((node) => [node.id, node]));
	const told = drafts.flatMap((draft) => {
		const { data } = draft;
		const node = data && 'node' in data ? byId.get(data.node) : undefined;
		return node ? (standing(draft, node) ?? []) : [draft];
	});
	return [...told, ...nodes.flatMap((node) => (node.decidedBy === 'model' ? claimFinding(node, byId) : []))];
}

/** A finding of the rules as it stands beside the model's verdict on its claim; `undefined` where that replaces it. */
function standing(draft: DraftFinding, { support, decidedBy, reasons }: LogicNode): DraftFinding | undefined {
	const onSupport = draft.code === 'claim.unsupported' || draft.code === 'claim.partial';
	if (decidedBy === 'model') {
		return onSupport || (draft.code === 'claim.overstated' && support === 'supported') ? undefined : draft;
	}
	const reworded = reasons.some(({ code }) => code === 'reworded');
	return onSupport && reworded ? withNote(draft) : draft;
}

/** The finding with the note that the model judged other words than these. */
export function withNote(draft: DraftFinding): DraftFinding {
	return { ...draft, message: message('judged.reworded', { said: draft.message }) };
}

function claimFinding(node: LogicNode, byId: ReadonlyMap<string, LogicNode>): DraftFinding[] {
	const { id, support, span, evidence, reasons } = node;
	if (support !== 'unsupported' && support !== 'partial') return [];
	const unsupported = support === 'unsupported';
	const why = message('common.closed', { what: firstOf(reasons).message });
	const carriers = evidence.flatMap((carrier) => byId.get(carrier) ?? []);
	return [
		{
			code: unsupported ? 'claim.unsupported' : 'claim.partial',
			// A model calls every second claim partly supported: told as quietly as the rules tell theirs.
			severity: unsupported ? 'info' : 'hint',
			span,
			message: message(unsupported ? 'judged.claimUnsupported' : 'judged.claimPartial', { why }),
			related: carriers.map((carrier) => ({ span: carrier.span, message: message('judged.foundForIt') })),
			data: { reason: 'judged', node: id },
			decidedBy: 'model',
		},
	];
}
