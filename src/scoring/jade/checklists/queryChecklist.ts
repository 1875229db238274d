import type { Judge, ModelError } from '../../../judge/model';
import { type QueryChecklistAnswer, queryChecklistTask } from '../../../judge/tasks/jadeQueryChecklist';
import { message } from '../../../messages/message';
import type { Report } from '../../../report/model';
import { countWords } from '../../../report/sentences/words';
import { type ChecklistBasis, itemWeights, type QueryItem } from '../../../scorecard/jade';
import type { Skill } from '../../../skills/model';
import { longestQuery } from './activateSkills';
import { ItemIds } from './itemIds';
import { skillItems } from './skillItems';
import { type TopUpCounts, topUpChecklist } from './topUpChecklist';

export interface QueryChecklist {
	readonly items: readonly QueryItem[];
	readonly basis: ChecklistBasis;
	/** What was done about a model that gave fewer items than it was asked for. */
	readonly toppedUp: TopUpCounts | undefined;
	readonly error: ModelError | undefined;
}

/** The query checklist from the query and all that the active skills say (JADE §3.2); without an answer the skills' own checkpoints. */
export async function askQueryChecklist(
	report: Report,
	skills: readonly Skill[],
	judge: Judge,
): Promise<QueryChecklist> {
	const own = skillItems(skills);
	const query = report.query?.trim();
	if (!query) return { items: own, basis: 'rule', toppedUp: undefined, error: undefined };
	const simple = isSimple(query, report, skills);
	const [least, most] = simple ? itemsWanted.simple : itemsWanted.complex;
	const judged = await judge.ask(queryChecklistTask, {
		slots: {
			number: `${least} to ${most}`,
			query: query.slice(0, longestQuery),
			skills: skills.length > 0 ? skills.map(skillText).join('\n\n') : 'None: go by the question alone.',
		},
		about: message('questions.query'),
		previewAnswer: () => expectedAnswer(simple ? 5 : 12),
	});
	if (!judged.ok) return { items: own, basis: 'rule', toppedUp: undefined, error: judged.error };
	return { ...topUpChecklist(itemsOf(judged.value, skills), own, least), basis: 'model', error: undefined };
}

/** The paper: 4–6 items for a simple query, 8–15 for a complex one (JADE §3.2). */
const itemsWanted = { simple: [4, 6], complex: [8, 15] } as const;

/** A short question without conditions. */
function isSimple(query: string, { language }: Report, skills: readonly Skill[]): boolean {
	return countWords(query, language) <= 20 && skills.filter(({ level }) => level > 1).length <= 1;
}

/** Nothing of a skill is left out: every hint reaches the judge. */
function skillText(skill: Skill): string {
	const list = (title: string, lines: readonly string[]) =>
		lines.length > 0 ? [`${title}:`, ...lines.map((line) => `- ${line}`)] : [];
	const { deliverable } = skill;
	return [
		`${skill.label} (level ${skill.level}): ${skill.title}. ${skill.description}`,
		...(deliverable ? [`To be handed over: ${deliverable.name}. ${deliverable.mustHave}`] : []),
		...list('What experts check', skill.hints),
		...list(
			'Questions they ask',
			skill.checkpoints.map(({ question, kind }) => (kind === 'flaw' ? `(flaw) ${question}` : question)),
		),
		...list('Good signs', skill.goodSigns),
		...list('Fatal flaws', skill.fatalFlaws),
	].join('\n');
}

const longestQuestion = 400;

function itemsOf({ items }: QueryChecklistAnswer, skills: readonly Skill[]): QueryItem[] {
	const ids = new ItemIds();
	const labels = new Set(skills.map(({ label }) => label));
	const asked = items.filter(({ question }) => question.trim() !== '');
	const named = asked.map((item) => ({ item, id: ids.of('q', item.question) }));
	const byNumber = new Map(named.map(({ item, id }) => [item.id, id]));
	return named.map(({ item, id }) => {
		const flaw = item.kind === 'flaw';
		const below = item.dependsOn.flatMap((other) => byNumber.get(other) ?? []);
		return {
			id,
			tier: flaw ? 'independent' : item.tier,
			category: item.category.trim().slice(0, 40),
			question: item.question.trim().slice(0, longestQuestion),
			weight: flaw ? itemWeights.flaw : itemWeights[item.tier],
			dependsOn: flaw ? [] : [...new Set(below)].filter((other) => other !== id),
			skill: item.skill !== null && labels.has(item.skill) ? item.skill : null,
		};
	});
}

function expectedAnswer(count: number): QueryChecklistAnswer {
	return {
		items: Array.from({ length: count }, (_, at) => ({
			id: at + 1,
			tier: at === 0 ? 'L1' : at < 6 ? 'L2' : 'general',
			kind: 'requirement',
			category: 'market data',
			question: 'Does the report give the size of the market that is asked about, with a year and a source?',
			dependsOn: at === 0 ? [] : [1],
			skill: null,
		})),
	};
}
