/**
 * Plumbline as a library: prints what is wrong with each report named, the claims that nothing supports, and where its
 * sources come from; ends with 1 when a warning or an error was found.
 *
 *   npm install plumbline-reports-0.1.0.tgz
 *   node check.mjs report.md
 */
import { readFile } from 'node:fs/promises';
import { createPlumbline } from 'plumbline-reports';

const plumbline = createPlumbline({ language: 'en', severities: { 'claim.vague': 'warning' } });

for (const name of process.argv.slice(2)) {
	const { findings, tree, ledger, sources } = plumbline.analyze(await readFile(name, 'utf8'), { name });

	for (const { line, column, severity, code, message, held } of findings) {
		// What is held back is more than an author reads at once.
		if (!held) console.log(`${name}:${line}:${column} ${severity} ${message} (${code})`);
	}

	const claims = tree.nodes.filter(({ type, support }) => type === 'argument' && support === 'unsupported');
	for (const { text } of claims) console.log(`unsupported: ${text}`);

	console.log(`${ledger.claims.count} of ${ledger.claims.of} claims stand on nothing.`);
	for (const { title, url, tier, reason } of sources) console.log(`tier ${tier}: ${title || url}, ${reason}`);

	if (findings.some(({ severity }) => severity === 'error' || severity === 'warning')) process.exitCode = 1;
}
