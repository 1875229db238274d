import { dirname, join, relative } from 'node:path';
import { configNames } from '../../config/config';
import { message } from '../../messages/message';
import { CliError, unwritten } from '../host/errors';
import { findUpwards, isTop, workAround } from '../host/findUpwards';
import { type Command, type Invocation, requireOperands } from '../settings/command';
import { configSchemaText, newConfig } from '../settings/newConfig';

const name = 'plumbline.config.json';
const schemaName = '.plumbline/config.schema.json';

export const init: Command = {
	name: 'init',
	summary: message('commands.init'),
	operands: '',
	description: message('commands.initAbout', { name, schema: schemaName }),
	formats: [],
	options: [],
	async run(invocation: Invocation) {
		const { operands, environment, words } = invocation;
		requireOperands(init, operands, 0, 0);
		const { cwd, fs } = environment;
		for (const existing of configNames) {
			if (await fs.stat(join(cwd, existing)))
				throw new CliError('output', message('newConfig.exists', { name: existing }));
		}
		const base = await fileAbove(environment);
		await write(invocation, schemaName, await configSchemaText());
		await write(invocation, name, newConfig(`./${schemaName}`, base, words));
		environment.stdout.write(`${words.say(message('newConfig.next', { name, schema: schemaName, base }))}\n`);
		return 0;
	},
};

/** The configuration file that holds here until now, from here, where a file that is merely found may build on it. */
async function fileAbove(environment: Invocation['environment']): Promise<string | undefined> {
	const { cwd } = environment;
	if ((await isTop(cwd, environment)) || (await workAround(cwd, environment)) === undefined) return undefined;
	const path = await findUpwards(configNames, dirname(cwd), environment, () => {});
	return path && relative(cwd, path).replaceAll('\\', '/');
}

async function write({ environment: { cwd, fs } }: Invocation, file: string, text: string): Promise<void> {
	const path = join(cwd, file);
	try {
		await fs.makeFolder(dirname(path));
		await fs.write(path, text);
	} catch (error) {
		throw unwritten(file, error);
	}
}
