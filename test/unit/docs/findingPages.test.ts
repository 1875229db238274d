import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { isDecidable } from '../../../src/decisions/decide';
import { findingCodes } from '../../../src/findings/model';
import { languages } from '../../../src/messages/languages';
import { message } from '../../../src/messages/message';
import { wordsIn } from '../../../src/messages/words';
import { pageFile } from '../../../src/output/findingPage';

const folder = 'docs/findings';
const codes = Object.keys(findingCodes);
const translated = languages.filter((language) => language !== 'en');

function pageOf(code: string, language: (typeof languages)[number]): string {
	return readFileSync(`${folder}/${pageFile(code, language)}`, 'utf8');
}

function matches(pattern: RegExp, text: string): string[] {
	return Array.from(text.matchAll(pattern), ([all, part]) => part ?? all);
}

/** Headings of the page, not of its examples. */
function headingsOf(text: string): string[] {
	return matches(/^#+ .+$/gm, text.replace(/^```[\s\S]*?^```$/gm, ''));
}

/** What a link to a heading is called. */
function anchorsOf(text: string): string[] {
	return headingsOf(text).map((heading) =>
		heading
			.replace(/^#+ /, '')
			.toLowerCase()
			.replace(/[^\p{L}\p{N} -]/gu, '')
			.replaceAll(' ', '-'),
	);
}

describe('the list of changes', () => {
	it('names only codes that there are', () => {
		const rooms = new Set(codes.map((code) => code.split('.')[0]));
		const named = matches(/`([a-z]+\.[A-Za-z]+)`/g, readFileSync('CHANGELOG.md', 'utf8'));
		const unknown = named.filter((code) => rooms.has(code.split('.')[0]) && !codes.includes(code));
		assert.deepEqual(unknown, []);
	});
});

describe('the pages on findings, in every language', () => {
	it('cover every code, and no other', () => {
		const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
		const wanted = languages.flatMap((language) => codes.map((code) => pageFile(code, language)));
		assert.deepEqual(files.map((file) => file.replaceAll('\\', '/')).sort(), wanted.sort());
	});

	it('have the headings that the program looks for', () => {
		for (const language of languages) {
			const { say } = wordsIn(language);
			const sought = [message('findingPages.whatItMeans'), message('findingPages.howToFix')].map(say);
			for (const code of codes) {
				const headings = headingsOf(pageOf(code, language));
				for (const heading of sought) assert.ok(headings.includes(`## ${heading}`), `${code}, ${language}: ${heading}`);
			}
		}
	});

	it('have links that lead to a page there is, and to a heading it has', () => {
		for (const language of languages) {
			for (const code of codes) {
				const file = `${folder}/${pageFile(code, language)}`;
				for (const target of matches(/\]\(([^()\s]+)\)/g, pageOf(code, language).replace(/^```[\s\S]*?^```$/gm, ''))) {
					const [path = '', anchor] = target.split('#');
					const other = posix.join(posix.dirname(file), path);
					assert.ok(existsSync(other), `${file}: ${target}`);
					if (anchor) assert.ok(anchorsOf(readFileSync(other, 'utf8')).includes(anchor), `${file}: ${target}`);
				}
			}
		}
	});
});

for (const language of translated) {
	describe(`the pages on findings in ${language}`, () => {
		it('are built as the English ones: the same headings in the same order, the same blocks', () => {
			const translations = new Map<string, string>();
			for (const code of codes) {
				const [own, english] = [pageOf(code, language), pageOf(code, 'en')];
				const [ownHeadings, englishHeadings] = [headingsOf(own), headingsOf(english)];
				assert.equal(ownHeadings.length, englishHeadings.length, code);
				for (const [at, heading] of englishHeadings.entries()) {
					const translation = translations.get(heading) ?? ownHeadings[at] ?? '';
					assert.equal(ownHeadings[at], translation, code);
					translations.set(heading, translation);
				}
				assert.deepEqual(matches(/^```\w*$/gm, own), matches(/^```\w*$/gm, english), code);
				assert.deepEqual(matches(/^(?:-|\d\.) /gm, own), matches(/^(?:-|\d\.) /gm, english), code);
			}
		});

		it('switch off with the same comments, settings and options', () => {
			const snippets = /`(<!-- plumbline-[^`]+-->|"[^`]+": "off"|plumbline\.[^`]+|--[^`]+)`/g;
			for (const code of codes) {
				const found = matches(snippets, pageOf(code, language)).sort();
				assert.ok(found.length >= (isDecidable(code) ? 6 : 4), code);
				assert.deepEqual(found, matches(snippets, pageOf(code, 'en')).sort(), code);
			}
		});

		it('name the same other pages, in their own language where there are such', () => {
			for (const code of codes) {
				const targets = (each: (typeof languages)[number]) =>
					matches(/\]\(([^()\s#]+)[^()\s]*\)/g, pageOf(code, each).replace(/^```[\s\S]*?^```$/gm, ''))
						.map((target) => posix.join(posix.dirname(`${folder}/${pageFile(code, each)}`), target))
						.sort();
				const asOwn = (file: string) => {
					const other = codes.find((each) => file === `${folder}/${pageFile(each, 'en')}`);
					return other ? `${folder}/${pageFile(other, language)}` : file;
				};
				assert.deepEqual(targets(language), targets('en').map(asOwn).sort(), code);
			}
		});
	});
}
