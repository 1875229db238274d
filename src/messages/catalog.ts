import { checks } from './checks';
import { claims } from './claims';
import { common } from './common';
import { connection } from './connection';
import { counts } from './counts';
import { endpoints } from './endpoints';
import { judged } from './judged';
import { labels } from './labels';
import { modelErrors } from './modelErrors';
import { notices } from './notices';
import { numbers } from './numbers';
import { outputs } from './outputs';
import { places } from './places';
import { promptFiles } from './promptFiles';
import { reading } from './reading';
import { searchErrors } from './searchErrors';
import { signals } from './signals';
import { skillFiles } from './skillFiles';
import { sourceFailures } from './sourceFailures';
import { support } from './support';
import { tiers } from './tiers';
import { titles } from './titles';
import { verdicts } from './verdicts';
import { yaml } from './yaml';

/** Every sentence a user can be told, by the table that holds it. */
export const catalog = {
	checks,
	claims,
	common,
	counts,
	judged,
	labels,
	numbers,
	outputs,
	reading,
	support,
	tiers,
	titles,
	connection,
	endpoints,
	modelErrors,
	notices,
	places,
	promptFiles,
	searchErrors,
	signals,
	skillFiles,
	sourceFailures,
	verdicts,
	yaml,
};
