import { benches } from './benches';
import { checklists } from './checklists';
import { checks } from './checks';
import { cited } from './cited';
import { claims } from './claims';
import { common } from './common';
import { counts } from './counts';
import { columns, dimensions } from './dimensions';
import { estimates } from './estimates';
import { facts } from './facts';
import { fixes } from './fixes';
import { jade } from './jade';
import { judged } from './judged';
import { labels } from './labels';
import { numbers } from './numbers';
import { outputs } from './outputs';
import { reading } from './reading';
import { runs } from './runs';
import { scores } from './scores';
import { support } from './support';
import { titles } from './titles';

/** Every sentence a user can be told, by the table that holds it. */
export const catalog = {
	benches,
	checklists,
	checks,
	cited,
	claims,
	columns,
	common,
	counts,
	dimensions,
	estimates,
	facts,
	fixes,
	jade,
	judged,
	labels,
	numbers,
	outputs,
	reading,
	runs,
	scores,
	support,
	titles,
};
