import { dirname, join } from 'node:path';
import type { ReportDocument } from '../../analysis';
import { ChecklistEditsError, checklistKey, readChecklistEdits } from '../../index';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { ChecklistEdits } from '../../scorecard/jade';
import { CliError, saidOf } from '../host/errors';
import { findUpwards } from '../host/findUpwards';
import { decodeText } from '../input/decode';
import { readFound } from '../input/readFile';
import type { Invocation } from './command';

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
	return editsIn(file, text, plumbline.analyze(document).report.query);
}

function editsIn(file: string, text: string, query: string | undefined): ChecklistEdits | undefined {
	try {
		const items = readChecklistEdits(text).checklists[checklistKey(query)]?.items;
		return items && { items };
	} catch (error) {
		if (!(error instanceof ChecklistEditsError)) throw error;
		throw new CliError('config', message('files.about', { name: file, what: saidOf(error, {}) }), { cause: error });
	}
}
