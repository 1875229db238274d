import { firstWords, inEither } from '../../lexicon/compile';
import { noCompanies } from '../../lexicon/names';
import * as scopes from '../../lexicon/scopes';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { allMatches } from '../../text/matches';
import type { SupportReason } from '../model';
import { nationwide, placeName, placesIn, worldwide } from '../reading/places';
import type { UnitSignals } from '../reading/signals';

/** What a claim speaks of in general and its evidence in one instance only. */
interface Scope {
	/** Whether a claim is general in this respect. */
	readonly general: (claim: UnitSignals) => boolean;
	/** The instances that a unit is about; none where it cannot be told. */
	readonly instances: (unit: UnitSignals) => readonly string[];
	readonly told: (instance: string) => Message;
}

const manyYears = new RegExp(`${inEither(scopes.manyYears).source}|过去[十二三五\\d]+年`, 'iu');
const againstOtherYears = inEither(scopes.againstOtherYears);

const years: Scope = {
	general: ({ unit }) =>
		unit.numbers.every(({ kind }) => kind !== 'year' && kind !== 'date') && manyYears.test(unit.text),
	instances: ({ unit }) =>
		againstOtherYears.test(unit.text)
			? []
			: unit.numbers.flatMap(({ kind, value, upper }) =>
					kind === 'year' || kind === 'date' ? [String(value), ...(upper === undefined ? [] : [String(upper)])] : [],
				),
	told: (year) => message('support.oneYear', { year }),
};

const regions: Scope = {
	general: ({ unit }) => worldwide.test(unit.text) && placesIn(unit.text, 'countries').length === 0,
	instances: ({ unit }) => (worldwide.test(unit.text) ? [] : placesIn(unit.text, 'countries')),
	told: (place) => message('support.oneCountry', { place: placeName(place) }),
};

const provinces: Scope = {
	general: ({ unit }) => nationwide.test(unit.text) && placesIn(unit.text, 'provinces').length === 0,
	instances: ({ unit }) => (nationwide.test(unit.text) ? [] : placesIn(unit.text, 'provinces')),
	told: (place) => message('support.oneProvince', { place: placeName(place) }),
};

const wholeIndustry = inEither(scopes.wholeIndustry);

/** A name with what only a company has or does right behind it. */
const company =
	/(?<name>\p{Lu}[\p{L}\d&-]{0,60}(?: \p{Lu}[\p{L}\d&-]{0,60}){0,2})(?:['’]s (?:revenues?|sales|profits?|margins?|shipments|earnings|customers|plants?|factory|factories|orders)|,? (?:Inc|Corp|Ltd|AG|GmbH|plc)\b\.?| (?:reported|announced|posted|sold|shipped|raised its|cut its))|(?<zh>[\p{Script=Han}A-Za-z]{2,8}?(?:集团|公司|股份))/gu;

const companies: Scope = {
	general: ({ unit }) => wholeIndustry.test(unit.text) && companiesIn(unit.text).length === 0,
	instances: ({ unit }) => (wholeIndustry.test(unit.text) ? [] : companiesIn(unit.text)),
	told: (name) => message('support.oneCompany', { name }),
};

/** What stands before `reported` and the like without being a company's name. */
const noName = firstWords(noCompanies, 'u');

function companiesIn(text: string): string[] {
	return allMatches(company, text)
		.flatMap(({ groups }) => groups?.name ?? groups?.zh ?? [])
		.filter((name) => !noName.test(name));
}

/**
 * The reason why a general claim is only partly supported: every piece of its evidence is about one and the same
 * region, year or company. Where a piece cannot be placed for sure, or two differ, there is none.
 */
export function narrowerReason(claim: UnitSignals, evidence: readonly UnitSignals[]): SupportReason | undefined {
	if (evidence.length === 0) return undefined;
	for (const { general, instances, told } of [regions, provinces, years, companies]) {
		if (!general(claim)) continue;
		const found = evidence.map((unit) => new Set(instances(unit)));
		const [only, ...others] = new Set(found.flatMap((set) => [...set]));
		if (only === undefined || others.length > 0 || found.some((set) => set.size === 0)) continue;
		return { code: 'narrowerEvidence', message: told(only), span: evidence[0]!.unit.span };
	}
	return undefined;
}
