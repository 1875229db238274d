import { inEnglish } from '../messages/english';
import type { Message } from '../messages/model';
import type { JadeScore, SkillActivation } from '../scorecard/jade';

const change = 'Change it with “skills:” in the front matter.';

/** By which skills JADE judged, why these, and how to have others: `Judged as: Supplier sourcing (“factory”). …` */
export function skillsLine({ skills, activation }: JadeScore): string {
	const named = skills.map((label) => `${titleOf(label)}${because(activation?.why[label] ?? [], activation?.from)}`);
	if (named.length === 0) return `Judged as: no kind of report in particular, for no skill is active. ${change}`;
	return `Judged as: ${named.join(', ')}${whoChose(activation?.from)}. ${change}`;
}

function titleOf(label: string): string {
	const words = label.replaceAll('_', ' ').replace(/\b(?:moq|oem)\b/g, (short) => short.toUpperCase());
	return words.charAt(0).toUpperCase() + words.slice(1);
}

const mostWords = 3;

/** Only what rules read off the question has words that stand in it. */
function because(words: readonly Message[], from: SkillActivation['from'] | undefined): string {
	if (from !== 'query' || words.length === 0) return '';
	const shown = words.slice(0, mostWords).map((word) => `“${inEnglish(word)}”`);
	return ` (${[...shown, ...(words.length > mostWords ? ['…'] : [])].join(', ')})`;
}

function whoChose(from: SkillActivation['from'] | undefined): string {
	const words: Partial<Record<SkillActivation['from'], string>> = {
		chosen: ', as you chose',
		report: ', as the front matter says',
		query: ', by the words of its question or title',
		model: ', chosen by the model',
	};
	return (from && words[from]) ?? '';
}
