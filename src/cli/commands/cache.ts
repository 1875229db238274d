import { resolve } from 'node:path';
import { message } from '../../messages/message';
import type { StoredText } from '../../ports';
import { printable } from '../../text/shorten';
import type { ExitCode } from '../host/environment';
import { CliError, systemReason } from '../host/errors';
import { type Command, type Invocation, writeResult } from '../settings/command';
import type { Output } from '../settings/options';

export const cache: Command = {
	name: 'cache',
	isRare: true,
	summary: message('commands.cache'),
	operands: '[clear]',
	description: message('commands.cacheAbout'),
	formats: ['text', 'json'],
	options: ['cache'],
	usualAction: 'show',
	actions: {
		show: { operands: '', takes: [0, 0], run: (invocation) => tellOf(invocation, false) },
		clear: { operands: '', takes: [0, 0], run: (invocation) => tellOf(invocation, true) },
	},
};

async function tellOf(invocation: Invocation, clear: boolean): Promise<ExitCode> {
	const { options, environment, words } = invocation;
	const folder = resolve(environment.cwd, options.cache || environment.cacheFolder);
	const kept = await keptIn(folder, clear, invocation);
	const bytes = kept.reduce((sum, { size }) => sum + size, 0);
	const oldest = kept.length === 0 ? null : new Date(Math.min(...kept.map(({ time }) => time))).toISOString();
	const [entries, size] = [kept.length, Math.ceil(bytes / 1000)];
	const told = clear
		? message('batches.cacheCleared', { entries, size, folder })
		: message('batches.cacheHolds', { entries, size, folder, oldest: oldest?.slice(0, 10) });
	const object = { schema: 'plumbline/cache/1', folder, cleared: clear, entries, bytes, oldest };
	const render = ({ format }: Output) =>
		format === 'json' ? JSON.stringify(object, null, 2) : printable(words.say(told));
	await writeResult((output) => `${render(output)}\n`, invocation);
	return 0;
}

/** What is kept in the folder, or was until now. */
async function keptIn(folder: string, clear: boolean, { environment }: Invocation): Promise<readonly StoredText[]> {
	const store = environment.openStore(folder);
	try {
		const kept = await store.list();
		if (clear) await Promise.all(kept.map(({ key }) => store.remove(key)));
		return kept;
	} catch (error) {
		const code = clear ? 'files.cannotClear' : 'files.cannotRead';
		throw new CliError('cache', message(code, { name: folder, why: systemReason(error) }), { cause: error });
	}
}
