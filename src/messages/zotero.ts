import { says } from './model';

interface At {
	readonly port: number;
}

/** Entries of a report's references, taken from Zotero. */
export const zotero = {
	/** Before anything is asked. */
	asks: says<At & { keys: number }>({
		en: ({ port, keys }, { number, plural }) =>
			`Asks Zotero on this computer (127.0.0.1:${port}) for ${number(keys)} cited ${plural(keys, 'key', 'keys')}; nothing leaves this computer.`,
		'zh-CN': ({ port, keys }, { number }) =>
			`向本机的 Zotero（127.0.0.1:${port}）查询 ${number(keys)} 个被引用的键；没有任何内容离开本机。`,
	}),
	notRunning: says<At>({
		en: ({ port }) =>
			`Zotero does not answer on this computer (127.0.0.1:${port}). Start Zotero, version 7 or later, and try again.`,
		'zh-CN': ({ port }) => `本机的 Zotero 没有应答（127.0.0.1:${port}）。请启动 Zotero（7 或更高版本）后重试。`,
	}),
	notAllowed: says({
		en: 'Zotero lets no other program read its library. In its settings, under Advanced, allow other applications on this computer to communicate with Zotero.',
		'zh-CN': 'Zotero 不允许其他程序读取其文献库。请在 Zotero 设置的“高级”中允许本机的其他应用程序与 Zotero 通信。',
	}),
	unexpected: says<At>({
		en: ({ port }) =>
			`What answers at 127.0.0.1:${port} is not Zotero, or not a version that answers other programs (7 or later).`,
		'zh-CN': ({ port }) => `在 127.0.0.1:${port} 应答的不是 Zotero，或其版本不应答其他程序（需要 7 或更高版本）。`,
	}),
	noKeys: says<{ name: string }>({
		en: ({ name }) =>
			`${name} cites no key, such as [@doe2020], whose entry is missing: there is nothing to take from Zotero.`,
		'zh-CN': ({ name }) => `${name} 没有引用缺少条目的键（如 [@doe2020]）：无需从 Zotero 获取。`,
	}),
	written: says<{ name: string; added: number; replaced: number }>({
		en: ({ name, added, replaced }, { number }) =>
			`${name}: entries taken from Zotero: ${number(added)} new, ${number(replaced)} replaced.`,
		'zh-CN': ({ name, added, replaced }, { number }) =>
			`${name}：从 Zotero 获取的条目：新增 ${number(added)} 个，替换 ${number(replaced)} 个。`,
	}),
	missing: says<{ keys: readonly string[] }>({
		en: ({ keys }, { plural }) =>
			`Not in Zotero: ${keys.join(', ')}. Zotero knows ${plural(keys.length, 'an entry', 'entries')} by the citation key in it, or by its own key of eight letters and digits.`,
		'zh-CN': ({ keys }) =>
			`Zotero 中没有：${keys.join('、')}。Zotero 按条目中的引用键（citation key）或其自身的八位键识别条目。`,
	}),
	nameIt: says<{ name: string; file: string }>({
		en: ({ name, file }) => `${name} does not name ${file} yet. Put this into its front matter: bibliography: ${file}`,
		'zh-CN': ({ name, file }) => `${name} 尚未指定 ${file}。请在其 front matter 中写入：bibliography: ${file}`,
	}),
	notEntries: says<{ name: string }>({
		en: ({ name }) => `${name} is no list of entries (CSL JSON) and was left as it is. Name another file.`,
		'zh-CN': ({ name }) => `${name} 不是条目列表（CSL JSON），未作改动。请指定其他文件。`,
	}),
};
