import { says } from './model';

/** What each kind of finding is about, by its code. */
export const titles = {
	'report.instruction': says({
		en: 'Text that instructs whoever evaluates the report',
		'zh-CN': '指使评判者的文字',
	}),
	'claim.unsupported': says({
		en: 'A claim that nothing in the report supports',
		'zh-CN': '报告中没有任何内容支撑的论断',
	}),
	'claim.partial': says({ en: 'A claim whose support looks thin', 'zh-CN': '支撑显得不足的论断' }),
	'claim.overstated': says({
		en: 'A claim stated with more certainty than the report supports',
		'zh-CN': '说得比报告所证明的更确定的论断',
	}),
	'claim.vague': says({
		en: 'A statement attributed to unnamed experts or studies',
		'zh-CN': '归于不具名专家或研究的说法',
	}),
	'conclusion.new': says({
		en: 'A conclusion that introduces something the body never mentions',
		'zh-CN': '正文从未提及、结论中才出现的内容',
	}),
	'conclusion.gated': says({
		en: 'A conclusion that depends on a failed fact',
		'zh-CN': '所依据的事实未通过核实的结论',
	}),
	'evidence.refuted': says({ en: 'A fact that does not hold up', 'zh-CN': '不成立的事实' }),
	'section.noClaim': says({ en: 'A section of facts without a claim', 'zh-CN': '只有事实、没有论断的章节' }),
	'paragraph.redundant': says({ en: 'A paragraph that repeats another', 'zh-CN': '与另一段重复的段落' }),
	'citation.missing': says({ en: 'A specific fact with no citation near it', 'zh-CN': '附近没有引用的具体事实' }),
	'citation.broken': says({ en: 'A citation without a matching reference', 'zh-CN': '没有对应参考文献的引用' }),
	'citation.mismatch': says({
		en: 'A source that does not fit the sentence',
		'zh-CN': '与所述内容对不上的来源',
	}),
	'citation.unused': says({ en: 'A reference that nothing cites', 'zh-CN': '没有被引用的参考文献' }),
	'citation.duplicate': says({ en: 'The same source listed twice', 'zh-CN': '同一来源列出了两次' }),
	'citation.dead': says({ en: 'A citation whose page is gone', 'zh-CN': '页面已不存在的引用' }),
	'source.contradicts': says({ en: 'A claim that its source contradicts', 'zh-CN': '与所引来源相矛盾的论断' }),
	'source.notFound': says({ en: 'A claim that its source does not mention', 'zh-CN': '所引来源未提及的论断' }),
	'source.partly': says({
		en: 'A claim that its source supports only in part',
		'zh-CN': '所引来源只支撑一部分的论断',
	}),
	'source.instruction': says({
		en: 'A source that instructs whoever evaluates the report',
		'zh-CN': '来源中含有指使评判者的文字',
	}),
	'source.weak': says({ en: 'A claim that cites only weak sources', 'zh-CN': '只引用薄弱来源的论断' }),
	'source.secondary': says({
		en: 'A secondary source cited instead of the primary source',
		'zh-CN': '引用了转述他人内容的来源，而非一手来源',
	}),
	'figure.unreferenced': says({ en: 'A figure that the text never mentions', 'zh-CN': '正文从未提及的图' }),
	'table.unreferenced': says({ en: 'A table that the text never mentions', 'zh-CN': '正文从未提及的表' }),
	'number.inconsistent': says({ en: 'The same quantity with different values', 'zh-CN': '同一数量出现不同的数值' }),
	'number.arithmetic': says({ en: 'A number that does not match its inputs', 'zh-CN': '与其组成数字对不上的数字' }),
	'number.unit': says({ en: 'Numbers compared across units', 'zh-CN': '单位不同却相互比较的数字' }),
	'number.period': says({
		en: 'Years out of order, or after the report was written',
		'zh-CN': '年份颠倒，或晚于报告日期',
	}),
	'argument.contradiction': says({ en: 'Statements that contradict each other', 'zh-CN': '互相矛盾的陈述' }),
	'argument.gap': says({ en: 'A conclusion that does not follow', 'zh-CN': '推不出的结论' }),
	'report.missing': says({ en: 'Something that the report needs and lacks', 'zh-CN': '报告需要而缺少的内容' }),
	'review.note': says({ en: 'A defect of another kind that a model found', 'zh-CN': '模型发现的其他缺陷' }),
};
