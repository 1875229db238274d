import { message } from '../../messages/message';
import { connectionFault, errorChain, faultMessage, neverConnected, systemCode } from '../../wire';
import { ModelError } from '../model';
import type { CheckedEndpoint } from './endpoint';

/** No answer came: the connection was refused, broke, or was never possible. */
export function transportError(
	thrown: unknown,
	{ baseUrl, label }: Pick<CheckedEndpoint, 'baseUrl' | 'label'>,
): ModelError {
	const own = errorChain(thrown).find((error) => error instanceof ModelError);
	if (own) return own;
	const code = errorChain(thrown).map(systemCode).find(Boolean);
	const fault = (code === undefined ? undefined : connectionFault(code)) ?? 'unreachable';
	const what = message('endpoints.unreachable', { what: faultMessage(fault, { at: baseUrl, who: label }), fault });
	const said =
		code === undefined || fault === 'inBrowser' ? what : message('modelErrors.coded', { what, codes: [code] });
	const unsent = code !== undefined && neverConnected(code);
	return new ModelError(fault === 'timeout' ? 'timeout' : 'network', said, unsent ? { unsent } : {});
}
