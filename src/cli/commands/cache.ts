import { resolve } from 'node:path';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import { displayWidth, padded } from '../../output/terminal';
import type { StoredText } from '../../ports';
import { printable } from '../../text/shorten';
import { CliError, systemReason } from '../host/errors';
import { type Command, type Invocation, requireOperands, writeResult } from '../settings/command';

export const cache: Command = {
	name: 'cache',
	summary: message('commands.cache'),
	operands: '[clear]',
	actions: ['clear'],
	description: message('commands.cacheAbout'),
	formats: ['text', 'json'],
	options: ['cache'],
	async run(invocation: Invocation) {
		const { operands, options, environment } = invocation;
		requireOperands(cache, operands, 0, 1);
		const [action] = operands;
		if (action !== undefined && action !== 'clear') {
			throw new CliError('usage', message('usage.cannotCache', { action }));
		}
		const folder = resolve(environment.cwd, options.cache || environment.cacheFolder);
		const kept = await keptIn(folder, action === 'clear', invocation);
		const cleared = action === 'clear';
		const json = options.format === 'json';
		const text = json ? cacheJson(folder, kept, cleared) : cacheText(folder, kept, cleared, invocation.words);
		await writeResult(text, invocation);
		return 0;
	},
};

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

function cacheJson(folder: string, kept: readonly StoredText[], cleared: boolean): string {
	const oldest = oldestOf(kept);
	return `${JSON.stringify(
		{
			schema: 'plumbline/cache/1',
			folder,
			cleared,
			entries: kept.length,
			bytes: sizeOf(kept),
			oldest: oldest === undefined ? null : new Date(oldest).toISOString(),
		},
		null,
		2,
	)}\n`;
}

function cacheText(folder: string, kept: readonly StoredText[], cleared: boolean, words: Words): string {
	const size = Math.ceil(sizeOf(kept) / 1000);
	if (cleared)
		return `${printable(words.say(message('batches.cacheCleared', { entries: kept.length, size, folder })))}\n`;
	const oldest = oldestOf(kept);
	const rows = [
		[message('batches.cacheFolder'), printable(folder)],
		[message('batches.cacheEntries'), words.number(kept.length)],
		[message('batches.cacheSize'), `${words.number(size)} kB`],
		[message('batches.cacheOldest'), oldest === undefined ? '–' : new Date(oldest).toISOString().slice(0, 10)],
	] as const;
	const width = Math.max(...rows.map(([label]) => displayWidth(words.say(label))));
	return rows.map(([label, value]) => `${padded(words.say(label), width)}  ${value}\n`).join('');
}

function sizeOf(kept: readonly StoredText[]): number {
	return kept.reduce((sum, { size }) => sum + size, 0);
}

function oldestOf(kept: readonly StoredText[]): number | undefined {
	return kept.length === 0 ? undefined : Math.min(...kept.map(({ time }) => time));
}
