import { entryOf } from '../../access';
import type { Analysis } from '../../analysis';
import type { DraftFinding, Finding } from '../../findings/model';
import type { Judge, ModelError } from '../../judge/model';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { QuoteAligner } from '../../places/quotes';
import type { Span } from '../../report/model';
import type { ChecklistBasis, ItemJudgement, ReportItem } from '../../scorecard/jade';
import { readerText } from '../../shownToModel/readerText';
import type { ShownReport } from '../../shownToModel/showReport';
import { groupBy } from '../../text/collections';
import { citedClaims, contextOf } from '../../verification/citedClaims';
import { placeOf } from '../../verification/claimPlace';
import type { ClaimVerification as HeldClaims, VerifiedClaim } from '../../verification/verifyClaims';
import { type ActiveSkills, activateByModel, activateByRules } from './checklists/activateSkills';
import { applyEdits } from './checklists/checklistEdits';
import { type JudgedItem, judgeChecklists } from './checklists/judgeChecklists';
import { askQueryChecklist } from './checklists/queryChecklist';
import { askReportChecklist, ownChecklist } from './checklists/reportChecklist';
import { skillItems } from './checklists/skillItems';
import type { TopUpCounts } from './checklists/topUpChecklist';
import { asksAboutLess } from './facts/asksLess';
import { SourcePool } from './facts/availableSources';
import { PageFinder } from './facts/pageFinder';
import { quotesOf, type VerifiedFact } from './facts/verifiedFact';
import { verifyByModel } from './facts/verifyByModel';
import { type PlacedClaim, type VerifyContext, verifyByRules } from './facts/verifyByRules';
import type { Checklists } from './formula/scoreChecklists';
import type { JadeSetup } from './setup';

/** What one round found out and judged. */
export interface JadeRound {
	readonly facts: ReadonlyMap<string, VerifiedFact>;
	readonly items: ReadonlyMap<string, JudgedItem>;
}

/** Checklists, and what was found out about their items round by round. */
export interface Assessment {
	readonly active: ActiveSkills;
	readonly checklists: Checklists;
	readonly origin: { readonly query: ChecklistBasis; readonly report: ChecklistBasis };
	readonly rounds: readonly JadeRound[];
	/** A model was asked. */
	readonly byModel: boolean;
	/** How often it answered an item that is no fact, over all rounds. */
	readonly answered: number;
	/** Quotes and verdicts left out because what they quote does not stand where they say. */
	readonly dropped: number;
	/** What was done about a checklist that was shorter than asked for. */
	readonly toppedUp: TopUpCounts | undefined;
	/** What the search said when it could not be used. */
	readonly searchProblem: Message | undefined;
	/** What went wrong first; then rules stand in, or items stay undecided. */
	readonly error: ModelError | undefined;
}

/** Offline: the skills' checkpoints, the tree's claims, what rules and the sources at hand decide. */
export async function assessByRules(
	analysis: Analysis,
	held: HeldClaims,
	setup: JadeSetup,
	pause: () => Promise<void>,
): Promise<Assessment> {
	const { report, tree } = analysis;
	const active = activateByRules(report, setup.library, setup.labels);
	const query = skillItems(active.skills);
	const checklists = applyEdits({ query, report: ownChecklist(report, tree, held.sources) }, setup.edits);
	const context = verifyContext(analysis, held, setup, analysis.findings);
	await context.pool.prepare(pause);
	const facts = new Map<string, VerifiedFact>();
	for (const item of factsOf(checklists)) {
		await pause();
		facts.set(item.id, verifyByRules(item, context));
	}
	const items = groundedItems(checklists, context);
	const origin = { query: 'rule', report: 'rule' } as const;
	return {
		active,
		checklists,
		origin,
		rounds: [{ facts, items }],
		byModel: false,
		answered: 0,
		dropped: 0,
		toppedUp: undefined,
		searchProblem: undefined,
		error: undefined,
	};
}

/** What JADE takes from the rest of the run, as soon as it is there. */
export interface AlreadyJudged {
	/** What is known of the report's claims and their sources. */
	readonly held: Promise<HeldClaims>;
	readonly shown: ShownReport;
	/** The report as the rules see it. */
	readonly offline: Analysis;
}

/** With a model: it makes the checklists, verifies and judges; verification and judgement as often as `runs` says. */
export async function assessByModel(
	reading: Promise<Analysis>,
	{ held, shown, offline }: AlreadyJudged,
	setup: JadeSetup,
	{ judge, runs, pause }: { readonly judge: Judge; readonly runs: number; readonly pause: () => Promise<void> },
): Promise<Assessment> {
	const { report } = offline;
	const [{ active, query }, { own, analysis, numbers }] = await Promise.all([
		activateByModel(report, setup.library, setup.labels, judge).then(async (active) => ({
			active,
			query: await askQueryChecklist(report, active.skills, judge),
		})),
		Promise.all([held, reading]).then(async ([{ sources }, analysis]) => {
			const numbers = workedOut(offline, analysis);
			const own = await askReportChecklist(analysis, numbers, sources, judge);
			return { own, analysis, numbers };
		}),
	]);
	const checklists = applyEdits({ query: query.items, report: own.items }, setup.edits);
	const context = verifyContext(analysis, await held, setup, numbers);
	await context.pool.prepare(pause);
	const pages = setup.search && new PageFinder(setup.search, setup.readFound, setup.signal);
	const rounds = await Promise.all(
		Array.from({ length: Math.max(1, runs) }, (_, sample) =>
			assessOnce({ ...analysis, shown }, checklists, context, judge, sample, pages),
		),
	);
	return {
		active,
		checklists,
		origin: { query: query.basis, report: own.basis },
		rounds,
		byModel: true,
		answered: rounds.reduce((sum, { answered }) => sum + answered, 0),
		dropped: rounds.reduce((sum, { dropped }) => sum + dropped, 0),
		toppedUp: query.toppedUp,
		searchProblem: pages?.problem,
		error: active.error ?? query.error ?? own.error ?? rounds.find(({ error }) => error)?.error,
	};
}

