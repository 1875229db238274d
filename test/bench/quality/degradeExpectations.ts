import type { DegradationKind } from './degradeKinds';

/** The counts of what is wrong: the ledger's, but for the sources that were read, and claims that say more than they know. */
export const measures = ['claims', 'facts', 'numbers', 'paragraphs', 'citations', 'overstated'] as const;
export type Measure = (typeof measures)[number];

export interface Expectation {
	/** What is wrong more often afterwards. */
	readonly rises: readonly Measure[];
	/** What has no reason to change. */
	readonly stays: readonly Measure[];
}

/** What the ledger has to notice, and what it has no reason to change; `docs/scores/degradation.md` says why. */
export const expectations: Readonly<Record<DegradationKind, Expectation>> = {
	citationsStripped: { rises: ['facts'], stays: ['numbers', 'paragraphs', 'overstated'] },
	paragraphsRepeated: { rises: ['paragraphs'], stays: ['citations', 'overstated'] },
	numbersPerturbed: { rises: ['numbers'], stays: ['facts', 'citations', 'overstated'] },
	hedgesHardened: { rises: ['overstated'], stays: ['facts', 'numbers', 'citations'] },
};
