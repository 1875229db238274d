/** In milliseconds: what follows costs time, and nobody reads faster. */
const pause = 300;

/** Hands on the newest of what comes quickly, a few times a second. */
export function everySoOften<Value>(hand: (newest: Value) => void) {
	let waiting: { readonly value: Value } | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const end = () => {
		clearTimeout(timer);
		timer = undefined;
		waiting = undefined;
	};
	/** Hands on at once what still waits. */
	const flush = () => {
		const newest = waiting;
		end();
		if (newest) hand(newest.value);
	};
	const next = (value: Value) => {
		waiting = { value };
		timer ??= setTimeout(flush, pause);
	};
	return { next, flush, end };
}
