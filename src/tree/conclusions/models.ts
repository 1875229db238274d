import { type Forest, loadForest } from '../learned/forest';
import type { Ranking } from '../learned/ranking';
import shipped from './models.json';

/** What is learned of theses and conclusions, from an editor's marks on reports; shipped as data. */
export interface ConclusionModels {
	/** The sentences of a report: the one that answers its question. */
	readonly thesis: Ranking;
	/** A sentence: a conclusion, drawn from what stands elsewhere. */
	readonly concludes: Forest;
	/** The places of a report: the ones that a conclusion draws on. */
	readonly drawsOn: Ranking;
}

export const shippedConclusionModels: ConclusionModels = {
	thesis: shipped.thesis,
	concludes: loadForest(shipped.concludes),
	drawsOn: shipped.drawsOn,
};
