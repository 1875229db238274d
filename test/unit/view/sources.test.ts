import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { message } from '../../../src/messages/message';
import type { Message } from '../../../src/messages/model';
import { wordsIn } from '../../../src/messages/words';
import type { FactSource } from '../../../src/scorecard/reportEval';
import type { Scorecard } from '../../../src/scorecard/scorecard';
import { contextOf } from '../../../src/view/context';
import { sourcesView } from '../../../src/view/sources';

const text =
	'# Fares\n\nFares rose by 4% in 2025 [1].\n\n## References\n\n[1] Office, Survey. https://office.example/s\n';

/** The view of the one source, which was not read for this reason. */
function viewOf(why: Message) {
	const analysis = analyze({ name: 'r.md', text });
	const [{ id } = { id: '' }] = analysis.sources;
	const failure = { code: 'notAllowed', message: why };
	const source = { id, title: '', url: null, path: null, state: 'unread', failure, readAt: null, citations: [] };
	const reportEval = { factuality: { sources: [source as unknown as FactSource], verdicts: [] } };
	const scorecard = { reportEval } as unknown as Scorecard;
	return sourcesView({ analysis, scorecard }, contextOf(text, wordsIn('en')));
}

describe('the view of the sources', () => {
	it('does not tell a page that nobody tried to read as one that could not be read', () => {
		const view = viewOf(message('sourceFailures.notFetched'));
		assert.equal(view?.sources[0]?.state, 'unread');
		assert.equal(view?.sources[0]?.advice, null);
		assert.match(view?.summary ?? '', /1 not read/);
	});

	it('says why a page could not be read that was tried', () => {
		const view = viewOf(message('sourceFailures.privateAddress'));
		assert.equal(view?.sources[0]?.state, 'failed');
		assert.match(view?.sources[0]?.advice ?? '', /private network/);
	});
});
