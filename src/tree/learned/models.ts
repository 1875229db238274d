import { type Forest, loadForest } from './forest';
import shipped from './models.json';

/** The learned parts of the extraction: small forests trained on annotated reports, shipped as data. */
export interface TreeModels {
	/** A sentence: argument, evidence or neither. */
	readonly role: Forest;
	/** A unit: part of the condensed tree. */
	readonly key: Forest;
	/** A pair of units: the one serves the other. */
	readonly parent: Forest;
}

export const shippedModels: TreeModels = {
	role: loadForest(shipped.role),
	key: loadForest(shipped.key),
	parent: loadForest(shipped.parent),
};
