import type { Check } from '../../findings/model';
import { message } from '../../messages/message';
import { unnamedSource } from '../../tree/support/unnamedSource';

/** `claim.vague`: a statement handed to somebody whom the report neither names nor cites. */
export const vagueClaims: Check = ({ report, tree }) =>
	tree.nodes.flatMap((node) => {
		const sentence = node.sentence === undefined ? undefined : report.sentences[node.sentence];
		const span = sentence && unnamedSource(report, sentence);
		if (!span) return [];
		const words = report.source.slice(...span);
		return [
			{
				code: 'claim.vague' as const,
				span,
				message: message('claims.vague', { words }),
				data: { node: node.id, words },
			},
		];
	});
