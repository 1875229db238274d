import type * as vscode from 'vscode';

/** Whose key it is: an endpoint of models, by its address, or a search service, by its name. */
export type KeyOwner = { readonly baseUrl: string } | { readonly service: string };

/** The keys that the author has typed: they are kept in the editor's secret storage, and nowhere else. */
export class KeyStore {
	readonly #secrets: vscode.SecretStorage;

	constructor(secrets: vscode.SecretStorage) {
		this.#secrets = secrets;
	}

	of(owner: KeyOwner): Thenable<string | undefined> {
		return this.#secrets.get(keyName(owner));
	}

	keep(owner: KeyOwner, key: string): Thenable<void> {
		return this.#secrets.store(keyName(owner), key);
	}

	/** Whether a key was there. */
	async forget(owner: KeyOwner): Promise<boolean> {
		const kept = await this.of(owner);
		await this.#secrets.delete(keyName(owner));
		return kept !== undefined;
	}
}

/** Under which name a key is kept: the key of an endpoint is for one address, so that none goes to another. */
export function keyName(owner: KeyOwner): string {
	if ('service' in owner) return `plumbline.searchKey.${owner.service}`;
	const url = URL.canParse(owner.baseUrl) ? new URL(owner.baseUrl) : undefined;
	const address = url ? `${url.origin}${url.pathname}`.replace(/\/+$/, '').replace(/\/responses$/, '') : owner.baseUrl;
	return `plumbline.key.${address}`;
}
