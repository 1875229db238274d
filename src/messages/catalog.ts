import { checks } from './checks';
import { common } from './common';
import { connection } from './connection';
import { endpoints } from './endpoints';
import { modelErrors } from './modelErrors';
import { notices } from './notices';
import { places } from './places';
import { promptFiles } from './promptFiles';
import { questions } from './questions';
import { searchErrors } from './searchErrors';
import { signals } from './signals';
import { skillFiles } from './skillFiles';
import { sourceFailures } from './sourceFailures';
import { tiers } from './tiers';
import { verdicts } from './verdicts';

/** Every sentence a user can be told, by the table that holds it. */
export const catalog = {
	checks,
	common,
	connection,
	endpoints,
	modelErrors,
	notices,
	places,
	promptFiles,
	questions,
	searchErrors,
	signals,
	skillFiles,
	sourceFailures,
	tiers,
	verdicts,
};
