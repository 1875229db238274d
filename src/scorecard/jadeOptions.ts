import type { ChecklistWeights, JadeOptions } from './jade';

/** The paper names no τ. What cannot be verified is not proved false, so it is left out. */
export const defaultJadeOptions: JadeOptions = { threshold: 0.7, unverifiable: 'leaveOut' };

/** The released code's weights for the tiers; within the paper's own range of {5, 10, −15}, but for the primary deliverable. */
export const defaultWeights: ChecklistWeights = {
	L1: 15,
	L2: 10,
	L3: 10,
	general: 5,
	independent: 5,
	flaw: -15,
	conclusion: 10,
};
