import type { Check } from '../../findings/model';
import { message } from '../../messages/message';
import { within } from '../../report/lookup';
import { lacksSource } from '../../tree/lacksSource';
import { saysHowToRead } from '../../tree/reading/definitions';
import { isOwnAccount } from '../../tree/reading/ownAccount';

/** A report with fewer citations does not cite its facts one by one: then a fact without one says nothing. */
const leastCitations = 3;

/**
 * `citation.missing`: evidence with a figure that could be looked up, with no citation or named source near it, in a report
 * that cites, as hints: whether a reader would look it up takes a reader.
 */
export const missingCitations: Check = ({ report, tree }) => {
	if (report.citations.length < leastCitations || isOwnAccount(report)) return [];
	const facts = tree.nodes.filter(
		(node) => lacksSource(node) && !saysHowToRead(node.text) && within(report.numbers, node.span).length > 0,
	);
	return facts.map(({ id, span }) => ({
		code: 'citation.missing',
		span,
		message: message('checks.citationMissing'),
		data: { node: id },
	}));
};
