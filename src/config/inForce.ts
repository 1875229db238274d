/**
 * A setting as the project has it: what the configuration file says wins, so that every editor and the command line tell the
 * same. Of what is a set of entries each entry for itself.
 */
export function mergedSetting<Value>(own: Value, wanted: Value | undefined): Value {
	if (wanted === undefined) return own;
	return typeof wanted === 'object' ? { ...own, ...wanted } : wanted;
}
