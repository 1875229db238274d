import { type Finding, severities } from '../findings/model';
import type { FailLevel } from './config';
import { failLevels } from './config';

/**
 * What a report is let pass with where the user says nothing; named as an agent names them, and the server's options with a
 * hyphen. Of the claims that the rules question an editor questions every other one: a few are let pass. A report of which
 * nothing is read, or nothing rests on anything, is no report that anybody checked.
 */
export const usualLimits = {
	fail_on: 'warning' as FailLevel,
	/** Of findings of that level or worse. */
	allowed_findings: 0,
	max_broken_citations: 0,
	max_refuted: 0,
	max_unsupported_key_claims: 3,
	min_words: 0,
	/** Claims and facts. */
	min_claims: 1,
	/** Of those, such as rest on something. */
	min_supported: 1,
};
export type Limits = Readonly<typeof usualLimits>;

/** The limits that are numbers. */
export const amounts = Object.keys(usualLimits).filter((name) => name !== 'fail_on') as Exclude<
	keyof Limits,
	'fail_on'
>[];

/** Those of them that the user gives, by options or in a configuration, which name them in camel case. */
export function limitsIn(given: object): Partial<Limits> {
	const values = new Map(Object.entries(given));
	const named = Object.keys(usualLimits).map((name) => {
		return [name, values.get(name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))] as const;
	});
	return Object.fromEntries(named.filter(([, value]) => value !== undefined));
}

/** What an agent may ask for. */
export type AskedLimits = { readonly [Name in keyof Limits]?: Limits[Name] | undefined };

/** The user's limits where an agent asks for no tighter ones, and those of the agent's that are looser and do not count. */
export function tightenedLimits(user: Limits, asked: AskedLimits) {
	const given = Object.entries(asked).filter(([, value]) => value !== undefined) as [
		keyof Limits,
		number | FailLevel,
	][];
	const tighter = given.filter(([name, value]) => strictness(name, value) >= strictness(name, user[name]));
	return {
		limits: { ...user, ...Object.fromEntries(tighter) } as Limits,
		loosened: given.filter((each) => !tighter.includes(each)).map(([name]) => ({ name, kept: String(user[name]) })),
	};
}

/** The more, the less is let pass. */
function strictness(name: keyof Limits, value: number | FailLevel): number {
	if (typeof value === 'string') return value === 'never' ? -1 : failLevels.indexOf(value);
	return name.startsWith('min_') ? value : -value;
}

/** Those at a level or worse. What is held back is still wrong: how many are shown does not decide whether a report passes. */
export function failingFindings({ findings }: { readonly findings: readonly Finding[] }, failOn: FailLevel): Finding[] {
	if (failOn === 'never') return [];
	const limit = severities.indexOf(failOn === 'must' ? 'error' : failOn);
	const isMust = ({ data }: Finding) => failOn === 'must' && data.weight === 'must';
	return findings.filter((finding) => severities.indexOf(finding.severity) <= limit || isMust(finding));
}
