import { fingerprint } from '../../text/fingerprint';

/** The figures that a model gave a report. */
export interface ModelScore {
	/** One a framework, in words. */
	readonly lines: readonly string[];
	/** The text is another one by now. */
	readonly stale: boolean;
}

interface Kept {
	readonly lines: readonly string[];
	/** The hash of the text that was scored. */
	readonly text: string;
}

/** What models have scored since the window was opened, by report, whether it is still open or not; none of the text is kept. */
export class ModelScores {
	readonly #kept = new Map<string, Kept>();

	/** Takes what a run gave. One that gave no figure, as where no model is asked, leaves the figures that were there. */
	keep(uri: string, text: string, lines: readonly string[]): void {
		if (lines.length > 0) this.#kept.set(uri, { lines, text: fingerprint(text) });
	}

	/** What is known of a report whose text is this one now. */
	of(uri: string, text: string): ModelScore | undefined {
		const kept = this.#kept.get(uri);
		return kept && { lines: kept.lines, stale: kept.text !== fingerprint(text) };
	}
}
