/**
 * Writes `ThirdPartyNotices.txt`: the licences of all packages that the bundles of `dist/` hold, by what the last build
 * noted and by the packages' own files, so that no network is needed. With `--check` it writes nothing, and fails where the
 * file is not current. Either way it fails for a licence that is not allowed.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const file = 'ThirdPartyNotices.txt';

/** What may be bundled with a program under the MIT licence, as long as its notice is shipped. */
const allowed = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0']);

/** What packages hold of others without saying so in their metadata. */
const within = {
	unpdf: 'It contains PDF.js, © Mozilla Foundation, under the Apache License 2.0, whose text stands below “openai”.',
	tldts:
		'It contains the Public Suffix List, © Mozilla Foundation, under the Mozilla Public License 2.0, https://publicsuffix.org/.',
};

const folders = JSON.parse(await readFile('dist/packages.json', 'utf8').catch(tellToBuild));
const packages = await Promise.all(folders.map(readPackage));
const refused = packages.filter(({ license }) => !allowed.has(license));
for (const { name, version, license } of refused) {
	console.error(
		`${name} ${version} is under ${license ?? 'no licence'}, which is not on the list of scripts/notices.mjs.`,
	);
}

const apache = (await readFile('scripts/apache-2.0.txt', 'utf8')).trim();
const text = `Plumbline's bundles hold code of these packages, each under its own licence.\n\n${packages.map(noticeOf).join('\n')}\n${'='.repeat(80)}\nApache License 2.0\n${'='.repeat(80)}\n\n${apache}\n`;
const current = (await readFile(file, 'utf8').catch(() => '')) === text;
if (process.argv.includes('--check')) {
	if (!current) console.error(`${file} is not current: run “npm run notices”.`);
} else {
	await writeFile(file, text);
}
if (refused.length > 0 || (process.argv.includes('--check') && !current)) process.exitCode = 1;
else
	console.log(
		`${packages.length} bundled packages, under ${[...new Set(packages.map(({ license }) => license))].sort().join(', ')}`,
	);

async function readPackage(folder) {
	const { name, version, license, author } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
	const names = (await readdir(folder)).filter((entry) => /^(?:licen[cs]e|notice|copying)/i.test(entry)).sort();
	const texts = await Promise.all(names.map((entry) => readFile(join(folder, entry), 'utf8')));
	return { name, version, license, by: typeof author === 'string' ? author : author?.name, texts };
}

function noticeOf({ name, version, license, by, texts }) {
	const head = `${'='.repeat(80)}\n${name} ${version} (${license})\n${'='.repeat(80)}\n`;
	const own = texts.length > 0 ? texts : [`Under the ${license} licence${by ? `, by ${by}` : ''}.`];
	const all = [...(within[name] ? [within[name]] : []), ...own];
	return `${head}\n${all.map((each) => each.replace(/\r\n?/g, '\n').trim()).join('\n\n')}\n`;
}

function tellToBuild() {
	throw new Error('dist/packages.json is missing: run “npm run build” first.');
}
