import type { Message } from './model';
import { says } from './model';

/** What the checks say of sections, paragraphs, exhibits, citations and references. */
export const checks = {
	instruction: says<{ words: string }>({
		en: ({ words }) =>
			`“${words}” instructs whoever evaluates the report and tells its readers nothing. Delete it; if it is an example, put it in quotation marks.`,
		'zh-CN': ({ words }) => `“${words}”是在指使评判报告的人或模型，与读者无关。请删去；若只是举例，请加上引号。`,
	}),
	hiddenInstruction: says<{ words: string }>({
		en: ({ words }) => `Readers do not see this text, but a model that is given the file would: “${words}”. Delete it.`,
		'zh-CN': ({ words }) => `读者看不到这段文字，但拿到文件的模型会读到：“${words}”。请删去。`,
	}),
	citationMissing: says({
		en: 'A specific fact with no citation near it: a reader cannot check it. Cite where it comes from.',
		'zh-CN': '这一具体事实附近没有引用，读者无从核对。请注明出处。',
	}),
	citesNothing: says<{ facts: number }>({
		en: ({ facts }, { plural }) =>
			facts === 1
				? 'A fact with a figure, and the report cites no source: a reader cannot check it. Cite where it comes from.'
				: `The report cites no source, and gives ${facts} ${plural(facts, 'fact', 'facts')} with figures, this the first: a reader cannot check them. Cite where they come from.`,
		'zh-CN': ({ facts }) =>
			`报告没有引用任何来源，带数据的事实却有 ${facts} 条（这是第一条），读者无从核对。请注明出处。`,
	}),
	emptyReferences: says<{ labels: readonly string[]; places: number }>({
		en: ({ labels, places }, { plural }) =>
			`${plural(labels.length, 'Reference', 'References')} ${listed(labels, ' and ')} ${plural(labels.length, 'has', 'have')} neither a title nor an address${times(places)}: readers cannot follow ${plural(labels.length, 'it', 'them')}.`,
		'zh-CN': ({ labels, places }) =>
			`参考文献${listed(labels, '、')}既没有标题也没有网址${places > 1 ? `（正文共引用 ${places} 处）` : ''}，读者无从查阅。`,
	}),
	emptyReferenceHere: says({ en: 'The empty reference.', 'zh-CN': '空白的参考文献。' }),
	citedHereToo: says({ en: 'Here too.', 'zh-CN': '此处也是。' }),
	noReferenceList: says<{ label: string; places: number }>({
		en: ({ label, places }) =>
			`“${label}” points at a reference list that the report does not have${times(places)}. Add the list.`,
		'zh-CN': ({ label, places }) =>
			`“${label}”应在参考文献列表中，但报告没有这样的列表${places > 1 ? `（共 ${places} 处）` : ''}。请补上列表。`,
	}),
	listWithoutNumbers: says<{ label: string; count: number; places: number }>({
		en: ({ label, count, places }) =>
			`The ${count} entries of the list have no numbers, so readers cannot tell which is “${label}”${times(places)}. Number them.`,
		'zh-CN': ({ label, count, places }) =>
			`参考文献列表的 ${count} 条没有编号，读者看不出“${label}”是哪一条${placesZh(places)}。请加上编号。`,
	}),
	/** `has`: the numbers of the entries as runs, `1–8` and `10`; none where not all have numbers. */
	labelsNotListed: says<{ labels: readonly string[]; count: number; places: number; has: readonly string[] }>({
		en: ({ labels, count, places, has }, { plural, list }) =>
			`The list ${has.length > 0 ? `has ${plural(count, 'entry', 'entries')} ${list(has)}, but` : `of ${count} ${plural(count, 'entry', 'entries')} has`} no ${listed(labels, ' or ')}${times(places)}: add ${plural(labels.length, 'it', 'them')}, or correct the ${plural(labels.length, 'marker', 'markers')}.`,
		'zh-CN': ({ labels, count, places, has }) =>
			`参考文献列表${has.length > 0 ? `有第 ${has.join('、')} 条` : `共 ${count} 条`}，没有${listed(labels, '、')}${places > 1 ? `（正文共引用 ${places} 处）` : ''}。请补上，或更正引用。`,
	}),
	markerInNumber: says<{ text: string; places: number }>({
		en: ({ text, places }) =>
			`The marker “${text}” stands inside a number${times(places)}: put the number together, and the marker behind the sentence.`,
		'zh-CN': ({ text, places }) => `引用标记“${text}”插在了数字中间${placesZh(places)}。请还原数字，把标记放到句末。`,
	}),
	toolResidue: says<{ text: string; places: number }>({
		en: ({ text, places }) =>
			`“${text}” is a mark of a writing tool${times(places)}, which leads readers nowhere: cite the source, or delete it.`,
		'zh-CN': ({ text, places }) =>
			`“${text}”是写作工具留下的标记${placesZh(places)}，读者无从查阅。请写明来源，或删去。`,
	}),
	placeholder: says<{ text: string; places: number }>({
		en: ({ text, places }) => `“${text}” holds the place of a source that is still to be named${times(places)}.`,
		'zh-CN': ({ text, places }) => `“${text}”只是占位，来源还没有填写${placesZh(places)}。`,
	}),
	emptyTarget: says<{ text: string; places: number }>({
		en: ({ text, places }) => `The link “${text}” has no address${times(places)}: add it, or take the link away.`,
		'zh-CN': ({ text, places }) => `链接“${text}”没有地址${placesZh(places)}。请补上地址，或去掉链接。`,
	}),
	wrongBracket: says<{ text: string; places: number }>({
		en: ({ text, places }) =>
			`The link “${text}” is not closed by “)”${times(places)}: readers see its markup, and cannot follow it.`,
		'zh-CN': ({ text, places }) => `链接“${text}”没有用“)”正确结束${placesZh(places)}，读者看到的是标记，也无法打开。`,
	}),
	spacedAddress: says<{ text: string; places: number }>({
		en: ({ text, places }) =>
			`“${text}” has a blank in its address${times(places)}: readers see its markup, and cannot follow it.`,
		'zh-CN': ({ text, places }) => `“${text}”的网址中有空格${placesZh(places)}，读者看到的是标记，也无法打开。`,
	}),
	misspeltAddress: says<{ text: string; places: number }>({
		en: ({ text, places }) => `“${text}” begins with a slip${times(places)}: readers cannot open this address.`,
		'zh-CN': ({ text, places }) => `“${text}”的开头写错了${placesZh(places)}，读者无法打开这个网址。`,
	}),
	unfinished: says<{ text: string; places: number }>({
		en: ({ text, places }) =>
			`“${text}” holds the place of text that is still to be written${times(places)}: write it, or delete this.`,
		'zh-CN': ({ text, places }) => `“${text}”只是占位，内容还没有写${placesZh(places)}。请写出内容，或删去。`,
	}),
	lostCells: says<{ text: string; places: number }>({
		en: ({ text, places }) =>
			`This row has more cells than the head of its table${times(places)}: “${text}” is not shown. Add a column to the head, or correct the row.`,
		'zh-CN': ({ text, places }) =>
			`此行的单元格比表头多${placesZh(places)}，“${text}”不会显示。请给表头加一列，或更正此行。`,
	}),
	markerTwice: says<{ text: string; places: number }>({
		en: ({ text, places }) =>
			`The marker “${text}” stands here twice${times(places)}: delete one, or correct its number.`,
		'zh-CN': ({ text, places }) => `引用标记“${text}”在此重复${placesZh(places)}。请删去一个，或更正编号。`,
	}),
	writersTalk: says({
		en: 'This says what the writer was about to do, not what came of it. Delete it.',
		'zh-CN': '这是写作过程中的话，不是报告的内容。请删去。',
	}),
	unseenMaterial: says<{ text: string; places: number }>({
		en: ({ text, places }) =>
			`“${text}” speaks of material that readers do not have${times(places)}: name the source itself, or leave this out.`,
		'zh-CN': ({ text, places }) => `“${text}”说的是读者看不到的材料${placesZh(places)}。请写明具体来源，或删去。`,
	}),
	/** In lists, in place of the title of all broken citations. */
	unfollowable: says({ en: 'Words that readers cannot follow', 'zh-CN': '读者无从查阅的说法' }),
	cannotOpen: says({ en: 'Links that cannot be opened', 'zh-CN': '无法打开的链接' }),
	unfinishedText: says({ en: 'Text that is still to be written', 'zh-CN': '尚未写完的内容' }),
	notShown: says({ en: 'Cells that are not shown', 'zh-CN': '不会显示的单元格' }),
	leftOver: says({ en: 'Words left over from the writing', 'zh-CN': '写作过程中遗留的话' }),
	trackedAddress: says<{ places: number }>({
		en: ({ places }) =>
			`The address ends in a tracking tail of a chat tool${times(places)}: cut it off at “utm_source”.`,
		'zh-CN': ({ places }) => `网址末尾带有聊天工具的跟踪参数${placesZh(places)}，请删去“utm_source”及其后的内容。`,
	}),
	missingPart: says<{ name: string }>({
		en: ({ name }) => `The report has no “${name}”: add it, or do not send readers there.`,
		'zh-CN': ({ name }) => `报告中没有“${name}”。请补上，或不要让读者去那里查找。`,
	}),
	citedEntry: says({ en: 'What is cited.', 'zh-CN': '所引的条目。' }),
	sourceTooOld: says<{ names: readonly string[]; newest: number; year: number }>({
		en: ({ names, newest, year }, { plural }) =>
			`${listed(names, ' and ')} ${plural(names.length, 'is', 'are')} of ${newest}${names.length > 1 ? ' at the latest' : ''} and cannot tell what was so in ${year}. Cite a source of that year, or correct the number.`,
		'zh-CN': ({ names, newest, year }) =>
			`${listed(names, '、')}是 ${newest} 年${names.length > 1 ? '或更早' : ''}的来源，不可能说明 ${year} 年的情况。请引用当年的来源，或更正编号。`,
	}),
	/** `better`: labels of entries that are about the place. */
	sourceOtherPlace: says<{ names: readonly string[]; other: Message; place: Message; better: readonly string[] }>({
		en: ({ names, other, place, better }, { say, plural }) =>
			`By ${plural(names.length, 'its title', 'their titles')}, ${listed(names, ' and ')} ${plural(names.length, 'is', 'are')} about ${say(other)}; this is about ${say(place)}. ${better.length > 0 ? `${listed(better, ' or ')} may be meant.` : 'Cite a source that is.'}`,
		'zh-CN': ({ names, other, place, better }, { say }) =>
			`从标题看，${listed(names, '、')}讲的是${say(other)}，而这里说的是${say(place)}。${better.length > 0 ? `可能应为${listed(better, '、')}。` : '请引用与之相符的来源。'}`,
	}),
	sourceOtherName: says<{ names: readonly string[]; name: string; better: string }>({
		en: ({ names, name, better }) =>
			`By the list, ${listed(names, ' and ')} ${names.length > 1 ? 'are' : 'is'} about something else; “${better}” has “${name}” in its title. Check the number.`,
		'zh-CN': ({ names, name, better }) =>
			`从列表看，${listed(names, '、')}讲的是别的内容；标题中有“${name}”的是“${better}”。请核对编号。`,
	}),
	sourceOtherAuthor: says<{ names: readonly string[]; name: string; better: string }>({
		en: ({ names, name, better }) =>
			`By the list, ${name} is not among the authors of ${listed(names, ' or ')}, but of “${better}”. Check the number.`,
		'zh-CN': ({ names, name, better }) =>
			`从列表看，${listed(names, '、')}的作者中没有${name}，“${better}”的作者中有。请核对编号。`,
	}),
	citationsUnused: says<{ labels: readonly string[]; count: number }>({
		en: ({ labels, count }, { plural }) =>
			labels.length === 1
				? `Nothing in the text cites reference ${listed(labels, ' and ')}.`
				: `Nothing in the text cites ${labels.length} of the ${count} ${plural(count, 'reference', 'references')}: ${listed(labels, ' and ')}. Cite them where they are used, or take them out.`,
		'zh-CN': ({ labels, count }) =>
			labels.length === 1
				? `正文没有引用参考文献${listed(labels, '、')}。`
				: `${count} 条参考文献中有 ${labels.length} 条正文没有引用：${listed(labels, '、')}。请在使用处引用，或删去。`,
	}),
	notCitedEither: says({ en: 'Not cited either.', 'zh-CN': '同样没有被引用。' }),
	listNotCited: says<{ count: number }>({
		en: ({ count }) =>
			`Nothing in the text points at any of these ${count} sources: readers cannot tell which statement rests on which. Cite them where they are used.`,
		'zh-CN': ({ count }) =>
			`正文没有引用这 ${count} 条来源中的任何一条，读者无法知道哪句话依据哪条来源。请在使用处引用。`,
	}),
	/** `others`: further entries that are the same. */
	citationDuplicate: says<{ name: string; others: readonly string[]; more: number }>({
		en: ({ name, others, more }, { plural }) =>
			`The same source as “${name}”${others.length > 0 ? `, and so ${others.length > 1 ? 'are' : 'is'} ${listed(others, ' and ')}` : ''}: cite one entry, so that readers see how few or many sources there are.${more > 0 ? ` ${more} more ${plural(more, 'source is', 'sources are')} listed again, too; of each no more than one entry is cited.` : ''}`,
		'zh-CN': ({ name, others, more }) =>
			`与“${name}”是同一来源${others.length > 0 ? `，${listed(others, '、')}也是` : ''}。请只引用其中一条，让读者看清来源的多少。${more > 0 ? `另有 ${more} 个来源也重复列出，其中每个来源至多有一条被引用。` : ''}`,
	}),
	sameAddress: says<{ name: string; others: readonly string[] }>({
		en: ({ name, others }) =>
			`The same address as “${name}” under another title${others.length > 0 ? ` (${listed(others, ' and ')} too)` : ''}: either one page is counted as several sources, or one of the addresses is wrong.`,
		'zh-CN': ({ name, others }) =>
			`与“${name}”网址相同而标题不同${others.length > 0 ? `（${listed(others, '、')}也是）` : ''}：要么同一网页被算作几个来源，要么有一个网址写错了。`,
	}),
	listedAgain: says({ en: 'Listed here again.', 'zh-CN': '此处再次列出。' }),
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
		en: ({ texts }) => `both mention ${texts.map(quoted).join(', ')}`,
		'zh-CN': ({ texts }) => `两处都谈到${texts.map(quoted).join('、')}`,
	}),
	stretchRepeated: says<{ place: Message; count: number; last: number }>({
		en: ({ place, count, last }, { say }) =>
			`From here to line ${last}, ${count} paragraphs repeat what stands in the same order from ${say(place)} on. Keep one of the two parts.`,
		'zh-CN': ({ place, count, last }, { say }) =>
			`从此处到第 ${last} 行，有 ${count} 段按同样的顺序重复了${say(place)}起的内容。请只保留其中一部分。`,
	}),
	titleRepeated: says<{ line: number }>({
		en: ({ line }) => `This prints the title of line ${line} again. Keep one of them.`,
		'zh-CN': ({ line }) => `这里重复了第 ${line} 行的标题。请只保留一处。`,
	}),
	earlierTitle: says({ en: 'The title.', 'zh-CN': '标题。' }),
	earlierParagraph: says({ en: 'The earlier paragraph.', 'zh-CN': '在前的段落。' }),
};

/** Labels that a message names; more are counted. */
const mostLabels = 8;

function listed(labels: readonly string[], and: string): string {
	const named = labels.slice(0, mostLabels).map(quoted);
	if (labels.length > mostLabels)
		return and === '、'
			? `${named.join(and)}等 ${labels.length} 条`
			: `${named.join(', ')} and ${labels.length - mostLabels} more`;
	if (and === '、' || named.length === 1) return named.join(and);
	return `${named.slice(0, -1).join(', ')}${and}${named.at(-1)}`;
}

/** ` (3 places in all)` */
function times(places: number): string {
	return places > 1 ? ` (${places} places in all)` : '';
}

function placesZh(places: number): string {
	return places > 1 ? `（共 ${places} 处）` : '';
}

function quoted(text: string): string {
	return `“${text}”`;
}
