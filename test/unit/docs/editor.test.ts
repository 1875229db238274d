import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { findingCodes } from '../../../src/findings/model';
import { type Language, languages } from '../../../src/messages/languages';
import { wordsIn } from '../../../src/messages/words';

const { contributes } = JSON.parse(readFileSync('package.json', 'utf8'));
const nls = { en: texts('package.nls.json'), 'zh-CN': texts('package.nls.zh-cn.json') };
const readme = readFileSync('README.md', 'utf8');
const page = readFileSync('docs/editor.md', 'utf8');
const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.md'))
	.map((file) => readFileSync(`docs/${file}`, 'utf8'));
const all = [readme, ...pages].join('\n');
/** The table of all commands, and the list of those under *More…*. */
const table = readFileSync('src/extension/commands.ts', 'utf8');

function texts(file: string): Readonly<Record<string, string>> {
	return JSON.parse(readFileSync(file, 'utf8'));
}

/** What the first column of a table of the page names. */
function listedUnder(head: string): string[] {
	const start = page.indexOf(`| ${head} |`);
	const rows = page.slice(start, page.indexOf('\n\n', start));
	const listed = [...rows.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = '']) => names.split(', '));
	return listed.slice(1).sort();
}

function titleOf(command: { readonly title: string }): string {
	return titleIn('en')(command);
}

function titleIn(language: Language): (command: { readonly title: string }) => string {
	return ({ title }) => nls[language][title.slice(1, -1)] ?? assert.fail(title);
}

describe('the documentation of the editor', () => {
	it('lists every command of the palette on its page, and names no other', () => {
		const hidden = new Set(
			contributes.menus.commandPalette
				.filter(({ when }: { when: string }) => when === 'false')
				.map(({ command }: { command: string }) => command),
		);
		const offered = contributes.commands.filter(({ command }: { command: string }) => !hidden.has(command));
		assert.deepEqual(listedUnder('Command'), offered.map(titleOf).sort());
		const more = [...table.matchAll(/^\t\t\t\['[\w.]+', l10n\.t\('([^']+)'\)/gm)].map(([, title = '']) => title);
		assert.ok(more.length > 10);
		assert.deepEqual(listedUnder('Under *More…*'), more.sort());
		const known = new Set(languages.flatMap((language) => contributes.commands.map(titleIn(language))));
		const named = [...all.matchAll(/\*Plumbline: ([^*…]+…?)\*/g)].map(([, name = '']) => name);
		assert.ok(named.length > 5);
		assert.deepEqual(
			named.filter((name) => !known.has(name)),
			[],
		);
	});

	it('names every setting, and no other', () => {
		const settings = Object.keys(contributes.configuration.properties);
		assert.deepEqual(
			settings.filter((setting) => !all.includes(`\`${setting}\``)),
			[],
		);
		const groups = new Set(settings.map((setting) => setting.split('.').slice(0, 2).join('.')));
		const named = [...all.matchAll(/`(plumbline\.(?!config|sarif)[\w.]+?)(\.…)?`/g)];
		assert.ok(named.length > settings.length);
		assert.deepEqual(
			named
				.filter(
					([, name = '', more]) =>
						!(more ? groups.has(name) : settings.includes(name) || table.includes(`'${name}': `)),
				)
				.map(([text]) => text),
			[],
		);
	});

	it('says in the settings what each kind of finding is about, in the words of its title', () => {
		for (const language of languages) {
			const stop = language === 'en' ? '.' : '。';
			for (const [code, { title }] of Object.entries(findingCodes)) {
				assert.equal(nls[language][`severity.${code}`], `${wordsIn(language).say(title)}${stop}`);
			}
		}
	});
});
