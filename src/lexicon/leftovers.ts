import type { Bilingual } from './entries';
import { phrases, words } from './entries';

/** What a bracket holds in which a source was still to be named. */
export const placeholders: Bilingual = {
	en: phrases(`
		citation needed, source needed, reference needed, needs citation, citation, cite, source, ref, reference, insert _,
		insert _ _, insert _ _ _, add {source|citation|reference|link}, TODO, TBD, TBC, XX, XXX, link, url, placeholder
	`),
	zh: phrases(
		'来源, 出处, 引用, 待补, 待补充, 待核实, 待查, 需要引用, 需引用, 来源待补, 来源请求, 插入来源, 插入引用, 此处插入来源, 此处插入引用, 链接',
	),
};

/** How such a bracket begins, whatever follows. */
export const placeholderOpenings: Bilingual = {
	en: phrases(`
		{insert|add|provide} ({a|an|the|your|relevant|appropriate} ){reference|citation|source|link|study|author|title|url|figure|data}(s),
		{reference|citation|source|link}(s) (is |are |to be ){missing|added|inserted|provided|confirmed|needed}
	`),
	zh: words('{请|此处|在此|待}{插入|补充|添加|填写|补}{引用|来源|文献|出处|链接|参考文献}'),
};

/** What says of a report's own sources that they are none. */
export const inventedSources: Bilingual = {
	en: phrases(`
		{references|citations|sources|links|urls}( above| below| here| listed) are {placeholders|hypothetical|fictional|fictitious|invented|for illustration|illustrative only|not real},
		{replaced|replace them} with {actual|real|proper|verified} {references|citations|sources|links}
	`),
	zh: words(
		'{参考文献|引用|来源|文献|链接}{均|都|仅}{为|是}{占位|示例|虚构|假设} 替换为{真实|实际}的{参考文献|引用|来源|文献}',
	),
};

/** How a line or bracket begins that holds the place of what was still to be written; as it is written, in capitals or not. */
export const unfinished: Bilingual = {
	en: phrases(`
		TODO, FIXME, INSERT {FIGURE|TABLE|CHART|IMAGE|TEXT}, {L|l}orem ipsum dolor, {T|t}ext goes here, {A|a}bstract goes here, {S|s}ummary goes here, {C|c}onclusion goes here,
		{T|t}o be {written|completed|added}, {S|s}ection to be {written|completed|added}
	`),
	zh: words('待补充 待补 待完善 待撰写 待填写 此处插入 此处补充'),
};

/** What a link's target says when nobody filled it in. */
export const emptyTargets = phrases(
	'url, link, links, href, tbd, todo, xxx, source, insert _, about:blank, 链接, 网址, 地址, 待补',
);

/** What only whoever wrote the report has seen: what it was given to work with. */
export const material: Bilingual = {
	en: phrases(`
		{in|from|per|by|according to|based on} the {search results|provided search results|given search results},
		the provided {search results|context documents|snippets|source snippets}, within the provided context,
		according to the {provided|given|retrieved} {sources|documents|context},
		the provided {sources|source set|context|data|materials}, {available|mentioned|specified|found} in provided sources,
		the research corpus, our research corpus, the user’s {query|request|prompt|instructions},
		the user's {query|request|prompt|instructions}, as an AI {language model|assistant|model}, snippet ID(s)
	`),
	zh: phrases(`
		根据搜索结果, 基于搜索结果, 从搜索结果, 据搜索结果, 搜索结果中, 搜索结果显示, 搜索结果未, 搜索结果没有, 根据检索结果, 基于检索结果,
		检索结果中, 检索结果显示, 根据提供的{资料|材料|文档|文本}, 根据所提供的{资料|材料|文档|文本}, 见原始文档, 所提供的{资料|来源|材料|文献}{中|未|没有|显示|表明}, 用户提供的{资料|材料|文档|文本|信息|内容|数据|报告|文件|搜索|检索|来源|上下文|文章|文献|论文|背景|问题}, 用户要求, 作为AI助手,
		作为一个AI
	`),
};

/** How a sentence begins in which the writer says what they are about to look for. */
export const writersTalk: Bilingual = {
	en: phrases(`
		let me…2 {search|look for|look up|find|gather|fetch|retrieve|browse},
		{I'll|I’ll|I will|I need to|I still need to|I should}…2 {search|look for|look up|gather|fetch|retrieve|browse},
		{I have|I’ve|I've} {enough|sufficient|all the} {information|data|material} to {write|create|compile|provide|prepare}
	`),
	zh: words(`
		让我{先|再|来|继续|通过|进一步|进行|接着|为您}~0-10{搜索|检索|查找|查询|寻找|搜集} 让我{搜索|检索|查找|查询|搜集}
		我{需要|还需要|来|先|再}~0-16{搜索|检索|查找|搜集} 我将{为您|为你|撰写} 继续{搜索|检索|查找}
		继续寻找~1-24{数据|信息|资料|文献}： 搜索~1-30{数据|信息|资料}：
	`),
};

/** What points a reader to another part. */
export const pointing: Bilingual = {
	en: phrases(
		'see, see also, refer to, shown in, detailed in, listed in, provided in, given in, described in, found in, available in, included in',
	),
	zh: phrases('详见, 参见, 请见, 请参见, 请参阅, 参阅, 参考, 对照见, 见, 列于, 附于'),
};

/** Parts that stand behind a report, by their names. */
export const backMatter: Bilingual = {
	en: phrases(
		'appendix, appendices, annex, annexes, attachment(s), supplementary {material(s)|table(s)|data|file(s)}, online supplement',
	),
	zh: phrases(
		'附录, 附錄, 专栏, 專欄, 附表, 附件, 附图, 附文, 补充材料, 数据下载说明, 数据说明, 数据收集指引, 数据采集指引, 补充卡片',
	),
};
