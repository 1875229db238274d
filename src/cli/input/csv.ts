import { message } from '../../messages/message';
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
		const what = message(fault === 'unclosed' ? 'ratings.openQuote' : 'ratings.afterQuote');
		throw new CliError('ratings', message('files.atLine', { name, line, what }));
	});
	return [...rows];
}
