import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { noticeText } from '../../../../src/extension/host/noticeText';

/** What the editor makes links of in its notices (`parseLinkedText` in its sources). */
const link = /\[([^\]]+)\]\(((?:https?:\/\/|command:|file:)[^)\s]+)(?: (["'])(.+?)(\3))?\)/gi;

describe('notices', () => {
	for (const name of [
		'[Repair it](command:workbench.action.terminal.new).md',
		'reports/[a](https://a.example/) and [b](command:x "b").md',
		'[[a]](file:///x)](command:y)',
		'](](command:x)[a](command:x)](',
	]) {
		it(`show ${name} as text`, () => {
			const shown = noticeText(`${name} could not be scored. ${name}`);
			assert.deepEqual([...shown.matchAll(link)], []);
			assert.equal(shown.replaceAll('] (', ']('), `${name} could not be scored. ${name}`, 'nothing else is changed');
		});
	}

	it('leave other texts as they are', () => {
		const text = 'Umsatz [2023] (vorläufig).md could not be scored: a(b)[c]';
		assert.equal(noticeText(text), text);
	});

	it('are made in one place', () => {
		const others = readdirSync('src/extension', { recursive: true, encoding: 'utf8' })
			.filter((file) => file.endsWith('.ts') && !/(?:^|[\\/])notices\.ts$/.test(file))
			.filter((file) =>
				/\bshow(?:Error|Warning|Information)Message\b|\bwithProgress\b/.test(
					readFileSync(`src/extension/${file}`, 'utf8'),
				),
			);
		assert.deepEqual(others, []);
	});

	it('and Markdown of the editor take texts of others only as text', () => {
		const made = readdirSync('src/extension', { recursive: true, encoding: 'utf8' })
			.filter((file) => file.endsWith('.ts'))
			.flatMap(
				(file) =>
					readFileSync(`src/extension/${file}`, 'utf8').match(/new (?:vscode\.)?MarkdownString\([^)]*\)/g) ?? [],
			);
		assert.deepEqual(made, ['new vscode.MarkdownString()'], 'one kind, which starts empty');
	});
});
