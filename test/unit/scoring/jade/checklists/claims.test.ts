import assert from 'node:assert/strict';
import { analyze } from '../../../../../src/analyze';
import { withReading } from '../../../../../src/index';
import { type ChecklistClaims, checklistClaimsOf } from '../../../../../src/scoring/jade/checklists/claims';
import { readingOf } from '../../../reading/readings';

const report = `# Ferries

## Summary

The island should buy two electric ferries, because fuel is its largest cost.
The harbour is ready for them.

## Costs

Fuel made up 41% of all costs in 2024 [1]. Costs will therefore keep rising with the price of oil.

## Harbour

Passengers prefer quiet boats. Two berths were rebuilt in 2023 [2].

## Policy recommendations

### First year

The council should order the chargers before the boats.

## References

[1] Accounts 2024. https://example.org/accounts
[2] Harbour log. https://example.org/log
`;

function claimsOf(text: string): ChecklistClaims {
	const { report: read, tree } = analyze({ name: 'r.md', text });
	return checklistClaimsOf(read, tree);
}

function conclusionAt({ conclusions }: ChecklistClaims, words: string) {
	const found = conclusions.find(({ text }) => text.includes(words));
	assert.ok(found, words);
	return found;
}

describe('the claims that a checklist is made from', () => {
	it('are all that summary, conclusion and recommendations argue', () => {
		const claims = claimsOf(report);
		for (const words of ['two electric ferries', 'The harbour is ready', 'order the chargers'])
			assert.equal(conclusionAt(claims, words).matters, true, words);
	});

	it('put the thesis first, then what matters, and of that what nothing carries', () => {
		const { conclusions } = claimsOf(report);
		for (const one of conclusions)
			for (const other of conclusions) {
				if (one.thesis && !other.thesis) assert.ok(one.priority > other.priority);
				if (one.thesis || other.thesis) continue;
				if (one.matters && !other.matters) assert.ok(one.priority > other.priority);
				if (one.matters === other.matters && one.unsupported && !other.unsupported)
					assert.ok(one.priority > other.priority);
			}
		assert.ok(
			conclusions.some(({ unsupported }) => unsupported) && conclusions.some(({ unsupported }) => !unsupported),
		);
	});

	it('go by the argument that a model has read: its kinds, its thesis, what serves what', () => {
		const offline = analyze({ name: 'r.md', text: report });
		const reading = readingOf(offline, {
			thesis: 'The harbour is ready for them.',
			claims: [
				{ words: 'Passengers prefer quiet boats.', type: 'evidence' },
				{ words: 'Costs will therefore keep rising with the price of oil.', support: 'unsupported' },
			],
		});
		const { tree } = withReading(offline, reading).analysis;
		const claims = checklistClaimsOf(offline.report, tree);
		const thesis = conclusionAt(claims, 'The harbour is ready');
		const under = claims.facts.find(({ text }) => text.includes('quiet boats'));
		assert.ok(under);
		assert.deepEqual([thesis.thesis, thesis.restsOn], [true, [under.node.id]]);
		const bare = conclusionAt(claims, 'keep rising');
		assert.deepEqual([bare.thesis, bare.matters, bare.unsupported], [false, true, true]);
		assert.equal(claims.conclusions.length, 2);
	});
});
