import type * as vscode from 'vscode';
import type { Reading } from '../../reading/model';

/** What a model said of a report's findings. */
export interface ReviewedReport {
	readonly document: vscode.TextDocument;
	readonly reading: Reading;
	/** The author did not ask for it just now. */
	readonly unasked: boolean;
	/** Nothing of it is still to come, and nothing has failed. */
	readonly ended: boolean;
}

/** How reports were read by models since the window was opened, by report, whether it is still open or not. */
export class ModelReadings {
	/** What is shown: it may still be coming in, or have broken off. */
	readonly #shown = new Map<string, Reading>();
	/** The last that came to its end. */
	readonly #ended = new Map<string, Reading>();

	of(uri: string): Reading | undefined {
		return this.#shown.get(uri);
	}

	/** What the next reading builds on: one that has not come to its end is gone on with by the same questions. */
	earlier(uri: string): Reading | undefined {
		return this.#ended.get(uri);
	}

	/**
	 * Takes a reading in; `false` where another that is whole stays until more of this one has come.
	 *
	 * @param ended nothing of it is still to come, and nothing has failed
	 */
	take(uri: string, reading: Reading, ended: boolean): boolean {
		if (ended) this.#ended.set(uri, reading);
		if (this.of(uri)?.unread === 0 && reading.unread > reading.read.size * mostUnread) return false;
		this.#shown.set(uri, reading);
		return true;
	}

	/** The author shows again what was withdrawn under that key. */
	takeBack(uri: string, key: string): void {
		const reading = this.of(uri);
		if (reading) this.#shown.set(uri, { ...reading, takenBack: [...(reading.takenBack ?? []), key] });
	}

	/** A file, or all that a folder holds, has another address. */
	move(from: string, to: string): void {
		for (const readings of [this.#shown, this.#ended])
			for (const [uri, reading] of readings) {
				if (uri !== from && !uri.startsWith(`${from}/`)) continue;
				readings.delete(uri);
				readings.set(to + uri.slice(from.length), reading);
			}
	}

	delete(uri: string): void {
		this.#shown.delete(uri);
		this.#ended.delete(uri);
	}

	/** The next reading builds on none: all of a report is read anew. */
	readAnew(): void {
		this.#ended.clear();
	}
}

/** Of an edited report that is read again most counts as read from the start; a whole one that is read anew begins with nothing. */
const mostUnread = 0.5;
