import type { DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import type { Anchors } from '../../places/anchors';
import { wordedAnew } from '../../places/reworded';
import type { Report } from '../../report/model';
import type { Reading } from '../model';
import { figuresIn } from './figures';

/**
 * Figures of the ledger that stand in several places and were changed in one of them since: what the others say is held against
 * the new words at once, without asking anybody. Where the sentence has gone, or still gives the figure, nothing is said.
 */
export function changedFigures(report: Report, { ledger, read }: Reading, anchors: Anchors): DraftFinding[] {
	const placed = ledger.map(({ places, ...entry }) => ({
		...entry,
		places: places.map((anchor) => ({ anchor, span: anchors.find(anchor) })),
	}));
	const gone = placed.flatMap(({ places }) => places.flatMap(({ anchor, span }) => (span ? [] : [anchor])));
	if (gone.length === 0) return [];
	const fresh = report.sentences
		.map(({ span, text }) => ({ span, text, words: anchors.of(span).words }))
		.filter(({ words }) => !read.has(words));
	const anew = wordedAnew(gone, fresh);
	return placed.flatMap(({ of, value, places }): DraftFinding[] => {
		const standing = places.flatMap(({ span }) => (span ? [span] : []));
		const changed = places.flatMap(({ anchor, span }) => (span ? [] : (anew.get(anchor) ?? [])));
		const [figure] = figuresIn(value);
		if (standing.length === 0 || figure === undefined) return [];
		return changed
			.filter(({ text }) => {
				const given = figuresIn(text);
				return given.length > 0 && !given.includes(figure);
			})
			.map(({ span }) => ({
				code: 'number.inconsistent',
				severity: 'info',
				span,
				message: message('review.changedFigure', { of, value }),
				related: standing.map((other) => ({ span: other, message: message('review.otherPlace') })),
				data: {},
				decidedBy: 'rules',
			}));
	});
}
