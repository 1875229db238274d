import { entryOf, firstOf } from '../access';
import { completenessOfList } from '../judge/completeness';
import type { Judge, ModelError } from '../judge/model';
import { sourceLetter } from '../judge/tasks/jadeVerify';
import {
	type FactualityAnswer,
	factualityTask,
	type ModelVerdict,
	typicalFactualityReason,
} from '../judge/tasks/reportevalFactuality';
import { message, verbatim } from '../messages/message';
import type { Span } from '../report/model';
import type { FactVerdictName } from '../scorecard/reportEval';
import { isInstruction } from '../shownToModel/instructions';
import { reasonText } from '../shownToModel/reasonText';
import { missingFigures } from '../sources/support/missingFigures';
import { groupBy } from '../text/collections';
import { claimLines, type ListedClaim } from './claimLines';
import { type ClaimSourcePair, joinReasons, limitByExtent, partMessage, type SourceVerdict } from './claimSourcePairs';
import { type ClaimQuestion, type KnownPair, questionsOn } from './questions';
import { QuotedPlaces } from './relevance';
import { type ShownText, shownText } from './shownText';

/** What a model said of claims and their sources; what it did not say is missing. */
export interface ClaimsJudgement {
	readonly verdicts: ReadonlyMap<ClaimSourcePair, SourceVerdict>;
	/** Verdicts left out because what they quote does not stand in the source. */
	readonly dropped: number;
	readonly error: ModelError | undefined;
}

/** A source of up to so many characters is shown whole; a longer one by its passages. Several share the room. */
const shownWhole = 8_000;
const passagesPerClaim = 5;

/** DeepResearch-ReportEval §2.3.3: claims with the sources they cite, or their passages on them. */
export async function judgeClaims(pairs: readonly ClaimSourcePair[], judge: Judge): Promise<ClaimsJudgement> {
	const questions = bundleQuestions(questionsOn(pairs).map((claims) => ({ claims, sources: shownSources(claims) })));
	const judged = await Promise.all(questions.map((question) => judgeQuestion(question, judge)));
	return {
		verdicts: new Map(judged.flatMap(({ verdicts }) => [...verdicts])),
		dropped: judged.reduce((sum, { dropped }) => sum + dropped, 0),
		error: judged.find(({ error }) => error)?.error,
	};
}

/** Claims, and the words of their sources that are shown with them. */
interface ShownQuestion {
	readonly claims: ClaimQuestion;
	readonly sources: readonly ShownSource[];
}

/** Short questions are asked together, up to so many claims, sources (each has a letter) and characters of sources: the instructions go out once. */
const mostBundled = { claims: 40, sources: 24, characters: 60_000 };

function bundleQuestions(questions: readonly ShownQuestion[]): ShownQuestion[] {
	const bundles: ShownQuestion[] = [];
	for (const question of questions) {
		const at = bundles.findIndex((bundle) => fitsInto(bundle, question));
		const bundle = bundles[at];
		if (!bundle) bundles.push(question);
		else {
			const claims = [...bundle.claims, ...question.claims];
			const sources = [...bundle.sources, ...question.sources.filter((source) => !showing(bundle, source))];
			bundles[at] = { claims, sources };
		}
	}
	return bundles;
}

function fitsInto(bundle: ShownQuestion, { claims, sources }: ShownQuestion): boolean {
	const further = sources.filter((source) => !showing(bundle, source));
	return (
		bundle.claims.length + claims.length <= mostBundled.claims &&
		bundle.sources.length + further.length <= mostBundled.sources &&
		charactersOf(bundle.sources) + charactersOf(further) <= mostBundled.characters &&
		// No source is shown in two forms.
		!further.some(({ id }) => bundle.sources.some((known) => known.id === id))
	);
}

/** A source that is shown whole serves also those who would be shown its passages. */
function showing(bundle: ShownQuestion, { id, text }: ShownSource): boolean {
	return bundle.sources.some(
		(known) => known.id === id && (known.text === text || (known.text.length >= text.length && known.whole)),
	);
}

function charactersOf(sources: readonly ShownSource[]): number {
	return sources.reduce((sum, { text }) => sum + text.length, 0);
}

