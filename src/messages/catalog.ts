import { benches } from './benches';
import { checklistEdits } from './checklistEdits';
import { checklists } from './checklists';
import { checks } from './checks';
import { cited } from './cited';
import { citing } from './citing';
import { claims } from './claims';
import { common } from './common';
import { configFiles } from './configFiles';
import { connection } from './connection';
import { counts } from './counts';
import { decisions } from './decisions';
import { columns, dimensions } from './dimensions';
import { endpoints } from './endpoints';

import { facts } from './facts';
import { findingPages } from './findingPages';
import { fixes } from './fixes';
import { history } from './history';
import { jade } from './jade';
import { judged } from './judged';
import { labels } from './labels';
import { ledger } from './ledger';
import { mends } from './mends';
import { modelErrors } from './modelErrors';
import { notices } from './notices';
import { numbers } from './numbers';
import { observed } from './observed';
import { outputs } from './outputs';
import { pages } from './pages';
import { places } from './places';
import { promptFiles } from './promptFiles';
import { questions } from './questions';
import { ranges } from './ranges';
import { reading } from './reading';
import { relations } from './relations';
import { review } from './review';
import { runs } from './runs';
import { scores } from './scores';
import { searchErrors } from './searchErrors';
import { signals } from './signals';
import { skillFiles } from './skillFiles';
import { skills } from './skills';
import { sourceFailures } from './sourceFailures';
import { support } from './support';
import { tiers } from './tiers';
import { titles } from './titles';
import { toDo } from './toDo';
import { verdicts } from './verdicts';
import { wording } from './wording';
import { yaml } from './yaml';
import { zotero } from './zotero';

/** Every sentence a user can be told, by the table that holds it. */
export const catalog = {
	benches,
	checklistEdits,
	checklists,
	checks,
	cited,
	citing,
	claims,
	columns,
	common,
	configFiles,
	connection,
	counts,
	decisions,
	dimensions,
	endpoints,
	facts,
	findingPages,
	fixes,
	history,
	jade,
	judged,
	labels,
	ledger,
	mends,
	modelErrors,
	notices,
	numbers,
	observed,
	outputs,
	pages,
	places,
	promptFiles,
	questions,
	ranges,
	reading,
	relations,
	review,
	runs,
	scores,
	searchErrors,
	signals,
	skillFiles,
	skills,
	sourceFailures,
	support,
	tiers,
	titles,
	toDo,
	verdicts,
	wording,
	yaml,
	zotero,
};
