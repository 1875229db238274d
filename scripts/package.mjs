/** Packs the production bundles of `dist/` into a .vsix under `artifacts/`. */
import { register } from 'tsx/esm/api';

register();
const { packVsix } = await import('./packaging.mjs');
await packVsix(process.cwd());
