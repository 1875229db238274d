import assert from 'node:assert/strict';
import type { GatheredSources } from '../../../src/sources/cited/gatherSources';
import { copyFreshFor } from '../../../src/sources/documents/limits';
import type { CitedSource, SourceReading } from '../../../src/sources/model';
import { withAssumedTexts } from '../../../src/verification/assumedSources';

const now = 10 * copyFreshFor;
const from = { kind: 'url', url: 'https://example.org/a' } as const;
const source: CitedSource = {
	id: 's',
	targets: [from],
	title: '',
	url: from.url,
	citations: [0],
	reference: undefined,
};
const content = { title: '', text: 'As it was.', pages: [], links: [] };

/** Whether the preview counts on what was read. */
function counted(reading: SourceReading | undefined): boolean {
	const gathered: GatheredSources = { sources: [source], readings: new Map(reading && [[source.id, reading]]) };
	const found = withAssumedTexts(gathered, now).readings.get(source.id);
	return found?.ok === true && found.content.text === 'As it was.';
}

const copy = (readAt: number): SourceReading => ({ ok: true, from, content, readAt, cached: true, truncated: false });

describe('The preview of a run that may fetch', () => {
	it('counts on copies as long as the run would not ask for them again', () => {
		assert.ok(counted(copy(now - copyFreshFor + 1)));
		assert.ok(!counted(copy(now - copyFreshFor)));
		assert.ok(!counted(copy(now - copyFreshFor - 1)));
		assert.ok(!counted(undefined));
	});

	it('takes a copy of the future for one of an unknown age: the clock was set back', () => {
		assert.ok(!counted(copy(now + 1)));
	});

	it('counts on files whatever their age', () => {
		const target = { kind: 'file', folder: 'sources', path: 'a.txt' } as const;
		assert.ok(counted({ ...copy(0), from: target } as SourceReading));
	});
});
