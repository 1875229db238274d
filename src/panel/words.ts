import { forPanel } from '../messages/forPanel';
import { message, type NameIn } from '../messages/message';
import type { Message, Words } from '../messages/model';
import { addSentences } from '../messages/words';

addSentences(forPanel);

/** Filled in by the panel. */
const places = { 0: '{0}', 1: '{1}' } as const;

/** What the panel says as other shells do. */
const shared = {
	line: message('labels.place', { line: places[0] }),
	fixFirst: message('fixes.title'),
	sources: message('cited.title'),
	tiersAbout: message('cited.tiersAbout'),
	scores: message('outputs.scoresTitle'),
	loadBearing: message('outputs.carrying'),
	weight: message('checklists.weight', { weight: places[0] }),
	ruleMeaning: message('scores.basisMeaning', { basis: 'rule' }),
	modelMeaning: message('scores.basisMeaning', { basis: 'model' }),
	unscoredMeaning: message('scores.basisMeaning', { basis: 'unscored' }),
};

const ownNames = Object.keys(forPanel.en).map((code) => code.replace(/^panel\./, ''));

/** The panel's own words, in the editor's language. */
export type PanelWords = Readonly<Record<NameIn<'panel'> | keyof typeof shared, string>>;

export function panelWords({ say }: Words): PanelWords {
	const own = ownNames.map((name): [string, Message] => [name, { code: `panel.${name}`, args: places }]);
	const messages = [...own, ...Object.entries(shared)];
	return Object.fromEntries(messages.map(([name, told]) => [name, say(told)])) as PanelWords;
}
