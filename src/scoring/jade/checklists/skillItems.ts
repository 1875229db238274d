import { message } from '../../../messages/message';
import type { ChecklistWeights, QueryItem, QueryTier } from '../../../scorecard/jade';
import type { Skill } from '../../../skills/model';
import { ItemIds } from './itemIds';
import { itemWords } from './itemWords';

/**
 * The query checklist without a model (JADE §3.2): the active skills' own checkpoints, with the primary deliverable in
 * front. What levels 2 and 3 ask for rests on the deliverable; flaws rest on nothing, they count whatever else is missing.
 */
export function skillItems(skills: readonly Skill[], weights: ChecklistWeights): QueryItem[] {
	const ids = new ItemIds();
	const primary = skills.filter(({ level }) => level === 1);
	const deliverables = primary.flatMap(({ label, deliverable }): QueryItem[] => {
		if (!deliverable) return [];
		const question = deliverableQuestion(deliverable);
		return [
			{
				id: ids.of('q', question),
				tier: 'L1',
				category: 'deliverable',
				question,
				weight: weights.L1,
				dependsOn: [],
				skill: label,
			},
		];
	});
	const foundation = deliverables.map(({ id }) => id);
	const checkpoints = skills.flatMap(({ label, level, checkpoints: own }) =>
		own.map(({ question, kind }): QueryItem => {
			const tier: QueryTier = kind === 'flaw' ? 'independent' : `L${level}`;
			const weight = kind === 'flaw' ? weights.flaw : kind === 'detail' ? weights.general : weights[tier];
			const dependsOn = kind !== 'flaw' && level > 1 ? foundation : [];
			return { id: ids.of('q', question), tier, category: kind, question, weight, dependsOn, skill: label };
		}),
	);
	return [...deliverables, ...checkpoints];
}

/** In the language of the skill. */
function deliverableQuestion({ name, mustHave }: NonNullable<Skill['deliverable']>): string {
	const words = itemWords(/\p{Script=Han}/u.test(name) ? 'zh' : 'en');
	return words.say(message('checklists.delivers', { name, mustHave: mustHave.replace(/[。.]$/u, '') }));
}
