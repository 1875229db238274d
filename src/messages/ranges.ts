import { says } from './model';

/** The numbers that settings take; each completes “use …”. */
export const ranges = {
	maxFindings: says({ en: 'a number from 0 (no limit) to 1000', 'zh-CN': ' 0（不限）到 1000 的数' }),
	allowedFindings: says({ en: 'a whole number from 0 to 100000', 'zh-CN': ' 0 到 100000 的整数' }),
	minScore: says({ en: 'a number from 0 to 100', 'zh-CN': ' 0 到 100 的数' }),
	maxCost: says({ en: 'US dollars, 0.0001 or more', 'zh-CN': '不小于 0.0001 的美元金额' }),
	maxTokens: says({ en: 'a whole number of tokens, 1 or more', 'zh-CN': '不小于 1 的词元数（整数）' }),
	runs: says({ en: 'a whole number from 1 to 20', 'zh-CN': ' 1 到 20 的整数' }),
	concurrency: says({ en: 'a whole number from 1 to 64', 'zh-CN': ' 1 到 64 的整数' }),
	batchWait: says({ en: 'minutes, from 0 to 20160 (two weeks)', 'zh-CN': ' 0 到 20160（两周）的分钟数' }),
	port: says({ en: 'a whole number from 0 to 65535', 'zh-CN': ' 0 到 65535 的整数' }),
	timeout: says({ en: 'seconds, from 1 to 3600', 'zh-CN': ' 1 到 3600 的秒数' }),
	runTimeout: says({ en: 'seconds, from 1 to 604800', 'zh-CN': ' 1 到 604800 的秒数' }),
};
