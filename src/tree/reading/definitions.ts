import type { Signals } from './signals';

/** What a term is, in so many words. */
const defining: readonly RegExp[] = [
	/^[^,.;:]{2,70}\b(?:refers? to|(?:is|are) (?:here )?(?:defined|measured|calculated|computed|expressed) as|denotes?|stands for)\b/i,
	/^[^,.;:]{2,50}\b(?:is|are) the (?:\w+ )?(?:ratio|share|percentage|number|difference|sum|proportion|quotient|product|average|mean) (?:of|between)\b/i,
	/^[^，。；]{1,40}(?:是指|系指|意指|指的是|定义为|所称的?是)|^(?:主要|一般|通常)?指(?!出|数|标|引|导|向|望|责)/u,
];

/** A term and after its colon what it measures or is made of. */
const glossary =
	/^[^:：。]{2,60}[:：]\s*(?:(?:an?|the)\s)?(?:[\w-]+\s){0,4}?(?:ratio|share|percentage|percent|measure|number|ability|degree|difference|amount|proportion|variance|overlap|average|distance|level|time|frequency|probability|asymmetry|extent|fraction|sum|metric|loss|decay|price|cost|performance|value|order|measures)s?\b/i;

/** Words that only a clause has: auxiliaries and the verbs that reports use most. */
const verbs =
	/\b(?:is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|may|might|must|shall|should|remains?|becomes?|became|makes?|made|means?|shows?|lets?|gives?|gave|takes?|took|leads?|led|drives?|drove|grows?|grew|rises?|rose|falls?|fell|offers?|provides?|requires?|needs?|depends?|enables?|allows?|reduces?|increases?|improves?|limits?|creates?|supports?|affects?|ensures?|exceeds?|reach(?:es)?|varies|vary|continues?|tends?|faces?|represents?|accounts?|includes?|contains?|dominates?|outperforms?|benefits?|suffers?|relies|rely|uses?|adds?|cuts?|raises?|lowers?|costs?|works?|helps?|keeps?|holds?|plays?|serves?|moves?|shifts?|spreads?|prefers?|favou?rs?|combines?|delivers?|achieves?|maintains?|attracts?|captures?|competes?|expands?|shrinks?|slows?|accelerates?|triggers?|hinders?|stays?|acts?|prevents?|possess(?:es)?|reports?|details?|influences?|reinforces?|replaces?|replaced|modulates?|determines?|reflects?|shapes?|prevents?|explains?|focus(?:es)?|invests?|manages?|operates?|tracks?|follows?|appears?|seems?|emerges?|emerged|doubled|tripled|halved)\b/i;

/** A change or a state put without a verb (`Declining margins`, `Prices flat`): short for a claim. */
const trend =
	/\b(?:increas|declin|grow|ris|fall|shrink|expand|improv|accelerat|slow|weaken|strengthen|shift|reshuffl)ing\b|\b(?:increased|reduced|higher|lower|more|less|fewer|moderate|flat|stable|prevalent|widespread|scarce|common|rare|absent|initially|mostly|largely|mainly|still|already|uptake|growth|decline|shift|surge|rise|than|not|without)\b/i;

/** Cues of a statement that can be disputed, whatever its grammar. */
const disputable = [
	'evaluation',
	'forecast',
	'cause',
	'inference',
	'recommendation',
	'certainty',
	'vagueAttribution',
] as const;

/** Verbs and adverbs of a Chinese predicate. */
const predicate =
	/(?<!行|作)为|应(?!链|用|急|商)|[是有将会可能已了在使让需被把较更最很均都正仍]|增|减|升|降|涨|跌|提高|提升|加速|加快|扩|缩|推动|带来|形成|占|达|超|存在|成为|支持|面临|依赖|影响|实现|促|加剧|恶化|承压|不足|难|强|弱|快|慢|高|低|大|小|多|少|普及|滞后|缺|取代|主导|引领|突破|落地|完善|优化|集中|分化|活跃|紧张|放缓|收紧|宽松|取得|受/u;

/** Whether a sentence says what a term means. */
export function isDefinition({ unit }: Signals): boolean {
	if (defining.some((pattern) => pattern.test(unit.text))) return true;
	return unit.block.kind === 'item' && glossary.test(unit.text) && !verbs.test(afterColon(unit.text));
}

/** Headings over lists of things to look at, sort by or tick off. */
const inventory =
	/\b(?:checklists?|indicators?|metrics|taxonomy|classification|glossary|dimensions|terminology)\b|指标|清单|分类|框架|维度|术语|名词/i;

/** Whether an entry of a list stands under a heading that promises a mere inventory, and has no more than names. */
export function isInventoryEntry({ unit, cues, figures }: Signals, titles: readonly string[]): boolean {
	if (unit.block.kind !== 'item' || unit.siblings > 1 || figures > 0) return false;
	if (!titles.some((title) => inventory.test(title)) || cues.has('recommendation') || cues.has('inference'))
		return false;
	return /[\u4e00-\u9fff]/.test(unit.text)
		? /^[^，。；]*[。；]?$/u.test(unit.text) && unit.text.length <= 60
		: !verbs.test(unit.text) && !pastTense(unit.text);
}

/** Whether a paragraph is a scrap of a table or a label: one line without an end. */
export function isScrap({ unit }: Signals): boolean {
	return (
		unit.block.kind === 'paragraph' && unit.siblings === 1 && !/[.!?。！？…:：;；]["'”’)）\]*_]*$/u.test(unit.text)
	);
}

/** Whether an entry of a list names things without saying anything of them. */
export function isNameOnly({ unit, cues, figures }: Signals): boolean {
	if (unit.block.kind !== 'item' || unit.siblings > 2) return false;
	if (figures > 0 || disputable.some((cue) => cues.has(cue))) return false;
	if (/[\u4e00-\u9fff]/.test(unit.text)) return !predicate.test(unit.text);
	return !verbs.test(unit.text) && !trend.test(unit.text) && !pastTense(unit.text);
}

/** What explains the term, without its infinitives (`ability to continue`). */
function afterColon(text: string): string {
	return text.replace(/^[^:：]*[:：]/u, '').replace(/\bto \w+/gu, '');
}

/** A past tense whose subject stands right before it: `demand doubled`, not `the method used`. */
function pastTense(text: string): boolean {
	return /\b(?:\w{3,}) (?:\w+ly )?\w{3,}ed (?:by|to|from|in|at|over|since|after|into|the|its|their|a|an|all|most|previous|earlier|new|no)\b/i.test(
		text,
	);
}
