import { type Connection, createConnection, ErrorCodes, ProposedFeatures, ResponseError } from 'vscode-languageserver';
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { PlumblineError } from '../errors';
import { message } from '../messages/message';
import type { ServerInit } from './init';
import { Session } from './session';

/** Streams of the protocol and nothing else. */
export interface Streams {
	readonly input: NodeJS.ReadableStream;
	readonly output: NodeJS.WritableStream;
}

class LostError extends PlumblineError<'protocol'> {
	override readonly name = 'LostError';
}

/** In milliseconds: whoever begins a message ends it sooner, or had counted wrong. */
const messagePatience = 30_000;

/**
 * Serves one client until it says that it is done, or goes. Resolves with whether it had said so first, as the protocol asks
 * of clients. Rejects where nobody can tell any more where its next message begins.
 */
export function serve(
	{ input, output }: Streams,
	init: ServerInit,
	patience: number = messagePatience,
): Promise<boolean> {
	return new Promise((resolve, reject) => {
		let session: Session | undefined;
		const watchDog = { shutdownReceived: false, initialize() {}, exit: () => end() };
		const reader = new StreamMessageReader(input);
		const connection: Connection = createConnection(
			(logger) => createProtocolConnection(reader, new StreamMessageWriter(output), logger),
			watchDog,
			ProposedFeatures.all,
		);
		const end = () => {
			session?.dispose();
			// Else the reader goes on waiting for the rest of a message, and keeps the process alive.
			reader.partialMessageTimeout = 0;
			session = undefined;
			connection.dispose();
			resolve(watchDog.shutdownReceived);
		};
		const lost = (fault: string) => {
			reject(new LostError('protocol', message('languageServer.lost', { fault })));
			end();
		};
		// A message that is no JSON ends where it says all the same.
		reader.onError((error) => {
			if (!(error instanceof SyntaxError)) lost(error.message);
		});
		reader.partialMessageTimeout = patience;
		reader.onPartialMessage(() => lost('Content-Length is larger than the message.'));
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
