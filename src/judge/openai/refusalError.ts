import { type Capabilities, ModelError } from '../model';
import { classify, isPage, type RefusalCode, type RefusalKind, type SentParameters } from './classify';
import type { CheckedEndpoint } from './endpoint';
import type { Refusal } from './refusal';

/** An endpoint's refusal as an error for the user. Of the endpoint's own words only its code is repeated. */
export function refusalError(refusal: Refusal, endpoint: CheckedEndpoint, sent: SentParameters): ModelError {
	const kind = classify(refusal, sent);
	const message =
		kind.code === 'unsupported' ? refusedPart(kind, endpoint) : messages[kind.code]({ ...endpoint, refusal });
	return new ModelError(kind.code, message + hint(refusal, endpoint), {
		status: refusal.status,
		...(refusal.retryAfter === undefined ? {} : { retryAfter: refusal.retryAfter }),
		...(kind.unsupported ? { unsupported: kind.unsupported } : {}),
		...(kind.unsupported && kind.most !== undefined ? { most: kind.most } : {}),
	});
}

type Place = CheckedEndpoint & { readonly refusal: Refusal };

function refusedPart(
	{ unsupported, most }: Extract<RefusalKind, { code: 'unsupported' }>,
	{ label }: CheckedEndpoint,
): string {
	if (unsupported === 'maxOutputTokens') {
		const bound = most === undefined ? 'fewer tokens than this question allows its answer' : `${most} tokens at most`;
		return `${label} writes ${bound}. Use a model that may write more.`;
	}
	const parts: Readonly<Record<Exclude<keyof Capabilities, 'maxOutputTokens'>, string>> = {
		format: 'this form of structured answers',
		temperature: 'a temperature',
		seed: 'a seed',
		maxTokensName: 'this name for the limit of output tokens',
	};
	return `${label} does not take ${parts[unsupported]}.`;
}

const messages: Readonly<Record<RefusalCode, (place: Place) => string>> = {
	timeout: ({ label }) => `${label} gave up waiting. Try again, or allow fewer questions at the same time.`,
	rateLimit: ({ label, refusal }) =>
		`${label} takes no more questions for now${wait(refusal)}. Try again later, or allow fewer questions at the same time.`,
	server: ({ label }) => `${label} had an error of its own. Try again later.`,
	auth: ({ label, apiKey }) =>
		apiKey === undefined
			? `${label} asks for an API key, and none is set. Set one for this endpoint.`
			: `${label} did not accept the API key. Check the key, and that it may use this model.`,
	quota: ({ label }) =>
		`The account at ${label} has no credit or quota left. Waiting does not help: check its plan and billing.`,
	noModel: ({ label }) => `There is no ${label}, or this key may not use it. Check the model’s name.`,
	tooLong: ({ label }) => `The question is longer than ${label} can read. Use a model with a larger context.`,
	refused: ({ label }) => `A content filter at ${label} stopped the question.`,
	notAModel: (place) => notAModel(place),
	badRequest: ({ label }) =>
		`${label} did not understand the question. Check the base URL and that the model takes chat questions.`,
};

function notAModel({ baseUrl, label, refusal }: Place): string {
	if (refusal.status >= 300 && refusal.status < 400) {
		return `${baseUrl} sends elsewhere, and a key and a report are not sent along. Enter the address it leads to as the base URL.`;
	}
	const what = isPage(refusal) ? 'answered with a web page' : 'knows no such address';
	return `${label} ${what}. Check the base URL ${baseUrl}: most end in /v1.`;
}

function wait({ retryAfter }: Refusal): string {
	return retryAfter === undefined ? '' : ` and asks to wait ${Math.ceil(retryAfter / 1000)} s`;
}

/** The status and the endpoint's code, for looking it up. A code that is no plain word could hold anything. */
function hint({ status, code, type, param }: Refusal, { apiKey }: CheckedEndpoint): string {
	const words = [code, type, param].filter(
		(word): word is string => word !== undefined && /^[a-z][a-z_.]{2,40}$/i.test(word) && !apiKey?.includes(word),
	);
	const facts = [...(status >= 300 ? [String(status)] : []), ...new Set(words)];
	return facts.length === 0 ? '' : ` (${facts.join(', ')})`;
}
