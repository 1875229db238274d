import { forPanel } from '../../messages/forPanel';
import { message } from '../../messages/message';
import { addSentences } from '../../messages/words';
import type { PanelWords } from '../../panel/messages';
import { words } from '../host/words';
import { noPagesInBrowser, type SourceUses } from '../sources/sourceUses';

addSentences(forPanel);

type Code = keyof typeof forPanel.en;
type Own = { readonly [C in Code as C extends `panel.${infer Name}` ? Name : never]: string };

/** The panel's own words, in the editor's language; `{0}` is filled in there. */
export function panelWords(mayRead: SourceUses['mayRead']): PanelWords {
	const { say } = words;
	const names = Object.keys(forPanel.en).map((code) => code.slice('panel.'.length)) as (keyof Own)[];
	const own = Object.fromEntries(names.map((name) => [name, say(message(`panel.${name}`))])) as Own;
	const { byWorth: worth, byKind: kind, bySection: section, unreadAbout, ...rest } = own;
	return {
		...rest,
		groupings: { worth, kind, section },
		unreadAbout: mayRead === 'inBrowser' ? noPagesInBrowser() : unreadAbout,
		line: say(message('labels.place', { line: '{0}' })),
		fixFirst: say(message('fixes.title')),
		thesis: say(message('labels.thesis')),
		unquestioned: say(message('labels.unquestioned')),
		sources: say(message('cited.title')),
		tiersAbout: say(message('cited.tiersAbout')),
		scores: say(message('outputs.scoresTitle')),
		loadBearing: say(message('outputs.carrying')),
		weight: say(message('checklists.weight', { weight: '{0}' })),
		basisMeanings: {
			rule: say(message('scores.basisMeaning', { basis: 'rule' })),
			model: say(message('scores.basisMeaning', { basis: 'model' })),
			unscored: say(message('scores.basisMeaning', { basis: 'unscored' })),
		},
	};
}
