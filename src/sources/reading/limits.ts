import type { SourceLimits } from '../model';

export const defaultLimits: SourceLimits = {
	bytes: 10_000_000,
	characters: 2_000_000,
	pages: 500,
	time: 20_000,
	redirects: 5,
	concurrency: 8,
	concurrencyPerHost: 2,
};
