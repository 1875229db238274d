import { says } from './model';

/** How many of something. */
interface Count {
	readonly count: number;
}

/** Counts with what is counted, the same in the editor and on the command line. */
export const counts = {
	words: counted('word', 'words', '词'),
	sections: counted('section', 'sections', '节'),
	tables: counted('table', 'tables', '张表'),
	citations: counted('citation', 'citations', '处引用'),
	reports: counted('report', 'reports', '份报告'),
	findings: counted('finding', 'findings', '个发现'),
	/** Findings that are held back. */
	more: says<Count>({
		en: ({ count }, { number, plural }) => `${number(count)} more ${plural(count, 'finding', 'findings')}`,
		'zh-CN': ({ count }, { number }) => `另有 ${number(count)} 个发现`,
	}),
	claims: counted('claim', 'claims', '个论断'),
	unsupported: counted('unsupported', 'unsupported', '个缺少支撑'),
	unsupportedClaims: counted('unsupported claim', 'unsupported claims', '个缺少支撑的论断'),
	nodes: counted('node', 'nodes', '个节点'),
	error: counted('error', 'errors', '个错误'),
	warning: counted('warning', 'warnings', '个警告'),
	info: counted('info', 'info', '条信息'),
	hint: counted('hint', 'hints', '个提示'),
	/** The claims by their support. */
	claimsBySupport: says<{ claims: number; supported: number; partial: number; unsupported: number; unknown: number }>({
		en: ({ claims, supported, partial, unsupported, unknown }, { number, plural }) =>
			`${number(claims)} ${plural(claims, 'claim', 'claims')}: ${number(supported)} supported, ${number(partial)} partly, ${number(unsupported)} not${unknown > 0 ? `, ${number(unknown)} undecided` : ''}`,
		'zh-CN': ({ claims, supported, partial, unsupported, unknown }, { number }) =>
			`${number(claims)} 个论断：${number(supported)} 个有支撑、${number(partial)} 个部分有支撑、${number(unsupported)} 个缺少支撑${unknown > 0 ? `、${number(unknown)} 个未判定` : ''}`,
	}),
};

function counted(one: string, other: string, chinese: string) {
	return says<Count>({
		en: ({ count }, { number, plural }) => `${number(count)} ${plural(count, one, other)}`,
		'zh-CN': ({ count }, { number }) => `${number(count)} ${chinese}`,
	});
}
