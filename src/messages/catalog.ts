import { reading } from './reading';

/** Sentences that are still written as functions, by the table that holds them. */
export const catalog = { reading };
