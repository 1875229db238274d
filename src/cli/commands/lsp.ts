import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { writable } from '../host/environment';
import { CliError, messageOfError } from '../host/errors';
import { DecisionFiles } from '../settings/authorFiles';
import { chooseBaseline, knownOf } from '../settings/baselines';
import type { Command, Invocation } from '../settings/command';
import { Configs } from '../settings/config';
import { languageGiven } from '../settings/options';

export const lsp: Command = {
	name: 'lsp',
	summary: message('commands.lsp'),
	operands: '--stdio',
	takes: [0, 0],
	description: message('commands.lspAbout'),
	formats: [],
	options: ['stdio', 'config', 'no-decisions', 'baseline', 'no-baseline'],
	async run(invocation: Invocation) {
		const { options, environment } = invocation;
		if (!options.stdio) throw new CliError('usage', message('languageServer.needsStdio'));
		// What speaks the protocol is larger than most commands: nobody else is to load it.
		const { serve } = await import('../../lsp/serve');
		const thread = environment.startAnalysis({ keeping: true });
		const input = readable(environment.stdin);
		const output = writable(environment.stdout);
		try {
			const done = await serve(
				{ input, output },
				{
					version: environment.version,
					analyzer: thread.analyzer,
					pages: environment.pages,
					language: languageGiven(environment.argv) === undefined ? undefined : options.lang,
					surroundingsOf: (uri, tell) => surroundingsOf(uri, invocation, tell),
					...(options.decisions && {
						changeDecisions: (uri, folder, change) => changeDecisions(uri, folder, change, invocation),
					}),
				},
			);
			return done ? 0 : 1;
		} finally {
			thread.dispose();
			input.destroy();
		}
	},
};

/** By the files as they are now: they may have changed since the last report was read. */
async function surroundingsOf(uri: string, invocation: Invocation, tell: (problem: Message) => void) {
	const path = pathAt(uri);
	if (path === undefined) return { config: {}, decisions: [] };
	const tellError = (error: unknown) => tell(messageOfError(error, invocation.environment.env));
	const telling = { ...invocation, tell, tellError };
	const config = await orElse(() => new Configs(telling).for(path), {}, tellError);
	const decisions = await orElse(() => new DecisionFiles(telling).for(path), [], tellError);
	const known = await orElse(
		async () => {
			const baseline = await chooseBaseline(telling, config);
			return baseline && knownOf(path, baseline, telling);
		},
		undefined,
		tellError,
	);
	return { config, decisions, known };
}

/** In the nearest file; the first decision makes one in the folder of the workspace. */
async function changeDecisions(
	uri: string,
	folder: string | undefined,
	change: Parameters<DecisionFiles['change']>[1],
	invocation: Invocation,
): Promise<void> {
	const path = pathAt(uri);
	if (path === undefined) throw new CliError('missing', message('languageServer.notSaved'));
	const cwd = (folder === undefined ? undefined : pathAt(folder)) ?? dirname(path);
	await new DecisionFiles({ ...invocation, environment: { ...invocation.environment, cwd } }).change(path, change);
}

/** The path of a file on this computer; `undefined` for what has none, such as a text that was never saved. */
function pathAt(uri: string): string | undefined {
	if (!URL.canParse(uri) || new URL(uri).protocol !== 'file:') return undefined;
	try {
		return fileURLToPath(uri);
	} catch (error) {
		// A host, or a `/` in a name, which no path of this system can have.
		if (!(error instanceof TypeError)) throw error;
		return undefined;
	}
}

async function orElse<Value>(
	read: () => Promise<Value>,
	otherwise: Value,
	tellError: (error: unknown) => void,
): Promise<Value> {
	try {
		return await read();
	} catch (error) {
		tellError(error);
		return otherwise;
	}
}

/** The process's own where it is one: what is read through another one cannot be closed while it waits for more. */
function readable(stdin: Invocation['environment']['stdin']): Readable {
	return stdin instanceof Readable ? stdin : Readable.from(stdin, { objectMode: false });
}
