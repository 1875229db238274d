import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { wordsIn } from '../../../src/messages/words';
import { panelWords } from '../../../src/panel/words';

describe('the panel’s words', () => {
	it('are said in the editor’s language, with places for what the panel fills in', () => {
		const { showMore, line, ruleMeaning } = panelWords(wordsIn('en'));
		assert.deepEqual([showMore, line], ['Show {0} More', 'line {0}']);
		assert.match(ruleMeaning, /\w/);
		assert.equal(panelWords(wordsIn('zh-CN')).shownOf, '显示 {0} / {1}');
	});

	it('are all used', () => {
		const files = readdirSync('src/panel').filter((file) => file !== 'words.ts');
		const code = files.map((file) => readFileSync(`src/panel/${file}`, 'utf8')).join('\n');
		const idle = Object.keys(panelWords(wordsIn('en'))).filter((name) => {
			const basis = /^(?:rule|model|unscored)Meaning$/.test(name);
			return !basis && !new RegExp(`\\b${name}\\b`).test(code);
		});
		assert.deepEqual(idle, []);
	});
});
