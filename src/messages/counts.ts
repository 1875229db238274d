import { bothWords, verdictWords } from './labels';
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
	/** What is wanting among some claims, where there is little room. */
	wantingShort: says<Wanting>({
		en: (wanting, { number }) => wantingInEnglish(wanting, number).join(', '),
		'zh-CN': (wanting, { number }) => wantingInChinese(wanting, number).join('、'),
	}),
	nodes: counted('node', 'nodes', '个节点'),
	error: counted('error', 'errors', '个错误'),
	warning: counted('warning', 'warnings', '个警告'),
	info: counted('info', 'info', '条信息'),
	hint: counted('hint', 'hints', '个提示'),
	/** The claims by their support; `setAside`: how many the author did, whatever their support. */
	claimsBySupport: says<Wanting & { claims: number; supported: number; unknown: number; setAside: number }>({
		en: ({ claims, supported, unknown, setAside, ...wanting }, { number, plural }) => {
			const parts = [
				`${number(supported)} ${bothWords.en}`,
				...wantingInEnglish(wanting, number),
				...(unknown > 0 ? [`${number(unknown)} ${verdictWords.en.unknown}`] : []),
				...(setAside > 0 ? [`${number(setAside)} set aside by the author`] : []),
			];
			return `${number(claims)} ${plural(claims, 'claim', 'claims')}: ${parts.join(', ')}`;
		},
		'zh-CN': ({ claims, supported, unknown, setAside, ...wanting }, { number }) => {
			const parts = [
				`${number(supported)} 个${bothWords['zh-CN']}`,
				...wantingInChinese(wanting, number),
				...(unknown > 0 ? [`${number(unknown)} 个${verdictWords['zh-CN'].unknown}`] : []),
				...(setAside > 0 ? [`${number(setAside)} 个已由作者搁置`] : []),
			];
			return `${number(claims)} 个论断：${parts.join('、')}`;
		},
	}),
};

/** Claims that are short of their ground. */
interface Wanting {
	readonly partial: number;
	readonly unsupported: number;
}

/** In the words of the verdict on each; what there is none of is not named. */
function wantingInEnglish({ partial, unsupported }: Wanting, number: (value: number) => string) {
	return [
		...(unsupported > 0 ? [`${number(unsupported)} ${verdictWords.en.unsupported}`] : []),
		...(partial > 0 ? [`${number(partial)} ${verdictWords.en.partial}`] : []),
	];
}

function wantingInChinese({ partial, unsupported }: Wanting, number: (value: number) => string) {
	return [
		...(unsupported > 0 ? [`${number(unsupported)} 个${verdictWords['zh-CN'].unsupported}`] : []),
		...(partial > 0 ? [`${number(partial)} 个${verdictWords['zh-CN'].partial}`] : []),
	];
}

function counted(one: string, other: string, chinese: string) {
	return says<Count>({
		en: ({ count }, { number, plural }) => `${number(count)} ${plural(count, one, other)}`,
		'zh-CN': ({ count }, { number }) => `${number(count)} ${chinese}`,
	});
}
