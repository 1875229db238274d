/** Work under way by key: who asks for the same thing meanwhile gets the same outcome. */
export interface InFlight<Result> {
	/** `joined` when the work was started by somebody else. */
	share(key: string, work: () => Promise<Result>): { readonly joined: boolean; readonly result: Promise<Result> };
}

export function createInFlight<Result>(): InFlight<Result> {
	const under = new Map<string, Promise<Result>>();
	return {
		share(key, work) {
			const started = under.get(key);
			if (started) return { joined: true, result: started };
			const result = work().finally(() => under.delete(key));
			under.set(key, result);
			return { joined: false, result };
		},
	};
}
