import type { Readers } from '../../sources/model';

/** The readers of HTML and PDF in the bundle beside the program, loaded when the first source is read. */
export function readersAt(bundle: URL): () => Promise<Readers> {
	let loaded: Promise<{ readonly readers: Readers }> | undefined;
	return async () => {
		loaded ??= import(bundle.href);
		return (await loaded).readers;
	};
}
