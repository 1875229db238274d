import { words } from './entries';

/** What a full stop follows without ending a sentence. */
export const abbreviations = words(`
	e.g i.e vs cf [Nn]o [Nn]os [Ff]ig [Ff]igs [Ee]q [Ss]ec [Cc]h [Vv]ol p(p) Inc Co Corp Ltd LLC Bros Dr Mr Mrs Ms Prof St Jr
	Sr Gov Sen Rep Gen Dept Univ [Aa]pprox [Aa]dj est al etc viz ca incl excl avg max min Rs ss para(s) Art Arts Cir Stat Jan Feb Mar Apr Jun Jul Aug Sep(t) Oct Nov Dec
`);

/** Abbreviations that may well end a sentence. */
export const mayEndSentence = words('Inc Co Corp Ltd LLC etc al U.S U.K U.N E.U D.C a.m p.m Jr Sr');

/** Capitalised words that start a sentence far more often than they go on with one. */
export const sentenceStarters = words(`
	The This These Those That It Its In On At By For From With As However Moreover Meanwhile While When Although But And A An
	We They He She There Such To If Since According
`);
