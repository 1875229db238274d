import { says } from './model';

/** What the program looks for in its pages on findings, as each language's pages say it. */
export const findingPages = {
	whatItMeans: says({ en: 'What it means', 'zh-CN': '含义' }),
	howToFix: says({ en: 'How to fix it', 'zh-CN': '如何修正' }),
	/** How a sentence begins that tells of what only the editor can do. */
	inTheEditor: says({ en: 'In the editor, ', 'zh-CN': '在编辑器中，' }),
};
