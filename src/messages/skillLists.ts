import type { Language } from './languages';
import { type Message, says } from './model';

type Level = 1 | 2 | 3;
interface Checkpoint {
	kind: 'must' | 'detail' | 'flaw';
	question: string;
	questionZh?: string | undefined;
	why: string;
	whyZh?: string | undefined;
}
type Origin = 'product' | 'workspace' | 'extended';

const levels: Readonly<Record<Language, Readonly<Record<Level, string>>>> = {
	en: { 1: 'primary intent', 2: 'information need', 3: 'constraint' },
	'zh-CN': { 1: '主要意图', 2: '信息需求', 3: '限制条件' },
};

/** How the command line shows skills. */
export const skillLists = {
	group: says<{ domain: string; level: Level }>({
		en: ({ domain, level }) => `${domain}, level ${level} (${levels.en[level]})`,
		'zh-CN': ({ domain, level }) => `${domain}，第 ${level} 级（${levels['zh-CN'][level]}）`,
	}),
	/** Stands behind a skill; nothing for those that come with the program. */
	origin: says<{ origin: Origin }>({
		en: ({ origin }) => ({ product: '', workspace: '  (yours)', extended: '  (with additions of yours)' })[origin],
		'zh-CN': ({ origin }) => ({ product: '', workspace: '（自定义）', extended: '（含您的补充）' })[origin],
	}),
	count: says<{ skills: number }>({
		en: ({ skills }, { plural }) => `${skills} ${plural(skills, 'skill', 'skills')}`,
		'zh-CN': ({ skills }) => `${skills} 个技能`,
	}),
	/** Without a folder those that come with the program were checked. */
	checked: says<{ folder: string | undefined; skills: number; problems: number }>({
		en: ({ folder, skills, problems }, { plural }) =>
			`${folder ?? 'the skills that come with Plumbline'}: ${skills} ${plural(skills, 'skill', 'skills')} can be used, ${problems === 0 ? 'nothing wrong' : `${problems} ${plural(problems, 'problem', 'problems')}`}.`,
		'zh-CN': ({ folder, skills, problems }) =>
			`${folder ?? 'Plumbline 自带的技能'}：${skills} 个技能可用，${problems === 0 ? '没有问题' : `${problems} 个问题`}。`,
	}),
	/** A skill that is active, and by which words. */
	active: says<{ title: string; why: readonly Message[] }>({
		en: ({ title, why }, { say }) => `${title}: ${why.map(say).join(', ')}`,
		'zh-CN': ({ title, why }, { say }) => `${title}：${why.map(say).join('、')}`,
	}),
	needsModel: says({
		en: 'Little in the query tells; with a model, score asks it which skills fit.',
		'zh-CN': '从问题中难以看出适用的技能；如有模型，score 会询问它哪些技能适用。',
	}),
	title: says<{ title: string; titleZh: string | undefined }>({
		en: ({ title, titleZh }) => `${title}${titleZh ? ` (${titleZh})` : ''}`,
		'zh-CN': ({ title, titleZh }) => (titleZh ? `${titleZh}（${title}）` : title),
	}),
	deliverable: says<{ name: string; nameZh?: string | undefined }>({
		en: ({ name }) => `To be handed over: ${name}`,
		'zh-CN': ({ name, nameZh }) => `应交付：${nameZh ?? name}`,
	}),
	mustHave: says<{ mustHave: string; mustHaveZh?: string | undefined }>({
		en: ({ mustHave }) => mustHave,
		'zh-CN': ({ mustHave, mustHaveZh }) => mustHaveZh ?? mustHave,
	}),
	checkpoints: says({ en: 'Checkpoints', 'zh-CN': '检查点' }),
	checkpoint: says<Checkpoint>({
		en: ({ kind, question, why }) => `[${kind}] ${question} ${why}`,
		'zh-CN': ({ kind, question, questionZh, why, whyZh }) =>
			`[${{ must: '必须', detail: '细节', flaw: '缺陷' }[kind]}] ${questionZh ?? question} ${whyZh ?? why}`,
	}),
	hints: says({ en: 'What to check', 'zh-CN': '检查要点' }),
	goodSigns: says({ en: 'What good looks like', 'zh-CN': '好的表现' }),
	fatalFlaws: says({ en: 'Fatal flaws', 'zh-CN': '致命缺陷' }),
	files: says({ en: 'Files', 'zh-CN': '文件' }),
};
