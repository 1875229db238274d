import { itemAt } from '../../access';
import type { DraftFinding } from '../../findings/model';
import { withoutInvisible } from '../../judge/hiddenText';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { Report } from '../../report/model';
import type { FactVerdictName } from '../../scorecard/reportEval';
import { discussesInstructions, instructionsIn } from '../../shownToModel/instructions';
import type { CitedSource, SourceFailure, SourceReading } from '../../sources/model';
import { groupBy } from '../../text/collections';
import { truncate } from '../../text/shorten';
import { failureOf } from '../../verification/indexedSource';
import { sourcePlace } from '../../verification/openAt';
import type { ClaimVerification, VerifiedClaim } from '../../verification/verifyClaims';

/**
 * What reading the sources found wrong: `source.contradicts`, `source.notFound`, `source.partly`, each at its claim,
 * `source.instruction` and `citation.dead`, each at the first citation.
 */
export function sourceFindings(report: Report, { facts, sources, readings }: ClaimVerification): DraftFinding[] {
	const claims = groupBy(facts, ({ claim }) => claim);
	return [
		...[...claims.values()].flatMap((own) => claimFindings(own, readings)),
		...sources.flatMap((source) => {
			const failure = failureOf(readings.get(source.id));
			return [
				...(failure && deadCodes.has(failure.code) ? deadLink(report, source, failure) : []),
				...instructions(report, source, readings.get(source.id)),
			];
		}),
	];
}

/**
 * A contradicting source is always reported. A source that supports nothing or only a part is reported where no other
 * source of the claim supports it or may do so, undecided or unread.
 */
function claimFindings(facts: readonly VerifiedClaim[], readings: ClaimVerification['readings']): DraftFinding[] {
	const having = (name: FactVerdictName) => facts.filter(({ verdict }) => verdict === name);
	const contradicting = having('contradicted').map((fact) =>
		claimFinding('source.contradicts', fact, message('judged.contradicts', wording(fact)), readings),
	);
	const open = ['supported', 'unclear', 'unverifiable'] as const;
	if (contradicting.length > 0 || open.some((name) => having(name).length > 0)) return contradicting;
	const [partly] = having('partly');
	if (partly) return [claimFinding('source.partly', partly, message('judged.supportsPart', wording(partly)), readings)];
	const [missing] = having('not-found');
	return missing ? [claimFinding('source.notFound', missing, notMentioned(facts), readings)] : [];
}

function claimFinding(
	code: 'source.contradicts' | 'source.partly' | 'source.notFound',
	{ claim, source, quote, page, basis }: VerifiedClaim,
	told: Message,
	readings: ClaimVerification['readings'],
): DraftFinding {
	const data = {
		node: claim.node,
		source: source.id,
		title: nameOf(source),
		...(quote === null ? {} : { quote }),
		...(page === null ? {} : { page }),
		...sourcePlace(source, readings.get(source.id), quote, page),
	};
	return { code, span: claim.span, message: told, data, ...(basis === 'model' ? { decidedBy: 'model' } : {}) };
}

/** The message that no source mentions a claim, with the reason that a model gave, if any. */
function notMentioned(facts: readonly VerifiedClaim[]): Message {
	const judged = facts.find(({ basis, reason }) => basis === 'model' && reason !== null);
	const why = judged?.reason ? message('common.closed', { what: judged.reason }) : undefined;
	return message('judged.notMentioned', { names: facts.map(({ source }) => nameOf(source)), why });
}

const longestShown = 240;

/** Why a source decides, with its words. */
function wording({ reason, quote, source, page }: VerifiedClaim) {
	const shown = quote === null ? null : truncate(quote, longestShown);
	return { why: reason ?? undefined, quote: shown, name: nameOf(source), page };
}

function nameOf({ title, url, id }: CitedSource): string {
	return (title || url || id).slice(0, 120);
}

const deadCodes: ReadonlySet<SourceFailure['code']> = new Set(['notFound', 'gone']);

function deadLink(
	{ citations }: Report,
	source: CitedSource,
	{ code, message: why, suggestion }: SourceFailure,
): DraftFinding[] {
	const [first, ...others] = source.citations.map((index) => citations[index]!.span);
	if (!first) return [];
	return [
		{
			code: 'citation.dead',
			span: first,
			message: message('judged.dead', { name: nameOf(source), why, suggestion }),
			related: others.map((span) => ({ span, message: message('judged.citedHereToo') })),
			data: {
				source: source.id,
				failure: code,
				...(source.url ? { url: source.url } : {}),
				...(suggestion ? { suggestion } : {}),
			},
		},
	];
}

/** A source with instructions to a judge, reported once; not a source about such instructions, which quotes examples. */
function instructions({ citations }: Report, source: CitedSource, reading: SourceReading | undefined): DraftFinding[] {
	const [first, ...others] = source.citations.map((index) => itemAt(citations, index).span);
	if (!first || !reading?.ok || reading.from.kind === 'quote') return [];
	const text = withoutInvisible(reading.content.text);
	const order = discussesInstructions(text) ? undefined : instructionsIn(text)[0];
	if (!order) return [];
	const words = truncate(text.slice(...order).replace(/\s+/gu, ' '), longestShown);
	return [
		{
			code: 'source.instruction',
			span: first,
			message: message('judged.sourceInstructs', { name: nameOf(source), words }),
			related: others.map((span) => ({ span, message: message('judged.citedHereToo') })),
			data: { words, source: source.id, title: nameOf(source), ...sourcePlace(source, reading, words, null) },
		},
	];
}
