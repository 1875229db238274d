import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { idleIgnores } from '../../../src/checks/idleIgnores';
import { findingCodes } from '../../../src/findings/model';
import { createPlumbline } from '../../../src/index';
import { wordsIn } from '../../../src/messages/words';
import '../../../src/cli/host/errors';
import { silentLogger, systemClock } from '../../../src/ports';
import { switchedOn } from './finding';

const plumbline = createPlumbline({ logger: silentLogger, clock: systemClock });

function told(...lines: string[]): string[] {
	const text = [...lines, '', '## References', '', '[1] Yearbook. https://example.org/y', ''].join('\n');
	const analysis = plumbline.analyze({ name: 'r.md', text });
	const words = wordsIn('en');
	return idleIgnores(analysis, 10).map(({ line, message }) => `${line}: ${words.say(message)}`);
}

const broken = 'Prices fell by 12 % in 2024 [7], and rose in 2025 [1].';
const idle = (codes = '') =>
	`this comment hides nothing that the rules find${codes && ` of ${codes}`}. It can be removed, unless it is for what a model found.`;

describe('ignore comments', () => {
	it('that hide something are not told', () => {
		assert.deepEqual(told('# A', '', '<!-- plumbline-disable-next-line citation.broken -->', broken), []);
		assert.deepEqual(told('# A', '', '<!-- plumbline-disable-next-line -->', broken), []);
		assert.deepEqual(told('# A', '', `${broken} <!-- plumbline-disable-line citation.broken -->`), []);
		assert.deepEqual(
			told(
				'# A',
				'',
				'<!-- plumbline-disable citation.broken -->',
				'',
				broken,
				'',
				'<!-- plumbline-enable citation.broken -->',
			),
			[],
		);
		assert.deepEqual(told('# A', '', broken, '', '<!-- plumbline-disable-file citation.broken -->'), []);
	});

	it('that hide nothing are told, code by code', () => {
		assert.deepEqual(told('# A', '', '<!-- plumbline-disable-next-line citation.broken number.unit -->', broken), [
			`3: ${idle('number.unit')}`,
		]);
		assert.deepEqual(told('# A', '', '<!-- plumbline-disable-next-line -->', '## B', '', broken), [`3: ${idle()}`]);
		assert.deepEqual(told('# A', '', broken, '', '<!-- plumbline-disable citation.broken -->'), [
			`5: ${idle('citation.broken')}`,
		]);
		const twice = '<!-- plumbline-disable citation.broken -->';
		assert.deepEqual(told('# A', '', twice, '', twice, '', broken), [`5: ${idle('citation.broken')}`]);
	});

	it('that name a code there is not are told, with the one that is close', () => {
		assert.deepEqual(told('# A', '', '<!-- plumbline-disable-next-line citation.brokn, citation.broken -->', broken), [
			'3: this comment names “citation.brokn”, which is no kind of finding. Did you mean citation.broken?',
		]);
		assert.deepEqual(told('# A', '', '<!-- plumbline-enable everything -->', broken), [
			'3: this comment names “everything”, which is no kind of finding.',
		]);
	});

	it('are not told for what only sources or a model can find', () => {
		assert.deepEqual(told('# A', '', '<!-- plumbline-disable-next-line source.notFound review.note -->', broken), []);
		const page = (file: string) => readFileSync(`docs/findings/${file}`, 'utf8');
		const found = new Set(
			readdirSync('docs/findings')
				.filter((file) => file.endsWith('.md'))
				.flatMap((file) => Array.from(page(file).matchAll(/```markdown\n([\s\S]*?)```/g), ([, text = '']) => text))
				.flatMap((text) =>
					plumbline.analyze({ name: 'r.md', text }, { severities: switchedOn }).findings.map(({ code }) => code),
				),
		);
		const byRules = Object.keys(findingCodes).filter((code) =>
			told('# A', '', `<!-- plumbline-disable-file ${code} -->`, broken).some((said) => said.includes('hides nothing')),
		);
		assert.deepEqual(byRules.sort(), [...found].filter((code) => code !== 'citation.broken').sort());
	});

	it('are told in bounds, however many there are', () => {
		const many = `<!-- plumbline-disable ${Array.from({ length: 2_000 }, (_, at) => `code${at}`).join(' ')} -->`;
		assert.equal(told('# A', '', many, '', many, '', broken).length, 10);
	});
});
