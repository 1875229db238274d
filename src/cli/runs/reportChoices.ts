import type { ReportDocument } from '../../analysis';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { ScoreOptions } from '../../model';
import { CliError } from '../host/errors';
import { findChecklistEdits } from '../settings/checklistFile';
import type { Invocation } from '../settings/command';
import type { FoundConfig } from '../settings/config';
import { chooseModel, type ModelChoice } from '../settings/modelChoice';
import { chooseSearch } from '../settings/searchChoice';
import { ownSkillsFolder } from '../settings/skillLibrary';
import { chooseSources } from '../settings/sourceChoice';
import { trustedConfig } from '../settings/trustedConfig';
import type { Scoring } from './modelScoring';

/** How a report is to be scored. */
export interface ReportChoice {
	/** `undefined` scores without a model. */
	readonly model: ModelChoice | undefined;
	readonly scoring: Scoring;
}

/** What holds for one report: the command line's word, else the configuration file's as far as it may be trusted. */
export class ReportChoices {
	readonly #invocation: Invocation;
	readonly #told = new Set<string>();

	constructor(invocation: Invocation) {
		this.#invocation = invocation;
	}

	/** `path` is the report's, absolute. Rejects with a `CliError` when what is wished for makes no sense. */
	async for(
		document: ReportDocument,
		path: string,
		found: FoundConfig,
		wanted: Pick<ScoreOptions, 'severities' | 'maxFindings' | 'decisions' | 'frameworks'>,
	): Promise<ReportChoice> {
		const { options, environment } = this.#invocation;
		const { config, warning } = await trustedConfig(options, found, environment);
		if (warning !== undefined) this.#tell(warning);
		const model = chooseModel(options, config, environment.env);
		if (options.batch && !model && !options.offline) throw new CliError('usage', message('batchRuns.needsModel'));
		if (model?.notice !== undefined) this.#tell(model.notice);
		const search = chooseSearch(this.#invocation, config, model);
		const sources = await chooseSources(this.#invocation, config, path);
		const skills = await ownSkillsFolder(this.#invocation, config);
		const checklistEdits = await findChecklistEdits(this.#invocation, document, path, (notice) => this.#tell(notice));
		const scoring = {
			...wanted,
			tiers: config.tiers,
			...(sources && { sources }),
			...(search && { search }),
			...(checklistEdits && { checklistEdits }),
			...(skills && { skillsFolder: skills.path }),
		};
		return { model, scoring };
	}

	/** Once, however many reports a file holds for. */
	#tell(notice: Message): void {
		const text = this.#invocation.words.say(notice);
		if (!this.#told.has(text)) this.#invocation.tell(notice);
		this.#told.add(text);
	}
}
