import { oneOf, phrases, type WordList, words } from './entries';

/** Words in front of people or papers that still do not name them: `many experts`. */
export const someOrOther = words(`
	many some most several various numerous multiple industry market leading recent academic independent financial
	security health energy
`);

/** People and papers that are no source as long as they have no name. */
export const peopleAndPapers = words(`
	experts analysts observers critics commentators researchers scientists economists scholars insiders sources studies
	surveys reports research evidence
`);

/** What they say, with or without an `s`. */
export const saying = words(`
	believe say argue agree suggest claim predict expect estimate note think consider show indicate find demonstrate
	confirm forecast project warn contend report
`);

/** What they said. */
export const saidForms = words('shown found said suggested argued indicated demonstrated');

/** Opinion that nobody holds in particular. */
export const opinion: WordList = phrases(`
	it is {widely|generally|commonly|often|well} {believed|accepted|known|recogni[sz]ed|held|said|thought|assumed|agreed},
	{some|many} {say|argue|believe|claim}
`);

/** Opinion that needs no word of its own in front of it. */
export const hearsay: WordList = phrases(`
	reportedly, {is|are} {said|rumo(u)red} to,
	{is|are} (now ){widely|generally|commonly} {recogni[sz]ed|accepted|believed|regarded|considered|seen}
`);

/** Behind people or papers, what goes on to name them: `according to analysts at …`. */
export const namesThem = words('at from by of such including like');

/** People and papers without a name in Chinese texts. */
const nobodies = [
	'{业内|行业|市场|有|多位|部分|不少|一些|多数|许多|多家|大量|多项}(内|的)' +
		'{人士|专家|分析师|分析人士|学者|观点|机构|分析|研究|研究者|业者|媒体|调查}',
	'(相关|有关|近期|最新|[有另]一项)研究',
	...words('专家 分析师 业界'),
];

/** What they say in Chinese texts, at the start of a clause. */
export const nobodySays: WordList = [
	`${oneOf(nobodies)}(普遍|一致|均|都|曾|则){认为|表示|指出|预计|称|预测|相信|透露|表明|显示|发现}`,
];

/** Chinese opinion and hearsay, wherever they stand. */
export const chineseHearsay: WordList = [
	...words('(业界|市场|社会)普遍认为 众所周知'),
	{ word: '据{悉|说|称|传|了解|报道|(不完全)统计|估算|估计|测算|推算|调查}', onlyBefore: ['[，,]'] },
	'有{观点|报道}{认为|称|指出}',
];

/** A word that each of the English forms has. */
export const signsOfUnnamed: WordList = [
	...peopleAndPapers,
	...words('estimates it some many reportedly said rumo(u)red widely generally commonly'),
];
