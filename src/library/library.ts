import { analyze } from '../analyze';
import { findingKeys, findingSettings } from '../config/config';
import { decisionsOn, readDecisions } from '../decisions/file';
import { PlumblineError } from '../errors';
import { closestLanguage } from '../messages/languages';
import { message } from '../messages/message';
import type { Message, Words } from '../messages/model';
import { wordsIn } from '../messages/words';
import { analysisObject } from '../output/json';
import type {
	AnalyzeOptions,
	createPlumbline as declared,
	markdownlintRule as declaredRule,
	Finding,
	FindingSettings,
	MarkdownlintRuleOptions,
	Plumbline,
	PlumblineOptions,
	Severity,
} from './api';

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
	toldInWords(() => findingSettings(options, Object.keys(others)), words);
	const wrong = Object.entries(options).find(
		([key, value]) => key in others && !['string', 'undefined'].includes(typeof value),
	);
	if (wrong) throw refused(message('configFiles.wrongType', { key: wrong[0], type: 'string' }), words);
	return options as Options;
}

/** Those that were given: `undefined` leaves a setting to what was said before. */
function settingsOf(options: FindingSettings): FindingSettings {
	return Object.fromEntries(
		findingKeys.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]])),
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

/** From the one that is always told. */
const severities: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

export const markdownlintRule: typeof declaredRule = {
	names: ['plumbline'],
	tags: ['reports'],
	// The linter asks for it before it knows who reads it.
	description: wordsIn('en').say(message('outputs.lintRule')),
	parser: 'none',
	function({ name, lines, frontMatterLines, config }, onError) {
		const { language, least = 'info', severities: levels, maxFindings, tiers } = optionsOf(config);
		const plumbline = createPlumbline({ language, severities: levels, maxFindings, tiers });
		const { findings } = plumbline.analyze([...frontMatterLines, ...lines].join('\n'), { name });
		for (const { held, severity, code, line, column, span, message: told } of findings) {
			const lineNumber = line - frontMatterLines.length;
			// The linter has no place for what is in the front matter.
			if (held || lineNumber < 1 || severities.indexOf(severity) > severities.indexOf(least)) continue;
			onError({ lineNumber, detail: `${told} (${code})`, ...rangeIn(lines[lineNumber - 1], { column, span }) });
		}
	},
};

/** A linter says `true` for a rule that is on without more. */
function optionsOf(config: unknown): MarkdownlintRuleOptions {
	return typeof config === 'object' && config !== null ? config : {};
}

/** As far as it is on its first line: a range may not lead out of it, and has at least one character. */
function rangeIn(line = '', { column, span: [start, end] }: Pick<Finding, 'column' | 'span'>) {
	const length = Math.min(end - start, line.length - column + 1);
	return length > 0 && { range: [column, length] };
}
