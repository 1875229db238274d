import type { Message } from './model';
import { says } from './model';

/** What the checks say of sections, paragraphs, exhibits, citations and references. */
export const checks = {
	citationMissing: says({
		en: 'A specific fact with no citation near it: a reader cannot check it. Cite where it comes from.',
		'zh-CN': '这一具体事实附近没有引用，读者无从核对。请注明出处。',
	}),
	emptyReference: says<{ label: string }>({
		en: ({ label }) => `Reference “${label}” has neither a title nor an address: readers cannot follow it.`,
		'zh-CN': ({ label }) => `参考文献“${label}”既没有标题也没有网址，读者无从查阅。`,
	}),
	emptyReferenceHere: says({ en: 'The empty reference.', 'zh-CN': '空白的参考文献。' }),
	noReferenceList: says<{ label: string }>({
		en: ({ label }) => `“${label}” points at a reference list that the report does not have.`,
		'zh-CN': ({ label }) => `“${label}”应在参考文献列表中，但报告没有这样的列表。`,
	}),
	labelNotListed: says<{ label: string; count: number }>({
		en: ({ label, count }, { plural }) =>
			`The list of ${count} ${plural(count, 'entry', 'entries')} has no “${label}”: add it, or correct the number.`,
		'zh-CN': ({ label, count }) => `参考文献列表共 ${count} 条，没有“${label}”。请补上这一条，或更正编号。`,
	}),
	citationUnused: says<{ label: string }>({
		en: ({ label }) => `Nothing in the text cites reference “${label}”.`,
		'zh-CN': ({ label }) => `正文没有引用参考文献“${label}”。`,
	}),
	citationDuplicate: says<{ name: string }>({
		en: ({ name }) =>
			`The same source as “${name}”: cite one entry, so that readers see how few or many sources there are.`,
		'zh-CN': ({ name }) => `与“${name}”是同一来源。请只引用其中一条，让读者看清来源的多少。`,
	}),
	firstListed: says<{ name: string }>({
		en: ({ name }) => `First listed here as “${name}”.`,
		'zh-CN': ({ name }) => `首次列出于此：“${name}”。`,
	}),
	sectionNoClaim: says<{ facts: number }>({
		en: ({ facts }) =>
			`${facts} facts and no claim: a reader has to guess what they show. Say in a sentence what follows from them.`,
		'zh-CN': ({ facts }) => `有 ${facts} 条事实，却没有论断，读者只能猜测它们说明什么。请用一句话写明由此得出什么。`,
	}),
	figureUnreferenced: says<{ number: number | string }>({
		en: ({ number }) =>
			`The text never mentions this figure: a reader cannot tell what to look for in it. Point to it (“figure ${number} shows …”), or leave it out.`,
		'zh-CN': ({ number }) =>
			`正文从未提及这张图，读者不知道该从中看什么。请在正文中指出（“图 ${number} 显示……”），或删去它。`,
	}),
	tableUnreferenced: says<{ number: number | string }>({
		en: ({ number }) =>
			`The text never mentions this table: a reader cannot tell what to look for in it. Point to it (“table ${number} shows …”), or leave it out.`,
		'zh-CN': ({ number }) =>
			`正文从未提及这张表，读者不知道该从中看什么。请在正文中指出（“表 ${number} 显示……”），或删去它。`,
	}),
	/** `copied`: nearly the same text, not only the same point. */
	paragraphRedundant: says<{ copied: boolean; place: Message; shared: Message | undefined }>({
		en: ({ copied, place, shared }, { say }) =>
			`This ${copied ? 'repeats' : 'seems to repeat'} ${say(place)}${shared ? `: ${say(shared)}` : ''}. Merge the two, or say what is new here.`,
		'zh-CN': ({ copied, place, shared }, { say }) =>
			`这一段${copied ? '重复了' : '似乎重复了'}${say(place)}的内容${shared ? `：${say(shared)}` : ''}。请合并两段，或写明这里有什么新内容。`,
	}),
	bothSay: says<{ texts: readonly string[] }>({
		en: ({ texts }) => `both say ${texts.map(quoted).join(', ')}`,
		'zh-CN': ({ texts }) => `两处都写有${texts.map(quoted).join('、')}`,
	}),
	bothSpeakOf: says<{ texts: readonly string[] }>({
		en: ({ texts }) => `both speak of ${texts.map(quoted).join(', ')}`,
		'zh-CN': ({ texts }) => `两处都谈到${texts.map(quoted).join('、')}`,
	}),
	titleRepeated: says<{ line: number }>({
		en: ({ line }) => `This prints the title of line ${line} again. Keep one of them.`,
		'zh-CN': ({ line }) => `这里重复了第 ${line} 行的标题。请只保留一处。`,
	}),
	earlierTitle: says({ en: 'The title.', 'zh-CN': '标题。' }),
	earlierParagraph: says({ en: 'The earlier paragraph.', 'zh-CN': '在前的段落。' }),
};

function quoted(text: string): string {
	return `“${text}”`;
}
