/** `undefined` where nothing is at a path, as one of Node's codes says; every other error is passed on. */
export async function unlessMissing<T>(
	read: () => Promise<T>,
	codes: readonly string[] = ['ENOENT'],
): Promise<T | undefined> {
	try {
		return await read();
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : undefined;
		if (codes.includes(String(code))) return undefined;
		throw error;
	}
}
