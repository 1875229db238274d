/**
 * The verbs by which one currency is so many of another, in any tense, as a pattern source without groups: `one euro buys`,
 * `the euro bought`, `the dollar traded at`, `changed hands for`.
 */
export const GIVES_RATE =
	'\\b(?:equal(?:s|led|ed)?|buys?|bought|fetch(?:es|ed)?|costs?|averag(?:es|ed)|(?:comes|came|amount(?:s|ed)|convert(?:s|ed)) to|(?:is|was|were) (?:worth|equal to|equivalent to|(?:exchanged|exchanging|traded|trading|sold|selling) (?:at|for)|(?:at|quoted at|valued at|fixed at|set at|pegged at|pegged to))|(?:trade[sd]?|st(?:ood|ands)|exchange[sd]?|change[sd]? hands|settle[sd]|close[sd]?|sold|quoted) (?:at|for))\\b';
