import { Readable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
	CancelledNotificationSchema,
	isJSONRPCRequest,
	type JSONRPCMessage,
	type RequestId,
} from '@modelcontextprotocol/sdk/types.js';
import { message } from '../../messages/message';
import type { ExitCode } from '../host/environment';
import { writable } from '../host/environment';
import type { Invocation } from '../settings/command';
import { agentServers, largestMessage } from './server';

/** In milliseconds. */
const longWhile = 2 ** 30;

/**
 * Answers an agent on standard input and output until the input ends. Nothing but the protocol goes to the output; what is to
 * be told goes to standard error. 0 where the input ended, 2 where it had to be given up.
 */
export async function serve(invocation: Invocation): Promise<ExitCode> {
	const { environment, tell } = invocation;
	const thread = environment.startAnalysis({ keeping: true });
	// Neither the thread nor an input that has ended keeps the process alive while a report is still read.
	const alive = setInterval(() => {}, longWhile);
	try {
		const { folders, next } = await agentServers(invocation, thread.analyzer);
		const server = next();
		server.onerror = (error) => tell(message('agents.notUnderstood', { reason: error.message }));
		const closed = new Promise<void>((resolve) => {
			server.onclose = resolve;
		});
		const input = Readable.from(environment.stdin);
		const transport = new StdioServerTransport(input, writable(environment.stdout), { maxBufferSize: largestMessage });
		const allAnswered = watchRequests(transport);
		await server.connect(transport);
		tell(message('agents.listening', { folders }));
		// What was asked before the input ended is answered.
		let isOver = false;
		input.once('end', () => {
			isOver = true;
			void allAnswered().then(() => server.close());
		});
		await closed;
		// What is still to come after a message that was too large has nobody to answer it.
		input.destroy();
		return isOver ? 0 : 2;
	} finally {
		clearInterval(alive);
		thread.dispose();
	}
}

/**
 * Watches what goes through a transport, from before it is connected. What comes back resolves once every request that came
 * in is answered, or was cancelled by the client.
 */
function watchRequests(transport: Transport): () => Promise<void> {
	const open = new Set<RequestId>();
	const waiting: (() => void)[] = [];
	const settled = (id: RequestId) => {
		open.delete(id);
		if (open.size === 0) for (const resolve of waiting.splice(0)) resolve();
	};
	transport.onmessage = (came: JSONRPCMessage) => {
		if (isJSONRPCRequest(came)) open.add(came.id);
		const cancelled = CancelledNotificationSchema.safeParse(came).data?.params.requestId;
		if (cancelled !== undefined) settled(cancelled);
	};
	const send = transport.send.bind(transport);
	transport.send = async (answer, options) => {
		await send(answer, options);
		if (!('method' in answer) && answer.id !== undefined) settled(answer.id);
	};
	return async () => {
		if (open.size > 0) await new Promise<void>((resolve) => waiting.push(resolve));
	};
}
