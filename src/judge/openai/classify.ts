import type { Capabilities, ModelErrorCode } from '../model';
import type { Refusal } from './refusal';

/** What the question was sent with, of what an endpoint may not take. */
export interface SentParameters {
	readonly parameters: ReadonlySet<keyof Capabilities>;
	/** The limit of output tokens. */
	readonly maxOutputTokens: number;
}

export type RefusalCode = Exclude<
	ModelErrorCode,
	'network' | 'empty' | 'cutOff' | 'malformed' | 'budget' | 'runTimeout' | 'givenUp' | 'unsupported'
>;

export type RefusalKind =
	/** `left`: with `tooLong`, the output tokens that its context has room for beside the question, where it says so. */
	| { readonly code: RefusalCode; readonly unsupported?: undefined; readonly left?: number | undefined }
	/** `most`: the limit of output tokens it would take, where it names one. */
	| { readonly code: 'unsupported'; readonly unsupported: keyof Capabilities; readonly most?: number };

/**
 * What a refusal means. Codes and parameters decide where endpoints give them; many give none, so their common words
 * are known too.
 */
export function classify(refusal: Refusal, sent: SentParameters): RefusalKind {
	const code = kinds.find(([, fits]) => fits(refusal))?.[0];
	if (code) return { code, left: code === 'tooLong' ? roomLeft(refusal.message, sent.maxOutputTokens) : undefined };
	if (isTooHigh(refusal)) {
		const most = namedLimit(refusal.message, sent.maxOutputTokens);
		return { code: 'unsupported', unsupported: 'maxOutputTokens', ...(most === undefined ? {} : { most }) };
	}
	const unsupported = refusedParameter(refusal, sent);
	return unsupported ? { code: 'unsupported', unsupported } : { code: byStatus(refusal) };
}

/** In this order: a model that may not be used is often a 403, a filtered prompt a 400. */
const kinds: readonly (readonly [RefusalCode, (refusal: Refusal) => boolean])[] = [
	['quota', isQuota],
	['refused', isFiltered],
	['noModel', isNoModel],
	['auth', isAuth],
	['tooLong', isTooLong],
];

function codeMatches(pattern: RegExp): (refusal: Refusal) => boolean {
	return ({ code, type }) => pattern.test(code ?? '') || pattern.test(type ?? '');
}

const quotaCode = codeMatches(
	/^(insufficient_quota|exceeded_current_quota_error|billing_hard_limit_reached|insufficient_credits|arrearage|1113)$/i,
);
const quotaWords =
	/insufficient (balance|credit|quota|fund)|credit balance|exceeded your (current|monthly) quota|out of credits|余额不足|欠费/i;

/** Some endpoints call a rate limit a quota, too: where they say how long to wait, it is a rate limit. */
function isQuota(refusal: Refusal): boolean {
	if (refusal.status === 402 || quotaCode(refusal)) return true;
	return (
		[400, 403, 429].includes(refusal.status) && refusal.retryAfter === undefined && quotaWords.test(refusal.message)
	);
}

const filterCode = codeMatches(
	/^(content_?filter|content_policy_violation|ResponsibleAIPolicyViolation|data_?inspection_?failed|1301)$/i,
);
const filterWords =
	/\bmoderation\b|\bflagged\b|\bcontent[ _-]?(policy|policies|filter|filters|filtering)\b|\bguardrails?\b|敏感|违规|内容安全/i;
/** A flagged user or account, unlike a flagged prompt, gets no answer to any question. */
const userWords = /\b(account|organi[sz]ation|project|user|api[ _-]?key)\b[^.]{0,40}\bflagged\b/i;

/** A filter that stops one question; many say so with the status of a missing right. */
function isFiltered(refusal: Refusal): boolean {
	if (filterCode(refusal)) return true;
	const { status, message } = refusal;
	if (noProviderWords.test(message)) return false;
	if (![400, 403].includes(status) || authCode(refusal) || isPage(refusal)) return false;
	return filterWords.test(message) && !userWords.test(message);
}

const noModelCode = codeMatches(/^(model_?not_?found|DeploymentNotFound|invalid_model|model_not_supported|1211)$/i);
const notFoundType = codeMatches(/^(not_found_error|NotFoundError)$/);
/** A broker of models has none whose terms the account's settings allow. */
export const noProviderWords =
	/\bno (?:endpoints?|providers?|allowed providers?)\b.{0,60}\b(?:policy|privacy|settings|guardrails?|allowed)\b/i;
const noModelWords =
	/no endpoints? (?:found|available)|no allowed providers|\bmodel\b[^.]{0,80}(not found|does not exist|not exist|is not available)|not a valid model|(unknown|invalid|no such) model\b|no models? (is |are )?loaded|模型不存在/i;

function isNoModel(refusal: Refusal): boolean {
	if (noModelCode(refusal)) return true;
	const { status, message } = refusal;
	if (status === 404 && notFoundType(refusal) && /model/i.test(message)) return true;
	return [400, 403, 404].includes(status) && noModelWords.test(message);
}

const authCode = codeMatches(/^(invalid_api_?key|authentication_error|permission_error|UNAUTHENTICATED)$/i);

