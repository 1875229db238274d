import { resolve } from 'node:path';
import { counted, formatCount } from '../../output/summary';
import type { StoredText } from '../../ports';
import { CliError, systemReason } from '../host/errors';
import { type Command, type Invocation, requireOperands, writeResult } from '../settings/command';

export const cache: Command = {
	name: 'cache',
	summary: 'the cached answers of models, so that nothing is asked twice',
	operands: '[clear]',
	description:
		'Shows where model answers are cached, how many and how large; “plumbline cache clear” removes them. Set PLUMBLINE_CACHE, or give --cache, for another folder.',
	formats: ['text', 'json'],
	options: ['cache', 'format', 'output', 'help'],
	async run(invocation: Invocation) {
		const { operands, options, environment } = invocation;
		requireOperands(cache, operands, 0, 1);
		const [action] = operands;
		if (action !== undefined && action !== 'clear') {
			throw new CliError('usage', `“plumbline cache” cannot “${action}”: leave it out, or use clear.`);
		}
		const folder = resolve(environment.cwd, options.cache || environment.cacheFolder);
		const kept = await keptIn(folder, action === 'clear', invocation);
		const render = options.format === 'json' ? cacheJson : cacheText;
		await writeResult(render(folder, kept, action === 'clear'), invocation);
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
		const what = clear ? 'cleared' : 'read';
		throw new CliError('cache', `${folder} cannot be ${what}: ${systemReason(error)}.`, { cause: error });
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

function cacheText(folder: string, kept: readonly StoredText[], cleared: boolean): string {
	const size = `${formatCount(Math.ceil(sizeOf(kept) / 1000))} kB`;
	if (cleared) return `Removed ${counted(kept.length, 'entry', 'entries')} (${size}) from ${folder}\n`;
	const oldest = oldestOf(kept);
	return [
		`folder   ${folder}`,
		`entries  ${formatCount(kept.length)}`,
		`size     ${size}`,
		`oldest   ${oldest === undefined ? '–' : new Date(oldest).toISOString().slice(0, 10)}`,
		'',
	].join('\n');
}

function sizeOf(kept: readonly StoredText[]): number {
	return kept.reduce((sum, { size }) => sum + size, 0);
}

function oldestOf(kept: readonly StoredText[]): number | undefined {
	return kept.length === 0 ? undefined : Math.min(...kept.map(({ time }) => time));
}
