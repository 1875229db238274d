import type { Invocation } from '../../../../src/cli/settings/command';
import { type OptionName, parseOptions } from '../../../../src/cli/settings/options';
import { createPlumbline } from '../../../../src/index';
import { wordsIn } from '../../../../src/messages/words';
import { silentLogger } from '../../../../src/ports';
import { shippedPrompts } from '../../scoring/finResearch/readingModel';
import { memoryEnvironment, type Surroundings } from '../memoryEnvironment';

/** What differs from a server for `/reports`. */
export interface ServerSetting extends Surroundings {
	readonly folders?: readonly string[];
	readonly options?: Readonly<Partial<Record<OptionName, string | true>>>;
}

/** What the command is run with, with what it tells whoever started it, and writes. */
export function mcpInvocation(setting: ServerSetting) {
	// A folder is there once something is in it.
	const surroundings = { ...setting, files: { 'notes.txt': '', ...setting.files } };
	const { environment, written } = memoryEnvironment(surroundings, ['mcp']);
	const raw = Object.entries(setting.options ?? {}).map(([name, value]) => [name as OptionName, [value]] as const);
	const options = parseOptions(new Map(raw), []);
	const words = wordsIn(options.lang);
	const { clock, skills, sources } = environment;
	const init = { logger: silentLogger, clock, skills, sources, prompts: shippedPrompts };
	const told: string[] = [];
	const invocation: Invocation = {
		operands: setting.folders ?? [],
		...{ options, environment, words, plumbline: createPlumbline(init) },
		plumblineWith: (parts) => createPlumbline({ ...init, ...parts }),
		tell: (notice) => void told.push(words.say(notice)),
		asksModel: () => {},
		tellError: (error) => void told.push(String(error)),
	};
	return { invocation, told, written };
}