function isAuth(refusal: Refusal): boolean {
	if (refusal.status === 401 || authCode(refusal)) return true;
	if (refusal.status === 403) return !isPage(refusal);
	return (
		refusal.status === 400 &&
		/api[ _-]?key\b[^.]{0,40}(not valid|invalid|incorrect|missing|expired)/i.test(refusal.message)
	);
}

const tooLongCode = codeMatches(
	/^(context_length_exceeded|string_above_max_length|request_too_large|exceed_context_size_error)$/i,
);
const tooLongWords =
	/context (length|window|size)|maximum (input|prompt|model) length|(prompt|input|request) (is )?too (long|large)|too many (input )?tokens|range of input length|上下文长度|输入.{0,8}过长/i;

function isTooLong(refusal: Refusal): boolean {
	if (refusal.status === 413 || tooLongCode(refusal)) return true;
	return refusal.status >= 400 && refusal.status < 500 && refusal.status !== 429 && tooLongWords.test(refusal.message);
}

const contextSize = /(?:context (?:length|window|size)|must be <=)\D{0,30}?(\d{3,9})/i;
const inputSize =
	/(\d{1,9}) (?:`?inputs?`? tokens|`?inputs`?|prompt tokens|(?:tokens )?(?:in|from) (?:the )?(?:messages|input|prompt))/i;

/** `maximum context length is 8192 tokens and your request has 2500 input tokens`: what the answer may still take. */
function roomLeft(message: string, asked: number): number | undefined {
	const [context, input] = [contextSize, inputSize].map((size) => Number(size.exec(message)?.[1]));
	const left = (context ?? Number.NaN) - (input ?? Number.NaN);
	return left >= leastLimit && left < asked ? left : undefined;
}

/** Which part of the question each capability stands for, by the names the two APIs give it. */
const parameters: readonly (readonly [keyof Capabilities, RegExp, RegExp])[] = [
	[
		'format',
		/^(response_format|text\.format|text)(\.|$)/,
		/response_format|text\.format|json_schema|json_object|json mode|structured outputs?|guided decoding|grammar/i,
	],
	['maxTokensName', /^max_(completion_)?tokens$/, /\bmax_(completion_)?tokens\b/],
	['temperature', /^temperature$/, /\btemperature\b/],
	['seed', /^seed$/, /\bseed\b/],
	['stream', /^stream(_options)?(\.|$)/, /\bstream(ing|_options)?\b|include_usage/i],
];

const notTaken =
	/not supported|unsupported|failed to|does not support|doesn't support|not (available|permitted|allowed|recognized|implemented)|unavailable|unknown|unrecognized|unexpected|invalid|cannot find|extra inputs|must be|only the default|不支持/i;

const limitName = /^max_(completion_|output_)?tokens$/;
const limitWords = /\bmax_(completion_|output_)?tokens\b/;
const tooMuch =
	/too (large|high|big)|at most|maximum|less than|exceed|greater than|should be in|between|range of|超过|范围/i;

/** A limit of output tokens that is too high for a model is no refusal of the parameter. */
function isTooHigh({ status, message, ...refusal }: Refusal): boolean {
	if (![400, 422].includes(status) || isPage({ message })) return false;
	if (!limitName.test(refusal.param ?? '') && !limitWords.test(message)) return false;
	return (
		tooMuch.test(message) &&
		!/unsupported|unknown|unrecognized|not supported|extra inputs/i.test(`${refusal.code} ${message}`)
	);
}

/** Smaller numbers in a message are not limits of models but parts of their names. */
const leastLimit = 256;

/** `… supports at most 4096 completion tokens`, `… should be in [1, 8,192]`: the highest number below what was asked. */
function namedLimit(message: string, asked: number): number | undefined {
	const numbers = (message.match(/(?<![\w.-])\d{1,3}(?:,\d{3})+(?![\w,])|(?<![\w.-])\d{1,9}(?![\w-])/g) ?? [])
		.map((digits) => Number(digits.replaceAll(',', '')))
		.filter((number) => number >= leastLimit && number < asked);
	return numbers.length === 0 ? undefined : Math.max(...numbers);
}

/** Only of what was sent: an endpoint that complains of anything else is not helped by leaving it out. */
function refusedParameter(refusal: Refusal, sent: SentParameters): keyof Capabilities | undefined {
	if (![400, 404, 415, 422, 501].includes(refusal.status) || isPage(refusal)) return undefined;
	const { param = '', code = '', message } = refusal;
	const complains = notTaken.test(message) || notTaken.test(code.replaceAll('_', ' '));
	const found = parameters.find(
		([capability, name, words]) =>
			sent.parameters.has(capability) && (name.test(param) || (complains && words.test(message))),
	);
	return found?.[0];
}

/** A web page, as proxies and wrong addresses give. */
export function isPage(refusal: Pick<Refusal, 'message'>): boolean {
	return /^\s*<(!doctype|html|\?xml|head|body)/i.test(refusal.message);
}

function byStatus(refusal: Refusal): RefusalCode {
	const { status } = refusal;
	if (status === 429) return 'rateLimit';
	if (status === 408) return 'timeout';
	if (status >= 500 || status === 409 || status === 425) return 'server';
	if (status < 400 || status === 404 || status === 405 || isPage(refusal)) return 'notAModel';
	return /unexpected endpoint|invalid url/i.test(refusal.message) ? 'notAModel' : 'badRequest';
}
