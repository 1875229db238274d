import { loadEverywhere } from './everywhere';

/**
 * Runs the suite inside the extension host, as VS Code asks of a tests module.
 * Results go as JSON to the file `PLUMBLINE_TEST_RESULTS` names, else to the console.
 */
export async function run(): Promise<void> {
	const { default: Mocha } = await import('mocha');
	const output = process.env.PLUMBLINE_TEST_RESULTS;
	const mocha = new Mocha({
		// Only what hangs takes so long, whatever else the machine does.
		timeout: 300_000,
		...(output ? { reporter: 'json', reporterOptions: { output } } : { reporter: 'spec' }),
	});
	mocha.suite.emit('pre-require', globalThis, 'test/vscode', mocha);
	await loadEverywhere();
	// These start servers of models and pages, or make links in the file system, as Node alone can, and work on the examples,
	// which the package leaves out. What a browser does instead is tested in `web/`.
	await import('./models.test');
	await import('./wording.test');
	await import('./sources.test');
	await import('./zotero.test');
	await import('./webSearch.test');
	await import('./chatTools.test');
	await import('./exportLink.test');
	const failures = await new Promise<number>((resolve) => mocha.run(resolve));
	if (failures > 0) throw new Error(`${failures} tests failed`);
}
