import { message } from '../messages/message';
import type { JadeScore } from '../scorecard/jade';
import type { ViewContext } from './context';

const mostWords = 3;

/** By which skills JADE judged, and why these. */
export function skillsView({ skills, activation }: JadeScore, { words: { say } }: ViewContext, titleOf = titleFrom) {
	const chosen = activation ? message('checklists.activation', { from: activation.from }) : null;
	const named = skills.map((label) => {
		// Only what rules read off the question has words that stand in it.
		const why = activation?.from === 'query' ? (activation.why[label] ?? []) : [];
		const shown = { why: why.slice(0, mostWords), more: why.length > mostWords };
		return message('checklists.skill', { title: titleOf(label), ...shown });
	});
	return {
		skills: skills.map((label) => ({
			...{ label, title: titleOf(label) },
			why: (activation?.why[label] ?? []).map(say).join(', '),
		})),
		/** Where the skills come from, and what in the report's labels could not be used. */
		activation: [...(chosen ? [chosen] : []), ...(activation?.problems ?? [])].map(say),
		judgedBy: say(
			named.length === 0
				? message('checklists.noSkills', { activation: activation?.from === 'none' ? chosen : null })
				: message('checklists.judgedBy', { skills: named, activation: chosen }),
		),
	};
}

function titleFrom(label: string): string {
	const words = label.replaceAll('_', ' ').replace(/\b(?:moq|oem)\b/g, (short) => short.toUpperCase());
	return words.charAt(0).toUpperCase() + words.slice(1);
}
