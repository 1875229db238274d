import { words } from './entries';

/** Words that begin with a capital letter without being names: those that open sentences, titles, periods and months. */
export const noNames = words(`
	The A An This That These Those It Its He She They We I In On At By For From With As To Of And But Or If When While After
	Before During Since Until Although However Moreover Also According His Her Their Our There Some Many Most All Both Each
	More Other Such One Two Three Mr Mrs Ms Dr Q[1-4] H[12] FY(#) CAGR YoY January February March April May June July August
	September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday
`);
