import type { Check, DraftFinding } from '../../findings/model';
import { inEither } from '../../lexicon/compile';
import { askingTitles } from '../../lexicon/sourceFit';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { referenceName } from '../../report/citations/names';
import type { Report } from '../../report/model';
import { type CitedUnit, citedUnits } from './citedUnits';
import { numbersOfTwoSources } from './numbersOfTwoSources';
import { otherAuthor, otherName } from './sourceNames';
import { otherPlace } from './sourcePlaces';
import { tooOld } from './sourceYears';

/**
 * `citation.mismatch`: a sentence that its sources cannot carry, by what the list itself says of them: they are older
 * than what is told, about another country, about something else while another entry is about it, or no sources at all.
 * And numbers that stand for two sources.
 */
export const mismatchedCitations: Check = ({ report }) => [
	...numbersOfTwoSources(report),
	...citedUnits(report).flatMap((unit): DraftFinding[] => {
		const found = misfitOf(report, unit);
		if (!found) return [];
		return [
			{
				code: 'citation.mismatch',
				span: unit.span,
				message: found,
				related: unit.references.map(({ span }) => ({ span, message: message('checks.citedEntry') })),
				data: { label: unit.references[0].label ?? '' },
			},
		];
	}),
];

function misfitOf(report: Report, unit: CitedUnit): Message | undefined {
	return (
		noSource(unit) ??
		tooOld(report, unit) ??
		otherPlace(report, unit) ??
		otherAuthor(report, unit) ??
		otherName(report, unit)
	);
}

const asking = inEither(askingTitles);
const search =
	/^https?:\/\/(?:www\.)?(?:google\.[a-z.]+\/search|bing\.com\/search|baidu\.com\/s\?|duckduckgo\.com\/\?)/iu;

/** A call for papers, an essay to copy, a page of search results. */
function noSource({ references }: CitedUnit): Message | undefined {
	const all = references.every(({ title, url = '' }) => asking.test(`${title} ${url}`) || search.test(url));
	return all ? message('checks.sourceIsNone', { names: references.map(referenceName) }) : undefined;
}
