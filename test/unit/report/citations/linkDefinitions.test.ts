import assert from 'node:assert/strict';
import { read } from '../inline';

describe('link definitions', () => {
	const labels = (...lines: string[]) => read(...lines).report.references.map(({ label }) => label?.toLowerCase());

	it('that are notes name no source', () => {
		assert.deepEqual(
			labels(
				'[#]: editor: (Lee)',
				'[//]: # (check the tides)',
				'[comment]: # "check"',
				'[todo]: <>',
				'',
				'It rose [a].',
				'',
				'[a]: https://a.example',
			),
			['a'],
		);
	});

	it('that only images use name no source', () => {
		const text = ['![Boats][1] and [the port][2]', '', '![Port][2]', ''];
		assert.deepEqual(labels(...text, '[1]: https://a.example/1.jpg', '[2]: https://a.example/2.jpg'), ['2']);
	});

	it('are no prose where brackets in a note keep Markdown from reading it', () => {
		const { report } = read(
			'[#]: subject: (Why ships (may) sail)',
			'[#]: via: (https://a.example)',
			'',
			'# Ships',
			'',
			'They sail.',
		);
		assert.deepEqual(
			[report.title?.text, report.sentences.map(({ text }) => text), report.citations],
			['Ships', ['They sail.'], []],
		);
	});
});
