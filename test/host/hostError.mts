export type HostErrorReason = 'platform' | 'install' | 'chrome' | 'start' | 'timeout';

/** A piece of the test host is missing or did not come up; the message says which and what to do. */
export class HostError extends Error {
	override readonly name = 'HostError';
	readonly reason: HostErrorReason;

	constructor(reason: HostErrorReason, message: string, options?: ErrorOptions) {
		super(message, options);
		this.reason = reason;
	}
}
