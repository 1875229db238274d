import { anywhere, firstCharacters, firstWords, wholeWords } from '../../lexicon/compile';
import { cueWords } from '../../lexicon/cues.json';

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

/** The cues a sentence shows, as a reader's text (no markup, no citation markers). */
export function hasCue(cue: Cue, text: string, chinese: boolean): boolean {
	const pattern = patterns[cue];
	return chinese ? pattern.zh.test(text) || (/[a-z]{4}/i.test(text) && pattern.en.test(text)) : pattern.en.test(text);
}
