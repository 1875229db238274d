import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import type { Skill } from '../../skills/model';

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
