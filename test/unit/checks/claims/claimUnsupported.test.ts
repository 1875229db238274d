import assert from 'node:assert/strict';
import { analyze } from '../../../../src/analyze';
import { wordsIn } from '../../../../src/messages/words';
import { analysisObject } from '../../../../src/output/json';
import { english } from '../../words';

const text = [
	'# Ferries',
	'',
	'## Traffic',
	'',
	'The northern ferry carried 3.1 million passengers in 2024 [1].',
	'',
	'## Outlook',
	'',
	'The northern ferry will surely win more passengers because of the new harbour.',
	'',
	'## References',
	'',
	'[1] Ferry yearbook 2024. https://example.org/ferry-2024',
	'',
].join('\n');

const analysis = analyze({ name: 'report.md', text });
const finding = analysis.findings.find(({ code }) => code === 'claim.unsupported');

describe('the message of an unsupported claim', () => {
	it('names the nearest ground and what it lacks, in both languages', () => {
		assert.ok(finding);
		assert.match(english.say(finding.message), /Line 5 comes nearest: it gives a cited statement, not the cause\.$/);
		assert.match(wordsIn('zh-CN').say(finding.message), /最接近的是第 5 行：它给出了带引用的内容，但没有给出原因。$/);
	});

	it('says to cite it where nothing of the claim is missing there', () => {
		const plain = analyze({ name: 'report.md', text: text.replace(' because of the new harbour', ' than any bridge') });
		const told = plain.findings.find(({ code }) => code === 'claim.unsupported');
		assert.ok(told);
		assert.match(english.say(told.message), /Line 5 may carry it, with a cited statement on this subject: refer to it/);
	});
});

describe('the nearest ground in JSON', () => {
	it('is a node of the tree, with where it stands and what it lacks; absent where none is looked for', () => {
		const { nodes } = analysisObject({ analysis, sha256: '0'.repeat(64) }, english).tree;
		const claim = nodes.find((node) => node.text.startsWith('The northern ferry will'));
		const ground = nodes.find((node) => node.text.startsWith('The northern ferry carried'));
		assert.ok(claim && ground && 'ground' in claim && claim.ground);
		const { node, span, kind, where, strength, lacks } = claim.ground;
		assert.deepEqual([node, span, kind, where, lacks], [ground.id, ground.span, 'citation', 'report', ['cause']]);
		assert.ok(strength > 0 && strength <= 1);
		assert.equal('ground' in ground, false);
	});
});
