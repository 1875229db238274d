import { dirname, relative, resolve } from 'node:path';
import type { ConfigReader, Led } from '../../config/layers';
import { message } from '../../messages/message';
import type { Environment } from '../host/environment';
import { workAround } from '../host/findUpwards';
import { decodeText } from '../input/decode';
import { isBelow } from '../input/isBelow';
import { readFile, readFound } from '../input/readFile';

/** A path as messages name it. */
export function nameFrom(cwd: string, path: string): string {
	return relative(cwd, path).replaceAll('\\', '/') || path;
}

/** Reads a file that the user has named, and whatever that names. */
export function namedReader(environment: Environment): ConfigReader {
	return readerOf(environment, readFile, async () => undefined);
}

/**
 * Reads a file that was merely found, at `start`: what it builds on is the user's own and stands in the same repository, or
 * below the home folder; elsewhere in the file's own folder or below. Nothing else is even looked at.
 */
export function foundReader(environment: Environment, start: string): ConfigReader {
	const own = dirname(start);
	const around = workAround(own, environment).then((top) => top ?? own);
	return readerOf(environment, readFound, async (named, path) => {
		const top = await around;
		if (!(await isBelow(top, path, environment.fs)))
			return { refused: message('configFiles.extendsOutside', { named, top: nameFrom(environment.cwd, top) }) };
		const found = await environment.fs.stat(path);
		return found?.foreign && { refused: message('configFiles.extendsForeign', { named }) };
	});
}

function readerOf(
	environment: Environment,
	readText: typeof readFile,
	refuse: (named: string, path: string) => Promise<Led | undefined>,
): ConfigReader {
	const nameOf = (path: string) => nameFrom(environment.cwd, path);
	return {
		nameOf,
		read: async (path) => decodeText(nameOf(path), await readText(nameOf(path), path, environment)),
		async lead(named, from) {
			if (!/\.(?:json|ya?ml)$/i.test(named)) return { refused: message('configFiles.extendsKind', { named }) };
			const path = resolve(dirname(from), named);
			const refused = await refuse(named, path);
			if (refused) return refused;
			if ((await environment.fs.stat(path))?.kind === 'file') return { path };
			return { refused: message('configFiles.extendsMissing', { named }) };
		},
	};
}
