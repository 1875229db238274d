import type { JadeOptions } from '../model';

/** The paper names no τ. What cannot be verified is not proved false, so it is left out. */
export const defaultJadeOptions: JadeOptions = { threshold: 0.7, unverifiable: 'leaveOut' };
