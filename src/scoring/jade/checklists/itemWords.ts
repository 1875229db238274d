import type { Words } from '../../../messages/model';
import { wordsIn } from '../../../messages/words';
import type { Language } from '../../../report/model';

const english = wordsIn('en');
const chinese = wordsIn('zh-CN');

/** Items are worded in the language of the report, whatever that of the user: a model reads them too. */
export function itemWords(language: Language): Words {
	return language === 'zh' ? chinese : english;
}
