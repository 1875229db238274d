import type { Analysis } from '../analysis';
import { isListed } from '../findings/limit';
import type { Finding, FindingOptions } from '../findings/model';
import { claimsOf } from './claims';

/** What was seen of a report since it was opened, with one limit on findings: the code and the words of each. */
interface Seen {
	readonly maxFindings: number | undefined;
	/** What was listed. */
	readonly told: Set<string>;
	/** What could have been listed and was not. */
	readonly passed: Set<string>;
}

/**
 * Keeps what was passed over while authors work on their reports. Only the likeliest claims are told, and only as many
 * findings as are read: where one is mended there is room for the next, and the author would never see the count fall.
 * What stands there unchanged since it was passed over is held back instead; what is written or edited is told.
 */
export class SteadyFindings {
	readonly #seen = new Map<string, Seen>();

	/** The analysis of the next version of a report, with what was passed over before held back. */
	next(report: string, analysis: Analysis, { maxFindings }: FindingOptions): Analysis {
		const { told, passed } = this.#seenOf(report, maxFindings);
		const keyOf = keysIn(analysis);
		const findings = analysis.findings.map((finding) =>
			mayWait(finding) && passed.has(keyOf(finding)) ? { ...finding, held: true } : finding,
		);
		for (const finding of findings.filter(isListed)) told.add(keyOf(finding));
		for (const waiting of [...findings.filter(({ held }) => held), ...lacking(analysis)]) {
			const key = keyOf(waiting);
			if (!told.has(key)) passed.add(key);
		}
		return { ...analysis, findings };
	}

	/** A report was closed: whoever opens it again begins anew. */
	delete(report: string): void {
		this.#seen.delete(report);
	}

	/** Who asks for more or fewer findings begins anew, too. */
	#seenOf(report: string, maxFindings: number | undefined): Seen {
		const known = this.#seen.get(report);
		if (known && known.maxFindings === maxFindings) return known;
		const seen = { maxFindings, told: new Set<string>(), passed: new Set<string>() };
		this.#seen.set(report, seen);
		return seen;
	}
}

/** What a finding, or a claim that might be one, is known by. */
type Placed = Pick<Finding, 'code' | 'span'>;

/** An error is always told, and so is what a model said. */
function mayWait(finding: Finding): boolean {
	return isListed(finding) && finding.severity !== 'error' && finding.decidedBy !== 'model';
}

/** The claims that are short of ground, as the findings that might tell of them. */
function lacking({ tree }: Analysis): Placed[] {
	return claimsOf(tree).flatMap(({ support, span }) =>
		support === 'unsupported' || support === 'partial' ? [{ code: `claim.${support}` as const, span }] : [],
	);
}

function keysIn({ document: { text } }: Analysis) {
	return ({ code, span }: Placed) => `${code} ${text.slice(...span).replace(/\s+/g, ' ')}`;
}
