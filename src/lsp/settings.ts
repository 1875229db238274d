import * as z from 'zod';
import type { AnalyzeOptions } from '../analysis';
import { type Config, checkConfig } from '../config/config';
import { inForce } from '../config/inForce';
import { notReports } from '../config/notReports';
import { ConfigError } from '../config/text';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { nearest } from '../text/nearest';

/** What decides how findings are told. */
const findingKeys = ['severities', 'maxFindings', 'tiers'] as const;

/** What a client can set: what a configuration file decides about findings, and which Markdown is no report. */
export interface ClientSettings extends Pick<Config, (typeof findingKeys)[number]> {
	readonly exclude: readonly string[];
}

export const defaultSettings: ClientSettings = { exclude: notReports };

/** The settings as read, and what of them cannot be used. */
export interface ReadSettings {
	readonly settings: ClientSettings;
	readonly problem: Message | undefined;
}

/** In the order in which they are told. */
const keys: readonly string[] = [...findingKeys, 'exclude'];

const patterns = z.array(z.string());

/**
 * Reads what a client has sent as its settings: the section `plumbline`, or an object that holds it. Settings with a mistake
 * do not count at all, and the problem names it.
 */
export function readSettings(sent: unknown): ReadSettings {
	const { exclude, ...rest } = sectionIn(sent);
	try {
		const unknown = Object.keys(rest).find((key) => !keys.includes(key));
		if (unknown !== undefined) throw new ConfigError(unknownKey(unknown));
		const own = checkConfig(rest);
		const read = patterns.optional().safeParse(exclude ?? undefined);
		if (!read.success) throw new ConfigError(message('languageServer.excludeIsAList'));
		return { settings: { ...own, exclude: read.data ?? notReports }, problem: undefined };
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		return { settings: defaultSettings, problem: message('languageServer.settings', { what: error.said }) };
	}
}

function unknownKey(key: string): Message {
	return message('configFiles.unknown', { key, inside: '', choices: keys, meant: nearest(key, keys) });
}

/** How a report is read: the project's file goes before what the client has set. */
export function optionsFor(settings: ClientSettings, config: Config): AnalyzeOptions {
	return {
		severities: inForce(settings.severities ?? {}, config.severities),
		maxFindings: inForce(settings.maxFindings, config.maxFindings),
		tiers: inForce(settings.tiers ?? {}, config.tiers),
	};
}

/** Clients leave out what nobody has set, or send `null` for it. */
function sectionIn(sent: unknown): Readonly<Record<string, unknown>> {
	if (!isObject(sent)) return {};
	const section = sent.plumbline;
	const own = isObject(section) ? section : 'plumbline' in sent ? {} : sent;
	return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
