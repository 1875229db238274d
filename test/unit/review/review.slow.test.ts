import assert from 'node:assert/strict';
import { memoryStore } from '../../../src/ports';
import { coreWith, longReport, ReadingModel, type Twist } from '../scoring/finResearch/readingModel';

const allReal: Twist = ({ user }) => ({
	candidates: [...user.matchAll(/^(\d+) \w+: /gm)].map(([, id]) => ({
		...{ id: Number(id), quote: null, reason: 'So it is.', verdict: 'real', weight: 'should', better: null },
	})),
	further: [],
});

describe('what a second reading asks about', () => {
	it('of a long report is asked part by part, and again only where it changed', async () => {
		const [store, model] = [memoryStore(), new ReadingModel(allReal)];
		const text = longReport(4000);
		const review = (source: string) =>
			coreWith(store).review({ name: 'r.md', text: source }, { model: { provider: model } });
		const first = await review(text);
		assert.ok(first.run.calls > 1);
		assert.match(model.sent[0]?.user ?? '', /Headings of the rest of the report:\n<<<elsewhere \w+>>>\n\w/);
		assert.deepEqual((await review(text)).run.calls, 0);
		const last = text.trimEnd().lastIndexOf('\n\n');
		const edited = await review(`${text.slice(0, last)}\n\nThis is said anew.${text.slice(last)}`);
		assert.equal(edited.run.calls, 1);
	});
});
