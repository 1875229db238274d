import { relative, sep } from 'node:path';
import { notReports } from '../../config/notReports';
import { patternMatcher } from '../../config/patterns';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { lazy } from '../../text/memo';
import type { Environment } from '../host/environment';
import { coveredBy } from './glob';
import { gitIgnoreName, IgnoreFiles, ignoreFileName } from './ignoreFiles';

/** What decides which of the files that are found are read. */
export interface Selection {
	/** The name of a report that is read from standard input. */
	readonly stdinFilename: string | undefined;
	/** Patterns from the current folder (`--exclude`); a `!` before one takes back. */
	readonly exclude: readonly string[];
	/** Files that git ignores are left out. */
	readonly gitignore: boolean;
	/** What the configuration in force for a file says of it. */
	readonly configured: (path: string) => Promise<Configured>;
}

/** What a configuration says of a file. */
export interface Configured {
	readonly included: boolean;
	/** `undefined` where it says nothing. */
	readonly excluded: boolean | undefined;
	/** The file that says so of each. */
	readonly names: { readonly include: string; readonly exclude: string };
}

const isNoReport = lazy(() => patternMatcher(notReports));

/**
 * What leaves out files that are found in folders or by patterns. The command line goes before the configuration file, and
 * that before the list of what is hardly ever a report; ignore files and `include` leave out besides.
 */
export class LeftOut {
	readonly #selection: Selection;
	readonly #own: IgnoreFiles;
	readonly #git: IgnoreFiles;
	readonly #typed: readonly { readonly takesBack: boolean; readonly covers: (path: string) => boolean }[];

	/** `exclusions` are the operands that stand behind a `!`. */
	constructor(environment: Environment, selection: Selection, exclusions: readonly string[]) {
		this.#selection = selection;
		this.#own = new IgnoreFiles(environment, ignoreFileName);
		this.#git = new IgnoreFiles(environment, gitIgnoreName);
		const chosen = (pattern: string, takesBack: boolean) => ({
			takesBack,
			covers: coveredBy(pattern.replaceAll('\\', '/'), environment.cwd),
		});
		this.#typed = [
			...exclusions.map((pattern) => chosen(pattern, false)),
			...selection.exclude.map((pattern) => chosen(pattern.replace(/^!/, ''), pattern.startsWith('!'))),
		];
	}

	/**
	 * How to say what leaves out the files below a folder that the user named, for each by its absolute path: `undefined` for
	 * what is read. Where git ignores that folder itself, the user wants it all the same.
	 */
	async below(folder: string): Promise<(path: string) => Promise<Message | undefined>> {
		const git = this.#selection.gitignore && !(await this.#git.leavesOutFolder(folder));
		return async (path) => {
			if (await this.#own.leavesOut(path)) return message('files.byFile', { name: ignoreFileName });
			if (git && (await this.#git.leavesOut(path))) return message('files.byGit');
			const { included, excluded, names } = await this.#selection.configured(path);
			if (!included) return message('files.byKey', { key: 'include', name: names.include });
			const typed = this.#typed.findLast(({ covers }) => covers(path));
			if (typed) return typed.takesBack ? undefined : message('files.byOption');
			if (excluded !== undefined)
				return excluded ? message('files.byKey', { key: 'exclude', name: names.exclude }) : undefined;
			return isNoReport()(relative(folder, path).replaceAll(sep, '/')) ? message('files.byDefault') : undefined;
		};
	}
}
