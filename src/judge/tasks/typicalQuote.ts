/** In the answers by which the size of real ones is estimated. */
export const typicalQuote = 'a passage of the report of about a dozen words that shows what is meant';
