import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { faultMessage } from '../../wire';
import { ModelError } from '../model';
import { classify, isPage, noProviderWords, type RefusalCode, type RefusalKind, type SentParameters } from './classify';
import type { CheckedEndpoint } from './endpoint';
import type { Refusal } from './refusal';

/** An endpoint's refusal as an error for the user. Of the endpoint's own words only its code is repeated. */
export function refusalError(refusal: Refusal, endpoint: CheckedEndpoint, sent: SentParameters): ModelError {
	const kind = classify(refusal, sent);
	const what = kind.code === 'unsupported' ? refusedPart(kind, endpoint) : said[kind.code]({ ...endpoint, refusal });
	const codes = codesOf(refusal, endpoint);
	return new ModelError(kind.code, codes.length === 0 ? what : message('modelErrors.coded', { what, codes }), {
		status: refusal.status,
		...(refusal.retryAfter === undefined ? {} : { retryAfter: refusal.retryAfter }),
		...(kind.unsupported ? { unsupported: kind.unsupported } : {}),
		...(kind.unsupported && kind.most !== undefined ? { most: kind.most } : {}),
		...(kind.unsupported || kind.left === undefined ? {} : { left: kind.left }),
	});
}

type Place = CheckedEndpoint & { readonly refusal: Refusal };

function refusedPart(
	{ unsupported, most }: Extract<RefusalKind, { code: 'unsupported' }>,
	{ label }: CheckedEndpoint,
): Message {
	return unsupported === 'maxOutputTokens'
		? message('modelErrors.shortAnswers', { label, most })
		: message('modelErrors.unsupported', { label, part: unsupported });
}

const said: Readonly<Record<RefusalCode, (place: Place) => Message>> = {
	timeout: ({ label }) =>
		message('endpoints.unreachable', { what: faultMessage('timeout', { who: label }), fault: 'timeout' }),
	rateLimit: ({ label, refusal }) => {
		const wait = refusal.retryAfter === undefined ? undefined : Math.ceil(refusal.retryAfter / 1000);
		const what = message('connection.busy', { who: label, requests: 'questions', wait });
		return message('modelErrors.busy', { what });
	},
	server: ({ label }) => message('connection.serverError', { who: label }),
	auth: ({ label, apiKey }) => message(apiKey === undefined ? 'endpoints.noKey' : 'endpoints.keyRefused', { label }),
	quota: ({ label }) => message('endpoints.quota', { label }),
	noModel: ({ label, refusal }) =>
		message(noProviderWords.test(refusal.message) ? 'endpoints.noProvider' : 'endpoints.noModel', { label }),
	tooLong: ({ label }) => message('modelErrors.tooLong', { label }),
	refused: ({ label }) => message('modelErrors.filtered', { label }),
	notAModel: (place) => notAModel(place),
	badRequest: ({ label }) => message('modelErrors.notUnderstood', { label }),
};

function notAModel({ baseUrl, label, refusal }: Place): Message {
	if (refusal.status >= 300 && refusal.status < 400) return message('endpoints.redirects', { baseUrl });
	return message(isPage(refusal) ? 'endpoints.webPage' : 'endpoints.noSuchAddress', { label, baseUrl });
}

/** The status and the endpoint's codes, for looking them up. A code that is no plain word could hold anything. */
function codesOf({ status, code, type, param }: Refusal, { apiKey }: CheckedEndpoint): string[] {
	const words = [code, type, param].filter(
		(word): word is string => word !== undefined && /^[a-z][a-z_.]{2,40}$/i.test(word) && !apiKey?.includes(word),
	);
	return [...(status >= 300 ? [String(status)] : []), ...new Set(words)];
}
