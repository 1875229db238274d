/** What stands below the front matter of a skill file. */
export interface SkillBody {
	readonly hints: readonly string[];
	readonly goodSigns: readonly string[];
	readonly fatalFlaws: readonly string[];
}

/** The lists below the three headings, whole; other headings are notes for the people who keep the skill. */
export function readSkillBody(body: string): SkillBody {
	const lists = new Map<string, string[]>();
	let list: string[] | undefined;
	let inItem = false;
	for (const line of body.split('\n')) {
		const heading = /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1];
		if (heading !== undefined) {
			list = lists.get(heading.toLowerCase()) ?? [];
			lists.set(heading.toLowerCase(), list);
			inItem = false;
			continue;
		}
		const item = /^\s*(?:[-*+]|\d+[.)])\s+(.*)$/.exec(line)?.[1];
		if (item !== undefined) {
			list?.push(item.trim());
			inItem = true;
		} else if (line.trim() === '') inItem = false;
		else if (inItem && list) list.push(`${list.pop()} ${line.trim()}`);
		else list?.push(line.trim());
	}
	const under = (heading: string) => (lists.get(heading) ?? []).filter((item) => item !== '');
	return {
		hints: under('what to check'),
		goodSigns: under('what good looks like'),
		fatalFlaws: under('fatal flaws'),
	};
}
