import { isTracking } from '../text/urls';

/** The address to ask for: no fragment, no tracking parameters. */
export function requestUrl(url: URL): string {
	const asked = new URL(url);
	asked.hash = '';
	for (const name of [...asked.searchParams.keys()]) if (isTracking(name)) asked.searchParams.delete(name);
	return asked.href;
}
