import { type Message, says } from './model';

interface Count {
	readonly count: number;
}

/** Why JADE’s figures are what they are, and what would raise the credibility of sources. */
export const jade = {
	nothingToCheck: says({
		en: 'There is nothing on the checklists: no skill is active and the report makes no claim that can be checked.',
		'zh-CN': '清单是空的：没有启用任何技能，报告也没有可核对的论断。',
	}),
	offline: says({
		en: 'Offline the facts are verified by rules against the sources at hand; the other items need a judge, so there is no final score.',
		'zh-CN': '离线时由规则对照现有来源核实事实；其他各项需要模型评判，因此没有总分。',
	}),
	/** Without a count the report states no fact. */
	reasoningOnly: says<{ facts: number }>({
		en: ({ facts }) =>
			`Reasoning only: ${facts === 0 ? 'the report states no fact that could be verified' : `none of its ${facts} facts could be verified`}, so there is no final score.`,
		'zh-CN': ({ facts }) =>
			`只有推理分：${facts === 0 ? '报告没有可核实的事实' : `${facts} 条事实都未能核实`}，因此没有总分。`,
	}),
	evidenceOnly: says({
		en: 'Evidence only: no item was judged, so there is no final score.',
		'zh-CN': '只有证据分：没有评判任何一项，因此没有总分。',
	}),
	nothingJudged: says({ en: 'Nothing was judged or verified.', 'zh-CN': '没有评判或核实任何内容。' }),
	verified: says<{ facts: number; verified: number }>({
		en: ({ facts, verified }) => `Of ${facts} facts ${verified} could be verified.`,
		'zh-CN': ({ facts, verified }) => `${facts} 条事实中核实了 ${verified} 条。`,
	}),
	gated: says<Count>({
		en: ({ count }, { plural }) =>
			`${count} ${plural(count, 'item counts 0: a fact that it depends on', 'items count 0: a fact that they depend on')} failed.`,
		'zh-CN': ({ count }) => `${count} 项计 0 分：所依据的事实未通过核实。`,
	}),
	blocked: says<Count>({
		en: ({ count }, { plural }) =>
			`${count} ${plural(count, 'item is left out: what it depends on', 'items are left out: what they depend on')} is not delivered.`,
		'zh-CN': ({ count }) => `${count} 项不计：所依赖的内容没有给出。`,
	}),
	undecided: says<Count>({
		en: ({ count }, { plural }) => `${count} ${plural(count, 'item was', 'items were')} not decided.`,
		'zh-CN': ({ count }) => `${count} 项未判定。`,
	}),
	dropped: says<Count>({
		en: ({ count }) =>
			count === 1
				? '1 quote of the model was left out: it does not stand where it said.'
				: `${count} quotes of the model were left out: they do not stand where it said.`,
		'zh-CN': ({ count }) => `模型的 ${count} 处引文未采用：所说的地方没有这些文字。`,
	}),
	/** The model gave fewer items than it was asked for. */
	toppedUp: says<{ given: number; least: number; added: number }>({
		en: ({ given, least, added }) =>
			`The model gave ${given} of at least ${least} items for the question${added > 0 ? `; ${added} of the skills’ own were added` : ', and the skills have no others'}.`,
		'zh-CN': ({ given, least, added }) =>
			`问题的清单至少应有 ${least} 项，模型只给出 ${given} 项${added > 0 ? `；已用技能自带的 ${added} 项补足` : '，技能也没有其他条目'}。`,
	}),
	/** Not so many facts were verified that a final score can be had. */
	tooFewFacts: says<{ verified: number; least: number }>({
		en: ({ verified, least }) =>
			`Too few facts verified: ${verified}, and a final score needs at least ${least}. Reasoning and evidence are given on their own.`,
		'zh-CN': ({ verified, least }) =>
			`核实的事实太少：只有 ${verified} 条，总分至少需要 ${least} 条。推理分与证据分单独列出。`,
	}),
	/** An answer of Yes whose proof does not stand in the report. */
	yesUnproven: says<{ why: Message | null }>({
		en: ({ why }, { say }) =>
			`${why ? `${say(why)} ` : ''}The model said yes and quoted nothing of the report that shows it: counted as partly.`,
		'zh-CN': ({ why }, { say }) => `${why ? say(why) : ''}模型回答“是”，却没有引用报告中能说明的文字：按“部分”计。`,
	}),
	/** `yes`: which way the verifier leaned. */
	hardlySure: says<{ why: Message | null; yes: boolean; confidence: number }>({
		en: ({ why, yes, confidence }, { say }) =>
			`${why ? `${say(why)} ` : ''}The answer was ${yes ? 'yes' : 'no'}, but too unsure to count (${confidence.toFixed(2)}).`,
		'zh-CN': ({ why, yes, confidence }, { say }) =>
			`${why ? say(why) : ''}回答为“${yes ? '是' : '否'}”，但把握太小（${confidence.toFixed(2)}），不予计入。`,
	}),
	ownQuery: says({
		en: 'The checklist of the question is the skills’ own.',
		'zh-CN': '问题的清单用的是技能自带的条目。',
	}),
	ownReport: says({
		en: 'The checklist of the report is drawn from its logic tree by rules.',
		'zh-CN': '报告的清单由规则从逻辑树得出。',
	}),
	notAllJudged: says<{ why: Message }>({
		en: ({ why }, { say }) => `Not everything was judged: ${say(why)}`,
		'zh-CN': ({ why }, { say }) => `并非全部内容都得到评判：${say(why)}`,
	}),
	searchFailed: says<{ why: Message }>({
		en: ({ why }, { say }) => `The search could not be used: ${say(why)}`,
		'zh-CN': ({ why }, { say }) => `无法使用搜索：${say(why)}`,
	}),
	noSkill: says({
		en: 'No skill is active, so nothing is asked of the report as an answer to its question.',
		'zh-CN': '没有启用任何技能，因此不检查报告是否回答了问题。',
	}),

	noItem: says({ en: 'There is no item to judge.', 'zh-CN': '没有可评判的条目。' }),
	notAsked: says({
		en: 'Its items are judged by a model, and none was asked.',
		'zh-CN': '各项由模型评判，而本次没有询问模型。',
	}),
	noneJudged: says({
		en: 'The model judged none of the items that count.',
		'zh-CN': '计分的各项模型一项也没有评判。',
	}),
	met: says<{ required: number; met: number; partly: number; flaws: number }>({
		en: ({ required, met, partly, flaws }, { plural }) =>
			`Of ${required} ${plural(required, 'requirement', 'requirements')} ${met} met, ${partly} in part${flaws > 0 ? `, and ${flaws} ${plural(flaws, 'flaw', 'flaws')} found` : ''}.`,
		'zh-CN': ({ required, met, partly, flaws }) =>
			`${required} 项要求中满足 ${met} 项，部分满足 ${partly} 项${flaws > 0 ? `，并发现 ${flaws} 处缺陷` : ''}。`,
	}),
	noFact: says({
		en: 'The report states no fact that could be verified.',
		'zh-CN': '报告没有可核实的事实。',
	}),
	/** `refuted` of the verified. */
	facts: says<{ facts: number; verified: number; refuted: number }>({
		en: ({ facts, verified, refuted }, { plural }) =>
			`${verified} of ${facts} ${plural(facts, 'fact', 'facts')} could be verified${verified === 0 ? '' : `: ${verified - refuted} confirmed at least in part, ${refuted} refuted`}.`,
		'zh-CN': ({ facts, verified, refuted }) =>
			`${facts} 条事实中核实了 ${verified} 条${verified === 0 ? '' : `：至少部分属实 ${verified - refuted} 条，被推翻 ${refuted} 条`}。`,
	}),
	noDensity: says({
		en: 'It is counted from the final score, and there is none.',
		'zh-CN': '它由总分算出，而本次没有总分。',
	}),
	runs: says<{ runs: number; flips: number }>({
		en: ({ runs, flips }, { plural }) =>
			`Judged ${runs} times: ${flips} ${plural(flips, 'item', 'items')} came out differently.`,
		'zh-CN': ({ runs, flips }) => `评判了 ${runs} 次：${flips} 项的结果不一致。`,
	}),
	/** Run by run; `null` where it had no value. */
	flip: says<{ values: readonly (number | null)[]; question: Message }>({
		en: ({ values, question }, { say }) =>
			`Not the same in all runs (${values.map(short).join(', ')}): ${say(question)}`,
		'zh-CN': ({ values, question }, { say }) => `各次结果不同（${values.map(short).join('、')}）：${say(question)}`,
	}),

	noAddress: says({
		en: 'No citation leads to a web address, so that no source can be rated.',
		'zh-CN': '没有引用指向网址，因此无法评定任何来源。',
	}),
	/** How many of each tier, the best first. */
	tiers: says<{ sources: number; tiers: readonly { readonly tier: number; readonly count: number }[] }>({
		en: ({ sources, tiers }, { plural }) =>
			`${sources} ${plural(sources, 'source', 'sources')}: ${tiers.map(({ tier, count }) => `${count} of tier ${tier}`).join(', ')}. The earlier a source is cited, the more it counts.`,
		'zh-CN': ({ sources, tiers }) =>
			`${sources} 个来源：${tiers.map(({ tier, count }) => `${tier} 级 ${count} 个`).join('，')}。越早引用的来源分量越重。`,
	}),
	tier: says<{ domain: string; tier: number; why: Message }>({
		en: ({ domain, tier, why }, { say }) => `${domain} is of tier ${tier}: ${say(why)}.`,
		'zh-CN': ({ domain, tier, why }, { say }) => `${domain} 属于 ${tier} 级：${say(why)}。`,
	}),
	unrated: says<Count>({
		en: ({ count }) =>
			`${count === 1 ? 'One cited reference has' : `${count} cited references have`} no address and cannot be rated.`,
		'zh-CN': ({ count }) => `引用的参考文献中有 ${count} 条没有网址，无法评定。`,
	}),
	addPrimary: says({
		en: 'Add a primary source: official statistics or another government body, a company filing, or the documentation of the product itself.',
		'zh-CN': '补充一手来源：官方统计或其他政府机构、公司公告，或产品自身的文档。',
	}),
	firstWeak: says<{ domain: string; tier: number }>({
		en: ({ domain, tier }) =>
			`The source cited first counts most, and it is ${domain} (tier ${tier}). Base the first claim on primary evidence.`,
		'zh-CN': ({ domain, tier }) =>
			`最先引用的来源分量最重，而它是 ${domain}（${tier} 级）。请让第一个论断依据一手证据。`,
	}),
	placeholders: says<{ domains: Message }>({
		en: ({ domains }, { say }) => `Replace ${say(domains)} with the real URLs.`,
		'zh-CN': ({ domains }, { say }) => `请把 ${say(domains)} 换成真实的网址。`,
	}),
	replaceWeak: says<{ domains: Message }>({
		en: ({ domains }, { say }) =>
			`These are sites where anyone can write: ${say(domains)}. Cite what they draw on instead.`,
		'zh-CN': ({ domains }, { say }) => `这些网站人人可写：${say(domains)}。请改引它们所依据的内容。`,
	}),
	confirmUnknown: says<{ domains: Message }>({
		en: ({ domains }, { say }) =>
			`Nothing is known about ${say(domains)}. Confirm what they say with a better known source, or give sites that you trust a tier of your own.`,
		'zh-CN': ({ domains }, { say }) =>
			`对 ${say(domains)} 一无所知。请用更知名的来源核实其内容，或为您信任的网站自行设定级别。`,
	}),
	goDeeper: says({
		en: 'Most sources are professional media and databases. Go back to the data and documents that they report on.',
		'zh-CN': '大多数来源是专业媒体和数据库。请追溯到它们所报道的数据和文件。',
	}),
	/** Four at most, and how many more. */
	domains: says<{ domains: readonly string[] }>({
		en: ({ domains }) =>
			domains.length > 4 ? `${domains.slice(0, 4).join(', ')} and ${domains.length - 4} more` : domains.join(', '),
		'zh-CN': ({ domains }) =>
			domains.length > 4 ? `${domains.slice(0, 4).join('、')} 等 ${domains.length} 个网站` : domains.join('、'),
	}),
};

function short(value: number | null): string {
	return value === null ? '–' : String(Number(value.toFixed(2)));
}
