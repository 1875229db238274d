import type { Analyzer } from '../../../../src/analysis';
import { analyze } from '../../../../src/analyze';

/** An analyzer that waits until it is let go. */
export function heldAnalyzer() {
	/** The reports that it was given. */
	const begun: string[] = [];
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	let started = () => {};
	const first = new Promise<void>((resolve) => {
		started = resolve;
	});
	const analyzer: Analyzer = async (document, options) => {
		begun.push(document.name);
		started();
		await held;
		return analyze(document, options);
	};
	/** `first`: it has begun with a report. */
	return { analyzer, begun, first, release: () => release() };
}
