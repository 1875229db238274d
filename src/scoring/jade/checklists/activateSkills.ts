import type { Judge, ModelError } from '../../../judge/model';
import { activateTask } from '../../../judge/tasks/jadeActivate';
import { message } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import type { Report } from '../../../report/model';
import type { SkillActivation } from '../../../scorecard/jade';
import { type Activation, createActivation } from '../../../skills/activate';
import type { Skill, SkillLibrary } from '../../../skills/model';

/** The skills a report is judged by. */
export interface ActiveSkills {
	/** By level, domain and label. */
	readonly skills: readonly Skill[];
	readonly activation: SkillActivation;
	/** Why a model that was asked did not say. */
	readonly error: ModelError | undefined;
}

/** The labels the user chose, else those the report names, else what its question speaks for by rules (JADE §3.2). */
export function activateByRules(report: Report, library: SkillLibrary, chosen: readonly string[] = []): ActiveSkills {
	return readByRules(report, library, chosen).active;
}

/** As by rules; where these find nothing in the question, or little, a model is asked. That none fits is an answer. */
export async function activateByModel(
	report: Report,
	library: SkillLibrary,
	chosen: readonly string[] | undefined,
	judge: Judge,
): Promise<ActiveSkills> {
	const { active: byRules, needsModel } = readByRules(report, library, chosen);
	const query = report.query?.trim();
	if (!needsModel || !query || library.skills.length === 0) return byRules;
	const judged = await judge.ask(activateTask, {
		slots: { query: query.slice(0, longestQuery), skills: library.skills.map(skillLine).join('\n') },
		about: message('questions.skills'),
		previewAnswer: () => ({ labels: byRules.skills.map(({ label }) => label) }),
	});
	if (!judged.ok) return { ...byRules, error: judged.error };
	const { labels } = judged.value;
	const { problems } = byRules.activation;
	if (labels.length === 0) return { ...noneFits(library, problems), error: undefined };
	const named = readLabels(labels, library.skills);
	if (!named.some(({ level }) => level === 1)) return byRules;
	const why = named.map(({ label }) => ({ label, why: byRules.activation.why[label] ?? [] }));
	return { ...withSkills(why, library.skills, 'model', problems), error: undefined };
}

/** What any report is judged by, where no skill is for it. */
function noneFits({ skills }: SkillLibrary, problems: readonly Message[]): Omit<ActiveSkills, 'error'> {
	const general = createActivation(skills)({}).skills.map(({ label }) => ({ label, why: [] }));
	return withSkills(general, skills, 'none', problems);
}

function readByRules(report: Report, { skills }: SkillLibrary, chosen: readonly string[] = []) {
	const { needsModel, ...activated } = activation(report, skills, chosen);
	const problems = activated.problems.map((problem) => problem.message);
	const from = chosen.length > 0 && activated.from === 'report' ? 'chosen' : activated.from;
	return { active: { ...withSkills(activated.skills, skills, from, problems), error: undefined }, needsModel };
}

export const longestQuery = 8_000;

/** The user's choice is read as a report's own labels are. */
function activation(report: Report, skills: readonly Skill[], chosen: readonly string[]): Activation {
	const activate = createActivation(skills);
	const own = report.frontMatter?.data ?? {};
	const query = report.query === undefined ? {} : { query: report.query };
	return activate({ frontMatter: chosen.length > 0 ? { ...own, skills: [...chosen], labels: [] } : own, ...query });
}

function withSkills(
	active: readonly { readonly label: string; readonly why: readonly Message[] }[],
	skills: readonly Skill[],
	from: SkillActivation['from'],
	problems: readonly Message[],
): Pick<ActiveSkills, 'skills' | 'activation'> {
	const byLabel = new Map(skills.map((skill) => [skill.label, skill]));
	const why = Object.fromEntries(active.map(({ label, why: words }) => [label, words]));
	return { skills: active.flatMap(({ label }) => byLabel.get(label) ?? []), activation: { from, why, problems } };
}

function skillLine({ label, level, domain, title, description }: Skill): string {
	return `${label} (level ${level}, ${domain}): ${title}. ${description}`;
}

/** Labels that there are, one of level 1, and of the others those of its domain. */
function readLabels(labels: readonly string[], skills: readonly Skill[]): Skill[] {
	const wanted = new Set(
		labels.map((label) =>
			label
				.trim()
				.toLowerCase()
				.replace(/[\s-]+/gu, '_'),
		),
	);
	const named = skills.filter(({ label }) => wanted.has(label));
	const primary = named.find(({ level }) => level === 1);
	if (!primary) return [];
	return [primary, ...named.filter(({ level, domain }) => level > 1 && domain === primary.domain)];
}
