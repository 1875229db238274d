import * as z from 'zod';
import { isAuthorsView } from '../../functions';
import { estimateTokens } from '../../judge/tokens';
import { message, verbatim } from '../../messages/message';
import type { Words } from '../../messages/model';
import { groupBy } from '../../text/collections';
import { oneLine, truncate } from '../../text/shorten';
import type { LogicNode } from '../../tree/model';
import { claimSummary, claimsOf, isQuestioned, lacksSupport } from '../../view/claims';
import { limitArgument, optional, type ReadReport, reportArguments } from '../calls/readReport';
import { answerTokens, linesOf, type Tool, tool } from '../calls/tool';

/** So much of a claim is quoted. */
const longestQuote = 160;

export function findUnsupportedClaims(words: Words): Tool {
	const { say } = words;
	return tool(words, {
		name: 'find_unsupported_claims',
		title: message('tools.findUnsupportedClaims'),
		about: message('tools.findUnsupportedClaimsAbout'),
		input: z.strictObject({
			...reportArguments(words),
			all: optional(z.boolean(), message('tools.allClaims'), words),
			limit: limitArgument(words),
		}),
		async run({ all = false, limit, ...named }, call) {
			const read = await call.read(named);
			const { analysis } = read;
			const questioned = isQuestioned(analysis);
			const lacking = claimsOf(analysis.tree).filter(lacksSupport(analysis));
			const wanted = all ? lacking : lacking.filter(questioned);
			const rank = (claim: LogicNode) => (questioned(claim) ? 4 : 0) + (claim.key ? 2 : 0);
			const first = wanted
				.toSorted((a, b) => rank(b) - rank(a) || a.span[0] - b.span[0])
				.map((claim) => claimObject(read, claim, questioned(claim), words));
			const claims = limit === undefined ? readAtOnce(first) : first.slice(0, limit);
			const data = {
				file: read.document.name,
				summary: say(claimSummary(analysis)),
				claims,
				/** Claims that were asked for and are not in this answer. */
				left: wanted.length - claims.length,
				/** Claims without ground that no finding questions, where they were not asked for. */
				unquestioned: lacking.length - wanted.length,
				notes: [...read.notes],
			};
			const text = linesOf([
				say(message('agents.claimsFound', { name: data.file, claims: claimSummary(analysis) })),
				...data.notes,
				claims.length === 0 ? say(message('agents.noneQuestioned')) : undefined,
				...claimLines(claims, words),
				data.left > 0 ? say(message('agents.left', { count: data.left })) : undefined,
				data.unquestioned > 0 ? say(message('agents.unquestioned', { count: data.unquestioned })) : undefined,
			]);
			return { data, text };
		},
	});
}

type ClaimObject = ReturnType<typeof claimObject>;

function claimObject(read: ReadReport, claim: LogicNode, questioned: boolean, { say }: Words) {
	const { analysis, context, document } = read;
	const { span, key, reasons } = claim;
	const support = claim.support === 'partial' ? ('partial' as const) : ('unsupported' as const);
	const view = isAuthorsView(analysis.report, { code: `claim.${support}`, span });
	const reason = reasons[0]?.code ?? 'noEvidence';
	return {
		...{ ...context.at(span), support },
		/** One of the claims that the argument rests on. */
		key,
		/** A finding questions its ground. */
		questioned,
		/** It judges, looks ahead or advises: only its author can answer for it. */
		authors_view: view,
		quote: truncate(document.text.slice(...span), longestQuote),
		why: reasons.map((each) => say(each.message)),
		would_be_ground: say(message('agents.ground', { reason, view })),
	};
}

/** What is asked for the same reason stands together, and the reason once. */
function claimLines(claims: readonly ClaimObject[], { say, all }: Words): string[] {
	const groups = groupBy(claims, ({ why, would_be_ground }) =>
		linesOf([
			all(why.map((told) => verbatim(told))),
			say(message('agents.wouldBeGround', { what: verbatim(would_be_ground) })),
		]),
	);
	return [...groups].flatMap(([reason, group]) => [`\n${reason}`, ...group.map(claimLine)]);
}

function claimLine({ line, column, support, key, quote }: ClaimObject): string {
	return `- ${line}:${column} [${support}${key ? ', key' : ''}] “${oneLine(quote)}”`;
}

/** At least one. */
function readAtOnce(claims: readonly ClaimObject[]): readonly ClaimObject[] {
	let tokens = 0;
	const end = claims.findIndex((claim) => {
		tokens += estimateTokens(claimLine(claim));
		return tokens > answerTokens;
	});
	return end < 0 ? claims : claims.slice(0, Math.max(1, end));
}
