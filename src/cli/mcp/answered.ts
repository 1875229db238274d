import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
	CancelledNotificationSchema,
	isJSONRPCRequest,
	type JSONRPCMessage,
	type RequestId,
} from '@modelcontextprotocol/sdk/types.js';

/**
 * Watches what goes through a transport, from before it is connected. What comes back resolves once every request that came
 * in is answered, or was cancelled by the client.
 */
export function watchRequests(transport: Transport): () => Promise<void> {
	const open = new Set<RequestId>();
	const waiting: (() => void)[] = [];
	const settled = (id: RequestId) => {
		open.delete(id);
		if (open.size === 0) for (const resolve of waiting.splice(0)) resolve();
	};
	transport.onmessage = (message: JSONRPCMessage) => {
		if (isJSONRPCRequest(message)) open.add(message.id);
		const cancelled = CancelledNotificationSchema.safeParse(message).data?.params.requestId;
		if (cancelled !== undefined) settled(cancelled);
	};
	const send = transport.send.bind(transport);
	transport.send = async (message, options) => {
		await send(message, options);
		if (!('method' in message) && message.id !== undefined) settled(message.id);
	};
	return async () => {
		if (open.size > 0) await new Promise<void>((resolve) => waiting.push(resolve));
	};
}
