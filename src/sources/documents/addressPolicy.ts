import { message } from '../../messages/message';
import type { ResolveHost, SourceFailure } from '../model';
import { isAddress, isPrivateHost } from './addresses';
import { networkFailure, privateFailure } from './failures';

export interface AddressPolicy {
	/** Hosts of private networks that may be read from all the same, as in a URL: `wiki.corp.example`, `10.0.0.5`. */
	readonly allowedHosts: readonly string[];
	/** Without it names are taken as they are; then the `Fetch` must check the addresses it connects to. */
	readonly resolveHost?: ResolveHost;
}

/** Whether an address may be asked: checked before every request, the first and each redirect's. */
export async function refusal(url: URL, policy: AddressPolicy): Promise<SourceFailure | undefined> {
	if (url.protocol !== 'http:' && url.protocol !== 'https:') {
		return { code: 'notAllowed', message: message('sourceFailures.protocol', { protocol: url.protocol }) };
	}
	const allowed = isAllowed(url.hostname, policy.allowedHosts);
	const local = isPrivateHost(url.hostname);
	// A server of the user's own network may stand at any port; allowing it opens no port elsewhere.
	if (local) return allowed ? undefined : privateFailure();
	if (url.port !== '' && Number(url.port) < 1024 && url.port !== '80' && url.port !== '443') {
		return { code: 'notAllowed', message: message('sourceFailures.port', { port: url.port }) };
	}
	if (allowed || !policy.resolveHost || isAddress(url.hostname)) return undefined;
	try {
		const addresses = await policy.resolveHost(url.hostname);
		return addresses.some(isPrivateHost) ? privateFailure() : undefined;
	} catch (error) {
		return networkFailure(url.href, error);
	}
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
