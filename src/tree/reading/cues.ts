import { anywhere, firstCharacters, firstWords, wholeWords } from '../../lexicon/compile';
import { cueWords } from '../../lexicon/cues.json';
import { characterScreen, wordScreen } from '../../lexicon/screen';

export type Cue = keyof typeof cueWords;

interface CuePattern {
	readonly en: RegExp;
	readonly zh: RegExp;
}

/** In the order of the lexicon, which the learned models know. */
export const cues = Object.keys(cueWords) as readonly Cue[];

const patterns = Object.fromEntries(cues.map((cue) => [cue, patternOf(cue)])) as Record<Cue, CuePattern>;

function patternOf(cue: Cue): CuePattern {
	const { en, zh } = cueWords[cue];
	return cue === 'continuation'
		? { en: firstWords(en), zh: firstCharacters(zh) }
		: { en: wholeWords(en), zh: anywhere(zh) };
}

const mayShow = {
	en: wordScreen(cues.map((cue) => cueWords[cue].en)),
	zh: characterScreen(cues.map((cue) => cueWords[cue].zh)),
};

/** The cues a sentence shows, as a reader's text (no markup, no citation markers), in their order. */
export function cuesIn(text: string, chinese: boolean): Set<Cue> {
	const inChinese = chinese ? mayShow.zh(text) : 0;
	const inEnglish = !chinese || /[a-z]{4}/i.test(text) ? mayShow.en(text) : 0;
	return new Set(
		cues.filter((cue, at) => {
			const { en, zh } = patterns[cue];
			return ((inChinese >> at) & 1 && zh.test(text)) || ((inEnglish >> at) & 1 && en.test(text));
		}),
	);
}
