import type { Clock } from '../../ports';
import type { CheckedEndpoint } from '../openai/endpoint';
import { type BatchLine, mayPass, questionLine } from './lines';

/** Batches that one question is handed in with, at most. */
const mostTries = 3;

interface Question {
	/** As it is handed in. */
	readonly line: string;
	readonly waiting: Set<(line: BatchLine) => void>;
}

/** Who waits for an answer, and what has come so far. */
export class Questions {
	readonly #endpoint: CheckedEndpoint;
	readonly #clock: Clock;
	readonly #open = new Map<string, Question>();
	readonly #answers = new Map<string, BatchLine>();
	readonly #tries = new Map<string, number>();
	readonly #asked = new Set<string>();
	#lastNews = 0;
	/** Called when the last who waited has gone. */
	onIdle = () => {};
	/** Called when something new is asked. */
	onAsked = () => {};

	constructor(endpoint: CheckedEndpoint, clock: Clock) {
		this.#endpoint = endpoint;
		this.#clock = clock;
	}

	/** Resolves with what came, be it an answer or not. Rejects with the signal's reason. Who asks the same shares the outcome. */
	ask(id: string, body: object, signal: AbortSignal): Promise<BatchLine> {
		signal.throwIfAborted();
		this.#asked.add(id);
		const known = this.#answers.get(id);
		if (known) return Promise.resolve(known);
		this.#lastNews = this.#clock.elapsed();
		const question = this.#open.get(id) ?? { line: questionLine(id, body), waiting: new Set() };
		this.#open.set(id, question);
		this.onAsked();
		return new Promise((resolve, reject) => {
			const leave = () => {
				question.waiting.delete(take);
				if (question.waiting.size === 0 && this.#open.get(id) === question) this.#open.delete(id);
				if (this.#open.size === 0) this.onIdle();
				reject(signal.reason);
			};
			const take = (line: BatchLine) => {
				signal.removeEventListener('abort', leave);
				resolve(line);
			};
			question.waiting.add(take);
			signal.addEventListener('abort', leave, { once: true });
		});
	}

	/** So many wait for an answer. */
	get open(): number {
		return this.#open.size;
	}

	/** So many were asked so far, be they answered or not. */
	get asked(): number {
		return this.#asked.size;
	}

	/** Those that wait and are not among some others, as they are handed in. */
	others(placed: ReadonlySet<string>): [id: string, line: string][] {
		return [...this.#open].flatMap(([id, { line }]) => (placed.has(id) ? [] : [[id, line]]));
	}

	isWaitedFor(ids: ReadonlySet<string>): boolean {
		for (const id of ids) if (this.#open.has(id)) return true;
		return false;
	}

	/** In milliseconds: nothing was asked or answered for so long. */
	get quietFor(): number {
		return this.#clock.elapsed() - this.#lastNews;
	}

	/**
	 * Hands on what has come of the questions that were tried. What has not may come with another batch, unless it was tried
	 * often enough: then it has no answer.
	 *
	 * @returns how many of them have come to something
	 */
	settle(tried: ReadonlySet<string>, lines: ReadonlyMap<string, BatchLine>): number {
		this.#lastNews = this.#clock.elapsed();
		for (const id of tried) {
			const line = lines.get(id);
			const tries = (this.#tries.get(id) ?? 0) + 1;
			this.#tries.set(id, tries);
			if (line && !mayPass(line, this.#endpoint)) this.#answers.set(id, line);
			else if (tries >= mostTries && !this.#answers.has(id)) this.#answers.set(id, line ?? { custom_id: id });
		}
		const settled = [...tried].filter((id) => this.#deliver(id));
		return settled.length;
	}

	#deliver(id: string): boolean {
		const line = this.#answers.get(id);
		if (!line) return false;
		for (const take of this.#open.get(id)?.waiting ?? []) take(line);
		this.#open.delete(id);
		return true;
	}
}
