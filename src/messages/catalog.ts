import { checks } from './checks';
import { claims } from './claims';
import { common } from './common';
import { counts } from './counts';
import { judged } from './judged';
import { labels } from './labels';
import { numbers } from './numbers';
import { outputs } from './outputs';
import { reading } from './reading';
import { support } from './support';
import { tiers } from './tiers';
import { titles } from './titles';
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
	yaml,
};
