import en from './en/core.json';
import chinese from './zh-CN/core.json';

/** What every shell says. */
export const core = { en, 'zh-CN': chinese };
