import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findingCodes } from '../../../src/findings/model';
import { createPlumbline } from '../../../src/index';
import { type Language, languages } from '../../../src/messages/languages';
import { message } from '../../../src/messages/message';
import { wordsIn } from '../../../src/messages/words';
import { pageFile } from '../../../src/output/findingPage';
import { silentLogger, systemClock } from '../../../src/ports';
import type { Framework } from '../../../src/scorecard/dimension';
import { readers } from '../../../src/sources/documents/readers';
import { switchedOn } from '../checks/finding';
import { coreWith, ReadingModel } from '../scoring/finResearch/readingModel';

const pages = 'docs/findings';
const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

function codesIn(text: string): string[] {
	return plumbline.analyze({ name: 'example.md', text }, { severities: switchedOn }).findings.map(({ code }) => code);
}

/** Found when the cited sources are read. */
const fromSources = ['source.contradicts', 'source.notFound', 'source.partly', 'source.instruction', 'citation.dead'];

/** Found when JADE verifies the facts of a report. */
const fromFacts = ['conclusion.gated', 'evidence.refuted'];

/** The codes found in a report whose sources are on the web; a page with “gone” in its address does not exist. */
async function codesWithSources(text: string, source: string | undefined, framework: Framework): Promise<string[]> {
	const answer = (url: string) =>
		url.includes('gone')
			? new Response('', { status: 404 })
			: new Response(source ?? 'Exports of copper fell by 9% in 2024.', { headers: { 'content-type': 'text/plain' } });
	const reading = createPlumbline({
		logger: silentLogger,
		clock: systemClock,
		sources: { fetch: () => async (url) => answer(String(url)), readers: async () => readers, version: '1.0.0' },
	});
	const document = { name: 'example.md', text };
	const { analysis } = await reading.score(document, { frameworks: [framework], sources: { fetch: true } });
	return analysis.findings.map(({ code }) => code);
}

/** Found when a model reads the report, by the kind that it gives its mark. */
const fromReading: Readonly<Record<string, string>> = {
	'argument.contradiction': 'contradiction',
	'argument.gap': 'gap',
	'report.missing': 'missing',
	'review.note': 'other',
};

/** The codes found with a model that marks where a sentence says “still”, or 仍. */
async function codesReviewed(text: string, kind: string): Promise<string[]> {
	const provider = new ReadingModel(({ schemaName, user }) => {
		if (schemaName === 'reading_check') return { verdicts: [{ id: 1, real: 'yes', weight: 'must' }] };
		const [, line, quote] = /^(\d+): ([^.。\n]*(?:\bstill\b|仍)[^.。[]*)/m.exec(user) ?? [];
		const [, other, before] = /^(\d+): ([^.。\n]*(?:battery|电池)[^.。[]*)/m.exec(user) ?? [];
		const mark = { kind, weight: 'must', note: 'Diesel or battery?', computes: null, better: null };
		const others = kind === 'contradiction' ? [{ line: Number(other), quote: before }] : [];
		const marks = quote ? [{ ...mark, line: Number(line), quote, others }] : [];
		const shared = Array.from({ length: 20 }, (_, at) => at + 1);
		return { thesis: null, claims: [], marks, notReal: shared, whole: [], figures: [] };
	});
	const { analysis } = await coreWith().review({ name: 'example.md', text }, { model: { provider } });
	return analysis.findings.map(({ code }) => code);
}

const everyPage = languages.flatMap((language) =>
	Object.entries(findingCodes).map(([code, about]) => [code, about, language] as const),
);

describe('the pages on findings', () => {
	for (const [code, { severity, title }, language] of everyPage) {
		const { say } = wordsIn(language);
		const page = () => readFileSync(join(pages, pageFile(code, language)), 'utf8');

		it(`name the title and default severity of ${code}: ${language}`, () => {
			const named: Readonly<Record<Language, string>> = {
				en: `**${say(title)}.** Default severity: ${severity}.`,
				'zh-CN': `**${say(title)}。** 默认级别：${say(message('labels.severity', { severity }))}（\`${severity}\`）。`,
			};
			assert.ok(page().startsWith(`# ${code}\n\n${named[language]}\n`));
		});

		it(`show an example of ${code}, and one without any finding: ${language}`, async () => {
			const [bad, good] = [...page().matchAll(/```markdown\n([\s\S]*?)```/g)].map((match) => match[1]!);
			const source = /```text\n([\s\S]*?)```/.exec(page())?.[1];
			const codes = async (text: string) => {
				const kind = fromReading[code];
				if (kind !== undefined) return codesReviewed(text, kind);
				if (fromFacts.includes(code)) return codesWithSources(text, source, 'jade');
				return fromSources.includes(code) ? codesWithSources(text, source, 'reportEval') : codesIn(text);
			};
			assert.ok((await codes(bad!)).includes(code));
			assert.deepEqual(await codes(good!), []);
		});
	}
});
