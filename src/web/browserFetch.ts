import type { Fetch } from '../ports';
import { inBrowserCode } from '../wire';

/** What fails of a policy, such as that of other origins, the browser tells no page from what fails on the way. */
export const browserFetch: Fetch = async (url, init) => {
	try {
		return await fetch(url, init);
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw Object.assign(new Error('The browser got no answer.', { cause: error }), { code: inBrowserCode });
	}
};
