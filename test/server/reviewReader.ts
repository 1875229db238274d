/**
 * Reads a report by rules of thumb: the first line that speaks of the future, or else the first that concludes, is its thesis;
 * shares, and lines with figures that conclude nothing, are evidence for the claim before them, and carry it. It marks what begins with “Therefore”, what speaks of a must without a figure, and shares what
 * the rules found but for what has a percentage.
 */
export function readReport(report: string, rules: string): unknown {
	const lines = [...report.matchAll(/^(\d+): (.*)$/gm)].map(([, number, text = '']) => ({
		line: Number(number),
		text,
	}));
	const said = lines.filter(({ text }) => !/^(?:#|\||\[|-? ?\[)/.test(text) && /[.。]/.test(text));
	const thesis = said.find(({ text }) => /\b(?:will|should)\b|将/.test(text)) ?? said.find(concludes) ?? said[0];
	const claims = argumentOf(said.filter((line) => line !== thesis).slice(0, 50));
	const mark = (kind: string, weight: string, { line, text }: (typeof lines)[number], note: string) => {
		return {
			kind,
			weight,
			line,
			quote: text.replace(/\s*\[[^\]]*\]/g, ''),
			others: [],
			note,
			computes: null,
			better: null,
		};
	};
	const marks = said.flatMap((line) => {
		if (line.text.startsWith('Therefore'))
			return [mark('overstated', 'must', line, 'It does not follow from the figures.')];
		const bare = /\b(?:will|should|must)\b|将/.test(line.text) && !/\d/.test(line.text);
		return bare ? [mark('unsupported', 'should', line, 'Nothing under this heading carries it.')] : [];
	});
	const notReal = [...rules.matchAll(/^(\d+) at .*%.*$/gm)].map(([, id]) => Number(id));
	return {
		thesis: thesis?.line ?? null,
		claims,
		marks,
		notReal,
		whole: ['Say which market and which year are meant.'],
		figures: [],
	};
}

interface ReadLine {
	readonly line: number;
	readonly text: string;
}

function argumentOf(lines: readonly ReadLine[]): unknown[] {
	const isEvidence = (one: ReadLine | undefined) =>
		one !== undefined && /\d/.test(one.text) && (/%/.test(one.text) || !concludes(one));
	return lines.map((one, at) => {
		const own = isEvidence(one);
		const served = own ? lines.slice(0, at).findLast((other) => !isEvidence(other)) : undefined;
		const carried = own || isEvidence(lines[at + 1]) ? 'yes' : 'no';
		return { line: one.line, type: own ? 'evidence' : 'claim', serves: served?.line ?? null, carried };
	});
}

function concludes({ text }: ReadLine): boolean {
	return /\b(?:therefore|so|because|since|should|recommend|must)\b|因此|因为|应/i.test(text);
}

/** Shares every mark that it is asked about, as heavy as it was given, and has nothing to add. */
export function checkMarks(marks: string, user: string): unknown {
	const asked = new Set((/for the marks ([\d, ]+):/.exec(user)?.[1] ?? '').split(', ').map(Number));
	const given = [...marks.matchAll(/^(\d+) \(\w+, (\w+)\)/gm)].map(([, id, weight]) => ({
		id: Number(id),
		real: 'yes',
		weight,
	}));
	return { verdicts: given.filter(({ id }) => asked.has(id)), further: [] };
}
