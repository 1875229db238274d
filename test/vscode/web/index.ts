import 'mocha/mocha.js';
import { extensions, Uri, workspace } from 'vscode';
import { loadEverywhere } from '../everywhere';
import { extensionId } from '../reports';
import { watchWorkers } from './workers';

interface Told {
	readonly fullTitle: string;
	readonly err: { readonly message: string; readonly stack?: string | undefined };
}

/** Runs the suite inside the extension host of VS Code for the Web, and hands its results to whoever serves the extension. */
export async function run(): Promise<void> {
	watchWorkers();
	const folder = workspace.workspaceFolders?.[0];
	if (folder) await workspace.fs.createDirectory(folder.uri);
	// Only what hangs takes so long, whatever else the machine does. The other reporters write to a page or a terminal.
	mocha.setup({ ui: 'bdd', timeout: 300_000, reporter: Silent as unknown as Mocha.ReporterConstructor });
	await loadEverywhere();
	await import('./browser.test');
	const passes: Told[] = [];
	const failures: Told[] = [];
	const pending: Told[] = [];
	await new Promise<void>((resolve) => {
		const told = (test: Mocha.Runnable, error?: unknown): Told => ({
			fullTitle: test.fullTitle(),
			err: error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error ?? '') },
		});
		mocha
			.run(() => resolve())
			.on('test', (test) => console.log(test.fullTitle()))
			.on('pass', (test) => passes.push(told(test)))
			.on('fail', (test, error) => failures.push(told(test, error)))
			.on('pending', (test) => pending.push(told(test)));
	});
	const stats = { passes: passes.length, failures: failures.length, pending: pending.length };
	await hand({ stats, passes, failures, pending });
	if (failures.length > 0) throw new Error(`${failures.length} tests failed`);
}

/** The suite tells of its tests itself. */
class Silent {}

async function hand(results: object): Promise<void> {
	const place = Uri.joinPath(extensions.getExtension(extensionId)!.extensionUri, '..', 'results');
	await fetch(place.toString(true), { method: 'POST', body: JSON.stringify(results) });
}
