import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { z } from 'zod';
import { readConfig } from '../../src/config/config';
import { readDecisions } from '../../src/decisions/file';
import { PlumblineError } from '../../src/errors';
import { parseHistory } from '../../src/history/history';
import { createAnswerCache } from '../../src/judge/answerCache';
import { readJson } from '../../src/judge/readJson';
import { memoryStore, silentLogger, systemClock } from '../../src/ports';
import { parseSkillFile } from '../../src/skills/skillFile';
import { parseBibtex } from '../../src/sources/bibliography/bibtex';
import { readCsvDocument } from '../../src/sources/documents/csvText';
import { readHtml } from '../../src/sources/documents/html';
import { defaultLimits } from '../../src/sources/documents/limits';
import { readMarkdown } from '../../src/sources/documents/markdownText';
import { readPdf } from '../../src/sources/documents/pdf';
import { pageText } from '../../src/sources/documents/pdfPageText';
import { readJsonDocument, readPlain, readXml } from '../../src/sources/documents/plain';
import { parseYaml } from '../../src/text/yaml';
import { pdfBytes } from '../server/pdfBytes';
import { damaged } from './damage';
import { forgetReports, readReport, reports } from './reports';

/** One kind of input from outside, and what is done with it. */
export interface Kind {
	readonly inputs: fc.Arbitrary<string>;
	/** What is read, as text for comparing. Throws a {@link PlumblineError} for what is refused, and nothing else. */
	readonly read: (input: string) => string | Promise<string>;
	/** Done between two readings of the same input. */
	readonly forget?: () => void;
	/** How much of the time goes to it. */
	readonly weight: number;
}

