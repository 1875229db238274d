import { analyze } from '../analyze';
import { checkConfig } from '../config/config';
import { decisionsOn, readDecisions } from '../decisions/file';
import { PlumblineError } from '../errors';
import { closestLanguage } from '../messages/languages';
import { message } from '../messages/message';
import type { Message, Words } from '../messages/model';
import { wordsIn } from '../messages/words';
import { analysisObject } from '../output/json';
import { nearest } from '../text/nearest';
import type {
	AnalyzeOptions,
	createPlumbline as declared,
	markdownlintRule as declaredRule,
	FindingSettings,
	Plumbline,
	PlumblineOptions,
} from './api';
import { reportRule } from './markdownlintRule';

const settingNames = ['severities', 'maxFindings', 'tiers'] as const;

/** The package's door for programs, as `api.d.ts` tells of it: that file is shipped, with the types of the schemas. */
export const createPlumbline: typeof declared = (options = {}) => {
	const words = wordsIn(closestLanguage(typeof options?.language === 'string' ? options.language : undefined));
	const asked = checked<PlumblineOptions>(options, { language: 'string' }, words);
	const made: Plumbline = {
		analyze(text, own = {}) {
			const { name = 'report.md', decisions, ...settings } = checked<AnalyzeOptions>(own, texts, words);
			if (typeof text !== 'string')
				throw refused(message('configFiles.wrongType', { key: 'text', type: 'string' }), words);
			const document = { name, text };
			const author =
				decisions === undefined ? undefined : toldInWords(() => decisionsOn(readDecisions(decisions), name), words);
			const analysis = analyze(document, { ...settingsOf(asked), ...settingsOf(settings), decisions: author });
			return analysisObject({ analysis }, words);
		},
	};
	return Object.freeze(made);
};

export const markdownlintRule: typeof declaredRule = reportRule(createPlumbline);

const texts = { name: 'string', decisions: 'string' } as const;

/** The options, once each is known and can be what it is; settings as in a configuration file. */
function checked<Options extends FindingSettings>(
	options: unknown,
	others: Readonly<Record<string, 'string'>>,
	words: Words,
): Options {
	if (typeof options !== 'object' || options === null) {
		throw refused(message('configFiles.wrongType', { key: 'options', type: 'record' }), words);
	}
	const names: readonly string[] = [...settingNames, ...Object.keys(others)];
	for (const [key, value] of Object.entries(options)) {
		if (!names.includes(key)) {
			throw refused(
				message('configFiles.unknown', { key, inside: '', choices: names, meant: nearest(key, names) }),
				words,
			);
		}
		if (key in others && value !== undefined && typeof value !== 'string') {
			throw refused(message('configFiles.wrongType', { key, type: 'string' }), words);
		}
	}
	const given = options as Options;
	toldInWords(() => checkConfig(settingsOf(given)), words);
	return given;
}

/** Those that were given: `undefined` leaves a setting to what was said before. */
function settingsOf(options: FindingSettings): FindingSettings {
	return Object.fromEntries(
		settingNames.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]])),
	);
}

function toldInWords<T>(work: () => T, words: Words): T {
	try {
		return work();
	} catch (error) {
		if (!(error instanceof PlumblineError)) throw error;
		throw typeof error.said === 'string' ? error : refused(error.said, words, error);
	}
}

function refused(said: Message, words: Words, cause?: Error): TypeError {
	return new TypeError(words.say(said), { cause });
}
