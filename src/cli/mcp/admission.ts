import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { CliError } from '../host/errors';

/** Where the token may come from; it is made where nothing stands there. */
export const tokenVariable = 'PLUMBLINE_MCP_TOKEN';

/** The only address that is answered at. */
export const loopback = '127.0.0.1';

/** What stands after `Bearer` (RFC 6750), long enough not to be guessed. */
const tokenPattern = /^[\w.~+/-]{16,512}=*$/;

/** Why a request is not answered. */
export interface Refusal {
	readonly status: 401 | 403;
	readonly said: Message;
}

/** Throws a {@link CliError} for a token of the user's own that is too short or could not be sent. */
export function chooseToken(env: Readonly<Record<string, string | undefined>>): {
	readonly token: string;
	readonly isNew: boolean;
} {
	const given = env[tokenVariable];
	if (!given) return { token: randomBytes(32).toString('base64url'), isNew: true };
	if (!tokenPattern.test(given)) throw new CliError('usage', message('agents.badToken', { variable: tokenVariable }));
	return { token: given, isNew: false };
}

/**
 * Whether a request may be answered, by its head alone. A page in a browser that had its name lead to this computer sends that
 * name as `Host`, and any page sends where it comes from as `Origin`; whatever runs on this computer otherwise lacks the token.
 */
export function refusalOf(
	{ headers }: Pick<IncomingMessage, 'headers'>,
	{ port, token }: { readonly port: number; readonly token: string },
): Refusal | undefined {
	const hosts = [`${loopback}:${port}`, `localhost:${port}`];
	const { host, origin, authorization = '' } = headers;
	if (host === undefined || !hosts.includes(host.toLowerCase())) {
		return { status: 403, said: message('agents.wrongHost', { hosts }) };
	}
	if (origin !== undefined && !hosts.some((own) => origin.toLowerCase() === `http://${own}`)) {
		return { status: 403, said: message('agents.wrongOrigin') };
	}
	const given = /^bearer (.*)$/i.exec(authorization)?.[1]?.trim() ?? '';
	return isSame(given, token) ? undefined : { status: 401, said: message('agents.wrongToken') };
}

/** Takes as long wherever they differ. */
function isSame(one: string, other: string): boolean {
	const hash = (text: string) => createHash('sha256').update(text).digest();
	return timingSafeEqual(hash(one), hash(other));
}
