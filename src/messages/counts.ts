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
	unsupportedClaims: says<Count & { byModel: number }>({
		en: ({ count, byModel }, { number, plural }) =>
			`${number(count)} ${plural(count, 'unsupported claim', 'unsupported claims')}${decidedInEnglish(count, byModel)}`,
		'zh-CN': ({ count, byModel }, { number }) => `${number(count)} 个缺少支撑的论断${decidedInChinese(count, byModel)}`,
	}),
	/** Of the claims of a section: how many of them are supported, as a share, and who decided. */
	supportedShare: says<{ share: string; claims: number; byModel: number }>({
		en: ({ share, claims, byModel }) => `${share} supported${decidedInEnglish(claims, byModel)}`,
		'zh-CN': ({ share, claims, byModel }) => `${share} 有支撑${decidedInChinese(claims, byModel)}`,
	}),
	nodes: counted('node', 'nodes', '个节点'),
	error: counted('error', 'errors', '个错误'),
	warning: counted('warning', 'warnings', '个警告'),
	info: counted('info', 'info', '条信息'),
	hint: counted('hint', 'hints', '个提示'),
	/** The claims by their support; `byModel`: how many of them a model decided on. */
	claimsBySupport: says<{
		claims: number;
		supported: number;
		partial: number;
		unsupported: number;
		unknown: number;
		byModel: number;
	}>({
		en: ({ claims, supported, partial, unsupported, unknown, byModel }, { number, plural }) =>
			`${number(claims)} ${plural(claims, 'claim', 'claims')}: ${number(supported)} supported, ${number(partial)} partly, ${number(unsupported)} not${unknown > 0 ? `, ${number(unknown)} undecided` : ''}${decidedInEnglish(claims, byModel)}`,
		'zh-CN': ({ claims, supported, partial, unsupported, unknown, byModel }, { number }) =>
			`${number(claims)} 个论断：${number(supported)} 个有支撑、${number(partial)} 个部分有支撑、${number(unsupported)} 个缺少支撑${unknown > 0 ? `、${number(unknown)} 个未判定` : ''}${decidedInChinese(claims, byModel)}`,
	}),
};

function counted(one: string, other: string, chinese: string) {
	return says<Count>({
		en: ({ count }, { number, plural }) => `${number(count)} ${plural(count, one, other)}`,
		'zh-CN': ({ count }, { number }) => `${number(count)} ${chinese}`,
	});
}

/** ` (4 decided by the model, 5 by the rules)`; nothing where no model decided. */
function decidedInEnglish(claims: number, byModel: number): string {
	if (byModel === 0) return '';
	return byModel === claims
		? ' (decided by the model)'
		: ` (${byModel} decided by the model, ${claims - byModel} by the rules)`;
}

function decidedInChinese(claims: number, byModel: number): string {
	if (byModel === 0) return '';
	return byModel === claims ? '（由模型判定）' : `（${byModel} 个由模型判定，${claims - byModel} 个由规则判定）`;
}
