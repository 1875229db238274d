import { resolve } from 'node:path';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { readTaskType } from '../../scorecard/finResearch';
import { readCsv, separatorIn } from '../../text/csv';
import { CliError } from '../host/errors';
import { plainName } from '../input/inputs';
import { decodeText, readFile } from '../input/readFile';
import type { Invocation } from '../settings/command';

/** What the user says of the question that a report answers. */
interface NamedQuestion {
	/** Where in the file it stands. */
	readonly line: number;
	readonly query: string;
	/** What kind of question it is; in the paper's words where it is one of its kinds. */
	readonly type: string | undefined;
}

/** Where a report stands below the folder of all systems. */
export interface SystemPath {
	/** The sub-folder, or the report's own name where it stands in none. */
	readonly system: string;
	/** The path below it: reports with the same one answer the same question. */
	readonly question: string;
}

export function systemPath(path: string, folder: string): SystemPath {
	const [system = '', ...rest] = path.slice(folder.length).replaceAll('\\', '/').replace(/^\//, '').split('/');
	return { system: plainName(system), question: rest.join('/') || system };
}

/** The questions of a file with the columns `file`, `query` and perhaps `type`. */
export class Questions {
	readonly #name: string;
	readonly #rows: ReadonlyMap<string, NamedQuestion>;
	readonly #used = new Set<string>();
	readonly #folder: string;
	/** The names of rows by the absolute paths that they may mean. */
	readonly #byPath: ReadonlyMap<string, string>;

	private constructor(name: string, rows: ReadonlyMap<string, NamedQuestion>, cwd: string, folder: string) {
		this.#name = name;
		this.#rows = rows;
		this.#folder = folder;
		this.#byPath = new Map(
			[folder, cwd].flatMap((from) => [...rows.keys()].map((file) => [resolve(from, file), file])),
		);
	}

	/** Throws a `CliError` with the line for what is no such file, before a report is scored. `folder` is that of all systems, absolute. */
	static async read(name: string, { environment }: Invocation, folder: string): Promise<Questions> {
		const text = decodeText(name, await readFile(name, resolve(environment.cwd, name), environment));
		return new Questions(name, rowsIn(name, text.replace(/^\uFEFF/, '')), environment.cwd, folder);
	}

	/** A row that names the report alone goes before one for all systems. */
	of(path: string): NamedQuestion | undefined {
		const file = this.#byPath.get(path) ?? systemPath(path, this.#folder).question;
		this.#used.add(file);
		return this.#rows.get(file);
	}

	/** Rows that no report has asked for, once all have. */
	unused(): Message | undefined {
		const lines = [...this.#rows].flatMap(([file, { line }]) => (this.#used.has(file) ? [] : [line]));
		return lines.length === 0 ? undefined : message('batches.questionsUnused', { name: this.#name, lines });
	}
}

function rowsIn(name: string, text: string): Map<string, NamedQuestion> {
	const wrong = (line: number, what: Message) =>
		new CliError('usage', message('usage.questions', { name, line, what }));
	const [head = ''] = text.split(/\r\n|\r|\n/, 1);
	const rows = readCsv(text, separatorIn(head, [',', ';', '\t']), (fault, line) => {
		throw wrong(line, message('usage.questionsFault', { fault }));
	});
	let columns: string[] | undefined;
	const questions = new Map<string, NamedQuestion>();
	for (const { line, cells } of rows) {
		if (!columns) {
			columns = cells.map((cell) => cell.toLowerCase());
			const missing = ['file', 'query'].filter((column) => !columns?.includes(column));
			if (missing.length > 0) throw wrong(line, message('usage.questionsColumns', { missing }));
			continue;
		}
		const named = columns;
		const cell = (column: string) => cells[named.indexOf(column)] ?? '';
		const file = cell('file').replaceAll('\\', '/').replace(/^\.\//, '');
		const [query, type] = [cell('query').trim(), cell('type')];
		if (cells.length > named.length) throw wrong(line, message('usage.questionsCells', { columns: named.length }));
		if (file === '' || query === '') throw wrong(line, message('usage.questionsEmpty'));
		if (questions.has(file)) throw wrong(line, message('usage.questionsTwice', { file }));
		questions.set(file, { line, query, type: type === '' ? undefined : (readTaskType(type) ?? type) });
	}
	if (!columns) throw wrong(1, message('usage.questionsColumns', { missing: ['file', 'query'] }));
	return questions;
}
