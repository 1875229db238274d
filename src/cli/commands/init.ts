import { dirname, join, relative } from 'node:path';
import { configNames } from '../../config/config';
import { defaultMaxFindings } from '../../findings/limit';
import { message } from '../../messages/message';
import type { Message, Words } from '../../messages/model';
import { CliError } from '../host/errors';
import { findUpwards, isTop, userRootOf } from '../host/folders';
import { writeFile } from '../host/writeFile';
import type { Command, Invocation } from '../settings/command';

const name = 'plumbline.config.json';
const schemaName = '.plumbline/config.schema.json';

export const init: Command = {
	name: 'init',
	summary: message('commands.init'),
	operands: '',
	takes: [0, 0],
	description: message('commands.initAbout', { name, schema: schemaName }),
	formats: [],
	options: [],
	async run(invocation: Invocation) {
		const { environment, words } = invocation;
		const { cwd, fs } = environment;
		for (const existing of configNames) {
			if (await fs.stat(join(cwd, existing)))
				throw new CliError('output', message('newConfig.exists', { name: existing }));
		}
		const base = await fileAbove(environment);
		await writeFile(schemaName, join(cwd, schemaName), await configSchemaText(), environment, {
			makesFolder: true,
			within: cwd,
		});
		await writeFile(name, join(cwd, name), newConfig(`./${schemaName}`, base, words), environment, { within: cwd });
		environment.stdout.write(`${words.say(message('newConfig.next', { name, schema: schemaName, base }))}\n`);
		return 0;
	},
};

/** The configuration file that holds here until now, from here, where a file that is merely found may build on it. */
async function fileAbove(environment: Invocation['environment']): Promise<string | undefined> {
	const { cwd } = environment;
	if ((await isTop(cwd, environment)) || (await userRootOf(cwd, environment)) === undefined) return undefined;
	const path = await findUpwards(configNames, dirname(cwd), environment, () => {});
	return path && relative(cwd, path).replaceAll('\\', '/');
}

/** A setting as a new file has it: a comment that explains it, and its lines. */
interface Setting {
	readonly about: Message;
	readonly lines: readonly string[];
}

/**
 * A configuration file to begin with, in JSON with comments: what it says is what holds without it. `schema` is the path of
 * the schema; where a file above holds until now (`base`, its path from here), the new one builds on it and the rest are comments.
 */
export function newConfig(schema: string, base: string | undefined, words: Words): string {
	const comment = (said: Message) =>
		words
			.say(said)
			.split('\n')
			.map((line) => `  // ${line}`);
	const written = ({ about, lines }: Setting, counts: boolean) => [
		...comment(about),
		...lines.map((line) => (counts ? `  ${line}` : `  // ${line}`)),
		'',
	];
	const first = written(
		{
			about: message('newConfig.extends'),
			lines: [`"extends": ${JSON.stringify(base ?? '../house-style.json')},`],
		},
		base !== undefined,
	);
	return [
		'{',
		...comment(message('newConfig.about')),
		`  "$schema": ${JSON.stringify(schema)},`,
		'',
		...first,
		...settings.flatMap((setting) => written(setting, base === undefined)),
		// The last one counts in any case: whoever lets others count need not look after commas.
		...written(overrides, true).slice(0, -1),
		'}',
		'',
	].join('\n');
}

const settings: readonly Setting[] = [
	{ about: message('newConfig.failOn'), lines: ['"failOn": "error",'] },
	{ about: message('newConfig.maxFindings'), lines: [`"maxFindings": ${defaultMaxFindings},`] },
	{ about: message('newConfig.severities'), lines: ['"severities": {', '  // "claim.vague": "off"', '},'] },
	{ about: message('newConfig.exclude'), lines: ['"exclude": [', '  // "drafts/**"', '],'] },
	{ about: message('newConfig.baseline'), lines: ['// "baseline": "known.json",'] },
];

const overrides: Setting = {
	about: message('newConfig.overrides'),
	lines: ['"overrides": [', '  // { "files": ["final/**"], "failOn": "warning" }', ']'],
};

/** What editors check a configuration file by, as a file. */
export async function configSchemaText(): Promise<string> {
	const { default: schema } = await import('../../../schemas/config.schema.json');
	return `${JSON.stringify(schema, null, 2)}\n`;
}
