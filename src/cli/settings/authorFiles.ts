import { dirname, join, relative } from 'node:path';
import type { ReportDocument } from '../../analysis';
import type { Decision } from '../../decisions/model';
import {
	ChecklistEditsError,
	changeDecisions,
	checklistKey,
	DecisionsError,
	decisionsOn,
	isDecidable,
	readChecklistEdits,
	readDecisions,
} from '../../index';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { ChecklistEdits } from '../../scorecard/jade';
import { CliError, endsRunFor } from '../host/errors';
import { findUpwards, pointsBelow } from '../host/folders';
import { writeFile } from '../host/writeFile';
import { decodeText, readFound } from '../input/readFile';
import type { Invocation } from './command';
import { displayPath } from './config';

/** A file of decisions with what counts of it. */
interface ReadFile {
	/** The folder that holds `.plumbline`. */
	readonly folder: string;
	readonly decisions: readonly Decision[];
}

/**
 * What the author has decided about each report: of the nearest `.plumbline/decisions.json` beside the report or above it,
 * where the editor keeps it. Each file is read once.
 */
export class DecisionFiles {
	readonly #invocation: Invocation;
	readonly #byFolder = new Map<string, Promise<string | undefined>>();
	readonly #files = new Map<string, Promise<ReadFile>>();

	constructor(invocation: Invocation) {
		this.#invocation = invocation;
	}

	/** For the report at an absolute path; none with `--no-decisions`. A file that cannot be used is told, and hides nothing. */
	async for(path: string): Promise<readonly Decision[]> {
		if (!this.#invocation.options.decisions) return [];
		try {
			return await this.read(path);
		} catch (error) {
			if (!(error instanceof CliError) || endsRunFor(error)) throw error;
			this.#invocation.tellError(error);
			return [];
		}
	}

	/** The same; throws a {@link CliError} for a file that cannot be used. */
	async read(path: string): Promise<readonly Decision[]> {
		const file = await this.#nearest(dirname(path));
		if (file === undefined) return [];
		const reading = this.#files.get(file) ?? this.#load(file);
		this.#files.set(file, reading);
		const { folder, decisions } = await reading;
		return decisionsOn(decisions, relative(folder, path).replaceAll('\\', '/'));
	}

	/**
	 * Changes what is decided, as it is in the file at that moment, and gives the file's name; with the first decision the
	 * file is made in the current folder, or beside a report that stands elsewhere. `file` is the report's name in it.
	 */
	async change(
		path: string,
		change: (decisions: readonly Decision[], file: string) => readonly Decision[],
	): Promise<string> {
		const { fs, cwd } = this.#invocation.environment;
		const folder = pointsBelow(cwd, path) ? cwd : dirname(path);
		const target = (await this.#nearest(dirname(path))) ?? join(folder, '.plumbline', 'decisions.json');
		const name = displayPath(cwd, target);
		const within = dirname(dirname(target));
		const report = relative(within, path).replaceAll('\\', '/');
		const read = async () =>
			(await fs.stat(target)) && decodeText(name, await readFound(name, target, this.#invocation.environment));
		const replace = async (before: string | undefined, after: string) => {
			if ((await read()) !== before) return false;
			await writeFile(name, target, after, this.#invocation.environment, { makesFolder: true, within });
			return true;
		};
		await changeDecisions({ read, replace }, (decisions) => change(decisions, report));
		return name;
	}

	#nearest(folder: string): Promise<string | undefined> {
		const { environment, tell } = this.#invocation;
		const foreign = (name: string) => tell(message('files.foreign', { name }));
		const found =
			this.#byFolder.get(folder) ?? findUpwards([join('.plumbline', 'decisions.json')], folder, environment, foreign);
		this.#byFolder.set(folder, found);
		return found;
	}

	async #load(file: string): Promise<ReadFile> {
		const { environment, tell } = this.#invocation;
		const name = relative(environment.cwd, file).replaceAll('\\', '/');
		const text = decodeText(name, await readFound(name, file, environment));
		const decisions = usable(name, () => readDecisions(text));
		const codes = [...new Set(decisions.map(({ code }) => code).filter((code) => !isDecidable(code)))];
		if (codes.length > 0) tell(message('decisions.notDecidable', { name, codes }));
		return { folder: dirname(dirname(file)), decisions };
	}
}

/** What an author's file says; throws a {@link CliError} with its name for one that cannot be used. */
function usable<Read>(name: string, read: () => Read): Read {
	try {
		return read();
	} catch (error) {
		if (!(error instanceof DecisionsError || error instanceof ChecklistEditsError)) throw error;
		throw new CliError('config', message('files.about', { name, what: error.said }), { cause: error });
	}
}

/**
 * What the author changed in the checklists of a report's question: of the nearest `.plumbline/checklists.json` beside
 * the report or above it, where the editor keeps them; `tell` gets what does not count. Throws a {@link CliError} for one that cannot be used.
 */
export async function findChecklistEdits(
	{ environment, plumbline }: Invocation,
	document: ReportDocument,
	path: string,
	tell: (said: Message) => void,
): Promise<ChecklistEdits | undefined> {
	const file = await findUpwards([join('.plumbline', 'checklists.json')], dirname(path), environment, (foreign) =>
		tell(message('files.foreign', { name: foreign })),
	);
	if (file === undefined) return undefined;
	const text = decodeText(file, await readFound(file, file, environment));
	const { checklists } = usable(file, () => readChecklistEdits(text));
	const items = checklists[checklistKey(plumbline.analyze(document).report.query)]?.items;
	return items && { items };
}
