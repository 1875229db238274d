import assert from 'node:assert/strict';
import { itemAt } from '../../src/access';
import { createPlumbline } from '../../src/index';
import { wordsIn } from '../../src/messages/words';
import { silentLogger, systemClock } from '../../src/ports';
import type { Span } from '../../src/report/model';
import { readers } from '../../src/sources/documents/readers';
import { referenceCheckText, unreadReferenceText } from '../../src/view/referenceCheck';
import { memoryFiles } from './sources/files';
import { english } from './words';

const claim = 'Passengers of the northern port rose to 4.2 million in 2023.';
const text = `# Ferries

## Traffic

${claim} Crews are proud of their boats.

## References

[1] Northern port, weather of the coast.
[2] Northern port, traffic report 2023.
[3] Ministry of transport, ferry register. https://register.example/ferries
`;

const files = memoryFiles({
	'northern-port-weather-of-the-coast.md':
		'# Weather of the coast\n\nThe storms of the winter closed the pier for 31 days. Fog was rare.\n',
	'northern-port-traffic-report-2023.md':
		'# Traffic report 2023\n\nThe northern port counted 4.2 million passengers in 2023, more than in any year before.\n',
});

const plumbline = createPlumbline({
	logger: silentLogger,
	clock: systemClock,
	sources: {
		version: '0',
		readers: async () => readers,
		fetch: () => () => {
			throw new Error('Nothing is fetched.');
		},
	},
});
const { report } = plumbline.analyze({ name: 'ferries.md', text });
const at = (words: string): Span => [text.indexOf(words), text.indexOf(words) + words.length];

/** What the author reads beside each reference. */
async function told(words: string, withFiles = true): Promise<string[]> {
	const use = { fetch: true, files: withFiles ? files : memoryFiles({}) };
	const checks = await plumbline.checkReferences(report, at(words), use);
	return checks.map((check) => `${check.reference + 1} ${referenceCheckText(check, english)}`);
}

describe('the references a claim may cite', () => {
	it('are told with the figures that their text gives, the most fitting first', async () => {
		const [first, second, third] = await told(claim);
		assert.match(first ?? '', /^2 Gives 4\.2 million\. “The northern port counted 4\.2 million passengers/);
		assert.equal(second, '3 Not checked: its text is not on this computer.');
		assert.match(third ?? '', /^1 Does not give 4\.2 million\./);
	});

	it('are told by what they say where the claim has no figure', async () => {
		const all = await told('Crews are proud of their boats.');
		assert.ok(
			all.some((one) => /^1 Does not speak of this\.|^1 The rules cannot tell/.test(one)),
			all.join('\n'),
		);
	});

	it('are not checked, and nothing is fetched, where no text is at hand', async () => {
		assert.deepEqual(
			(await told(claim, false)).map((one) => one.slice(2)),
			Array(3).fill('Not checked: its text is not on this computer.'),
		);
	});

	it('come in the order of how near they are cited where no text tells them apart, and say so', async () => {
		const list = [
			'## References',
			'',
			...[1, 2, 3, 4].map((label) => `[${label}] Port ${label}. https://port.example/${label}`),
		];
		const ports = [
			'# Ports',
			'',
			'## Tolls',
			'',
			'Tolls rose [3]. Ships grew longer. Quays grew too [4][2].',
			'',
			'Cranes grew [4].',
		];
		assert.deepEqual(await order([...ports, '', ...list], 'Ships grew longer.'), [
			'2 Cited in this paragraph. https://port.example/2',
			'3 Cited in this paragraph. https://port.example/3',
			'4 Cited in this paragraph. https://port.example/4',
			'1 https://port.example/1',
		]);
		assert.deepEqual(await order([...ports, '', ...list], 'Quays grew too [4][2].'), [
			'3 Cited in this paragraph. https://port.example/3',
			'1 https://port.example/1',
			'2 Cited in this sentence. https://port.example/2',
			'4 Cited in this sentence. https://port.example/4',
		]);
		assert.deepEqual(await order([...ports, '', ...list], 'Cranes grew [4].'), [
			'2 Cited in this section. https://port.example/2',
			'3 Cited in this section. https://port.example/3',
			'1 https://port.example/1',
			'4 Cited in this sentence. https://port.example/4',
		]);
		const chinese = [
			'# 港口',
			'',
			'## 收费',
			'',
			'收费上涨[3]。船舶更长。',
			'',
			'起重机更高[4]。',
			'',
			'## 参考文献',
			'',
		];
		assert.deepEqual(await order([...chinese, ...list.slice(2)], '船舶更长。', wordsIn('zh-CN')), [
			'3 本段已引用。 https://port.example/3',
			'4 本节已引用。 https://port.example/4',
			'1 https://port.example/1',
			'2 https://port.example/2',
		]);
	});

	it('that give the figures come before those that are cited nearby', async () => {
		const near = text.replace('boats.', 'boats [3].');
		const { report: cites } = plumbline.analyze({ name: 'ferries.md', text: near });
		const checks = await plumbline.checkReferences(cites, at(claim), { fetch: true, files });
		assert.deepEqual(
			checks.map((check) => [check.reference + 1, check.near]),
			[
				[2, undefined],
				[3, 'paragraph'],
				[1, undefined],
			],
		);
	});
});

/** The references of a report none of which is on this computer, as they are told for a sentence. */
async function order(lines: readonly string[], sentence: string, words = english): Promise<string[]> {
	const source = lines.join('\n');
	const { report: parsed } = plumbline.analyze({ name: 'ports.md', text: source });
	const start = source.indexOf(sentence);
	const checks = await plumbline.checkReferences(parsed, [start, start + sentence.length], undefined);
	return checks.map((check) => {
		const { url } = itemAt(parsed.references, check.reference);
		return `${check.reference + 1} ${unreadReferenceText(check, url, words)}`;
	});
}

describe('a claim by itself', () => {
	const said =
		'The northern port counted 4.2 million passengers in 2023, more than in any year before. Crews are paid well.';

	it('is held against a text, or the same text as a file', async () => {
		const ofText = await plumbline.checkClaim({ text: claim }, { text: said });
		assert.ok('verdict' in ofText);
		assert.deepEqual([ofText.given, ofText.missing, ofText.partly], [['4.2 million'], [], false]);
		assert.ok(said.includes(ofText.passages[0]?.text ?? assert.fail()));
		assert.deepEqual(
			await plumbline.checkClaim({ text: claim }, { files: memoryFiles({ 'a.txt': said }), path: 'a.txt' }),
			ofText,
		);
	});

	it('is read against the start of a text that is too long, and says so', async () => {
		const long = `${said} ${'The weather was fair. '.repeat(50_000)}`;
		const reading = await plumbline.checkClaim({ text: claim }, { text: long });
		assert.equal('partly' in reading && reading.partly, true);
	});

	it('has the reason where its source cannot be read', async () => {
		const codes = ['gone.txt', 'picture.png', 'empty.txt'].map(async (path) => {
			const sources = memoryFiles({ 'picture.png': 'x', 'empty.txt': ' ' });
			const reading = await plumbline.checkClaim({ text: claim }, { files: sources, path });
			return 'failure' in reading && reading.failure.code;
		});
		assert.deepEqual(await Promise.all(codes), ['notFound', 'wrongType', 'empty']);
	});

	it('is left once it is cancelled', async () => {
		const source = { files: memoryFiles({ 'a.txt': said }), path: 'a.txt' };
		await assert.rejects(
			plumbline.checkClaim({ text: claim }, source, AbortSignal.abort(new Error('enough'))),
			/enough/,
		);
	});
});
