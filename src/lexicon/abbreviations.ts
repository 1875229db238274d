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

/** What is told apart by letters: `Option C`. */
export const letteredThings = words(`
	{A|a}ppendix {A|a}nnex {B|b}ranch {C|c}ase {C|c}ategory {C|c}lass {C|c}olumn {C|c}ompany {E|e}xhibit {F|f}igure {G|g}rade
	{G|g}roup {L|l}evel {L|l}ine {L|l}ot {M|m}odel {O|o}ption {P|p}anel {P|p}art {P|p}hase {P|p}lan {P|p}roduct {R|r}ow
	{S|s}cenario {S|s}chedule {S|s}ection {S|s}eries {S|s}ite {S|s}tage {S|s}tep {T|t}able {T|t}ier {T|t}ype {V|v}ariant
	{V|v}itamin {Z|z}one
`);

/** In front of a number that ends a sentence. */
export const beforeNumber = words('to of than by about over under at is was are were from only nearly between with');
