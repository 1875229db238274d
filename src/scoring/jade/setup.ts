import type { Clock, Logger, Store, TextFiles } from '../../ports';
import { type ChecklistEdits, defaultJadeOptions, type JadeOptions } from '../../scorecard/jade';
import { loadSkills } from '../../skills/load';
import type { SkillLibrary } from '../../skills/model';
import { type OtherSource, readLocalSources } from '../../sources/cited/localSources';
import type { Search, SourceAccess, SourceUse } from '../../sources/model';
import { foundPages, type ReadFoundPage } from '../../sources/search/foundPages';

/** What JADE needs besides the analysed report. */
export interface JadeSetup {
	readonly library: SkillLibrary;
	/** Labels the user chose; they go before those of the report. */
	readonly labels: readonly string[] | undefined;
	readonly options: JadeOptions;
	readonly edits: ChecklistEdits | undefined;
	/** Files of the sources folder that may decide a fact, cited or not. */
	readonly local: readonly OtherSource[];
	/** Only where the user allows it. */
	readonly search: Search | undefined;
	/** Reads what a search found; only where the user allows that, too. */
	readonly readFound: ReadFoundPage | undefined;
	readonly signal: AbortSignal | undefined;
	/** Of the whole report, for the knowledge density. */
	readonly tokens: number;
}

/** Where the setup is read from. */
export interface JadeSurroundings {
	readonly skills?: TextFiles;
	readonly ownSkills?: TextFiles;
	readonly sources?: SourceAccess;
	readonly clock: Clock;
	readonly logger: Logger;
	/** What was read of sources is kept here. */
	readonly store: Store;
}

/** What the user chose. */
export interface JadeChoices {
	readonly skills?: readonly string[];
	readonly checklistEdits?: ChecklistEdits;
	readonly sources?: Pick<SourceUse, 'files' | 'fetch'>;
	readonly search?: Search;
}

/**
 * Reads skills and local sources anew, for the user may have changed their own.
 *
 * @param tokens of the whole report
 */
export async function readJadeSetup(
	choices: JadeChoices,
	{ skills = noFiles, ownSkills, sources, ...around }: JadeSurroundings,
	tokens: number,
	signal?: AbortSignal,
): Promise<JadeSetup> {
	return {
		library: await loadSkills({ product: skills, ...(ownSkills && { workspace: ownSkills }) }),
		labels: choices.skills,
		options: { ...defaultJadeOptions, leastFacts: leastFactsVerified },
		edits: choices.checklistEdits,
		local: await readLocalSources(choices.sources?.files, sources, around.clock, around.logger, signal),
		search: choices.search,
		readFound: choices.search && foundPages(choices.sources, { ...around, access: sources }),
		signal,
		tokens,
	};
}

const noFiles: TextFiles = { list: async () => [], read: async () => undefined };

/**
 * So many facts must have been verified for a final score: S multiplies by their mean (JADE, eq. 11 and 12), and a mean of one
 * or two is decided by which facts were chosen. Not the paper's; its checklists have about ten facts.
 */
const leastFactsVerified = 3;
