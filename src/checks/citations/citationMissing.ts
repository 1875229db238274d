import type { Check } from '../../findings/model';
import { message } from '../../messages/message';
import { startingIn } from '../../report/lookup';
import { lacksSource } from '../../tree/lacksSource';
import { explainsHowToRead } from '../../tree/reading/definitions';

/**
 * `citation.missing`: evidence with a figure that could be looked up, with no citation or named source near it, as hints:
 * whether a reader would look it up takes a reader. A report that cites nothing at all is told so once.
 */
export const missingCitations: Check = ({ report, tree }) => {
	const facts = tree.nodes.filter(
		(node) => lacksSource(node) && !explainsHowToRead(node.text) && startingIn(report.numbers, node.span).length > 0,
	);
	const cites = report.citations.length + report.references.length > 0;
	return facts.slice(0, cites ? undefined : 1).map(({ id, span }) => ({
		code: 'citation.missing',
		span,
		message: cites ? message('checks.citationMissing') : message('checks.citesNothing', { facts: facts.length }),
		data: { node: id },
	}));
};
