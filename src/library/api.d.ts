/**
 * Plumbline for programs: what a research report in Markdown argues, and what is wrong with it.
 *
 * Offline and without an editor: nothing is read from disk and nothing is sent. It needs JavaScript as of ES2023 with `Intl`,
 * and `TextEncoder` and `URL`: Node.js and browsers have them, and so do their workers. What comes back is what
 * `plumbline analyze --format json` writes, as `schemas/analysis.schema.json` describes it.
 */

import type {
	Analysis,
	CitedSource,
	FindingSeverities,
	Ledger,
	Numbers,
	Severity,
	SourceTiers,
} from '../../schemas/types';

export type * from '../../schemas/types';

/** What findings are told, and how serious they are. */
export interface FindingSettings {
	/** A severity for each code; the rest keep their own. */
	readonly severities?: FindingSeverities;
	/** How many findings are shown for each 1,000 words, 0 to 1000, the most certain and weightiest first; 0 shows all. 8 by default. The others are `held`. */
	readonly maxFindings?: number;
	/** Tiers of sources of your own, by domain. */
	readonly tiers?: SourceTiers;
}

export interface PlumblineOptions extends FindingSettings {
	/** The language of what is told, as a BCP 47 tag: Chinese for `zh` and all that begins with `zh-`, English for any other. English by default. The language of a report is found by its text. */
	readonly language?: string;
}

export interface AnalyzeOptions extends FindingSettings {
	/** What the report is called, such as its path; `report.md` by default. It comes back as `file`, and decisions go by it. */
	readonly name?: string;
	/** The text of the project’s `.plumbline/decisions.json`: what its authors decided about findings. Those on `name` count, by its path from the folder that holds `.plumbline`. */
	readonly decisions?: string;
}

/** What is known of a text. A place that files of an earlier version may lack is always there. */
export interface TextAnalysis extends Analysis {
	readonly numbers: Numbers;
	readonly ledger: Ledger;
	readonly sources: readonly CitedSource[];
}

export interface Plumbline {
	/**
	 * Reads a report. Synchronous and pure: the same text and options give the same analysis, which nothing changes later. It
	 * takes time with the length of the text, about 0.3 s for 10,000 words and 0.4 s more the first time; in a page, call it
	 * in a worker.
	 *
	 * Any text can be read, whatever is in it: what cannot be made out is told in `problems`.
	 *
	 * @param text Markdown, as it is: places count from its start, in UTF-16 units as JavaScript’s strings do
	 * @param options go before those that the object was made with, each as a whole
	 * @throws {TypeError} when an option is not known or cannot be what it is, or the decisions are damaged; its message, in the chosen language, says which and what may stand there
	 */
	analyze(text: string, options?: AnalyzeOptions): TextAnalysis;
}

/**
 * Makes the object that reads reports by these options. What was read off the last two texts is kept in memory, up to 1.5
 * million characters: reading one again, with other settings or in another language, takes little.
 *
 * @throws {TypeError} as `analyze` does
 */
export declare function createPlumbline(options?: PlumblineOptions): Plumbline;

/** How the rule for markdownlint is configured, beside what markdownlint itself knows of a rule. */
export interface MarkdownlintRuleOptions extends PlumblineOptions {
	/** The least severe findings that are told; `info` by default. */
	readonly least?: Severity;
}

/** A rule as markdownlint wants it. */
export interface MarkdownlintRule {
	readonly names: string[];
	readonly description: string;
	readonly tags: string[];
	readonly parser: 'none';
	readonly function: (
		params: {
			readonly name: string;
			readonly lines: readonly string[];
			readonly frontMatterLines: readonly string[];
			readonly config?: unknown;
		},
		onError: (error: { lineNumber: number; detail: string; range?: number[] }) => void,
	) => void;
}

/**
 * `plumbline`, a rule for markdownlint (`customRules`), which tells the findings of a report that are shown.
 *
 * markdownlint hides comments from its rules: those that switch findings off have no effect here, and its own
 * (`<!-- markdownlint-disable-next-line plumbline -->`) have.
 *
 * @throws {TypeError} once it is run, when its configuration cannot be what it is
 */
export declare const markdownlintRule: MarkdownlintRule;
