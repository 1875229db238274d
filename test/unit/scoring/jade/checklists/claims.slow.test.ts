import assert from 'node:assert/strict';
import { analyze } from '../../../../../src/analyze';
import type { Span } from '../../../../../src/report/model';
import { checklistClaimsOf } from '../../../../../src/scoring/jade/checklists/claims';
import { offeredClaims } from '../../../../../src/scoring/jade/checklists/reportChecklist';
import { exampleReport } from '../../finResearch/readingModel';

describe('the claims that a model is offered', () => {
	for (const name of ['grid-storage', 'coffee-retail-zh', 'jade-cashmere-coats'])
		it(`keep every claim of ${name} that loses its citation`, () => {
			const text = exampleReport(name);
			const { report: read, tree } = analyze({ name: 'r.md', text });
			const offered = offeredClaims(checklistClaimsOf(read, tree)).filter(({ node }) => node.citations.length > 0);
			assert.ok(offered.length > 2);
			for (const { node } of offered) {
				const marks = node.citations.flatMap((index): Span[] => {
					const { span } = read.citations[index] ?? { span: [0, 0] };
					return span[0] >= node.span[0] && span[1] <= node.span[1] ? [span] : [];
				});
				const cut = marks.reduceRight((left, [start, end]) => left.slice(0, start) + left.slice(end), text);
				const again = analyze({ name: 'r.md', text: cut });
				const still = offeredClaims(checklistClaimsOf(again.report, again.tree));
				assert.ok(
					still.some((claim) => claim.node.span[0] === node.span[0]),
					node.text,
				);
			}
		});
});
