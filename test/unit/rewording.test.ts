import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { FindingCode } from '../../src/findings/model';
import { createPlumbline } from '../../src/index';
import type { ModelError } from '../../src/judge/model';
import { rewordablePlace, wordingProblem } from '../../src/mending/rewording';
import { silentLogger, systemClock } from '../../src/ports';
import type { Span } from '../../src/report/model';
import { FakeProvider, says } from './judge/fakeProvider';
import { files } from './judge/judging';
import { madeFinding, said } from './words';

const sentence = 'Ferries will replace every bridge by 2040 [1].';
const text = `# Ferries

## Outlook

Two towns bought ferries in 2024. ${sentence}

| Town | Ferries |
|---|---|
| Hill | Ferries will win. |

## References

[1] Register of ferries. https://register.example/ferries
`;
const prompt = readFileSync('prompts/reword.sentence.md', 'utf8');
/** One that has been asked nothing yet. */
const newPlumbline = () =>
	createPlumbline({ logger: silentLogger, clock: systemClock, prompts: files({ 'reword.sentence.md': prompt }) });
const { report } = newPlumbline().analyze({ name: 'ferries.md', text });
const spanOf = (words: string): Span => [text.indexOf(words), text.indexOf(words) + words.length];
const finding = (code: FindingCode, words: string) =>
	({ ...madeFinding('claim.overstated', spanOf(words), { node: 'a1', words }), code }) as ReturnType<
		typeof madeFinding
	>;

describe('a sentence that can be worded anew', () => {
	const placeOf = (code: FindingCode, words: string) => {
		const place = rewordablePlace(report, finding(code, words));
		return place && text.slice(...place);
	};

	it('is the whole of it with its citations, for findings that a wording can answer', () => {
		assert.equal(placeOf('claim.overstated', 'every bridge'), sentence);
		assert.equal(placeOf('citation.broken', 'every bridge'), undefined);
		assert.equal(placeOf('claim.overstated', 'Ferries will win.'), undefined);
	});

	it('takes only a wording that keeps citations and figures, on one line', () => {
		const problem = (wording: string) => said(wordingProblem(report, spanOf(sentence), wording));
		assert.equal(problem('Ferries may replace some bridges by 2040 [1].'), '');
		assert.equal(problem('Ferries may replace some bridges [1].'), '');
		assert.match(problem(sentence), /left the sentence as it is/);
		for (const opening of ['# ', '- ', '1. ', '> ', '    '])
			assert.notEqual(problem(`${opening}Ferries may replace some bridges [1].`), '', opening);
		assert.notEqual(problem('Ferries may replace some bridges, see www.example.com [1].'), '');
		assert.match(problem('Ferries may replace some bridges by 2040.'), /changes the citations/);
		assert.match(problem('Ferries may replace some bridges by 2040 [1][2].'), /changes the citations/);
		assert.match(problem('Ferries may replace 40% of the bridges by 2040 [1].'), /it adds 40\./);
		assert.match(problem('Ferries may replace some bridges [1].\n\nA new paragraph.'), /no plain sentence/);
		assert.match(problem('Ferries may [replace](https://evil.example) bridges [1].'), /no plain sentence/);
		assert.match(problem('Ferries may replace <b>some</b> bridges [1].'), /no plain sentence/);
	});
});

describe('asking a model for another wording', () => {
	const ask = async (reply: string, words = 'every bridge') => {
		const provider = new FakeProvider([says(reply)]);
		const wording = await newPlumbline().word(report, finding('claim.overstated', words), { provider });
		return { provider, wording };
	};

	it('sends the sentence with its paragraph and the objection, and nothing else of the report', async () => {
		const { provider, wording } = await ask(
			'{"text":"Ferries may replace some bridges by 2040 [1].","why":"Less certain."}',
		);
		assert.deepEqual(wording, {
			place: spanOf(sentence),
			text: 'Ferries may replace some bridges by 2040 [1].',
			why: 'Less certain.',
		});
		const [request] = provider.sent;
		assert.ok(request?.user.includes(sentence) && request.user.includes('Two towns bought ferries in 2024.'));
		assert.doesNotMatch(request?.user ?? '', /Register of ferries|Ferries will win/);
	});

	it('says why a wording is not used', async () => {
		const problemOf = async (reply: string) => {
			const { wording } = await ask(reply);
			assert.ok(wording && 'problem' in wording);
			return said(wording.problem);
		};
		assert.match(await problemOf('{"text":"Ferries may replace 9 bridges [1].","why":""}'), /it adds 9\./);
	});

	it('counts beforehand, without sending', async () => {
		const provider = new FakeProvider([says('{}')]);
		const other = finding('claim.overstated', 'Two towns bought');
		const preview = await newPlumbline().previewWording(report, other, { provider });
		assert.deepEqual([preview.calls, provider.sent.length], [1, 0]);
	});

	it('fails with the error of the question', async () => {
		const provider = new FakeProvider([says('', { finish: 'refused' })]);
		await assert.rejects(
			newPlumbline().word(report, finding('claim.overstated', 'Two towns bought'), { provider }),
			({ code }: ModelError) => code === 'refused' || code === 'empty',
		);
	});
});
