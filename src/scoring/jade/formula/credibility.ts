import { message } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import type { Report } from '../../../report/model';
import type { Reason } from '../../../scorecard/dimension';
import type { JadeScore } from '../../../scorecard/jade';
import type { RatedSource, SourceGroup, Tier } from '../../../sources/model';

/** S_tier of table 14. */
export const tierValues: Readonly<Record<Tier, number>> = { 1: 1, 2: 0.75, 3: 0.5, 4: 0.25 };

export type Grade = NonNullable<JadeScore['credibility']['grade']>;

/**
 * Source credibility, JADE eq. 18: Q = Σ S_tier,i · w_i ÷ Σ w_i with w_i = 1/i for the i-th cited source, 0.25 to 1.
 * The first source is the primary evidence and counts most.
 *
 * @param tiers in the order in which the sources are first cited
 * @returns `null` for no sources
 */
export function sourceQuality(tiers: readonly Tier[]): number | null {
	if (tiers.length === 0) return null;
	let [sum, weights] = [0, 0];
	for (const [index, tier] of tiers.entries()) {
		const weight = 1 / (index + 1);
		sum += tierValues[tier] * weight;
		weights += weight;
	}
	// Rounding must not lift a mean above the values it is made of.
	return Math.min(1, Math.max(tierValues[4], sum / weights));
}

/**
 * JADE, appendix G.3: A needs Q ≥ 0.75 and a source of tier 1; F is Q < 0.3 or nothing but tier 4. The paper leaves the
 * rest open; here B is Q ≥ 0.70, C Q ≥ 0.50 and D Q ≥ 0.30.
 */
export function gradeOf(quality: number, tiers: readonly Tier[]): Grade {
	// Means of quarters that are a bound exactly must not miss it by rounding.
	const reaches = (bound: number) => quality >= bound - 1e-9;
	if (!reaches(0.3) || tiers.every((tier) => tier === 4)) return 'F';
	if (reaches(0.75) && tiers.includes(1)) return 'A';
	if (reaches(0.7)) return 'B';
	return reaches(0.5) ? 'C' : 'D';
}

/** The credibility of what a report leans on, by where it comes from. */
export function scoreCredibility(report: Report, sources: readonly RatedSource[]): JadeScore['credibility'] {
	const tiers = sources.map(({ tier }) => tier.tier);
	const value = sourceQuality(tiers);
	if (value === null) {
		return { value, grade: null, recommendations: [], reasons: [{ message: message('jade.noAddress') }] };
	}
	const grade = gradeOf(value, tiers);
	const recommendations = grade === 'A' || grade === 'B' ? [] : recommendSources(sources);
	return { value, grade, recommendations, reasons: reasonsFor(report, sources) };
}

/** With these the weights of the sources say most of the score. */
const sourcesNamed = 5;

function reasonsFor(report: Report, sources: readonly RatedSource[]): Reason[] {
	const tiers = ([1, 2, 3, 4] as const)
		.map((tier) => ({ tier, count: sources.filter((source) => source.tier.tier === tier).length }))
		.filter(({ count }) => count > 0);
	const named = sources.slice(0, sourcesNamed).map((source): Reason => {
		const { tier, domain, reason } = source.tier;
		return { message: message('jade.tier', { domain, tier, why: reason }), ...placeOf(report, source) };
	});
	const summary = message('jade.tiers', {
		sources: sources.length,
		tiers: tiers.map((of) => message('jade.ofTier', of)),
	});
	return [{ message: summary }, ...named, ...withoutAddress(report, sources)];
}

function placeOf(report: Report, { citations, reference }: RatedSource): Pick<Reason, 'span'> {
	const place = report.citations[citations[0] ?? -1] ?? report.references[reference ?? -1];
	return place ? { span: place.span } : {};
}

function withoutAddress({ citations, references }: Report, sources: readonly RatedSource[]): Reason[] {
	const cited = new Set(citations.flatMap((citation) => citation.references));
	const rated = new Set(sources.map(({ reference }) => reference));
	const left = references.filter(
		({ index, url, empty }) => cited.has(index) && url === undefined && !empty && !rated.has(index),
	);
	if (left.length === 0) return [];
	return [{ message: message('jade.unrated', { count: left.length }), span: left[0]!.span }];
}

/** Of tier 4 because nothing is known, not because of what they are. */
const unrated: ReadonlySet<SourceGroup> = new Set(['unknown', 'placeholder', 'file', 'own']);

/**
 * What would make the sources more credible (JADE, appendix G.3), the most important first. Asked for grades below B,
 * which means that there is something to say.
 */
export function recommendSources(sources: readonly RatedSource[]): Message[] {
	const first = sources[0]!.tier;
	const official = sources.some(({ tier }) => tier.tier === 1);
	const invented = sources.filter(({ tier }) => tier.group === 'placeholder');
	const weak = sources.filter(({ tier }) => tier.tier === 4 && !unrated.has(tier.group));
	const unknown = sources.filter(({ tier }) => tier.group === 'unknown');
	const advice = [
		...(official ? [] : [message('jade.addPrimary')]),
		...(first.tier > 2 ? [message('jade.firstWeak', { domain: first.domain, tier: first.tier })] : []),
		...about('jade.placeholders', invented),
		...about('jade.replaceWeak', weak),
		...about('jade.confirmUnknown', unknown),
	];
	return advice.length > 0 ? advice : [message('jade.goDeeper')];
}

const mostNamed = 4;

function about(
	code: 'jade.placeholders' | 'jade.replaceWeak' | 'jade.confirmUnknown',
	sources: readonly RatedSource[],
): Message[] {
	if (sources.length === 0) return [];
	const domains = [...new Set(sources.map(({ tier }) => tier.domain))];
	const named = domains.slice(0, mostNamed);
	return [message(code, { domains: message('jade.domains', { domains: named, more: domains.length - named.length }) })];
}
