import { message, verbatim } from '../messages/message';
import type { Message } from '../messages/model';
import { closest } from '../text/closest';
import { createSkillMatcher, type SkillMatch } from './classify';
import type { Skill, SkillLevel, SkillProblem } from './model';

export interface ActiveSkill {
	readonly label: string;
	readonly level: SkillLevel;
	readonly domain: string;
	/** The words that spoke for it, or where it was named; never empty. */
	readonly why: readonly Message[];
}

export interface ActivationRequest {
	/** The report's own, where `skills` or `labels` may name skills. */
	readonly frontMatter?: Readonly<Record<string, unknown>>;
	/** What the report was asked for. */
	readonly query?: string;
}

export interface Activation {
	/** By level, domain and label. The same request gives the same skills. */
	readonly skills: readonly ActiveSkill[];
	/** `fallback`: nothing in the query speaks for a skill. */
	readonly from: 'report' | 'query' | 'fallback';
	/** Whether a model, if there is one, should be asked for the labels: no word speaks for a skill, or hardly one does. */
	readonly needsModel: boolean;
	readonly problems: readonly SkillProblem[];
}

export type Activate = (request: ActivationRequest) => Activation;

/** From here on the signals found are enough for a skill. */
const enough = 1;
/** From here on a primary intent is taken where none is plain, mostly because needs and constraints suggest it. */
const likely = 0.6;
/** Its level 1 labels are taken when none of another domain is plain, and the last one when none fits at all. */
const fallbackDomain = 'general';
const fallbackLabel = 'other_topics';

/**
 * Which skills a report is judged by: the labels it names itself, else what its query speaks for.
 *
 * One level 1 skill is the primary intent: the one with the highest sum of its own signals, of what the active needs
 * and constraints of its domain suggest, and of its prior. Levels 2 and 3 may be several; they come from the domain of
 * the primary intent and from domains that have no level 1 (a workspace's house rules).
 */
export function createActivation(skills: readonly Skill[]): Activate {
	const match = createSkillMatcher(skills);
	return ({ frontMatter, query }) => {
		const named = namedSkills(frontMatter, skills);
		if (named.skills.length > 0) return { ...named, from: 'report', needsModel: false };
		const found = query?.trim() ? fromQuery(match(query)) : nothing;
		if (found.skills.length > 0) return { ...found, from: 'query', problems: named.problems };
		return { skills: fallback(skills), from: 'fallback', needsModel: true, problems: named.problems };
	};
}

function namedSkills(frontMatter: ActivationRequest['frontMatter'], skills: readonly Skill[]) {
	const problems: SkillProblem[] = [];
	const active = new Map<string, ActiveSkill>();
	for (const key of ['skills', 'labels']) {
		for (const name of namesIn(frontMatter?.[key])) {
			const label = name.toLowerCase().replace(/[\s-]+/g, '_');
			const skill = skills.find((each) => each.label === label);
			if (skill) active.set(label, asActive(skill, [message('skillFiles.namedUnder', { key })]));
			else problems.push(unknownLabel(key, name, label, skills));
		}
	}
	return { skills: inOrder([...active.values()]), problems };
}

function namesIn(value: unknown): readonly string[] {
	const names = typeof value === 'string' ? value.split(/[,，、;；]/) : Array.isArray(value) ? value : [];
	return names
		.filter((name): name is string => typeof name === 'string' && name.trim() !== '')
		.map((name) => name.trim());
}

function unknownLabel(key: string, name: string, label: string, skills: readonly Skill[]): SkillProblem {
	const meant = closest(
		label,
		skills.map((skill) => skill.label),
	);
	const told = message('skillFiles.unknownLabel', { name, key, nearest: meant });
	return { code: 'unknownLabel', file: 'report', key, message: told };
}

type Found = Pick<Activation, 'skills' | 'needsModel'>;

const nothing: Found = { skills: [], needsModel: true };

function fromQuery(matches: readonly SkillMatch[]): Found {
	const primary = primaryIntent(matches);
	if (!primary) return nothing;
	const { domain } = primary.skill;
	const withIntents = new Set(matches.filter(({ skill }) => skill.level === 1).map(({ skill }) => skill.domain));
	const rest = matches
		.filter(({ skill, score }) => skill.level > 1 && score >= enough)
		.filter(({ skill }) => skill.domain === domain || !withIntents.has(skill.domain));
	const active = [primary, ...rest.map(({ skill, words }) => ({ skill, why: words }))];
	return {
		skills: inOrder(active.map(({ skill, why }) => asActive(skill, why.map(verbatim)))),
		needsModel: !primary.plain,
	};
}

interface Intent {
	readonly skill: Skill;
	/**
	 * More than one plain word speaks for it, or one that the needs and constraints of its domain bear out. One alone, such
	 * as `market`, may stand in a question of any kind.
	 */
	readonly plain: boolean;
	readonly total: number;
	readonly why: readonly string[];
}

function primaryIntent(matches: readonly SkillMatch[]): Intent | undefined {
	const intents = matches
		.filter(({ skill }) => skill.level === 1)
		.map((match) => intentOf(match, matches))
		.filter(({ total, why }) => total >= likely && why.length > 0);
	const best = (candidates: readonly Intent[]) =>
		[...candidates].sort((a, b) => b.total - a.total || (a.skill.label < b.skill.label ? -1 : 1))[0];
	return (
		best(intents.filter(({ skill, total }) => skill.domain !== fallbackDomain && total >= enough)) ?? best(intents)
	);
}

function intentOf({ skill, score, words }: SkillMatch, matches: readonly SkillMatch[]): Intent {
	const suggesting = matches.filter(
		(other) => other.skill.domain === skill.domain && other.score >= enough && skill.label in other.skill.suggests,
	);
	const suggested = suggesting.reduce((sum, other) => sum + other.skill.suggests[skill.label]!, 0);
	return {
		skill,
		plain: score >= enough && score + suggested > enough,
		total: score + suggested + skill.prior,
		why: words.length > 0 ? words : suggesting.flatMap((other) => other.words),
	};
}

function fallback(skills: readonly Skill[]): readonly ActiveSkill[] {
	return skills
		.filter(({ label, domain }) => label === fallbackLabel && domain === fallbackDomain)
		.map((skill) => asActive(skill, [message('skillFiles.nothingElse')]));
}

function asActive({ label, level, domain }: Skill, why: readonly Message[]): ActiveSkill {
	return { label, level, domain, why };
}

function inOrder(skills: readonly ActiveSkill[]): readonly ActiveSkill[] {
	const key = ({ level, domain, label }: ActiveSkill) => `${level} ${domain} ${label}`;
	return [...skills].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
