import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPlumbline } from '../../../../src/index';
import type { Provider } from '../../../../src/judge/model';
import type { ScoreOptions } from '../../../../src/model';
import { memoryStore, type Store, silentLogger, systemClock, type TextFiles } from '../../../../src/ports';
import type { AssessedItem, ItemState, JadeScore, ReportItem } from '../../../../src/scorecard/jade';
import { readers } from '../../../../src/sources/documents/readers';
import type { SourceFiles } from '../../../../src/sources/model';
import { ReadingModel, shippedPrompts } from '../finResearch/readingModel';

/** A skill of each level, small enough to be read whole. */
const skillTexts: Readonly<Record<string, string>> = {
	'1/market_view.md': `---
label: market_view
title: Market view
level: 1
domain: shop
description: Says whether a market has room for an offer.
deliverable:
  name: A verdict on the market
  mustHave: Whether there is room, for whom and at which price.
signals:
  en: [{ match: [market, "an opening"] }]
checkpoints:
  - { question: "Does the report size the market with a year and a source?", kind: must, why: "Without a size there is no room." }
  - { question: "Does the report name the buyers?", kind: detail, why: "They decide." }
  - { question: "Does the report carry figures of one region over to another?", kind: flaw, why: "It misleads." }
---

## What to check
- The size has a year and a source.
`,
	'2/price_view.md': `---
label: price_view
title: Price view
level: 2
domain: shop
description: Compares prices.
signals:
  en: [{ match: [dollars, price*] }]
checkpoints:
  - { question: "Does the report compare the price with what is on offer?", kind: must, why: "Buyers do." }
---

## What to check
- Prices are of the same kind of product.
`,
};

export const skills: TextFiles = {
	list: async () => Object.keys(skillTexts).sort(),
	read: async (path) => skillTexts[path],
};

export function sourceFiles(texts: Readonly<Record<string, string>>): SourceFiles {
	const encoder = new TextEncoder();
	return {
		list: async () => Object.keys(texts).sort(),
		read: async (path) => (texts[path] === undefined ? undefined : encoder.encode(texts[path])),
	};
}

const example = 'examples/jade-cashmere-coats';
export const coats = readFileSync(join(example, 'report.md'), 'utf8');
export const coatSources = sourceFiles(
	Object.fromEntries(
		readdirSync(join(example, 'sources')).map((file) => [file, readFileSync(join(example, 'sources', file), 'utf8')]),
	),
);

/** A core that reads local sources and never the network. */
export function jadeCore(store: Store = memoryStore()) {
	return createPlumbline({
		logger: silentLogger,
		clock: systemClock,
		prompts: shippedPrompts,
		answers: store,
		skills,
		sources: {
			fetch: () => async () => new Response('', { status: 404 }),
			readers: async () => readers,
			version: '1.0.0',
		},
	});
}

export interface JadeRun extends Pick<ScoreOptions, 'checklistEdits' | 'search' | 'skills' | 'severities'> {
	/** `null` scores offline. */
	readonly model?: Provider | null;
	readonly files?: SourceFiles;
	readonly runs?: number;
	readonly store?: Store;
	readonly frameworks?: ScoreOptions['frameworks'];
}

/** A report scored by JADE, by the model that reads unless another is given. */
export async function scoreJadeOf(text: string, { model, files, runs = 1, store, ...options }: JadeRun = {}) {
	const provider = model === undefined ? new ReadingModel() : model;
	const scored = await jadeCore(store).score(
		{ name: 'report.md', text },
		{
			frameworks: ['jade'],
			...options,
			...(files ? { sources: { files } } : {}),
			...(provider ? { model: { provider, runs, limits: { retries: 0 } } } : {}),
		},
	);
	return { ...scored, jade: scored.scorecard.jade! };
}

/** The item of the report's checklist whose place holds the words. */
export function itemAt(jade: JadeScore, text: string, words: string, state?: ItemState): AssessedItem<ReportItem> {
	const found = jade.reportChecklist.find(({ span, result }) => {
		return text.slice(...span).includes(words) && (state === undefined || result?.state === state);
	});
	if (!found) throw new Error(`No item of the report has “${words}”.`);
	return found;
}
