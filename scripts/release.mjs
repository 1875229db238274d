/**
 * Makes all that a release has: the .vsix and the npm tarball, a bill of the materials that both are made of (CycloneDX),
 * and the checksums of the three, under `artifacts/`.
 */
import { register } from 'tsx/esm/api';

register();
const { packVsix, vsixPath } = await import('./packaging.mjs');
const { packTarball } = await import('./tarball.mjs');
const { writeBillOfMaterials, writeChecksums } = await import('./releasing.mts');
const root = process.cwd();
await packVsix(root);
const made = [await vsixPath(root), await packTarball(root), await writeBillOfMaterials(root)];
process.stdout.write(await writeChecksums(made));
