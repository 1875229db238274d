import { offers, wishing } from '../../lexicon/address.json';
import { oneOf } from '../../lexicon/compile';
import { cached } from '../../text/textCache';

const offer = new RegExp(`^(?:${oneOf(offers.en)}\\b|${oneOf(offers.zh)})`, 'iu');
/** At the start of a sentence or clause. */
const wish = new RegExp(`(?:^|[,，;；]\\s?(?:and\\s)?)(?:${oneOf(wishing.en)}\\b|${oneOf(wishing.zh)})`, 'iu');

/** Whether a text speaks to whoever reads it: what the author could do for them, what they might do next. */
export const addressesReader: (text: string) => boolean = cached((text) => offer.test(text.replace(/^[\s*_>]+/u, '')));

/** Whether a text says what its author hopes for. */
export const expressesHope: (text: string) => boolean = cached((text) => wish.test(text));
