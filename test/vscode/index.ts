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
	await import('./activation.test');
	await import('./diagnostics.test');
	await import('./modes.test');
	await import('./settings.test');
	await import('./tree.test');
	await import('./commands.test');
	await import('./fixes.test');
	await import('./decisions.test');
	await import('./activeReport.test');
	await import('./jumps.test');
	await import('./models.test');
	await import('./runs.test');
	await import('./sources.test');
	await import('./zotero.test');
	await import('./skills.test');
	await import('./chat.test');
	const failures = await new Promise<number>((resolve) => mocha.run(resolve));
	if (failures > 0) throw new Error(`${failures} tests failed`);
}
