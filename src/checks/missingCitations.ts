import type { Check } from './model';

/** `citation.missing`: evidence that is specific enough to be checked, with no citation or named source near it. */
export const missingCitations: Check = ({ tree }) =>
	tree.nodes
		.filter((node) => node.type === 'evidence' && node.support === 'unsupported' && node.citations.length === 0)
		.map((node) => ({
			code: 'citation.missing',
			span: node.span,
			message: 'A specific fact with no citation near it: a reader cannot check it. Cite where it comes from.',
			data: { node: node.id },
		}));
