import type { Span } from '../../../report/model';
import { optionsOf } from '../../../scorecard/factVerdict';
import type {
	ItemResult,
	JadeCompleteness,
	JadeOptions,
	JadeScore,
	QueryItem,
	ReportItem,
} from '../../../scorecard/jade';
import type { Effort } from '../../../scorecard/scorecard';
import { type ChecklistScore, isFact, type JadeVerdicts, scoreChecklists } from './scoreChecklists';
import { currentVerdicts } from './whatIf';

/** What mending one item would gain. */
export interface ItemGain {
	readonly item: string;
	/** Points of S, 0–1; of S_reason where there is no S. */
	readonly gain: number;
	/** The same where what was gated or blocked by it is then well too, for its judge was told what it rests on; absent where that is no more. */
	readonly most?: number;
	/** A requirement of which the report has nothing: it stands first, also where what is judged only once it is met would cost points. */
	readonly unmet: boolean;
	readonly effort: Effort;
	/** Where the report states it; `undefined` for what the question asks for. */
	readonly span: Span | undefined;
	/** Whether it is a fact: numbers that are wrong refute no other. */
	readonly isFact: boolean;
}

/**
 * The score computed again for each item as if it alone were as it should be: a requirement met, a flaw gone, a fact that
 * failed borne out for certain. What is gated gains by its fact: at least what the judge's answer gives once its gate is open,
 * at most what a better one would. Without a judge of the items there is no score to gain.
 */
export function itemGains(jade: JadeScore): ItemGain[] {
	if (!jade.judged || unjudged.has(jade.judged.standing)) return [];
	const checklists = { query: jade.queryChecklist, report: jade.reportChecklist };
	const [verdicts, options] = [currentVerdicts(jade), optionsOf(jade)];
	const now = scoreChecklists(checklists, verdicts, options);
	const figure = ({ final, reasoning }: typeof now) => final ?? reasoning;
	const before = figure(now);
	if (before === null) return [];
	return [...checklists.query, ...checklists.report].flatMap((item): ItemGain[] => {
		const result = now.results.get(item.id)!;
		const mended = mend(item, result, verdicts, options);
		const after = mended && scoreChecklists(checklists, mended, options);
		const gainBy = (score: typeof now | undefined) => Math.max(0, ((score && figure(score)) ?? before) - before);
		const gain = gainBy(after);
		const freed = after && [...checklists.query, ...checklists.report].filter(({ id }) => isFreed(id, now, after));
		const most = gainBy(freed && scoreChecklists(checklists, withBest(mended, freed), options));
		const unmet = mended !== undefined && 'tier' in item && item.weight > 0 && result.value === 0;
		return gain > 0 || unmet
			? [
					{
						item: item.id,
						gain,
						...(most > gain && { most }),
						unmet,
						effort: effortOf(item, result),
						span: 'span' in item ? item.span : undefined,
						isFact: isFact(item),
					},
				]
			: [];
	});
}

/** Whether a gate or a block before it has opened. */
function isFreed(id: string, before: ChecklistScore, after: ChecklistScore): boolean {
	const [was, is] = [before.results.get(id)?.state, after.results.get(id)?.state];
	return (was === 'gated' || was === 'blocked') && is === 'scored';
}

function withBest({ facts, answers }: JadeVerdicts, items: readonly (QueryItem | ReportItem)[]): JadeVerdicts {
	return { facts, answers: new Map([...answers, ...items.map((item) => [item.id, bestOf(item)] as const)]) };
}

function bestOf({ weight }: QueryItem | ReportItem): 0 | 1 {
	return weight < 0 ? 0 : 1;
}

const unjudged: ReadonlySet<JadeCompleteness> = new Set(['unscored', 'evidenceOnly']);

function mend(
	item: QueryItem | ReportItem,
	{ state, value }: ItemResult,
	{ facts, answers }: JadeVerdicts,
	{ threshold }: JadeOptions,
): JadeVerdicts | undefined {
	if (state !== 'scored' || value === null) return undefined;
	if (isFact(item)) {
		if (value >= threshold) return undefined;
		return { answers, facts: new Map(facts).set(item.id, { answer: 'yes', confidence: 1 }) };
	}
	return value === bestOf(item) ? undefined : withBest({ facts, answers }, [item]);
}

/** A figure is corrected faster than a conclusion is argued, and that faster than what was asked for is found out. */
function effortOf(item: QueryItem | ReportItem, { value }: ItemResult): Effort {
	if ('type' in item) return isFact(item) ? 'small' : 'medium';
	if (value === 0.5 || item.weight < 0) return 'medium';
	return item.tier === 'general' ? 'medium' : 'large';
}
