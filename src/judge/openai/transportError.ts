import { type ConnectionFault, connectionFault, errorChain, neverConnected, systemCode } from '../../wire';
import { ModelError } from '../model';
import type { CheckedEndpoint } from './endpoint';

/** No answer came: the connection was refused, broke, or was never possible. */
export function transportError(thrown: unknown, { baseUrl, label }: CheckedEndpoint): ModelError {
	const own = errorChain(thrown).find((error) => error instanceof ModelError);
	if (own) return own;
	const code = errorChain(thrown).map(systemCode).find(Boolean);
	const fault = code === undefined ? undefined : connectionFault(code);
	const kind = fault === 'timeout' ? 'timeout' : 'network';
	const what = advice[fault ?? 'unreachable'];
	const named = code === undefined ? '' : ` (${code})`;
	const message = what.replace('{}', () => (kind === 'timeout' ? label : baseUrl)) + named;
	return new ModelError(kind, message, code !== undefined && neverConnected(code) ? { unsent: true } : {});
}

const advice: Readonly<Record<ConnectionFault, string>> = {
	refused: 'Nothing answers at {}. Check the base URL and that the server runs.',
	hostNotFound: 'The host of {} was not found. Check the base URL and the network.',
	unreachable: 'The connection to {} broke. Check the network and try again.',
	timeout: '{} did not answer in time. Try again, or use a faster model.',
	certificate: 'The certificate of {} is not trusted. Check the base URL, or have the system trust the certificate.',
};
