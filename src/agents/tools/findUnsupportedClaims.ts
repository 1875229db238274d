import * as z from 'zod';
import { isAuthorsView } from '../../functions';
import { message, verbatim } from '../../messages/message';
import type { Words } from '../../messages/model';
import { oneLine, truncate } from '../../text/shorten';
import type { LogicNode } from '../../tree/model';
import { claimSummary, claimsOf, isQuestioned, lacksSupport } from '../../view/claims';
import { limitArgument, type ReadReport, reportArguments } from '../calls/readReport';
import { linesOf, type Tool, tool } from '../calls/tool';

const usualLimit = 30;

/** So much of a claim is quoted. */
const longestQuote = 500;

const claimSchema = z.object({
	line: z.int(),
	column: z.int(),
	quote: z.string(),
	support: z.enum(['unsupported', 'partial']),
	/** One of the claims that the argument rests on. */
	key: z.boolean(),
	/** A finding questions its ground. */
	questioned: z.boolean(),
	why: z.array(z.string()),
	would_be_ground: z.string(),
	/** It judges, looks ahead or advises: only its author can answer for it. */
	authors_view: z.boolean(),
});

const output = z.object({
	file: z.string(),
	summary: z.string(),
	claims: z.array(claimSchema),
	/** Claims that were asked for and are not in this answer. */
	left: z.int(),
	/** Claims without ground that no finding questions, where they were not asked for. */
	unquestioned: z.int(),
	notes: z.array(z.string()),
});

export function findUnsupportedClaims(words: Words): Tool {
	const { say } = words;
	return tool({
		name: 'find_unsupported_claims',
		title: message('tools.findUnsupportedClaims'),
		about: message('tools.findUnsupportedClaimsAbout'),
		input: z.strictObject({
			...reportArguments(words),
			all: z
				.boolean()
				.optional()
				.describe(say(message('tools.allClaims'))),
			limit: limitArgument(words, usualLimit),
		}),
		output,
		async run({ all = false, limit = usualLimit, ...named }, call) {
			const read = await call.read(named);
			const { analysis } = read;
			const questioned = isQuestioned(analysis);
			const lacking = claimsOf(analysis.tree).filter(lacksSupport(analysis));
			const wanted = all ? lacking : lacking.filter(questioned);
			const rank = (claim: LogicNode) => (questioned(claim) ? 4 : 0) + (claim.key ? 2 : 0);
			const first = wanted.toSorted((a, b) => rank(b) - rank(a) || a.span[0] - b.span[0]).slice(0, limit);
			const data = {
				file: read.document.name,
				summary: say(claimSummary(analysis)),
				claims: first.map((claim) => claimObject(read, claim, questioned(claim), words)),
				left: wanted.length - first.length,
				unquestioned: lacking.length - wanted.length,
				notes: [...read.notes],
			};
			return { data, text: textOf(read, data, words) };
		},
	});
}

function claimObject(read: ReadReport, claim: LogicNode, questioned: boolean, { say }: Words) {
	const { analysis, context, document } = read;
	const { span, key, reasons } = claim;
	const support = claim.support === 'partial' ? ('partial' as const) : ('unsupported' as const);
	const view = isAuthorsView(analysis.report, { code: `claim.${support}`, span });
	const reason = reasons[0]?.code ?? 'noEvidence';
	return {
		...{ ...context.at(span), support, key, questioned, authors_view: view },
		quote: truncate(document.text.slice(...span), longestQuote),
		why: reasons.map((each) => say(each.message)),
		would_be_ground: say(message('agents.ground', { reason, view })),
	};
}

function textOf({ analysis }: ReadReport, data: z.infer<typeof output>, words: Words): string {
	const { say } = words;
	return linesOf([
		say(message('agents.claimsFound', { name: data.file, claims: claimSummary(analysis) })),
		...data.notes,
		data.claims.length === 0 ? say(message('agents.noneQuestioned')) : undefined,
		...data.claims.map((claim) => claimText(claim, words)),
		data.left > 0 ? say(message('agents.left', { count: data.left })) : undefined,
		data.unquestioned > 0 ? say(message('agents.unquestioned', { count: data.unquestioned })) : undefined,
	]);
}

function claimText(claim: z.infer<typeof claimSchema>, { say, all }: Words): string {
	const { line, column, support, key, quote, why, would_be_ground } = claim;
	return linesOf([
		`- ${line}:${column} [${support}${key ? ', key' : ''}] “${oneLine(quote)}”`,
		`  ${all(why.map((told) => verbatim(told)))}`,
		`  ${say(message('agents.wouldBeGround', { what: verbatim(would_be_ground) }))}`,
	]);
}
