import { message } from '../../messages/message';
import type { SourceFailure } from '../model';
import { isPrivateHost } from './addresses';
import { privateFailure } from './failures';

/**
 * Whether an address may be asked: checked before every request, the first and each redirect's. Where a name leads, the `Fetch`
 * looks itself.
 *
 * @param allowedHosts of private networks that may be read from all the same, as in a URL: `wiki.corp.example`, `10.0.0.5`
 */
export function refusal(url: URL, allowedHosts: readonly string[]): SourceFailure | undefined {
	if (url.protocol !== 'http:' && url.protocol !== 'https:') {
		return { code: 'notAllowed', message: message('sourceFailures.protocol', { protocol: url.protocol }) };
	}
	// A server of the user's own network may stand at any port; allowing it opens no port elsewhere.
	if (isPrivateHost(url.hostname)) return isAllowed(url.hostname, allowedHosts) ? undefined : privateFailure();
	if (url.port === '' || Number(url.port) >= 1024 || url.port === '80' || url.port === '443') return undefined;
	return { code: 'notAllowed', message: message('sourceFailures.port', { port: url.port }) };
}

/** Whether the user allowed the host by name. */
export function isAllowed(host: string, allowedHosts: readonly string[]): boolean {
	const plain = (name: string) =>
		name
			.toLowerCase()
			.replace(/^\[|\]$/g, '')
			.replace(/\.$/, '');
	return allowedHosts.some((allowed) => plain(allowed) === plain(host));
}
