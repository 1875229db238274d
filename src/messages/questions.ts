import { says } from './model';

/** What a question to a model is about; for progress and what could not be answered. */
export const questions = {
	skills: says({ en: 'which skills the question speaks for', 'zh-CN': '问题对应哪些技能' }),
	query: says({ en: 'what the question asks for', 'zh-CN': '问题要求什么' }),
	claims: says({ en: 'which claims of the report to check', 'zh-CN': '核对报告的哪些论断' }),
	/** A report, or one of the parts that a long one is read in. */
	reading: says<{ part: number; of: number }>({
		en: ({ part, of }) => (of === 1 ? 'the report' : `part ${part} of ${of}`),
		'zh-CN': ({ part, of }) => (of === 1 ? '报告全文' : `第 ${part} 部分（共 ${of} 部分）`),
	}),
	/** The same once more. */
	marks: says<{ part: number; of: number }>({
		en: ({ part, of }) => (of === 1 ? 'a second look' : `a second look at part ${part} of ${of}`),
		'zh-CN': ({ part, of }) => (of === 1 ? '复看全文' : `复看第 ${part} 部分（共 ${of} 部分）`),
	}),
	wording: says({ en: 'another wording of a sentence', 'zh-CN': '一句话的另一种措辞' }),
	asked: says({ en: 'a question on the report', 'zh-CN': '关于报告的一个问题' }),
	dimensions: says({ en: 'the six judged dimensions', 'zh-CN': '六个评判维度' }),
	quality: says({ en: 'the quality of the report', 'zh-CN': '报告的质量' }),
	repetition: says<{ count: number }>({
		en: ({ count }, { plural }) => `${count} ${plural(count, 'pair', 'pairs')} of paragraphs`,
		'zh-CN': ({ count }) => `${count} 对段落`,
	}),
	/** How many claims on a source. */
	source: says<{ count: number; title: string }>({
		en: ({ count, title }, { plural }) => `${count} ${plural(count, 'claim', 'claims')} on “${title}”`,
		'zh-CN': ({ count, title }) => `关于“${title}”的 ${count} 个论断`,
	}),
	/** How many facts by a source, and whether by others too. */
	facts: says<{ count: number; title: string; others: boolean }>({
		en: ({ count, title, others }, { plural }) =>
			`${count} ${plural(count, 'fact', 'facts')} by “${title}”${others ? ' and others' : ''}`,
		'zh-CN': ({ count, title, others }) => `按“${title}”${others ? '等来源' : ''}核实 ${count} 个事实`,
	}),
	items: says<{ count: number; of: 'query' | 'report' | 'both' }>({
		en: ({ count, of }, { plural }) =>
			`${count} ${plural(count, 'item', 'items')} on ${
				{
					query: 'what the question asks for',
					report: 'the report’s conclusions',
					both: 'what the question asks for and the report’s conclusions',
				}[of]
			}`,
		'zh-CN': ({ count, of }) =>
			`关于${{ query: '问题要求', report: '报告结论', both: '问题要求和报告结论' }[of]}的 ${count} 项`,
	}),
};
