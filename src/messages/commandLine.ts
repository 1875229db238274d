import { agreement } from './agreement';
import { baselines } from './baselines';
import { batches } from './batches';
import { batchRuns } from './batchRuns';
import { commands } from './commands';
import { files } from './files';
import { ignores } from './ignores';
import { languageServer } from './languageServer';
import { modelSettings } from './modelSettings';
import { newConfig } from './newConfig';
import { options } from './options';
import { ratings } from './ratings';
import { skillLists } from './skillLists';
import { usage } from './usage';

/** What only the command line says: apart from the catalog, so that the editor does not carry it. */
export const commandLine = {
	agreement,
	baselines,
	batches,
	batchRuns,
	commands,
	files,
	ignores,
	languageServer,
	modelSettings,
	newConfig,
	options,
	ratings,
	skillLists,
	usage,
};