const json = fc.oneof(
	fc.json({ maxDepth: 4 }),
	fc.jsonValue({ maxDepth: 3 }).map((value) => `Here it is:\n\`\`\`json\n${JSON.stringify(value, null, 1)}\n\`\`\``),
);
const words = fc.stringMatching(/^[a-zA-Z市场 .,:;'"{}&<>#%\\-]{0,30}$/);

const tag = fc.constantFrom(
	'p',
	'div',
	'table',
	'tr',
	'td',
	'article',
	'script',
	'style',
	'h1',
	'ul',
	'li',
	'pre',
	'a',
	'br',
);
const attribute = fc.constantFrom(
	'',
	' hidden',
	' href="/x"',
	' style="display:none"',
	' class="nav"',
	' colspan="9999999"',
);
const element: fc.Memo<string> = fc.memo((depth) =>
	depth <= 1
		? words
		: fc
				.tuple(tag, attribute, fc.array(fc.oneof(words, element(depth - 1)), { maxLength: 4 }))
				.map(([name, given, parts]) => `<${name}${given}>${parts.join('')}</${name}>`),
);
const pages = fc.tuple(words, element(4)).map(([title, body]) => `<!doctype html><title>${title}</title><body>${body}`);

const entry = fc
	.tuple(
		fc.constantFrom('article', 'book', 'string', 'comment', 'misc'),
		words,
		fc.array(fc.tuple(words, words), { maxLength: 5 }),
	)
	.map(
		([type, key, fields]) => `@${type}{${key},${fields.map(([name, value]) => `${name} = {${value}}`).join(',\n')}}`,
	);

const rows = fc
	.tuple(
		fc.constantFrom(',', ';', '\t'),
		fc.array(
			fc.array(
				fc.oneof(
					words,
					words.map((cell) => `"${cell}"`),
				),
				{ maxLength: 6 },
			),
			{ maxLength: 8 },
		),
	)
	.map(([separator, table]) => table.map((cells) => cells.join(separator)).join('\n'));

const pdfs = fc
	.array(fc.array(fc.stringMatching(/^[a-zA-Z ().]{0,30}$/), { maxLength: 4 }), { minLength: 1, maxLength: 3 })
	.map((texts) => Buffer.from(pdfBytes(texts, 'A title')).toString('latin1'));

const sample = (path: string) => readFileSync(join(__dirname, '../..', path), 'utf8');

const settings = fc.dictionary(
	fc.constantFrom(
		'model',
		'severity',
		'lang',
		'failOn',
		'prices',
		'sources',
		'tiers',
		'runs',
		'skills',
		'maxCost',
		'__proto__',
	),
	fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('en', 'never', 'error', 3, -1)),
);

/** Settings that are taken as they are, with a comment. */
const usual = '{ "severity": { "claim.unsupported": "off" }, // loud\n "failOn": "error", "lang": "en" }';

const answer = z.object({
	items: z.array(z.object({ id: z.string(), score: z.number().min(0).max(4) })),
	note: z.string().optional(),
});

const answers = fc
	.record({
		items: fc.array(fc.record({ id: words, score: fc.oneof(fc.integer(), fc.constant('3')) }), { maxLength: 5 }),
		note: words,
	})
	.map((made) => JSON.stringify(made));

/** Calls a reader with a text that a file of the cache holds. */
async function cached(text: string): Promise<string> {
	const store = memoryStore(() => 0);
	await store.write('answer.a', text);
	const cache = createAnswerCache(store, systemClock, silentLogger);
	return JSON.stringify([await cache.find('a'), await cache.prune(), (await store.list()).length]);
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

const say = (value: unknown) => JSON.stringify(value) ?? 'undefined';

/** Everything that comes from outside. */
export const kinds: Readonly<Record<string, Kind>> = {
	report: { inputs: reports, read: readReport, forget: forgetReports, weight: 6 },
	config: {
		inputs: damaged(
			fc.oneof(
				fc.constant(usual),
				settings.map((made) => JSON.stringify(made)),
				json,
			),
		),
		read: (text) => say(readConfig('plumbline.config.json', text).config),
		weight: 1,
	},
	yaml: {
		inputs: damaged(
			fc.oneof(
				settings.map((made) => JSON.stringify(made)),
				words,
				json,
			),
		),
		read: (text) => say([refused(() => parseYaml(text)), readConfig('plumbline.config.yaml', text).config]),
		weight: 1,
	},
	skill: {
		inputs: damaged(fc.constant(sample('skills/finance/1/event_analysis.md'))),
		read: (text) => say(parseSkillFile('event_analysis.md', text)),
		weight: 1,
	},
	html: { inputs: damaged(pages), read: (text) => say(readHtml(text, 'https://a.example/x')), weight: 2 },
	pdf: {
		inputs: damaged(pdfs),
		read: async (text) => say(await readPdf(Buffer.from(text, 'latin1'), defaultLimits, new AbortController().signal)),
		weight: 1,
	},
	pdfItems: {
		inputs: json,
		read: (text) => {
			const items = z.array(z.object({ str: z.string() })).safeParse(parsed(text)).data ?? [{ str: text }];
			return pageText(
				items.map(({ str }, at) => ({
					str,
					transform: [1, 0, 0, 1, at, -at],
					width: str.length,
					height: at % 3,
					hasEOL: at % 2 === 0,
				})),
			);
		},
		weight: 1,
	},
	csv: { inputs: damaged(rows), read: (text) => say(readCsvDocument(text)), weight: 1 },
	bibtex: {
		inputs: damaged(fc.array(entry, { maxLength: 5 }).map((made) => made.join('\n'))),
		read: (text) => say(parseBibtex(text)),
		weight: 1,
	},
	page: {
		inputs: damaged(fc.oneof(pages, json, words)),
		read: (text) => say([readPlain(text), readXml(text), readJsonDocument(text), readMarkdown(text)]),
		weight: 1,
	},
	answer: {
		inputs: damaged(fc.oneof(answers, json)),
		read: (text) => say([readJson(text, answer), readJson(text, answer, { leaveOutBroken: true })]),
		weight: 2,
	},
	cache: {
		inputs: damaged(fc.oneof(fc.constant('{"text":"{}","model":"m","time":1,"tokensIn":2}'), json)),
		read: cached,
		weight: 1,
	},
	kept: {
		inputs: damaged(fc.oneof(fc.constant('{"version":1,"decisions":[]}'), json)),
		read: (text) => say([parseHistory(parsed(text)), refused(() => readDecisions(text))]),
		weight: 1,
	},
};

/** What is refused, told as a result, so that what else reads the same input has its turn. */
function refused(read: () => unknown): unknown {
	try {
		return read();
	} catch (error) {
		if (error instanceof PlumblineError) return String(error);
		throw error;
	}
}
