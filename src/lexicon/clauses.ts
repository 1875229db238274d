import { type Bilingual, phrases, words } from './entries';

/** What ends the name of something in front of a verb, or of what is told beside it. */
export const tailEnds = phrases(`
	is, was, are, were, be, has, have, had, will, would, that, which, who, and, or, but, while, as, because, although, though,
	against, from, after, compared, versus, vs, than, up, down, already, still, again, then, so, if, when, where, since, despite,
	to, in line, ahead, below, above, due, thanks, by, with, on, into
`);

/** Behind these a clause of its own begins. */
export const clauseOpenings: Bilingual = {
	en: words('while whereas but and with which that because although'),
	zh: words('而 但'),
};

/** In front of the level that something has: `sales reached 40`, `at about 40`. */
export const towardsValue = words(`
	to at of was is were are be reach(ed|es) hit stood totall(ed|ing) totals from after has have had need(s) cost(s) produced supplied
	sold earned
`);

/** What may stand right in front of a number: it is not to the letter. */
export const roughly = words('about around approximately roughly nearly almost some only just a an');
