import type { Analysis } from '../../../src/analysis';
import type { Finding } from '../../../src/findings/model';
import { Anchors, sentencesAround } from '../../../src/places/anchors';
import { QuoteAligner } from '../../../src/places/quotes';
import { findingKey } from '../../../src/reading/asking/shownFindings';
import type { Mark, Reading, Statement } from '../../../src/reading/model';

type Said = Partial<Mark> & { readonly words: string; readonly with?: readonly string[] };
type Claimed = Partial<Statement> & { readonly words: string };

interface Given {
	readonly thesis?: string;
	readonly claims?: readonly Claimed[];
	readonly marks?: readonly Said[];
	readonly notReal?: (finding: Finding) => boolean;
}

/** A reading by hand: places are named by their words. */
export function readingOf(
	{ report, findings }: Analysis,
	{ thesis, claims = [], marks = [], notReal }: Given = {},
): Reading {
	const [anchors, aligner] = [new Anchors(report), new QuoteAligner(report)];
	const at = (words: string) => {
		const place = aligner.align(words);
		if (!place) throw new Error(`“${words}” does not stand there.`);
		return anchors.of(place.span);
	};
	return {
		...{
			model: 'sage-1',
			at: 0,
			whole: [],
			ledger: [],
			unread: 0,
			losses: { noPlace: 0, notShared: 0, again: 0, tooMany: 0 },
		},
		thesis: thesis === undefined ? null : at(thesis),
		statements: claims.map(({ words, ...claim }) => ({
			type: 'argument',
			serves: null,
			support: 'supported',
			...claim,
			anchor: at(words),
		})),
		marks: marks.map(({ words, with: others = [], ...mark }) => ({
			...{ kind: 'unsupported', weight: 'should', note: 'So it is.', better: null, proof: 'quoted', ...mark },
			anchor: at(words),
			others: others.map(at),
		})),
		notReal: findings.filter((finding) => notReal?.(finding)).map((finding) => findingKey(finding, anchors)),
		read: new Set(report.sentences.map(({ span }) => anchors.of(sentencesAround(report, span)).words)),
	};
}