/** Findings computed by code, from the text or from a model's reading: they refute facts in either case. */
function workedOut(offline: Analysis, { findings, withdrawn = [] }: Analysis): Finding[] {
	const gone = withdrawn.map(({ finding }) => finding);
	const isGone = ({ code, span }: Finding) => gone.some((one) => one.code === code && one.span[0] === span[0]);
	const proven = findings.filter(({ data }) => 'proof' in data && data.proof === 'proven');
	return [...offline.findings.filter((finding) => !isGone(finding)), ...proven];
}

async function assessOnce(
	{ report, shown }: Pick<Analysis, 'report'> & Pick<AlreadyJudged, 'shown'>,
	checklists: Checklists,
	context: VerifyContext,
	judge: Judge,
	sample: number,
	pages: PageFinder | undefined,
): Promise<JadeRound & Pick<Assessment, 'answered' | 'dropped' | 'error'>> {
	const verified = await verifyByModel(factsOf(checklists), context, judge, sample, pages);
	const grounded = groundedItems(checklists, context);
	const judged = await judgeChecklists(
		checklists,
		{
			report,
			shown,
			facts: verified.facts,
			nodeOf: context.nodeOf,
			groundOf: (item) => {
				const known = context.verdictsOn(item);
				const missing = known.find(({ verdict }) => verdict === 'not-found');
				const ground = ofSources(known) ?? (missing && { verdict: 'not-found', fact: missing });
				return ground && { verdict: ground.verdict, reason: ground.fact.reason };
			},
			aligner: new QuoteAligner(report),
		},
		judge,
		sample,
	);
	// Where the judge cannot tell, what is known of the sources stands.
	const told = [...judged.items].filter(([id, { answer }]) => answer !== null || !grounded.has(id));
	return {
		facts: verified.facts,
		items: new Map([...grounded, ...told]),
		answered: judged.items.size,
		dropped: verified.dropped + judged.dropped,
		error: verified.error ?? judged.error,
	};
}

function verifyContext(
	{ report, tree }: Analysis,
	{ facts, sources, readings }: HeldClaims,
	{ local }: JadeSetup,
	findings: readonly DraftFinding[],
): VerifyContext {
	const nodes = new Map(tree.nodes.map((node) => [node.id, node]));
	const held = groupBy(facts, ({ claim }) => claim.node);
	const cited = new Map(citedClaims(report, tree).map((claim) => [claim.node, claim]));
	const nodeOf = ({ node }: ReportItem) => entryOf(nodes, node);
	const statementOf = (item: ReportItem): PlacedClaim => {
		const node = nodeOf(item);
		const { span } = node;
		return (
			cited.get(node.id) ?? {
				text: readerText(report, span),
				context: contextOf(report, node),
				place: placeOf(report, node),
			}
		);
	};
	const isPart = (item: ReportItem) => asksAboutLess(item.question, statementOf(item).text);
	return {
		pool: new SourcePool(sources, readings, local),
		nodeOf,
		claimOf: (item) => (isPart(item) ? { ...statementOf(item), text: item.question } : statementOf(item)),
		verdictsOn: (item) => {
			const known = held.get(item.node) ?? [];
			return isPart(item) ? known.filter(({ verdict }) => verdict === 'supported') : known;
		},
		findingsOn: (item) => (isPart(item) ? findings.filter(({ span }) => names(item.question, span)) : findings),
	};

	function names(question: string, span: Span): boolean {
		return question.includes(report.source.slice(...span));
	}
}

function factsOf({ report }: Checklists): ReportItem[] {
	return report.filter(({ type }) => type === 'evidence');
}

const groundCodes = {
	supported: 'facts.groundSupported',
	partly: 'facts.groundPartly',
	contradicted: 'facts.groundContradicted',
} as const;

/** What the sources of a conclusion say of it on the whole, the worst first. */
function ofSources(facts: readonly VerifiedClaim[]) {
	for (const verdict of ['contradicted', 'supported', 'partly'] as const) {
		const fact = facts.find((one) => one.verdict === verdict);
		if (fact) return { verdict, fact };
	}
	return undefined;
}

/** What rules can say of a conclusion: whether the source that it cites carries it. */
function groundedItems({ report }: Checklists, { verdictsOn }: VerifyContext): Map<string, JudgedItem> {
	const answers = { supported: 1, partly: 0.5, contradicted: 0 } as const;
	return new Map(
		report.flatMap((item): [string, JudgedItem][] => {
			const ground = item.type === 'reasoning' ? ofSources(verdictsOn(item)) : undefined;
			if (!ground) return [];
			const { fact, verdict } = ground;
			const judgement: ItemJudgement = {
				basis: fact.basis === 'model' ? 'model' : 'rule',
				reason: message(groundCodes[verdict], { why: fact.reason }),
				span: null,
				confidence: null,
				found: quotesOf([fact]),
			};
			return [[item.id, { answer: answers[verdict], judgement }]];
		}),
	);
}
