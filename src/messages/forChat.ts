import en from './en/forChat.json';
import chinese from './zh-CN/forChat.json';

/** What only the editor's chat says: loaded with the first of its tools, so that nothing else carries it. */
export const forChat = { en, 'zh-CN': chinese };
