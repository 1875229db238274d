/** Everything that must hold, in order: `node scripts/test.mjs [step …]`, all steps when none is named. */
import { register } from 'tsx/esm/api';

register();
const { runSteps } = await import('./testing/run.mjs');
process.exitCode = await runSteps(process.argv.slice(2));
