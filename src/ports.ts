/** What the core asks of the place it runs in. Each shell brings its own; tests use the in-memory ones. */

export interface Logger {
	info(message: string): void;
	warn(message: string): void;
	error(message: string): void;
}

export interface Clock {
	/** Milliseconds since the epoch. */
	now(): number;
}

export const silentLogger: Logger = { info() {}, warn() {}, error() {} };
