import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { runCommand } from '../test/host/command.mjs';

/** What is read of a bill of materials in CycloneDX. */
interface Bill {
	readonly metadata: { readonly component: Component };
	readonly components: readonly Component[];
}

interface Component {
	readonly 'bom-ref': string;
	readonly name: string;
	readonly version: string;
}

/** Writes what the bundles are made of, as npm describes it, without what only builds and tests them. */
export async function writeBillOfMaterials(root: string): Promise<string> {
	const { name, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
	const folders: readonly string[] = JSON.parse(await readFile(join(root, 'dist/packages.json'), 'utf8'));
	const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
	const bundled = new Set(folders.map((folder) => `${nameOf(folder)}@${packages[folder].version}`));
	const all: Bill = JSON.parse(
		await npm(root, ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--silent']),
	);
	const components = all.components.filter((component) => bundled.has(`${component.name}@${component.version}`));
	const missing = [...bundled].filter((one) => !components.some((each) => `${each.name}@${each.version}` === one));
	if (missing.length > 0)
		throw new Error(`npm does not describe ${missing.join(', ')}: run “npm ci”, then build again.`);
	const own = all.metadata.component;
	const bill = {
		...all,
		metadata: { ...all.metadata, component: { ...own, type: 'application', name } },
		components: components.map((component) => ({ ...component, scope: 'required', properties: [] })),
		dependencies: [{ ref: own['bom-ref'], dependsOn: components.map((component) => component['bom-ref']) }],
	};
	const file = join(root, 'artifacts', `${name}-${version}.cdx.json`);
	await writeFile(file, `${JSON.stringify(bill, undefined, '\t')}\n`);
	return file;
}

/** Writes `SHA256SUMS` beside the files, as `sha256sum --check` reads it, and gives it back. */
export async function writeChecksums(files: readonly string[]): Promise<string> {
	const lines = await Promise.all(
		files.map(async (file) => {
			const sum = createHash('sha256').update(await readFile(file));
			return `${sum.digest('hex')}  ${basename(file)}\n`;
		}),
	);
	await writeFile(join(dirname(files[0] ?? ''), 'SHA256SUMS'), lines.join(''));
	return lines.join('');
}

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
function nameOf(folder: string): string {
	return folder.split('node_modules/').at(-1) ?? folder;
}

async function npm(root: string, args: readonly string[]): Promise<string> {
	const { code, output } = await runCommand('npm', args, { cwd: root });
	if (code !== 0) throw new Error(`npm ${args[0]} failed: ${output}`);
	return output;
}
