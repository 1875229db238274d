import type { Replacement } from '../../mending/replacement';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import type { Report } from '../../report/model';
import type { Skill } from '../../skills/model';

/** A label for a skill by the title it was given: `Tender documents` → `tender_documents`; empty when no letter is left. */
export function labelOf(title: string): string {
	return title
		.normalize('NFKD')
		.replace(/\p{M}+/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '_')
		.replace(/^[_0-9]+|_+$/g, '');
}

/** A skill file to fill in: it can be used as it is, and its comments say what each part is for. */
export function skillTemplate(label: string, title: string): string {
	return `---
# The name of this file without “.md”.
label: ${label}
title: ${JSON.stringify(title)}
# 1: what the report is for (one is active). 2: what it has to look into. 3: a condition it has to keep.
# Level 1 also needs:
# deliverable: { name: A shortlist of suppliers, mustHave: "Names, places and prices." }
level: 2
# A domain of your own is open to every query; “sourcing”, “finance” and “general” are Plumbline’s.
domain: house
description: Say in one sentence what this skill is about.
# Words in a query that make this skill active, by language. “supplier*” is also found in “suppliers”.
signals:
  en: [${JSON.stringify(title.toLowerCase())}]
# Questions that are answered with Yes or No. must: counts fully; detail: counts less; flaw: Yes means that the flaw is there.
checkpoints:
  - { question: "Does the report say what every expert would look for first?", kind: must, why: "Say why it matters." }
  - { question: "Does the report give a figure where a figure is expected?", kind: detail, why: "Say why it matters." }
  - { question: "Does the report make the mistake that ruins such a report?", kind: flaw, why: "Say what it costs." }
---

## What to check
- One line for each thing that an expert would check. All of them are used.

## What good looks like
- What a good report has.

## Fatal flaws
- What must not happen.
`;
}

/** A row of the list that skills are chosen from. Two of them may have one title: the skill itself goes with it. */
export interface SkillItem {
	readonly label: string;
	readonly description: string;
	readonly detail: string;
	readonly picked: boolean;
	readonly skill: Skill;
}

/** The skills in the order they come in, by their titles; those of the labels in `active` are chosen already. */
export function skillItems(skills: readonly Skill[], active: readonly string[], { say }: Words): SkillItem[] {
	return skills.map((skill) => ({
		label: say(message('skills.name', skill)),
		description: say(message('skills.place', skill)),
		detail: say(message('skills.description', skill)),
		picked: active.includes(skill.label),
		skill,
	}));
}

/** Names the skills to judge by in the report's front matter, in place of those it names now; makes one where there is none. */
export function nameSkills({ source, frontMatter }: Report, labels: readonly string[]): Replacement {
	const lineBreak = source.includes('\r\n') ? '\r\n' : '\n';
	const line = `skills: [${labels.join(', ')}]`;
	if (!frontMatter) {
		const start = source.startsWith('\uFEFF') ? 1 : 0;
		return { span: [start, start], text: ['---', line, '---', '', ''].join(lineBreak) };
	}
	const [start, end] = frontMatter.span;
	const text = source.slice(start, end);
	// The key with the indented lines, or the list, below it.
	const named = /^(?:skills|labels)[ \t]*:.*(?:\r?\n(?:[ \t]+\S.*|-[ \t].*))*/m.exec(text);
	if (named) return { span: [start + named.index, start + named.index + named[0].length], text: line };
	const first = text.indexOf('\n') + 1;
	return { span: [start + first, start + first], text: `${line}${lineBreak}` };
}
