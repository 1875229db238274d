import { leadsTo, pathBelow } from '../host/paths';

/** A folder of the workspace: its path as an address has it, and its name. */
export interface NamedFolder {
	readonly path: string;
	readonly name: string;
}

/** What a path may mean: a folder of the workspace by its index, and the names of the way down from it. */
export interface MeantPlace {
	readonly folder: number;
	/** None for the folder itself. */
	readonly parts: readonly string[];
}

/**
 * What a path given by a model may mean in the folders of the workspace; nothing where it leads out of them. A relative one
 * is meant from each folder; where there are several, it may begin with the name of one, as the editor writes it.
 */
export function meantPlaces(named: string, folders: readonly NamedFolder[]): MeantPlace[] {
	const path = plainPath(named);
	if (path === undefined || path.includes('\0')) return [];
	const places = folders.flatMap(({ path: top, name }, folder) => {
		const forms = folders.length > 1 && path.startsWith(`${name}/`) ? [path.slice(name.length + 1), path] : [path];
		return forms.flatMap((form) => placeIn(top, form, folder));
	});
	const keys = places.map(({ folder, parts }) => JSON.stringify([folder, parts]));
	return places.filter((_, at) => keys.indexOf(keys[at]!) === at);
}

/** Where the editor reads files that are on this computer, or on the one that it works on. */
const atHand: readonly string[] = ['file', 'vscode-remote', 'untitled'];

/** The kind of file system that a path would be read from over the network; `undefined` for what is at hand or open. */
export function networkPlace(
	named: string,
	folders: readonly (NamedFolder & { readonly scheme: string })[],
	isOpen: (place: MeantPlace) => boolean,
): string | undefined {
	const places = meantPlaces(named, folders);
	if (places.some(isOpen)) return undefined;
	return places.map(({ folder }) => folders[folder]!.scheme).find((scheme) => !atHand.includes(scheme));
}

function placeIn(top: string, named: string, folder: number): MeantPlace[] {
	const root = sameDrive(top).replace(/\/$/, '');
	const meant = sameDrive(leadsTo(`${root}/.`, named));
	if (meant === root || (root === '' && meant === '/')) return [{ folder, parts: [] }];
	const below = pathBelow(root, meant);
	return below === undefined ? [] : [{ folder, parts: below.split('/') }];
}

/** An address of a file as its path; `undefined` for one that is damaged. */
function plainPath(named: string): string | undefined {
	const path = named.trim().replaceAll('\\', '/');
	if (!/^[a-z][a-z\d+.-]+:\/\//i.test(path)) return path;
	return URL.canParse(path) ? decoded(new URL(path).pathname) : undefined;
}

function decoded(path: string): string | undefined {
	try {
		return decodeURIComponent(path);
	} catch (error) {
		if (error instanceof URIError) return undefined;
		throw error;
	}
}

/** The letter of a drive is written either way. */
function sameDrive(path: string): string {
	return path.replace(/^\/([A-Z]):/, (_, letter: string) => `/${letter.toLowerCase()}:`);
}
