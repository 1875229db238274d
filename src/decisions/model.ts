/** What an author can decide about a finding. */
export const decisionKinds = ['verified', 'accepted', 'dismissed'] as const;
/**
 * `verified`: it holds, and the author knows where that stands; `accepted`: the finding is right, and the author lives with
 * it for a reason; `dismissed`: the finding is wrong or beside the point.
 */
export type DecisionKind = (typeof decisionKinds)[number];

/** What the author said. */
export interface Verdict {
	readonly decision: DecisionKind;
	/** Where it was verified: there for `verified`, and only there. */
	readonly source?: string | undefined;
	/** Why: there for `accepted`; a dismissal may do without. */
	readonly reason?: string | undefined;
}

/**
 * What a decision is about. All of it is of the words of the report, so that it stays with them where they go and ends with
 * them; the hashes are of {@link comparableTextAt}.
 */
export interface Subject {
	/** The finding's code; one that this version does not know stays as it is. */
	readonly code: string;
	/** The sentences it stands in. */
	readonly place: string;
	/** The words of them that are marked, and whose source or label it is. */
	readonly about: string;
	/** What it is held against: the other numbers of a sum, the paragraphs that are repeated. */
	readonly against?: readonly string[] | undefined;
}

/** One decision of the author on one finding. */
export interface Decision extends Verdict, Subject {
	/** The report, by its path from the folder that holds `.plumbline`, with `/` between its parts. */
	readonly file: string;
	/** When, in ISO 8601 and UTC. */
	readonly date: string;
	/** Who; only where the author wants a name to be kept. */
	readonly by?: string | undefined;
	/** The sentence as it was, shortened, for people. */
	readonly text: string;
}

/** A finding as far as a decision goes by it. */
export interface Decidable {
	readonly code: string;
	readonly span: readonly [start: number, end: number];
	readonly related?: readonly { readonly span: readonly [start: number, end: number] }[] | undefined;
	readonly data?: object | undefined;
}

/** A finding that the author has decided. */
export interface Decided<Found extends Decidable> {
	readonly finding: Found;
	readonly decision: Decision;
}