async function judgeQuestion({ claims, sources }: ShownQuestion, judge: Judge): Promise<ClaimsJudgement> {
	const letterOf = new Map(sources.map(({ id }, at) => [id, String.fromCharCode(65 + at)]));
	const [first, ...others] = sources;
	if (!first) return { verdicts: new Map(), dropped: 0, error: undefined };
	const together = others.length > 0;
	const ids = claims.map((_, at) => at + 1);
	const texts = sources.map(({ id, title, extent, text }) =>
		together ? `Source ${letterOf.get(id)}: ${title}\n${extent}\n\n${text}` : `${title}\n\n${text}`,
	);
	const judged = await judge.ask(factualityTask, {
		slots: {
			ids: ids.join(', '),
			extent: together ? 'The sources, each in full or by its passages on the claims:' : first.extent,
			claims: claimLines(claims.map((own) => listed(own, together ? letterOf : undefined))),
			source: texts.join('\n\n'),
		},
		...completenessOfList<'verdicts', FactualityAnswer>('verdicts', 'verdict', ids, ({ id }) => id),
		about: message('questions.source', {
			count: claims.length,
			title: `${first.name.slice(0, 60)}${together ? ` +${others.length}` : ''}`,
		}),
		sample: 0,
		previewAnswer: () => ({ verdicts: claims.map(expectedVerdict) }),
	});
	if (!judged.ok) return { verdicts: new Map(), dropped: 0, error: judged.error };
	const reading = { letterOf, whole: new Map(sources.map(({ id, whole }) => [id, whole])) };
	return { ...readVerdicts(judged.value, claims, reading), error: judged.missing };
}

/** For the preview: what the rules say where they are sure, and that the best passage carries a part where they are not. */
function expectedVerdict(own: readonly KnownPair[], at: number): FactualityAnswer['verdicts'][number] {
	const [passage] = own.flatMap(({ offline }) => offline?.passages ?? []);
	const sure = own.flatMap(({ offline }) => (offline && offline.verdict !== 'unclear' ? [offline.verdict] : []));
	const quote = passage ? passage.text.split(' ').slice(0, quotedWords).join(' ') : null;
	const verdict = quote === null ? 'not-found' : (sure[0] ?? 'partly');
	return { id: at + 1, verdict, quote, reason: typicalFactualityReason, sources: [] };
}

/** A quote of a model is about so long. */
const quotedWords = 24;

function listed(own: readonly KnownPair[], letterOf: ReadonlyMap<string, string> | undefined): ListedClaim {
	const { claim } = firstOf(own);
	const cites = letterOf && `cites: ${own.map(({ source }) => entryOf(letterOf, source.id)).join(', ')}`;
	return { claim, place: claim.place, ...(cites !== undefined && { more: [cites] }) };
}

/** The sources of claims, in the claims' order, with the words of theirs that are shown. */
function shownSources(question: ClaimQuestion): ShownSource[] {
	const bySource = [...groupBy(question.flat(), ({ source }) => source.id).values()];
	const room = Math.floor(shownWhole / bySource.length);
	return bySource.map((pairs) => {
		const { source, evidence } = firstOf(pairs);
		return {
			id: source.id,
			title: evidence.text.title || source.title,
			name: source.title || source.id,
			...shownText(
				evidence,
				pairs.map(({ offline }) => offline?.passages ?? []),
				passagesPerClaim,
				room,
			),
		};
	});
}

interface ShownSource extends ShownText {
	readonly id: string;
	readonly title: string;
	/** For people. */
	readonly name: string;
}

interface ShownContext {
	/** By the source's id. */
	readonly letterOf: ReadonlyMap<string, string>;
	/** Whether all that is known of it was shown. */
	readonly whole: ReadonlyMap<string, boolean>;
}

/** A verdict that rests on words must quote them: without words of the source it is dropped. */
function readVerdicts(
	{ verdicts }: FactualityAnswer,
	question: ClaimQuestion,
	reading: ShownContext,
): Omit<ClaimsJudgement, 'error'> {
	const found = new Map<ClaimSourcePair, SourceVerdict>();
	const read = new Set<number>();
	const quoted = new QuotedPlaces();
	let dropped = 0;
	for (const said of verdicts) {
		const own = question[said.id - 1];
		if (!own || read.has(said.id)) continue;
		read.add(said.id);
		const parts = partsOf(said, own, reading, quoted);
		if (parts.length < own.length) dropped++;
		for (const part of parts) found.set(part.pair, verdictOn(part, said, parts, reading));
	}
	return { verdicts: found, dropped };
}

type SaidOfClaim = FactualityAnswer['verdicts'][number];

/** What the model said of one source of a claim, and where that stands in it. */
interface PartVerdict {
	readonly pair: KnownPair;
	readonly verdict: ModelVerdict;
	readonly span: Span | undefined;
}

const needsNoQuote: ReadonlySet<ModelVerdict> = new Set(['not-found', 'cannotTell']);

