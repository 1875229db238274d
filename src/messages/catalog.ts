import { checks } from './checks';
import { labels } from './labels';
import { numbers } from './numbers';
import { reading } from './reading';
import { relations } from './relations';
import { review } from './review';
import { titles } from './titles';
import { verdicts } from './verdicts';

/** Sentences that are still written as functions, by the table that holds them. */
export const catalog = { checks, labels, numbers, reading, relations, review, titles, verdicts };
