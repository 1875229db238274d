import { type Message, says } from './model';

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
		en: ({ count }, { number }) => `${number(count)} more held back`,
		'zh-CN': ({ count }, { number }) => `另有 ${number(count)} 个未列出`,
	}),
	/** Findings as Problems lists them, hints and those held back apart. */
	findingSummary: says<{ findings: Message; severities: readonly Message[]; others: readonly Message[] }>({
		en: ({ findings, severities, others }, { say }) =>
			[
				`${say(findings)}${severities.length > 0 ? ` (${severities.map(say).join(', ')})` : ''}`,
				...others.map(say),
			].join(', '),
		'zh-CN': ({ findings, severities, others }, { say }) =>
			[
				`${say(findings)}${severities.length > 0 ? `（${severities.map(say).join('、')}）` : ''}`,
				...others.map(say),
			].join('，'),
	}),
	/** Of JADE's checklists, which no finding tells of. */
	checklistItems: counted('checklist item', 'checklist items', '个清单项'),
	/** What is wanting among the claims of a section; at least one is. */
	claimsWanting: says<{ claims: number; partial: number; unsupported: number }>({
		en: ({ claims, partial, unsupported }, { number, plural }) => {
			const of = `of ${number(claims)} ${plural(claims, 'claim', 'claims')}`;
			if (unsupported === 0) return `${number(partial)} ${of} partly supported`;
			const partly = partial > 0 ? `, ${number(partial)} partly` : '';
			return `${number(unsupported)} ${of} not supported${partly}`;
		},
		'zh-CN': ({ claims, partial, unsupported }, { number }) => {
			const wanting = [
				...(unsupported > 0 ? [`${number(unsupported)} 个未找到依据`] : []),
				...(partial > 0 ? [`${number(partial)} 个部分有支撑`] : []),
			];
			return `${wanting.join('、')}（共 ${number(claims)} 个论断）`;
		},
	}),
	/** The same where there is little room. */
	wantingShort: says<{ partial: number; unsupported: number }>({
		en: ({ partial, unsupported }, { number }) =>
			[
				...(unsupported > 0 ? [`${number(unsupported)} without ground`] : []),
				...(partial > 0 ? [`${number(partial)} partly`] : []),
			].join(', '),
		'zh-CN': ({ partial, unsupported }, { number }) =>
			[
				...(unsupported > 0 ? [`${number(unsupported)} 个无依据`] : []),
				...(partial > 0 ? [`${number(partial)} 个部分有支撑`] : []),
			].join('、'),
	}),
	nodes: counted('node', 'nodes', '个节点'),
	error: counted('error', 'errors', '个错误'),
	warning: counted('warning', 'warnings', '个警告'),
	info: counted('info', 'info', '条信息'),
	hint: counted('hint', 'hints', '个提示'),
	/** The claims by their support; `byModel`: how many of them a model decided on; `setAside`: how many the author did, whatever their support. */
	claimsBySupport: says<{
		claims: number;
		supported: number;
		partial: number;
		unsupported: number;
		unknown: number;
		setAside: number;
		byModel: number;
	}>({
		en: ({ claims, supported, partial, unsupported, unknown, setAside, byModel }, { number, plural }) =>
			`${number(claims)} ${plural(claims, 'claim', 'claims')}: ${number(supported)} supported or cited, ${number(partial)} partly, ${number(unsupported)} not${unknown > 0 ? `, ${number(unknown)} undecided` : ''}${setAside > 0 ? `, ${number(setAside)} set aside by the author` : ''}${decidedInEnglish(claims, byModel)}`,
		'zh-CN': ({ claims, supported, partial, unsupported, unknown, setAside, byModel }, { number }) =>
			`${number(claims)} 个论断：${number(supported)} 个有支撑或引用、${number(partial)} 个部分有支撑、${number(unsupported)} 个未找到依据${unknown > 0 ? `、${number(unknown)} 个未判定` : ''}${setAside > 0 ? `、${number(setAside)} 个已由作者搁置` : ''}${decidedInChinese(claims, byModel)}`,
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
