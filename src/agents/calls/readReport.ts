import * as z from 'zod';
import type { Analysis, AnalyzeOptions, ReportDocument } from '../../analysis';
import type { Limits } from '../../config/gateLimits';
import { message } from '../../messages/message';
import type { Message, Words } from '../../messages/model';
import type { SourceUse } from '../../sources/model';
import type { ViewContext } from '../../view/context';
import { CallError } from './callError';

/** An argument that may be left out, and what is said of it. */
export function optional<Schema extends z.ZodType>(schema: Schema, about: Message, { say }: Words) {
	return schema.optional().describe(say(about));
}

/** How many of what was found an answer holds. */
export function limitArgument(words: Words) {
	return optional(z.int().min(1).max(1000), message('tools.limit'), words);
}

/** What names a report, for every tool that takes one. */
export function reportArguments(words: Words) {
	return {
		path: optional(z.string().min(1), message('tools.path'), words),
		text: optional(z.string(), message('tools.text'), words),
		name: optional(z.string().min(1), message('tools.name'), words),
	};
}

export interface ReadArguments {
	readonly path?: string | undefined;
	readonly text?: string | undefined;
	readonly name?: string | undefined;
}

/** A report as it was read, with what holds for it. */
export interface ReadReport {
	readonly analysis: Analysis;
	readonly document: ReportDocument;
	/** Where it stands or will stand: the same each time that it is read. */
	readonly place: string;
	/** The words to answer in, and where its places are. */
	readonly context: ViewContext;
	/** What it was read with: no sources, and no model. */
	readonly options: AnalyzeOptions;
	/** The user's, by options and configuration: no agent can loosen them. */
	readonly limits: Limits;
	/** Another analysis of the same document without the findings that are known already, as `analysis` is, and how many they are. */
	withoutKnown(analysis: Analysis): { readonly analysis: Analysis; readonly known: number };
	/** How many findings `analysis` has not because they are known already. */
	readonly known: number;
	/** What was told beside, such as a file of settings that does not count; may grow while the call is answered. */
	readonly notes: readonly string[];
	/** Reads another text as this one was read. */
	reread(text: string): Promise<Analysis['report']>;
	/**
	 * Where its sources may be read, on this computer alone: in the folder that the agent names, else in the one that the
	 * settings name; `undefined` where there is none. Throws for a named folder that may not be read.
	 */
	sources(named: string | undefined): Promise<SourceUse | undefined>;
}

/** A report is named by its path, or given as a text: throws a {@link CallError} for neither and both. */
export function textOrPath({ path, text, name }: ReadArguments): { readonly path: string } | NamedText {
	if (path === undefined && text !== undefined) return { text, name };
	if (path !== undefined && text === undefined) return { path };
	throw new CallError('usage', message('agents.oneOf', { names: ['path', 'text'] }));
}

/** A text with the name that its file will have, if it has one. */
export interface NamedText {
	readonly text: string;
	readonly name: string | undefined;
}
