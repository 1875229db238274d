import type { DraftFinding } from '../../findings/model';
import type { Report } from '../../report/model';
import type { FactVerdictName } from '../../scorecard/reportEval';
import type { CitedSource, SourceFailure } from '../../sources/model';
import { groupBy } from '../../text/collections';
import { cutShort } from '../../text/shorten';
import { failureOf } from '../../verification/evidence';
import { openAt } from '../../verification/openAt';
import type { Fact, Verification } from '../../verification/verify';

/**
 * What reading the sources found wrong: `source.contradicts`, `source.notFound`, `source.partly`, each at its claim,
 * and `citation.dead`.
 */
export function sourceFindings(report: Report, { facts, sources, readings }: Verification): DraftFinding[] {
	const claims = groupBy(facts, ({ claim }) => claim);
	return [
		...[...claims.values()].flatMap((own) => claimFindings(own, readings)),
		...sources.flatMap((source) => {
			const failure = failureOf(readings.get(source.id));
			return failure && deadCodes.has(failure.code) ? dead(report, source, failure) : [];
		}),
	];
}

/**
 * A source that contradicts is always told. That one says nothing, or only a part, is told where no other source of
 * the claim carries it, or may: one that is not decided or could not be read.
 */
function claimFindings(facts: readonly Fact[], readings: Verification['readings']): DraftFinding[] {
	const having = (name: FactVerdictName) => facts.filter(({ verdict }) => verdict === name);
	const contradicting = having('contradicted').map((fact) =>
		claimFinding('source.contradicts', fact, contradicts(fact), readings),
	);
	const open = ['supported', 'unclear', 'unverifiable'] as const;
	if (contradicting.length > 0 || open.some((name) => having(name).length > 0)) return contradicting;
	const [partly] = having('partly');
	if (partly) return [claimFinding('source.partly', partly, carriesPart(partly), readings)];
	const [missing] = having('not-found');
	return missing ? [claimFinding('source.notFound', missing, saysNothing(facts), readings)] : [];
}

function claimFinding(
	code: 'source.contradicts' | 'source.partly' | 'source.notFound',
	{ claim, source, quote, page }: Fact,
	message: string,
	readings: Verification['readings'],
): DraftFinding {
	const data = {
		node: claim.node,
		source: source.id,
		title: nameOf(source),
		...(quote === null ? {} : { quote }),
		...(page === null ? {} : { page }),
		...openAt(source, readings.get(source.id), quote, page),
	};
	return { code, span: claim.span, message, data };
}

function contradicts(fact: Fact): string {
	return `The cited source says otherwise${because(fact)} Correct the claim, or cite a source that bears it out.`;
}

function carriesPart(fact: Fact): string {
	return `The cited source carries only a part of this${because(fact)} Narrow the claim, or cite a source for the rest.`;
}

function saysNothing(facts: readonly Fact[]): string {
	const names = facts.map(({ source }) => `“${nameOf(source)}”`).join(', ');
	const which = facts.length === 1 ? `The cited source ${names} does` : `The cited sources ${names} do`;
	return `${which} not mention this. Cite where it comes from, or correct the citation.`;
}

const longestShown = 240;

/** `: it gives 9 %, the claim 12 %. “Sales rose by 9 %.” (Yearbook, page 3).` */
function because({ reason, quote, source, page }: Fact): string {
	const why = reason === '' ? '' : ` ${reason}`;
	if (quote === null) return `:${why || ` see “${nameOf(source)}”.`}`;
	const shown = cutShort(quote, longestShown);
	return `:${why} “${shown}” (${nameOf(source)}${page === null ? '' : `, page ${page}`}).`;
}

function nameOf({ title, url, id }: CitedSource): string {
	return (title || url || id).slice(0, 120);
}

const deadCodes: ReadonlySet<SourceFailure['code']> = new Set(['notFound', 'gone']);

function dead(
	{ citations }: Report,
	source: CitedSource,
	{ code, message, suggestion }: SourceFailure,
): DraftFinding[] {
	const [first, ...others] = source.citations.map((index) => citations[index]!.span);
	if (!first) return [];
	const instead = suggestion
		? `Try ${suggestion}, or cite another source.`
		: 'Correct the address, or cite another source.';
	return [
		{
			code: 'citation.dead',
			span: first,
			message: `“${nameOf(source)}” cannot be read any more: ${message} ${instead}`,
			related: others.map((span) => ({ span, message: 'Cited here too.' })),
			data: {
				source: source.id,
				failure: code,
				...(source.url ? { url: source.url } : {}),
				...(suggestion ? { suggestion } : {}),
			},
		},
	];
}
