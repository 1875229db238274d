/** Words and turns of phrase that tell what a sentence does, in English and in Chinese. */

export type Cue =
	| 'inference'
	| 'cause'
	| 'contrast'
	| 'example'
	| 'forecast'
	| 'modal'
	| 'evaluation'
	| 'recommendation'
	| 'attribution'
	| 'vagueAttribution'
	| 'roadmap'
	| 'measurement'
	| 'event'
	| 'continuation'
	| 'certainty';

interface CuePattern {
	readonly en: RegExp;
	readonly zh: RegExp;
}

/** The patterns are ASCII: without the `u` flag they match the same, four times as fast. */
function words(list: string): RegExp {
	return new RegExp(`\\b(?:${list})\\b`, 'i');
}

const patterns: Record<Cue, CuePattern> = {
	inference: {
		en: words(
			'therefore|thus|hence|consequently|accordingly|as a result|it follows that|this (?:means|implies|suggests|indicates|shows|underscores|highlights|reflects|makes|creates|confirms)|these (?:\\w+ )?(?:suggest|indicate|show|imply|underscore|highlight|reflect|make)|in (?:short|sum|essence|other words)|overall|taken together|ultimately|in conclusion|to conclude|on balance|clearly',
		),
		zh: /因此|所以|因而|由此可见|可见|从而|意味着|表明|说明|显示出|总体(?:来看|上|而言)?|综上|总之|整体(?:来看|上|而言)?|归根结底|反映(?:出|了)|凸显|印证/u,
	},
	cause: {
		en: words(
			'because|since|due to|owing to|driven by|caused by|results? (?:in|from)|leads? to|stems? from|drives?|driven|contribut(?:es?|ing) to|enabl(?:es?|ing)|depends? on|as a consequence|thanks to|underpin(?:s|ned)?|explains?|so that|making it|reflecting',
		),
		zh: /因为|由于|得益于|受益于|源于|源自|导致|造成|带来|驱动|推动|促使|使得|取决于|拉动|引发|依赖|决定了/u,
	},
	contrast: {
		en: words(
			'however|but|although|though|despite|whereas|while|yet|nevertheless|nonetheless|in contrast|by contrast|on the other hand|conversely|instead|rather than|even if|even though|unlike',
		),
		zh: /但是?|然而|不过|尽管|虽然|虽|相反|反之|而非|与之相比|相比之下|另一方面|却/u,
	},
	example: {
		en: words(
			'for example|for instance|e\\.g\\.|such as|including|in particular|notably|namely|specifically|illustrat(?:es?|ed|ing)',
		),
		zh: /例如|比如|譬如|诸如|举例|如：|以.{1,12}为例|其中|具体(?:来看|而言)|典型如|包括/u,
	},
	forecast: {
		en: words(
			'will|is expected to|are expected to|expected to|projected|forecasts?|forecasted|anticipated|is likely to|are likely to|by 20[2-9]\\d|outlook|going forward|in the (?:coming|next) (?:years?|decade|months?)|poised to|set to|on track to|could reach|would',
		),
		zh: /预计|预期|预测|有望|将(?:会|在|是|成为|达|持续|进一步|推动|带来)?|未来|展望|到20[2-9]\d年|料将|趋势|潜力/u,
	},
	modal: {
		en: words(
			'may|might|could|can|should|must|would|likely|unlikely|potentially|possibly|perhaps|appears?|seems?|tends? to|arguably|probably|generally|often|typically',
		),
		zh: /可能|或许|也许|或将|应当|应该|应|需要?|必须|似乎|大概率|倾向于|通常|往往|一般|可以?|能够?/u,
	},
	evaluation: {
		en: words(
			'significant(?:ly)?|substantial(?:ly)?|critical(?:ly)?|crucial(?:ly)?|important(?:ly)?|essential|key|major|strong(?:ly|er|est)?|weak(?:er|est)?|robust|remarkabl[ey]|impressive|superior|inferior|best|worst|better|worse|lead(?:ing|er)|dominant|dominat(?:es?|ing)|attractive|promising|challeng(?:e|es|ing)|difficult|complex|rapid(?:ly)?|dramatic(?:ally)?|unprecedented|profound(?:ly)?|formidable|vital|pivotal|fundamental(?:ly)?|effective(?:ly)?|efficient(?:ly)?|limited|severe(?:ly)?|sharp(?:ly)?|notable|valuable|successful(?:ly)?|unique|advantages?|disadvantages?|benefits?|risks?|opportunit(?:y|ies)|barriers?|threats?|strengths?|weakness(?:es)?|transformative|sustainable|resilien(?:t|ce)|vulnerable|consistent(?:ly)?|compelling',
		),
		zh: /显著|明显|重要|关键|核心|主要|突出|强劲|强|弱|优势|劣势|领先|主导|优于|劣于|最佳|最(?:大|高|具|优|为)|较(?:高|大|强|好|低|弱)|良好|有利|不利|挑战|困难|复杂|快速|迅速|大幅|巨大|广阔|深远|根本|有效|高效|有限|严重|成熟|稳定|稳健|风险|机遇|机会|瓶颈|壁垒|潜力|制约|压力|难以|不足|优先|适合|值得|可行|薄弱|凸显|激烈/u,
	},
	recommendation: {
		en: words(
			'should|must|need(?:s)? to|ought to|recommend(?:s|ed|ation|ations)?|we (?:suggest|advise|propose)|it is (?:advisable|essential|important|crucial|critical|necessary) (?:to|that)|consider|prioriti[sz]e|avoid|ensure|focus on|adopt|investors? (?:should|can)',
		),
		zh: /建议|应当|应该|应(?:优先|重点|加强|关注|避免|当|在|以)|需要?(?:重点|加强|关注|警惕|优先)|必须|宜|推荐|优先(?:考虑|布局|发展)|避免|警惕|关注|加强|推进|落实|强化|注重/u,
	},
	attribution: {
		en: /\b(?:according to|(?:reports?|reported|states?|stated|says|said|found|finds|estimates?|estimated|announced|disclosed|published|notes?|noted|argues?|argued|cites?|cited|confirmed|surveyed|calculated|documented) (?:that|by|in|a|an|the|its)|data from|figures from|per the|as reported|(?:study|survey|report|analysis|paper|filing|statement|interview|letter) (?:by|from|of|in|published))\b/i,
		zh: /根据|据.{1,20}(?:统计|数据|报告|显示|测算|预测|披露|报道|估计|调查)|数据显示|统计显示|报告(?:显示|指出|称)|研究(?:显示|指出|发现|表明)|调查(?:显示|发现)|(?:指出|表示|认为|披露|公布|发布|称)[，：,]|来源[:：]/u,
	},
	vagueAttribution: {
		en: words(
			'studies (?:show|suggest|indicate|have shown|have found)|research (?:shows|suggests|indicates|has shown)|(?:many|some|most|several|industry|market|leading)? ?(?:experts?|analysts?|observers?|critics?|commentators?|researchers?|scientists?|insiders?|sources?) (?:believe|say|argue|agree|suggest|claim|predict|expect|estimate|note|think|consider|report|project)|it is (?:widely|generally|commonly|often) (?:believed|accepted|known|recognized|recognised|considered|held|said|reported)|some (?:reports?|estimates?|sources?|studies)|various (?:reports?|estimates?|sources?|studies)|one (?:report|study|source|estimate)|is said to|reportedly|considered by some',
		),
		zh: /(?:有)?(?:研究|调查|分析|数据)(?:表明|显示|指出|认为)|(?:业内|行业|市场|有|多位|部分|不少|一些|多数)(?:人士|专家|分析师|学者|观点|机构|人)(?:普遍)?(?:认为|表示|指出|预计|称)?|普遍认为|众所周知|一般认为|有观点|有报道|据说|据称|据悉|公认/u,
	},
	roadmap: {
		en: words(
			'this (?:report|section|paper|analysis|study|document|chapter|framework|memo|article|overview)(?: \\w+){0,3} (?:provides?|presents?|examines?|analy[sz]es|covers?|summari[sz]es|details?|outlines?|reviews?|explores?|describes?|delivers?|aims?|offers?|sets|quantif(?:ies|y)|compares?|investigates?|assesses|discusses|evaluates?|distills?|synthesi[sz]es|addresses|focuses|incorporates|aggregates|lists?|looks)|the (?:following|table|figure|chart|next|remainder)(?: \\w+){0,4} (?:section|table|sections|tables|figure|chart|list|summari[sz]es|shows|provides|presents|compares|below|outlines|details|illustrates)|(?:table|figure|chart) (?:\\d+|below|above)|see (?:section|table|appendix|also)|(?:is|are) (?:listed|summari[sz]ed|shown|presented|discussed|outlined|organi[sz]ed|detailed|provided|included) (?:below|above|in|as follows|here)|as follows|it (?:covers|examines|draws|integrates|details|provides)|by (?:examining|synthesi[sz]ing|dissecting|analy[sz]ing)|additionally, the report|all findings are|the report (?:traces|also|details|covers|examines|concludes with)|methodology|we (?:define|use|adopt|assume|examine|cover|review|focus|restrict)',
		),
		zh: /本(?:报告|文|章|节|研究|部分|表|清单|框架|分析)|如下(?:表|图|所示|：|:)?|下(?:表|图|文|列|述)|上(?:表|图|述表)|见(?:表|图|附录|下|第)|详见|以下(?:为|是|从|表|内容|将)|报告(?:目的|结构|范围)|数据(?:截至|来源|口径)|更新时间|(?:研究|统计)(?:口径|范围|对象|边界)|定义为|是指|系指|所称/u,
	},
	measurement: {
		en: words(
			'(?:increased|decreased|rose|fell|grew|declined|dropped|climbed|jumped|reached|totall?ed|amounted|accounted|stood|averaged|recorded|posted|generated|shipped|sold|produced|cost|costs|priced|valued|measured|expanded|shrank|doubled|tripled|exceeded|surpassed|ranged?|ranges) (?:by|to|from|at|for|about|around|approximately|nearly|over|more|in|up|between)?',
		),
		zh: /同比|环比|增长|下降|上升|下滑|达到?|为|占比?|约|超过?|突破|合计|总计|累计|实现|录得|降至|升至|增至|不足|高达|仅/u,
	},
	event: {
		en: words(
			'(?:was|were|has been|have been) (?:founded|established|launched|introduced|acquired|announced|signed|approved|enacted|passed|released|completed|adopted|created|implemented|awarded|opened|closed|built|listed|published|invented|discovered|observed|identified|reported|detected|transferred)|(?:launched|acquired|announced|signed|founded|introduced|released|unveiled|opened|raised|invested|merged|published|implemented|enacted|won|joined|appointed|received|began|started|completed) (?:a|an|the|its|in|on|by|with|as|from|at|over|for|\\$)|headquartered in|located (?:in|at)|based in|born in|dating back',
		),
		zh: /成立|发布|推出|收购|上市|签署|批准|通过|实施|启动|开通|投产|量产|建成|获得|完成|宣布|出台|印发|落地|交付|总部|位于|创立|融资|参股|公布|试点/u,
	},
	continuation: {
		en: /^(?:this|these|that|those|such|it|they|its|their|he|she|his|her|the (?:same|former|latter)|here|there|for (?:example|instance)|in addition|additionally|moreover|furthermore|also|similarly|likewise|meanwhile|however|but|yet|in contrast|by contrast|conversely|as a result|therefore|thus|consequently|second(?:ly)?|third(?:ly)?|finally|another|other|specifically|in particular|notably|indeed|together|beyond|even|still|to (?:this|that) end)\b/i,
		zh: /^(?:这|该|此|其|它|他们?|上述|同时|此外|另外|而且|并且|例如|比如|然而|但是?|不过|因此|所以|由此|其中|其次|再次|最后|另一|与此同时|相比之下|尤其|特别是|具体|从而|进一步|换言之|也)/u,
	},
	certainty: {
		en: words(
			'certainly|undoubtedly|without (?:a )?doubt|definitely|inevitabl[ey]|guarantee(?:s|d)?|always|never|all|every|no one|proves?|proven|unquestionabl[ey]|undeniabl[ey]|absolutely|completely|entirely|will (?:always|never|inevitably|certainly)|impossible|everyone',
		),
		zh: /必然|必定|毫无疑问|无疑|肯定|一定|绝对|必将|完全|彻底|永远|从不|所有人|不可能|势必|唯一|百分之百/u,
	},
};

/** The cues a sentence shows, as a reader's text (no markup, no citation markers). */
export function hasCue(cue: Cue, text: string, chinese: boolean): boolean {
	const pattern = patterns[cue];
	return chinese ? pattern.zh.test(text) || (/[a-z]{4}/i.test(text) && pattern.en.test(text)) : pattern.en.test(text);
}

export const cues = Object.keys(patterns) as readonly Cue[];
