import { says } from './model';

interface Named {
	readonly name: string;
}

/** What was known before a run of the command line: a file of known findings, or what stood in git. */
export const baselines = {
	/** `place` is where in the file; absent for the file as a whole. */
	notUsable: says<Named & { place: string | undefined }>({
		en: ({ name, place }) =>
			`${name} is no file of known findings${place ? ` (see ${place})` : ''}. Bring it back from version control, or remove it and write it anew with --update-baseline.`,
		'zh-CN': ({ name, place }) =>
			`${name} 不是已知发现的文件${place ? `（见 ${place}）` : ''}。请从版本控制中恢复它，或删除后用 --update-baseline 重新写入。`,
	}),
	tooMany: says<Named & { most: number }>({
		en: ({ name, most }, { number }) =>
			`${name} names more than ${number(most)} reports, and is not read. Keep a file of its own for each part of them.`,
		'zh-CN': ({ name, most }, { number }) =>
			`${name} 列有超过 ${number(most)} 份报告，不予读取。请为各部分分别保存文件。`,
	}),
	missing: says<Named>({
		en: ({ name }) => `${name} does not exist. Write it with --update-baseline.`,
		'zh-CN': ({ name }) => `${name} 不存在。请用 --update-baseline 写入。`,
	}),
	needsFile: says({
		en: '--update-baseline needs the file to write: --baseline FILE, or “baseline” in the configuration file.',
		'zh-CN': '--update-baseline 需要指明要写入的文件：--baseline FILE，或配置文件中的“baseline”。',
	}),
	notBoth: says({
		en: '--baseline and --since both say what is known: use one of them.',
		'zh-CN': '--baseline 和 --since 都说明什么是已知的：请只用其中一个。',
	}),
	written: says<Named & { findings: number; reports: number }>({
		en: ({ name, findings, reports }, { number, plural }) =>
			`${name} now lists ${number(findings)} known ${plural(findings, 'finding', 'findings')} in ${number(reports)} ${plural(reports, 'report', 'reports')}.`,
		'zh-CN': ({ name, findings, reports }, { number }) =>
			`${name} 现在列有 ${number(reports)} 份报告中的 ${number(findings)} 个已知发现。`,
	}),
	stale: says<Named & { count: number }>({
		en: ({ name, count }, { number, plural }) =>
			`${number(count)} ${plural(count, 'entry', 'entries')} of ${name} ${plural(count, 'is', 'are')} no longer found; --update-baseline takes ${plural(count, 'it', 'them')} out.`,
		'zh-CN': ({ name, count }, { number }) =>
			`${name} 中有 ${number(count)} 条已不再出现；--update-baseline 会将其移除。`,
	}),
	nothingChanged: says<{ revision: string }>({
		en: ({ revision }) => `No report has changed since ${revision}.`,
		'zh-CN': ({ revision }) => `自 ${revision} 以来没有报告改动。`,
	}),
	noGit: says({
		en: '--since needs git, which was not found. Install it, or leave --since out.',
		'zh-CN': '--since 需要 git，但没有找到。请安装 git，或去掉 --since。',
	}),
	noRepository: says({
		en: '--since needs a git repository, and this folder is in none.',
		'zh-CN': '--since 需要 git 仓库，而当前文件夹不在任何仓库中。',
	}),
	noRevision: says<{ revision: string }>({
		en: ({ revision }) =>
			`git knows no revision “${revision}”. Give a branch, a tag or a commit, such as main or HEAD~1; a shallow clone may have to fetch it first.`,
		'zh-CN': ({ revision }) =>
			`git 中没有版本“${revision}”。请指定分支、标签或提交，如 main 或 HEAD~1；浅克隆可能需要先获取它。`,
	}),
	gitFailed: says<{ reason: string }>({
		en: ({ reason }) => `git could not say what has changed: ${reason}`,
		'zh-CN': ({ reason }) => `git 无法说明有哪些改动：${reason}`,
	}),
	gitSilent: says<{ seconds: number }>({
		en: ({ seconds }) =>
			`git gave no answer within ${seconds} seconds. See whether the repository's settings name a file that never ends, such as a pipe.`,
		'zh-CN': ({ seconds }) => `git 在 ${seconds} 秒内没有回答。请检查该仓库的设置是否指向永不结束的文件，例如管道。`,
	}),
	outside: says<Named>({
		en: ({ name }) => `${name} is not in the git repository of this folder, so --since cannot tell what is new in it.`,
		'zh-CN': ({ name }) => `${name} 不在当前文件夹的 git 仓库中，--since 无法判断其中有哪些新内容。`,
	}),
};