/** Source by source; without those whose verdict rests on words that do not stand there, or that show nothing of the claim. */
function partsOf(
	said: SaidOfClaim,
	own: readonly KnownPair[],
	{ letterOf }: ShownContext,
	quoted: QuotedPlaces,
): PartVerdict[] {
	const parts = own.map((pair): PartVerdict & { readonly named: boolean } => {
		const alone = said.sources?.find(({ source }) => sourceLetter(source) === letterOf.get(pair.source.id));
		const { verdict, quote } = own.length > 1 && alone ? alone : said;
		const found = needsNoQuote.has(verdict) ? undefined : quotedAt(quote, pair);
		const { claim, evidence, source } = pair;
		const bears = found && quoted.maySupport(claim, evidence.quotes.at(found), found, source.id);
		const span = bears || verdict === 'contradicted' ? found : undefined;
		return { pair, verdict, span, named: own.length === 1 || alone !== undefined };
	});
	const usable = parts.filter(({ verdict, span }) => span || needsNoQuote.has(verdict));
	// What is said of several sources together holds for those that it quotes; of the others nothing is said.
	const unsaid = parts.filter((part) => !part.named && !usable.includes(part));
	if (usable.length === 0) return [];
	return [...usable, ...unsaid.map((part) => ({ ...part, verdict: 'cannotTell' as const }))];
}

/** Instructions to the judge in a source are no evidence. */
function quotedAt(quote: string | null, { evidence }: KnownPair): Span | undefined {
	return quote?.trim() && !isInstruction(quote) ? evidence.quotes.find(quote) : undefined;
}

/** What a source says of a claim; where several carry it together, each of them that carries a part does. */
function verdictOn(
	{ pair, verdict, span }: PartVerdict,
	said: SaidOfClaim,
	parts: readonly PartVerdict[],
	{ whole }: ShownContext,
): SourceVerdict {
	const { evidence, offline } = pair;
	const carrying = parts.filter((part) => part.span && part.verdict !== 'contradicted');
	const together = said.verdict === 'supported' && verdict === 'partly' && carrying.length > 1;
	// One source cannot carry more than all of them do.
	const own = verdict === 'supported' && said.verdict === 'partly' ? 'partly' : verdict;
	const single = own === 'cannotTell' ? 'unclear' : own;
	const meant = together ? 'supported' : single;
	const figures = meant === 'supported' || meant === 'partly' ? figuresMissing(parts) : [];
	const withFigures = figures.length > 0 ? 'partly' : meant;
	const known = whole.get(pair.source.id) ? limitByExtent(withFigures, evidence) : withinPassages(withFigures, pair);
	const open = evidence.extent === 'whole' ? message('verdicts.onlyPassages') : partMessage(evidence);
	const spoken = reasonText(said.reason);
	// A reason on what they say together is of all of them; any other is of the source that its quote stands in.
	const speaker =
		!together && parts.length > 1 ? parts.find((part) => quotedAt(said.quote, part.pair))?.pair : undefined;
	const why =
		speaker && speaker !== pair
			? message('verdicts.reasonOn', { name: nameOf(speaker), why: verbatim(spoken) })
			: verbatim(spoken);
	const others = carrying.filter((part) => part.pair !== pair).map((part) => nameOf(part.pair));
	return {
		verdict: known,
		basis: 'model',
		quote: span ? evidence.quotes.at(span) : null,
		page: span ? evidence.quotes.pageOf(span[0]) : null,
		reason: joinReasons([
			...(spoken === '' ? [] : [why]),
			...(figures.length > 0 ? [message('verdicts.figureMissing', { figures })] : []),
			...(together && figures.length === 0 ? [message('verdicts.together', { names: others })] : []),
			...(known === withFigures ? [] : [open]),
		]),
		signals: offline?.signals ?? [],
		...(figures.length > 0 && { missing: figures }),
	};
}

function nameOf({ source: { title, url, id } }: Pick<KnownPair, 'source'>): string {
	return title || url || id;
}

/** The figures of a claim that none of the sources which it cites gives. */
function figuresMissing(parts: readonly PartVerdict[]): readonly string[] {
	const [first = [], ...others] = parts.map(({ pair: { evidence, claim }, span }) =>
		missingFigures(evidence.index, claim, span ? evidence.quotes.at(span) : ''),
	);
	return first.filter((figure) => others.every((missing) => missing.includes(figure)));
}

/**
 * What a model does not find in the passages it was shown may stand elsewhere in the source. Only the rules look at all
 * of it: what is missing counts where they miss it too, the whole claim or a name or number of it.
 */
function withinPassages<V extends FactVerdictName>(verdict: V, { offline, evidence }: KnownPair): V | 'unclear' {
	const known = limitByExtent(verdict, evidence);
	if (known !== 'not-found' && known !== 'partly') return known;
	const missed =
		offline?.verdict === 'not-found' ||
		offline?.verdict === 'partly' ||
		offline?.signals.some(({ code }) => code === 'entityMissing' || code === 'numberMissing');
	return missed ? known : 'unclear';
}
