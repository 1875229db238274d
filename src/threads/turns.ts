/** Resolves in a later turn of the event loop, so that what waits is done before. */
export function nextTurn(): Promise<void> {
	return new Promise((resolve) => {
		if (typeof setImmediate === 'function') return void setImmediate(resolve);
		// Browsers do not have it, and a timer they delay by milliseconds.
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(undefined);
	});
}
