import { HostError } from '../../test/host/hostError.mts';
import { prepareTestHost } from '../../test/host/prepare.mts';

/** The editor the tests run in: `server`, a VS Code server with Chromium, or `electron`, the desktop application. */
export function chosenHost() {
	return process.env.PLUMBLINE_TEST_HOST ?? (process.platform === 'linux' ? 'server' : 'electron');
}

/**
 * Runs a suite that needs the VS Code server. Where a piece of it is missing the suite is skipped in plain sight, and fails in CI.
 *
 * @param {(host: import('../../test/host/prepare.mts').TestHost) => Promise<import('./mocha.mjs').Counts>} suite
 */
export async function onServerHost(suite) {
	if (chosenHost() !== 'server') return skip('it runs in the VS Code server alone (PLUMBLINE_TEST_HOST=server)');
	try {
		const host = await prepareTestHost(console.log);
		return await suite(host);
	} catch (error) {
		if (!(error instanceof HostError) || process.env.CI === 'true') throw error;
		if (error.reason === 'start' || error.reason === 'timeout') throw error;
		return skip(error.message);
	}
}

function skip(why) {
	console.log(`SKIPPED: ${why}`);
	return { passed: 0, failed: 0, skipped: 1 };
}
