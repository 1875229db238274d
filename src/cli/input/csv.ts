import { type CsvRow, readCsv, separatorIn } from '../../text/csv';
import { CliError } from '../host/errors';

/**
 * The rows of a CSV file without blank lines. Cells are parted by commas, or by the semicolons or tabs that the first line
 * has most of. Throws a {@link CliError} for a quote that nothing closes, or that has text after it.
 */
export function parseCsv(name: string, text: string): CsvRow[] {
	const source = text.replace(/^\uFEFF/, '');
	const [head = ''] = source.split(/\r\n|\r|\n/, 1);
	const rows = readCsv(source, separatorIn(head, [',', ';', '\t']), (fault, line) => {
		if (fault === 'unclosed')
			throw new CliError('ratings', `${name}, line ${line}: a quote (") is opened and never closed.`);
		const rule = 'A cell in quotes ends with its quote; write a quote inside it twice.';
		throw new CliError('ratings', `${name}, line ${line}: there is text after a closing quote ("). ${rule}`);
	});
	return [...rows];
}
