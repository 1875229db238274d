import assert from 'node:assert/strict';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import {
	type CallToolResult,
	CreateMessageRequestSchema,
	ListRootsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { Analyzer } from '../../../../src/analysis';
import { agentServers } from '../../../../src/cli/mcp/server';
import { mcpInvocation, type ServerSetting } from './invocation';

/** What differs from a server for `/reports` whose client has no folders open. */
export interface Setting extends ServerSetting {
	/** The folders that the client has open, as `file:` addresses. */
	readonly open?: () => readonly string[] | Promise<readonly string[]>;
	/** The client's own model: answers what it is asked by sampling, or refuses by throwing. */
	readonly model?: (question: { readonly system: string; readonly user: string }) => string;
	/** Reads reports in place of the core. */
	readonly analyzer?: Analyzer;
}

/** An agent's client, connected to a server in this process. */
export interface Agent {
	readonly client: Client;
	/** What the server told whoever started it. */
	readonly told: readonly string[];
	/** The data and the words of an answer; fails where the tool did. */
	ask(tool: string, values?: object): Promise<{ readonly data: Answered; readonly text: string }>;
	/** The words of a tool's refusal; fails where it answers. */
	refused(tool: string, values?: object): Promise<string>;
}

export type Answered = ReturnType<typeof JSON.parse>;

/** Works with a connected agent, and takes it down. */
export async function withAgent(setting: Setting, work: (agent: Agent) => Promise<void>): Promise<void> {
	const { invocation, told } = mcpInvocation(setting);
	const { next } = await agentServers(
		invocation,
		setting.analyzer ?? (async (...read) => invocation.plumbline.analyze(...read)),
	);
	const { open, model } = setting;
	const capabilities = { ...(open && { roots: {} }), ...(model && { sampling: {} }) };
	const client = new Client({ name: 'test', version: '1.0.0' }, { capabilities });
	if (model)
		client.setRequestHandler(CreateMessageRequestSchema, async ({ params: { systemPrompt = '', messages } }) => {
			const [{ content } = { content: undefined }] = messages;
			const user = content && !Array.isArray(content) && content.type === 'text' ? content.text : '';
			const text = model({ system: systemPrompt, user });
			return { role: 'assistant', model: 'client-model', stopReason: 'endTurn', content: { type: 'text', text } };
		});
	if (open)
		client.setRequestHandler(ListRootsRequestSchema, async () => ({ roots: (await open()).map((uri) => ({ uri })) }));
	const [there, here] = InMemoryTransport.createLinkedPair();
	await next().connect(there);
	await client.connect(here);
	const call = async (name: string, values: object = {}) =>
		(await client.callTool({ name, arguments: { ...values } })) as CallToolResult;
	try {
		await work({
			client,
			told,
			async ask(tool, values) {
				const answer = await call(tool, { ...values, data: true });
				assert.notEqual(answer.isError, true, wordsOf(answer));
				return { data: answer.structuredContent, text: wordsOf(answer) };
			},
			async refused(tool, values) {
				const answer = await call(tool, values);
				assert.equal(answer.isError, true, wordsOf(answer));
				return wordsOf(answer);
			},
		});
	} finally {
		await client.close();
	}
}

/** The words of an answer. */
export function wordsOf({ content }: Pick<CallToolResult, 'content'>): string {
	return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}
