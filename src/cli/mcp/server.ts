import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { Protocol, type RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import {
	type CallToolResult,
	ErrorCode,
	GetPromptRequestSchema,
	ListPromptsRequestSchema,
	ListResourcesRequestSchema,
	ListResourceTemplatesRequestSchema,
	ListRootsResultSchema,
	ListToolsRequestSchema,
	McpError,
	ReadResourceRequestSchema,
	type ServerNotification,
	type ServerRequest,
	type Tool as ToolDescription,
} from '@modelcontextprotocol/sdk/types.js';
import pLimit from 'p-limit';
import * as z from 'zod';
import { badArguments } from '../../agents/calls/callError';
import { ReportMemory } from '../../agents/calls/memory';
import type { Call, Tool } from '../../agents/calls/tool';
import { inputSchema, toolsIn, toolsWithModelIn } from '../../agents/offered';
import type { Analyzer } from '../../analysis';
import { message } from '../../messages/message';
import type { Message, Words } from '../../messages/model';
import { messageOfError, safeText } from '../host/errors';
import type { Invocation } from '../settings/command';
import { ReportReader, sourceFile } from './calls/readReport';
import { type GivenFolder, givenFolders, OpenRoots } from './calls/roots';
import { listPrompts, promptNamed } from './prompts';
import { listResources, readResource, resourceTemplates } from './resources';
import { offersModel, samplingProvider } from './samplingProvider';

/** Of one message of a client, in bytes: two million words. Larger reports are named by their paths. */
export const largestMessage = 16 * 1024 * 1024;

/** In milliseconds: a client that has folders open answers at once. */
const rootsPatience = 10_000;

const anyCall = z.object({
	method: z.literal('tools/call'),
	params: z.looseObject({ name: z.unknown(), arguments: z.unknown() }).partial(),
});

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** What agents are answered from, however many there are. */
export interface AgentServers {
	/** The folders that may be read, as the user named them. */
	readonly folders: readonly string[];
	/** A server for one more client, ready to be connected. */
	next(): Server;
}

/** Rejects with a `CliError` for a folder that is not there. */
export async function agentServers(invocation: Invocation, analyzer: Analyzer): Promise<AgentServers> {
	const { environment, operands } = invocation;
	const given = await givenFolders(environment, operands);
	const turns = pLimit(1);
	return {
		folders: given.map(({ folder }) => folder),
		next: () => agentServer(invocation, { given, analyzer, reader: new ReportReader(invocation, analyzer, turns) }),
	};
}

interface Reading {
	readonly given: readonly GivenFolder[];
	readonly analyzer: Analyzer;
	/** Of one client. */
	readonly reader: ReportReader;
}

/**
 * The server for one agent, by the SDK's lower half: its upper half refuses arguments in words of its own, in English, before a
 * tool can say what may stand there.
 */
function agentServer(invocation: Invocation, { given, analyzer, reader }: Reading): Server {
	const { environment, words } = invocation;
	const server = new Server(
		{ name: 'plumbline', title: 'Plumbline', version: environment.version },
		{ capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: words.say(message('tools.instructions')) },
	);
	const plumbline = invocation.plumblineWith({ analyzer });
	// Only once a client is connected is it known whether it lends its model.
	const toolsNow = () => (offersModel(server) ? toolsWithModelIn(words) : toolsIn(words));
	const memory = new ReportMemory();

	async function call(tool: Tool, values: unknown, extra: Extra): Promise<CallToolResult> {
		const { signal } = extra;
		const onProgress = progressTo(extra, words);
		try {
			const refused = badArguments(tool, values);
			if (refused) throw refused;
			const open = await OpenRoots.of(environment.fs, given, await clientFolders(server, extra, invocation));
			signal.throwIfAborted();
			const { data, text } = await tool.run(values, {
				...{ words, findingPages: environment.findingPages, memory, signal, onProgress },
				...(tool.asksModel && { model: { provider: samplingProvider(server), limits: { retries: 0 } } }),
				plumbline: async () => plumbline,
				read: (report) => reader.read(report, open, signal),
				source: (path) => sourceFile(path, open, environment),
			});
			return { content: [{ type: 'text', text }], ...(data && { structuredContent: { ...data } }) };
		} catch (error) {
			signal.throwIfAborted();
			return { content: [{ type: 'text', text: said(error) }], isError: true };
		}
	}

	function said(error: unknown): string {
		return safeText(messageOfError(error, environment.env), words);
	}

	server.setRequestHandler(ListToolsRequestSchema, () => ({
		tools: toolsNow().map((tool) => described(tool, words.say)),
	}));
	// The SDK's own schema refuses arguments that are no object before a tool can say so.
	Protocol.prototype.setRequestHandler.call(
		server,
		anyCall,
		async ({ params }: z.infer<typeof anyCall>, extra: Extra) => {
			const tools = toolsNow();
			const tool = tools.find(({ name }) => name === params.name);
			if (!tool) {
				const choices = tools.map(({ name }) => name);
				throw refusal(words.say(message('agents.noTool', { name: String(params.name), choices })));
			}
			return call(tool, params.arguments ?? {}, extra);
		},
	);
	server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: listPrompts(words) }));
	server.setRequestHandler(GetPromptRequestSchema, ({ params: { name, arguments: given = {} } }) => {
		try {
			return promptNamed(name, given, words);
		} catch (error) {
			throw refusal(said(error));
		}
	});
	server.setRequestHandler(ListResourcesRequestSchema, async () => ({
		resources: await listResources(environment, words),
	}));
	server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
		resourceTemplates: resourceTemplates(words),
	}));
	server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
		try {
			return { contents: [{ uri, mimeType: 'text/markdown', text: await readResource(uri, environment, words) }] };
		} catch (error) {
			throw refusal(said(error));
		}
	});
	return server;
}

/** Steps are counted one by one, for the protocol's figure may only rise; which step it is stands in the words. */
function progressTo({ _meta, sendNotification }: Extra, { say }: Words): Call['onProgress'] {
	const progressToken = _meta?.progressToken;
	let progress = 0;
	return ({ step, done, of }) => {
		if (progressToken === undefined) return;
		progress += 1;
		const counted = done === undefined || of === undefined ? '' : ` (${done}/${of})`;
		const params = { progressToken, progress, message: say(step) + counted };
		// A client that has gone is told nothing; its call is aborted.
		void sendNotification({ method: 'notifications/progress', params }).catch(() => {});
	};
}

/** Something that is not there, by the rules of the protocol. */
function refusal(text: string): McpError {
	return new McpError(ErrorCode.InvalidParams, text);
}

function described(tool: Tool, say: (message: Message) => string): ToolDescription {
	const { name, title, about } = tool;
	return {
		name,
		title: say(title),
		description: say(about),
		inputSchema: inputSchema(tool) as ToolDescription['inputSchema'],
		annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
	};
}

/** The folders that the client has open; `undefined` where it names none, or cannot say. */
async function clientFolders(
	server: Server,
	{ sendRequest, signal }: Extra,
	{ tell }: Invocation,
): Promise<readonly string[] | undefined> {
	if (!server.getClientCapabilities()?.roots) return undefined;
	try {
		// As part of the call: a client that speaks HTTP need not listen for anything else.
		const { roots } = await sendRequest({ method: 'roots/list' }, ListRootsResultSchema, { timeout: rootsPatience });
		return roots.length > 0 ? roots.map(({ uri }) => uri) : undefined;
	} catch (error) {
		signal.throwIfAborted();
		tell(message('agents.noRoots', { reason: error instanceof Error ? error.message : String(error) }));
		return undefined;
	}
}
