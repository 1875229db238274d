import { errorChain, systemCode } from '../../wire';
import { ModelError } from '../model';
import type { CheckedEndpoint } from './endpoint';

/** No answer came: the connection was refused, broke, or was never possible. */
export function transportError(thrown: unknown, { baseUrl, label }: CheckedEndpoint): ModelError {
	const own = errorChain(thrown).find((error) => error instanceof ModelError);
	if (own) return own;
	const code = errorChain(thrown).map(systemCode).find(Boolean);
	const known = code === undefined ? undefined : advice.find(([codes]) => codes.test(code));
	const [, kind, what] = known ?? [
		/./,
		'network' as const,
		'The connection to {} broke. Check the network and try again.',
	];
	const named = code === undefined ? '' : ` (${code})`;
	const message = what.replace('{}', () => (kind === 'timeout' ? label : baseUrl)) + named;
	return new ModelError(kind, message, code !== undefined && unsent.test(code) ? { unsent: true } : {});
}

const advice: readonly (readonly [RegExp, 'network' | 'timeout', string])[] = [
	[/^ECONNREFUSED$/, 'network', 'Nothing answers at {}. Check the base URL and that the server runs.'],
	[/^(ENOTFOUND|EAI_AGAIN)$/, 'network', 'The host of {} was not found. Check the base URL and the network.'],
	[
		/^(UND_ERR_(HEADERS|BODY|CONNECT)_TIMEOUT|ETIMEDOUT)$/,
		'timeout',
		'{} did not answer in time. Try again, or use a faster model.',
	],
	[
		/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|^ERR_TLS|^ERR_SSL/,
		'network',
		'The certificate of {} is not trusted. Check the base URL, or have the system trust the certificate.',
	],
];

/** There was no connection that a question could have gone through. */
const unsent =
	/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$|CERT|SELF_SIGNED|UNABLE_TO_VERIFY|^ERR_TLS|^ERR_SSL/;
