import en from './en/forPanel.json';
import chinese from './zh-CN/forPanel.json';

/** What only the panel says of itself: its buttons, its headings, and what it says where there is nothing to show. */
export const forPanel = { en, 'zh-CN': chinese };
