import { termsOf } from '../../../text/terms';

/** A question that has less of a statement's content words is about something else in it. */
const leastShared = 0.4;
/** This many characters of a statement, word for word, count as a quote of it. In UTF-16 units. */
const quoted = 30;

/**
 * Whether a question asks about less than all that a statement says: a figure is left out, or most of its words are. What
 * was found out about the statement then says nothing of the question, unless all of the statement is borne out.
 *
 * @param statement as a reader reads it; marks of sources do not count
 */
export function asksAboutLess(question: string, statement: string): boolean {
	const bare = statement.replace(/\s*\[[^\]]{1,80}\]/gu, '').trim();
	if (question.includes(bare.slice(0, quoted))) return false;
	const asked = new Set(termsOf(question));
	const said = [...new Set(termsOf(bare))];
	const shared = said.filter((term) => asked.has(term));
	const figures = said.filter((term) => /^\d/u.test(term));
	return figures.some((figure) => !asked.has(figure)) || shared.length < said.length * leastShared;
}
