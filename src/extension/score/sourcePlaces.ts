import { withFragment } from '../../functions';
import type { ScoredAnalysis } from '../../scorecard/scorecard';
import { knownSources } from '../../view/sources';
import type { SourcePlace } from '../sources/openSource';

/** Where a source, or the words that decide a verdict, can be read; `undefined` when that is not known any more. */
export function placeInSource(
	scored: ScoredAnalysis,
	id: string,
	verdict: number | undefined,
): SourcePlace | undefined {
	const source = knownSources(scored).find((known) => known.id === id);
	if (!source) return undefined;
	const { quote = null, page = null } = source.verdicts.find(({ index }) => index === verdict)?.fact ?? {};
	return placeOfQuote({ path: source.read?.path ?? null, url: source.url, quote, page });
}

/** Where to open a source at a quote, or at its beginning. */
export function placeOfQuote(at: {
	readonly path: string | null;
	readonly url: string | null;
	readonly quote: string | null;
	readonly page: number | null;
}): SourcePlace {
	const { path, url, quote, page } = at;
	return {
		...(path !== null && { file: path }),
		...(url !== null && { url, open: withFragment(url, quote, page) }),
		...(quote !== null && { quote }),
		...(page !== null && { page }),
	};
}
