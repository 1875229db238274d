/** The tests that take the editor alone, whatever it runs in. */
export async function loadEverywhere(): Promise<void> {
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
	await import('./runs.test');
	await import('./offered.test');
	await import('./skills.test');
	await import('./export.test');
	await import('./chat.test');
}
