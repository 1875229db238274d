import type { Drawing } from './drawTree';

/** In words, who drew the tree and what went wrong. */
export function treeNote({ basis, dropped, missed, error, joinError }: Drawing, parts: number): string {
	const lost =
		dropped === 0
			? ''
			: dropped === 1
				? ' One statement that it quoted does not stand in the report and was left out.'
				: ` ${dropped} statements that it quoted do not stand in the report and were left out.`;
	if (basis === 'rule') {
		return `The model could read ${parts - missed} of ${parts} ${parts === 1 ? 'part' : 'parts'}, so this is the tree drawn offline.${why(error?.message)}${lost}`;
	}
	const drawn = `The model drew this tree${parts > 1 ? ` from ${parts} parts` : ''}.`;
	const gaps = missed === 0 ? '' : ` For ${missed} of them the tree drawn offline stands in.${why(error?.message)}`;
	const loose = joinError
		? ` The parts stand side by side, for they could not be joined.${why(joinError.message)}`
		: '';
	return `${drawn}${lost}${gaps}${loose}`;
}

function why(message: string | undefined): string {
	return message === undefined ? '' : ` ${message}`;
}
