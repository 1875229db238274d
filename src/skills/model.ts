import type { Message } from '../messages/model';

/** 1 primary intent, 2 information need, 3 operational constraint. */
export type SkillLevel = 1 | 2 | 3;

/**
 * What an expert checks in a report that answers a certain kind of query. Texts that end in `Zh` are shown to Chinese readers
 * in place of the others; models read the others, whatever the reader's language.
 */
export interface Skill {
	/** Unique over all domains, in snake_case; also the name of its file. */
	readonly label: string;
	readonly title: string;
	readonly titleZh?: string | undefined;
	readonly level: SkillLevel;
	readonly domain: string;
	readonly description: string;
	readonly descriptionZh?: string | undefined;
	/** What a report with this primary intent has to hand over; level 1 only, and every level 1 has one. */
	readonly deliverable?: Deliverable | undefined;
	readonly signals: readonly Signal[];
	/** Level 1 labels of the same domain that this need or constraint speaks for, and how strongly, 0–2. */
	readonly suggests: Readonly<Record<string, number>>;
	/** A head start among the level 1 labels of a domain, 0–1. */
	readonly prior: number;
	readonly checkpoints: readonly Checkpoint[];
	/** Each one an expert's check; all of them reach the judge. */
	readonly hints: readonly string[];
	readonly goodSigns: readonly string[];
	readonly fatalFlaws: readonly string[];
	/** The file it comes from, and the one that extends it. */
	readonly files: readonly string[];
	readonly origin: SkillOrigin;
}

/** `extended`: the product's skill with the workspace's additions. */
export type SkillOrigin = 'product' | 'workspace' | 'extended';

export interface Deliverable {
	readonly name: string;
	readonly nameZh?: string | undefined;
	readonly mustHave: string;
	readonly mustHaveZh?: string | undefined;
}

/** A Yes/No question for the offline checklist. For a `flaw`, Yes means that the flaw is there: it weighs negative. */
export interface Checkpoint {
	readonly question: string;
	readonly questionZh?: string | undefined;
	readonly kind: CheckpointKind;
	readonly why: string;
	readonly whyZh?: string | undefined;
}

export type CheckpointKind = 'must' | 'detail' | 'flaw';

/** Words that speak for a skill; see `signalPattern.ts` for how `match` is written. */
export interface Signal {
	readonly match: string;
	readonly language: string;
	/** What it adds when it is found. 1 is enough for a skill to become active. */
	readonly weight: number;
	/** What is found inside one of these does not count. */
	readonly not: readonly string[];
}

/** A skill file, or a label of a report, that cannot be used: where, what, and what to do. */
export interface SkillProblem {
	readonly code: SkillProblemCode;
	readonly file: string;
	/** The key of the front matter or the heading it is about. */
	readonly key: string | undefined;
	readonly message: Message;
}

export type SkillProblemCode = 'unreadable' | 'frontMatter' | 'body' | 'duplicate' | 'unknownLabel';

export interface SkillLibrary {
	/** By domain, level and label. */
	readonly skills: readonly Skill[];
	readonly problems: readonly SkillProblem[];
}
