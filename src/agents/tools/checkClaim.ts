import * as z from 'zod';
import { message, verbatim } from '../../messages/message';
import type { Words } from '../../messages/model';
import { oneLine } from '../../text/shorten';
import type { StatementCheck } from '../../verification/checkStatement';
import { CallError } from '../calls/callError';
import { optional } from '../calls/readReport';
import { type Call, linesOf, type Tool, tool } from '../calls/tool';

/** More is no claim but a passage: each of its sentences is a claim of its own. */
const longestClaim = 2_000;

export function checkClaim(words: Words): Tool {
	const { say } = words;
	return tool(words, {
		name: 'check_claim_against_source',
		title: message('tools.checkClaim'),
		about: message('tools.checkClaimAbout'),
		input: z.strictObject({
			claim: z
				.string()
				.trim()
				.min(1)
				.max(longestClaim)
				.describe(say(message('tools.claim'))),
			context: optional(z.array(z.string()).max(20), message('tools.context'), words),
			source_text: optional(z.string(), message('tools.sourceText'), words),
			source_path: optional(z.string().min(1), message('tools.sourcePath'), words),
			source_title: optional(z.string(), message('tools.sourceTitle'), words),
		}),
		async run({ claim, context = [], ...source }, call) {
			const known = await sourceOf(source, call);
			const plumbline = await call.plumbline();
			const reading = await plumbline.checkClaim({ text: claim, context }, known, call.signal);
			call.signal.throwIfAborted();
			if ('failure' in reading) {
				const name = source.source_path ?? 'source_text';
				throw new CallError('unreadable', message('files.about', { name, what: reading.failure.message }));
			}
			const data = dataOf(reading, words);
			return { data, text: textOf(data, reading, words) };
		},
	});
}

type Named = Partial<Record<'source_text' | 'source_path' | 'source_title', string>>;

async function sourceOf({ source_text: text, source_path: path, source_title: title }: Named, call: Call) {
	if ((path === undefined) === (text === undefined)) {
		throw new CallError('usage', message('agents.oneOf', { names: ['source_text', 'source_path'] }));
	}
	if (path !== undefined) return call.source(path);
	if (text === undefined || text.trim() === '') {
		throw new CallError('usage', message('agents.nothingToCheck', { name: 'source_text' }));
	}
	return { text, title };
}

function dataOf(reading: StatementCheck, { say }: Words) {
	const { verdict, confidence, why, given, missing, passages, partly } = reading;
	return {
		// Always the rules: no model is asked here.
		...{ verdict, decided_by: 'rules' as const, partly_read: partly },
		confidence: Math.round(confidence * 100) / 100,
		message: say(message(`citing.verdict.${verdict}`)),
		why: [...new Set(why.map(say))],
		given: [...given],
		missing: [...missing],
		// What the source does not speak of has no passage that fits.
		quotes: verdict === 'not-found' ? [] : passages.map(({ text, page }) => ({ text, page: page ?? null })),
	};
}

function textOf(data: ReturnType<typeof dataOf>, { verdict, given, missing }: StatementCheck, { say }: Words): string {
	return linesOf([
		say(message('agents.verdict', { verdict, told: message(`citing.verdict.${verdict}`) })),
		given.length + missing.length > 0 ? say(message('citing.figures', { given, missing })) : undefined,
		...data.why.map((told) => `- ${say(verbatim(told))}`),
		data.partly_read ? say(message('agents.partOnly')) : undefined,
		...data.quotes.map(({ text, page }) =>
			say(message('agents.passage', { page: page ?? undefined, text: oneLine(text) })),
		),
	]);
}
