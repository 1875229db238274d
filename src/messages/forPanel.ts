import en from './en/forPanel.json';
import chinese from './zh-CN/forPanel.json';

/** What only the editor's panel says: apart, so that the other shells do not carry it. `{0}` and `{1}` are filled in there. */
export const forPanel = { en, 'zh-CN': chinese };
