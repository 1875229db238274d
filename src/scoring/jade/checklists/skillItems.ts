import { message } from '../../../messages/message';
import type { Language } from '../../../report/model';
import { itemWeights, type QueryItem, type QueryTier } from '../../../scorecard/jade';
import type { Deliverable, Skill } from '../../../skills/model';
import { ItemIds, itemWords } from './itemIds';

/**
 * The query checklist without a model (JADE §3.2): the active skills' own checkpoints, with the primary deliverable in
 * front. What levels 2 and 3 ask for rests on the deliverable; flaws rest on nothing, they count whatever else is missing.
 */
export function skillItems(skills: readonly Skill[]): QueryItem[] {
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
				questionZh: deliverableQuestionZh(deliverable),
				weight: itemWeights.L1,
				dependsOn: [],
				skill: label,
			},
		];
	});
	const foundation = deliverables.map(({ id }) => id);
	const checkpoints = skills.flatMap(({ label, level, checkpoints: own }) =>
		own.map(({ question, questionZh, kind }): QueryItem => {
			const tier: QueryTier = kind === 'flaw' ? 'independent' : `L${level}`;
			const weight = kind === 'flaw' ? itemWeights.flaw : kind === 'detail' ? itemWeights.general : itemWeights[tier];
			const dependsOn = kind !== 'flaw' && level > 1 ? foundation : [];
			const id = ids.of('q', question);
			return { id, tier, category: kind, question, questionZh, weight, dependsOn, skill: label };
		}),
	);
	return [...deliverables, ...checkpoints];
}

/** In the language of the skill. */
function deliverableQuestion({ name, mustHave }: Deliverable): string {
	return askedFor(name, mustHave, /\p{Script=Han}/u.test(name) ? 'zh' : 'en');
}

/** Only where the skill says both in Chinese: half a sentence would be in English. */
function deliverableQuestionZh({ nameZh, mustHaveZh }: Deliverable): string | undefined {
	return nameZh && mustHaveZh ? askedFor(nameZh, mustHaveZh, 'zh') : undefined;
}

function askedFor(name: string, mustHave: string, language: Language): string {
	const begun = language === 'en' ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
	return itemWords(language).say(
		message('checklists.delivers', { name: begun, mustHave: mustHave.replace(/[。.]$/u, '') }),
	);
}
