import { type FindingCode, findingCodes, type Severity, severities } from '../checks/model';
import { type Framework, frameworks } from '../scoring/model';
import { CliError } from './errors';
import { didYouMean } from './nearest';

/** Levels that `--fail-on` takes; `never` makes findings leave the exit code alone. */
export const failLevels = ['error', 'warning', 'info', 'hint', 'never'] as const;
export type FailLevel = (typeof failLevels)[number];

export type Severities = Partial<Record<FindingCode, Severity>>;

/** The values of all options, parsed. Each command accepts some of them; the rest stay at their defaults. */
export interface Options {
	readonly format: string | undefined;
	readonly failOn: FailLevel | undefined;
	readonly minScore: number | undefined;
	readonly output: string | undefined;
	readonly full: boolean;
	readonly frameworks: readonly Framework[] | undefined;
	readonly severities: Severities;
	readonly config: string | undefined;
	readonly stdinFilename: string | undefined;
	readonly colour: boolean;
	readonly help: boolean;
}

export interface OptionSpec {
	/** What stands for the value in the help; a switch has none. */
	readonly value?: string;
	readonly short?: string;
	readonly help: string;
}

/** Every option of every command. */
export const optionSpecs = {
	format: { value: 'FORMAT', help: 'how to write the result' },
	output: { value: 'FILE', short: 'o', help: 'write the result to a file instead of the terminal' },
	'fail-on': {
		value: 'LEVEL',
		help: `exit 1 on findings of this level or worse: ${failLevels.join(', ')} (default error)`,
	},
	'min-score': { value: 'N', help: 'exit 1 when the final FinResearchBench score is below N (0 to 100)' },
	severity: { value: 'CODE=LEVEL', help: `set a finding's level: ${severities.join(', ')}; can be repeated` },
	frameworks: { value: 'LIST', help: `which scorecards, with commas between: ${frameworks.join(',')} (default all)` },
	full: { help: 'every claim and fact, not only the key ones' },
	offline: { help: 'ask no model and read nothing from the network' },
	config: { value: 'FILE', help: 'settings to use instead of the nearest plumbline.config.json or .yaml' },
	'stdin-filename': { value: 'NAME', help: 'the name to show for a report read from standard input (-)' },
	'no-color': { help: 'no colours, even in a terminal' },
	help: { short: 'h', help: 'show this help' },
} as const satisfies Readonly<Record<string, OptionSpec>>;

export type OptionName = keyof typeof optionSpecs;

/** What was typed, by option; a switch has the value `true`. */
export type RawOptions = ReadonlyMap<OptionName, readonly (string | true)[]>;

/** Checks the values; `formats` are those of the command. */
export function parseOptions(raw: RawOptions, formats: readonly string[]): Options {
	const text = (name: OptionName) => raw.get(name)?.at(-1)?.toString();
	const choice = <T extends string>(name: OptionName, allowed: readonly T[]) => oneOf(`--${name}`, text(name), allowed);
	return {
		format: choice('format', formats),
		failOn: choice('fail-on', failLevels),
		minScore: scoreValue(text('min-score')),
		output: text('output'),
		full: raw.has('full'),
		frameworks: frameworkList(text('frameworks')),
		severities: Object.fromEntries((raw.get('severity') ?? []).map((value) => severityPair(String(value)))),
		config: text('config'),
		stdinFilename: text('stdin-filename'),
		colour: !raw.has('no-color'),
		help: raw.has('help'),
	};
}

function oneOf<T extends string>(name: string, value: string | undefined, allowed: readonly T[]): T | undefined {
	if (value === undefined) return undefined;
	const found = allowed.find((candidate) => candidate === value);
	if (found !== undefined) return found;
	throw new CliError(
		'usage',
		`${name} cannot be “${value}”: use one of ${allowed.join(', ')}.${didYouMean(value, allowed)}`,
	);
}

function scoreValue(value: string | undefined): number | undefined {
	if (value === undefined) return undefined;
	const score = value.trim() === '' ? Number.NaN : Number(value);
	if (score >= 0 && score <= 100) return score;
	throw new CliError('usage', `--min-score cannot be “${value}”: use a number from 0 to 100.`);
}

function frameworkList(value: string | undefined): readonly Framework[] | undefined {
	const names = value?.split(',').map((name) => name.trim());
	return names?.map((name) => oneOf('--frameworks', name, frameworks)!);
}

function severityPair(value: string): [FindingCode, Severity] {
	const [code = '', level, ...rest] = value.split('=');
	if (level === undefined || rest.length > 0) {
		throw new CliError(
			'usage',
			`--severity cannot be “${value}”: write a finding's code and a level, such as claim.partial=off.`,
		);
	}
	const codes = Object.keys(findingCodes) as FindingCode[];
	return [oneOf('--severity: the code', code, codes)!, oneOf(`--severity ${code}`, level, severities)!];
}
