/** What the workers of the extension host have said, by kind: of those that were made since they are watched. */
export const heard = new Set<unknown>();

/** Listens to the workers that are made from now on. The suite shares its global scope with the extension. */
export function watchWorkers(): void {
	const Own = globalThis.Worker;
	const watched = (url: string | URL, options?: WorkerOptions) => {
		const worker = new Own(url, options);
		worker.addEventListener('message', ({ data }) => heard.add(data?.kind));
		return worker;
	};
	globalThis.Worker = new Proxy(Own, { construct: (_, [url, options]) => watched(url, options) });
}
