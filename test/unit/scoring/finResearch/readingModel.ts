import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPlumbline } from '../../../../src/index';
import { ModelError, type ModelErrorCode, type ModelRequest, type Provider } from '../../../../src/judge/model';
import { estimateTokens } from '../../../../src/judge/tokens';
import { verbatim } from '../../../../src/messages/message';
import { memoryStore, type Store, silentLogger, systemClock, type TextFiles } from '../../../../src/ports';
import { respond } from '../../../server/reportReader';

/** The prompts that come with the product. */
export const shippedPrompts: TextFiles = {
	list: async () => [],
	read: async (path) => readFileSync(join('prompts', path), 'utf8'),
};

/** What the model does with one question in place of answering it well; `undefined` lets it answer. */
export type Twist = (request: ModelRequest, index: number) => unknown;

export const failing = (code: ModelErrorCode, text = `It failed: ${code}.`) => new ModelError(code, verbatim(text));

/** A model that reads reports by rules of thumb, in this process, and keeps what it was asked. */
export class ReadingModel implements Provider {
	readonly id = 'https://models.example/v1';
	readonly model = 'sage-1';
	readonly label = 'sage-1 at models.example';
	readonly capabilities = {
		format: 'jsonSchema',
		temperature: true,
		seed: true,
		maxTokensName: 'max_completion_tokens',
	} as const;
	readonly sent: ModelRequest[] = [];
	readonly #twist: Twist;

	constructor(twist: Twist = () => undefined) {
		this.#twist = twist;
	}

	async ask(request: ModelRequest, _: unknown, signal: AbortSignal) {
		signal.throwIfAborted();
		this.sent.push(request);
		const twisted = this.#twist(request, this.sent.length - 1);
		if (twisted instanceof Error) throw twisted;
		const question = { ...request, api: 'chat', model: this.model, parameters: [] } as const;
		const text = JSON.stringify(twisted ?? respond(question));
		const tokensIn = estimateTokens(request.system + request.user);
		return { text, finish: 'stop', tokensIn, tokensOut: estimateTokens(text), model: this.model } as const;
	}

	/** The questions of one kind, in the order they were asked. */
	asked(schemaName: string): ModelRequest[] {
		return this.sent.filter((request) => request.schemaName === schemaName);
	}
}

/** A core whose answers are kept in a store. */
export function coreWith(store: Store = memoryStore()) {
	return createPlumbline({ logger: silentLogger, clock: systemClock, prompts: shippedPrompts, answers: store });
}

/** A report scored by FinResearchBench. */
export async function scoreWith(
	model: Provider,
	text: string,
	{ runs = 1, store, signal }: { runs?: number; store?: Store; signal?: AbortSignal } = {},
) {
	const limits = { retries: 0 };
	const options = { frameworks: ['finResearch'] as const, model: { provider: model, runs, limits } };
	return coreWith(store).score({ name: 'report.md', text }, options, signal);
}

export const exampleReport = (name: string) => readFileSync(`examples/${name}/report.md`, 'utf8');

/** The dimensions that a model judges; the other four are measured. */
export const judged = [
	'visualLinguisticSynergy',
	'articulationProfessionalism',
	'articulationCoherence',
	'analysisFrameworkQuality',
	'logicConsistency',
	'viewpointClarity',
] as const;

const syllables = 'ba cor den fil gra hem ist jor kel lam mor nis ost pra qui ren sol tam ulm ver'.split(' ');

/** A name of its own for each number. */
function nameOf(at: number): string {
	const [one, two, three] = [at % 20, Math.floor(at / 20) % 20, Math.floor(at / 400) % 20].map((i) => syllables[i]!);
	return `${one!.charAt(0).toUpperCase()}${one!.slice(1)}${two}${three}`;
}

/** A report of so many words, in sections of four paragraphs; every paragraph speaks of something else. */
export function longReport(words: number): string {
	const paragraph = (at: number) => {
		const [firm, product, place, rival] = [0, 1, 2, 3].map((next) => nameOf(at * 4 + next));
		return [
			`${firm} decides how ${product} develops in ${place}, because ${firm} and ${rival} take the same orders.`,
			`In 2025 ${product} grew by ${(at % 37) + 2}.${at % 10}% in ${place}, against ${(at % 23) + 1}% at ${rival} [${(at % 9) + 1}].`,
			`${rival} followed ${firm} after two quarters, which suggests that ${place} renews ${product} rather than wins it.`,
			`A fall of ${product} would show first at ${rival}, since ${place} holds fewer than ${at + 20} days of ${firm}.`,
		].join(' ');
	};
	const sections: string[] = [];
	for (let at = 0; at * 64 < words; at += 4) {
		const paragraphs = [0, 1, 2, 3].map((next) => paragraph(at + next));
		sections.push(`## ${nameOf(at * 4)} and ${nameOf(at * 4 + 9)}\n\n${paragraphs.join('\n\n')}`);
	}
	return `# Regional trade holds, because orders do\n\n${sections.join('\n\n')}\n`;
}
