/** The suite inside VS Code as `@vscode/test-electron` downloads it, whatever this machine would choose. */
import { register } from 'tsx/esm/api';

register();
process.env.PLUMBLINE_TEST_HOST = 'electron';
const { runSteps } = await import('./testing/run.mjs');
process.exitCode = await runSteps(['vscode']);
