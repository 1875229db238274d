import { type Connection, createConnection, ErrorCodes, ProposedFeatures, ResponseError } from 'vscode-languageserver';
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import type { ServerInit } from './init';
import { Session } from './session';

/** Streams of the protocol and nothing else. */
export interface Streams {
	readonly input: NodeJS.ReadableStream;
	readonly output: NodeJS.WritableStream;
}

/**
 * Serves one client until it says that it is done, or goes. Resolves with whether it had said so first, as the protocol asks
 * of clients.
 */
export function serve({ input, output }: Streams, init: ServerInit): Promise<boolean> {
	return new Promise((resolve) => {
		let session: Session | undefined;
		const watchDog = { shutdownReceived: false, initialize() {}, exit: () => end() };
		const connection: Connection = createConnection(
			(logger) => createProtocolConnection(new StreamMessageReader(input), new StreamMessageWriter(output), logger),
			watchDog,
			ProposedFeatures.all,
		);
		const end = () => {
			session?.dispose();
			session = undefined;
			connection.dispose();
			resolve(watchDog.shutdownReceived);
		};
		connection.onInitialize((params) => {
			if (session) return new ResponseError(ErrorCodes.InvalidRequest, 'The server was initialized already.');
			session = new Session(connection, params, init);
			return session.result;
		});
		input.once('end', end);
		input.once('close', end);
		connection.listen();
	});
}
