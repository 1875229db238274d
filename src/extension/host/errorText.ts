/** What went wrong, for the person who asked for it. */
export function errorText(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
