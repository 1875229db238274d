import { type Message, says } from './model';

/** Of the search service. */
interface Service {
	readonly label: string;
}

/** Why a search gave nothing, and what to do. */
export const searchErrors = {
	/** What went wrong on the way. */
	unreachable: says<{ what: Message }>({
		en: ({ what }, { say }) => `${say(what)} Check its address and the network.`,
		'zh-CN': ({ what }, { say }) => `${say(what)}请检查其地址和网络。`,
	}),
	notResults: says<Service & { host: string }>({
		en: ({ label, host }) => `${label} did not answer with a list of results. Check its address at ${host}.`,
		'zh-CN': ({ label, host }) => `${label} 返回的不是结果列表。请检查它在 ${host} 的地址。`,
	}),
	keyRefused: says<Service & { status: number }>({
		en: ({ label, status }) =>
			`${label} does not accept the key, or does not offer JSON (HTTP ${status}). Check the key and the service's settings.`,
		'zh-CN': ({ label, status }) =>
			`${label} 不接受该密钥，或不提供 JSON（HTTP ${status}）。请检查密钥和该服务的设置。`,
	}),
	quota: says<{ what: Message }>({
		en: ({ what }, { say }) => `${say(what)} Wait, or check the plan.`,
		'zh-CN': ({ what }, { say }) => `${say(what)}请稍候，或检查套餐。`,
	}),
	refused: says<Service & { status: number }>({
		en: ({ label, status }) => `${label} did not take the search (HTTP ${status}). Check its address.`,
		'zh-CN': ({ label, status }) => `${label} 没有接受这次搜索（HTTP ${status}）。请检查其地址。`,
	}),
	tooLarge: says<Service & { bytes: number }>({
		en: ({ label, bytes }, { number }) =>
			`${label} sent more than ${number(bytes / 1_000_000)} MB; the rest was not read. Check its address.`,
		'zh-CN': ({ label, bytes }, { number }) =>
			`${label} 发来的内容超过 ${number(bytes / 1_000_000)} MB；其余部分未读取。请检查其地址。`,
	}),
	/** `service` as the settings name it. */
	needs: says<{ service: string; what: 'address' | 'key' | 'model' }>({
		en: ({ service, what }) => `The search by ${service} needs ${what === 'address' ? 'an address' : `a ${what}`}.`,
		'zh-CN': ({ service, what }) => `用 ${service} 搜索需要${{ address: '地址', key: '密钥', model: '模型' }[what]}。`,
	}),
};
