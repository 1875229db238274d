import type * as vscode from 'vscode';

/** The path that a file at a path leads to with the name of another one, as its configuration writes it. */
export function leadsTo(from: string, named: string): string {
	const written = named.replaceAll('\\', '/');
	const start = /^(?:\/|[a-z]:\/)/i.test(written) ? [] : from.split('/').slice(0, -1);
	const names: string[] = [];
	for (const name of [...start, ...written.split('/')]) {
		if (name === '..') names.pop();
		else if (name !== '' && name !== '.') names.push(name);
	}
	return `/${names.join('/')}`;
}

/** A path from a folder, where it stands below it. */
export function pathBelow(folder: string, path: string): string | undefined {
	const top = `${folder.replace(/\/$/, '')}/`;
	return path.startsWith(top) ? path.slice(top.length) : undefined;
}

/** The same where it stays below the folder of the file. */
export function leadsBelow(from: string, named: string): string | undefined {
	const path = leadsTo(from, named);
	return pathBelow(leadsTo(from, '.'), path) === undefined ? undefined : path;
}

/** Another program can get at the file: it lies on this computer, or on the one that the editor works on. */
export function isOnDisk({ scheme }: vscode.Uri): boolean {
	return scheme === 'file' || scheme === 'vscode-remote';
}
