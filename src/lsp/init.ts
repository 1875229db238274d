import type { Analyzer } from '../analysis';
import type { KnownList } from '../baseline/match';
import type { Config } from '../config/config';
import type { Decision } from '../decisions/model';
import type { Language } from '../messages/languages';
import type { Message } from '../messages/model';

/** What the files beside a report say of it. */
export interface FolderFiles {
	/** Of the nearest configuration file; empty where there is none, or none that can be used. */
	readonly config: Config;
	/** What the author has decided about the report. */
	readonly decisions: readonly Decision[];
	/** What need not be told of it again; absent where nothing is known. */
	readonly known?: KnownList | undefined;
}

/** What the server takes from the program it runs in. */
export interface ServerInit {
	readonly version: string;
	/** Reads a report, in a thread of its own. */
	readonly analyzer: Analyzer;
	/**
	 * Reads the configuration and the decisions in force for a report, anew at each call, since whoever else may have changed
	 * them. Never rejects: what cannot be used is told.
	 */
	readonly surroundingsOf: (uri: string, tell: (problem: Message) => void) => Promise<FolderFiles>;
	/**
	 * Changes what the author has decided about a report, in the file that holds for it, which is made in the folder of the
	 * workspace if there is none. `file` is the report's name there. Rejects with why that cannot be done. Absent where
	 * decisions are left out.
	 */
	readonly changeDecisions?: (
		uri: string,
		folder: string | undefined,
		change: (all: readonly Decision[], file: string) => readonly Decision[],
	) => Promise<unknown>;
	/** The folder of the product's pages, as a URI with `/` at its end. */
	readonly pages: string;
	/** What the author is spoken to in; the client's language where the command line asks for none. */
	readonly language: Language | undefined;
}
