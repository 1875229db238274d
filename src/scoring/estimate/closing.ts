import type { Block, Report, Span } from '../../report/model';
import { blockTerms } from '../../report/sentences/sentenceTerms';
import { proseBlocks, roleOf } from '../../shown/proseBlocks';

export interface Closing {
	/** Different terms of the conclusion; of the summary, where there is no conclusion. */
	readonly terms: number;
	/** Those that the rest of the report uses too. */
	readonly shared: number;
	readonly span: Span | undefined;
}

/** Whether the conclusion speaks of what the report treats. */
export function measureClosing(report: Report): Closing {
	const blocks = proseBlocks(report);
	const byRole = (role: string) => blocks.filter((block) => roleOf(report, block) === role);
	const conclusion = byRole('conclusion');
	const closing = conclusion.length > 0 ? conclusion : byRole('summary');
	const within = new Set(closing);
	const own = termsIn(report, closing);
	const rest = termsIn(
		report,
		blocks.filter((block) => !within.has(block)),
	);
	return {
		terms: own.size,
		shared: [...own].filter((term) => rest.has(term)).length,
		span: closing[0]?.span,
	};
}

function termsIn(report: Report, blocks: readonly Block[]): Set<string> {
	return new Set(blocks.flatMap((block) => blockTerms(report, block)));
}
