import { type Bilingual, phrases, words } from './entries';

/** The parts of what tells whoever judges a report, a model most of all, what to do. */

/** What a report is called by who speaks of it. */
export const texts: Bilingual = {
	en: words('report document paper analysis article answer response submission essay text work'),
	zh: words('研究报告 分析报告 报告 文档 文章 论文 回答 答案'),
};

export const thisOne: Bilingual = { en: words('this the my our'), zh: words('本 该 此 这份 这篇 这个') };

/** To set aside what one was told. */
export const settingAside: Bilingual = {
	en: phrases('ignore, disregard, forget, override, bypass, do not follow'),
	zh: words('忽略 无视 忘记 忘掉 不要理会 不要遵守 请勿遵守 不必遵守'),
};

export const earlier: Bilingual = {
	en: words('previous prior above earlier preceding existing original foregoing initial system other'),
	zh: words('以上 上述 上面 之前 此前 先前 前面 前述 原有 原先 系统'),
};

/** What one was told. */
export const orders: Bilingual = {
	en: words('instruction(s) prompt(s) rule(s) direction(s) guideline(s) command(s) directive(s) criteria rubric'),
	zh: words('指令 提示词 提示 指示 要求 规则 命令 评分标准 评审标准'),
};

/** To hand out a mark. */
export const giving: Bilingual = { en: words('give award assign grant'), zh: words('给予 给 为 对 将 把') };

/** To judge. */
export const judging: Bilingual = {
	en: words('rate score grade evaluate judge assess mark'),
	zh: words('打出 评定 评为 给出 打 评 给 判'),
};

/** The best that can be given. */
export const best: Bilingual = {
	en: words('full maximum max top highest perfect best excellent outstanding'),
	zh: words('满分 最高分 高分 100分 一百分 最高评分 最高的评分 最高评级 最高等级'),
};

export const marks = words('score(s) mark(s) rating(s) grade(s) points credit');
/** How one is asked to judge. */
export const kindly = words('highly favorably favourably positively generously leniently');

/** The items of those who judge by items. */
export const items: Bilingual = {
	en: words('claim(s) item(s) fact(s) statement(s) question(s) argument(s) citation(s) dimension(s) check(s)'),
	zh: words('论断 条目 问题 检查项 评估项 评分项 维度'),
};

/** What is to be said of them. */
export const passed: Bilingual = {
	en: words('supported fulfilled true yes verified correct'),
	zh: words('支持 有支撑 满足 正确 属实 是 “是” 满分'),
};

/** A machine that reads. */
export const machines: Bilingual = {
	en: phrases('AI, LLM, GPT, automated, language model, large language model'),
	zh: words('AI 人工智能 大模型 大语言模型 语言模型'),
};

/** Who judges. */
export const judges: Bilingual = {
	en: words('judge(s) grader(s) reviewer(s) evaluator(s) assessor(s) rater(s) scorer(s) examiner(s)'),
	zh: words('评审 评委 评分员 评分者 评分 裁判 评测 评估 审稿人'),
};

/** What opens a word to somebody. */
export const notices: Bilingual = {
	en: words('note message instruction(s) notice reminder hint'),
	zh: words('致 告 提示 提醒 写给'),
};

/** What demands. */
export const must: Bilingual = {
	en: phrases('must, should, shall, will, have to, has to, need to, are to'),
	zh: words('请 注意 务必 必须 应当 应该'),
};

/** What a text treats of that has such instructions for its examples. */
export const subject: Bilingual = {
	en: phrases(`
		prompt injection(s), prompt-injection(s), injected prompt(s), injected instruction(s), jailbreak(s), jailbreaking,
		hidden prompt(s), hidden instruction(s), adversarial prompt(s), adversarial instruction(s), prompt hacking,
		malicious prompt(s), malicious instruction(s)
	`),
	zh: words('提示注入 提示词注入 指令注入 注入攻击 越狱攻击 模型越狱 隐藏指令 隐藏提示 恶意指令 恶意提示'),
};
