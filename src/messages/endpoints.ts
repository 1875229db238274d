import { type Message, says, type Words } from './model';

/** Of the model that was asked: `gpt-5-mini at api.openai.com`. */
interface Asked {
	readonly label: string;
}

interface Place extends Asked {
	readonly baseUrl: string;
}

type Fault = 'refused' | 'hostNotFound' | 'unreachable' | 'timeout' | 'certificate' | 'inBrowser';

/** What is wrong with the address of a model, its key or its account, and what to do. */
export const endpoints = {
	/** What went wrong on the way, with advice. */
	unreachable: says<{ what: Message; fault: Fault }>({
		en: ({ what, fault }, { say }) => `${say(what)} ${advice[fault].en}`,
		'zh-CN': ({ what, fault }, { say }) => `${say(what)}${advice[fault]['zh-CN']}`,
	}),
	noKey: says<Asked>({
		en: ({ label }) => `${label} asks for an API key, and none is set. Set one for this endpoint.`,
		'zh-CN': ({ label }) => `${label} 需要 API 密钥，但尚未设置。请为此端点设置密钥。`,
	}),
	keyRefused: says<Asked>({
		en: ({ label }) => `${label} did not accept the API key. Check the key, and that it may use this model.`,
		'zh-CN': ({ label }) => `${label} 不接受该 API 密钥。请检查密钥，以及它是否有权使用此模型。`,
	}),
	quota: says<Asked>({
		en: ({ label }) =>
			`The account for ${label} has no credit or quota left. Waiting does not help: check its plan and billing.`,
		'zh-CN': ({ label }) => `${label} 的账户余额或配额已用完，等待无济于事：请检查套餐和账单。`,
	}),
	noModel: says<Asked>({
		en: ({ label }) => `There is no ${label}, or this key may not use it. Check the model’s name.`,
		'zh-CN': ({ label }) => `没有 ${label}，或此密钥无权使用它。请检查模型名称。`,
	}),
	noProvider: says<Asked>({
		en: ({ label }) =>
			`No provider serves ${label} under the settings of your account, such as its data policy. Change them at the endpoint, or choose another model.`,
		'zh-CN': ({ label }) =>
			`在您账户的设置（如数据政策）下，没有服务商提供 ${label}。请在端点处更改设置，或选择其他模型。`,
	}),
	webPage: says<Place>({
		en: (place) => `${place.label} answered with a web page. ${checkBaseUrl.en(place)}`,
		'zh-CN': (place) => `${place.label} 返回的是网页。${checkBaseUrl['zh-CN'](place)}`,
	}),
	noSuchAddress: says<Place>({
		en: (place) => `${place.label} knows no such address. ${checkBaseUrl.en(place)}`,
		'zh-CN': (place) => `${place.label} 没有这个地址。${checkBaseUrl['zh-CN'](place)}`,
	}),
	notAModel: says<Place>({
		en: (place) => `${place.label} did not answer as a model does. ${checkBaseUrl.en(place)}`,
		'zh-CN': (place) => `${place.label} 的回答不像是模型给出的。${checkBaseUrl['zh-CN'](place)}`,
	}),
	redirects: says<{ baseUrl: string }>({
		en: ({ baseUrl }) =>
			`${baseUrl} sends elsewhere, and a key and a report are not sent along. Enter the address it leads to as the base URL.`,
		'zh-CN': ({ baseUrl }) => `${baseUrl} 会转到别处，而密钥和报告不会随之发送。请把它转到的地址填为基础 URL。`,
	}),
	noModelNamed: says<{ host: string }>({
		en: ({ host }) => `No model is named for ${host}. Say which model to ask.`,
		'zh-CN': ({ host }) => `没有为 ${host} 指定模型。请写明要询问哪个模型。`,
	}),
	credentials: says<{ host: string }>({
		en: ({ host }) => `The base URL for ${host} holds a user name or a password. Take it out and give the key apart.`,
		'zh-CN': ({ host }) => `${host} 的基础 URL 含有用户名或密码。请将其去掉，密钥另行填写。`,
	}),
	apiVersion: says<{ host: string }>({
		en: ({ host }) => `The API version for ${host} is not valid. It looks like 2025-04-01-preview.`,
		'zh-CN': ({ host }) => `${host} 的 API 版本无效。正确的形式如 2025-04-01-preview。`,
	}),
	noList: says<Asked>({
		en: ({ label }) => `${label} gave no list of its models. Type the name of the model.`,
		'zh-CN': ({ label }) => `${label} 没有给出模型列表。请输入模型的名称。`,
	}),
	deployment: says<{ host: string }>({
		en: ({ host }) =>
			`The name of the model for ${host} cannot be that of a deployment. Copy the deployment’s name from Azure.`,
		'zh-CN': ({ host }) => `${host} 的模型名称不可能是部署名称。请从 Azure 复制部署的名称。`,
	}),
};

const advice: Readonly<Record<Fault, Readonly<Record<Words['language'], string>>>> = {
	refused: {
		en: 'Check the base URL and that the server runs.',
		'zh-CN': '请检查基础 URL，以及服务器是否在运行。',
	},
	hostNotFound: { en: 'Check the base URL and the network.', 'zh-CN': '请检查基础 URL 和网络。' },
	unreachable: { en: 'Check the network and try again.', 'zh-CN': '请检查网络后重试。' },
	timeout: {
		en: 'Try again, use a faster model, or allow more time for an answer.',
		'zh-CN': '请重试，使用更快的模型，或允许更长的回答时间。',
	},
	inBrowser: {
		en: 'Check the base URL and the network. An endpoint that refuses requests from web pages (CORS) can be asked in VS Code on a computer only; the editor’s own models can be asked here.',
		'zh-CN':
			'请检查基础 URL 和网络。不允许网页请求（CORS）的端点只能在桌面版 VS Code 中询问；编辑器自带的模型在这里可以使用。',
	},
	certificate: {
		en: 'Check the base URL, or have the system trust the certificate.',
		'zh-CN': '请检查基础 URL，或让系统信任该证书。',
	},
};

const checkBaseUrl = {
	en: ({ baseUrl }: Place) => `Check the base URL ${baseUrl}: most end in /v1.`,
	'zh-CN': ({ baseUrl }: Place) => `请检查基础 URL ${baseUrl}：大多以 /v1 结尾。`,
};
