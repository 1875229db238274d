import { message } from '../../messages/message';
import { ModelError } from '../model';
import { type Batch, createDesk, type DeskInit, type Outcome } from './desk';
import type { BatchLine, FileLimits } from './lines';
import { Questions } from './questions';

/** What waits, for whoever watches. */
export interface Waiting {
	/** At the endpoint. */
	readonly batches: number;
	/** Questions answered so far, of those asked so far. */
	readonly done: number;
	readonly of: number;
}

export interface BatchRunInit extends DeskInit {
	/** In milliseconds: once so long has passed, and all that can be asked now has been handed in, the run ends. */
	readonly wait: number | undefined;
	readonly limits: FileLimits;
	readonly onWaiting: (waiting: Waiting) => void;
	/** Called once, when nothing more will be answered: with what went wrong, or nothing where its time is up. */
	readonly onEnd: (error: unknown, waiting: Waiting) => void;
}

/** In milliseconds. Where nothing new has been asked for so long, all that can be asked now is there. */
const quiet = 4_000;
const tick = 1_000;

/** Collects questions, hands them in as batches, and looks for their answers. */
export class BatchRun {
	readonly #init: BatchRunInit;
	readonly #questions: Questions;
	readonly #desk: ReturnType<typeof createDesk>;
	#batches: Batch[] | undefined;
	#mostQuestions: number;
	/** The endpoint holds only so much at a time: one batch waits for the other. */
	#oneByOne = false;
	#started: number | undefined;
	#driving = false;
	#ended = false;
	#rest = new AbortController();
	#restsLong = false;

	constructor(init: BatchRunInit) {
		this.#init = init;
		this.#desk = createDesk(init);
		this.#mostQuestions = init.limits.questions;
		this.#questions = new Questions(init.endpoint, init.clock);
		this.#questions.onIdle = () => this.#rest.abort();
		this.#questions.onAsked = () => {
			if (this.#restsLong) this.#rest.abort();
		};
	}

	/**
	 * Resolves with what came for a question once its batch has ended, however often it takes to be asked again. Rejects with
	 * the signal's reason; once the run has ended, only so.
	 *
	 * @param id names the question by all that is sent
	 */
	ask(id: string, body: object, signal: AbortSignal): Promise<BatchLine> {
		this.#started ??= this.#init.clock.elapsed();
		const line = this.#questions.ask(id, body, signal);
		this.#start();
		return line;
	}

	/** Forgets what this run has handed in, and has its files removed: everything it was for has been done. */
	async finish(): Promise<void> {
		this.#batches ??= await this.#desk.recall();
		for (const batch of this.#batches) await this.#desk.clear(batch);
	}

	#start(): void {
		if (this.#driving || this.#ended) return;
		this.#driving = true;
		void this.#drive()
			.catch((error: unknown) => this.#end(error))
			.finally(() => {
				this.#driving = false;
				if (this.#questions.open > 0) this.#start();
			});
	}

	/** Until nobody waits for an answer any more. */
	async #drive(): Promise<void> {
		this.#batches ??= await this.#desk.recall();
		while (this.#questions.open > 0 && !this.#ended) {
			for (const batch of this.#wanted()) await this.#look(batch);
			for (const file of this.#files()) this.#batches.push(await this.#desk.handIn(file));
			this.#init.onWaiting(this.#waiting());
			if (this.#isOver()) this.#end(undefined);
			else await this.#pause();
		}
	}

	async #pause(): Promise<void> {
		this.#rest = new AbortController();
		if (this.#questions.open === 0) return;
		const { signal } = this.#rest;
		const nothingToDo = this.#untilNextLook();
		this.#restsLong = nothingToDo > tick;
		await this.#init.clock.sleep(Math.max(tick, nothingToDo), signal).catch((error: unknown) => {
			if (!signal.aborted) throw error;
		});
		this.#restsLong = false;
	}

	/** In milliseconds, as long as nothing new is asked; 0 where more may be asked or handed in at any time. */
	#untilNextLook(): number {
		const { clock, wait = Number.POSITIVE_INFINITY } = this.#init;
		const looks = this.#wanted().map(({ nextLook }) => nextLook);
		const collects = this.#questions.quietFor < quiet || (!this.#oneByOne && this.#unplaced().length > 0);
		return collects || looks.length === 0 ? 0 : Math.min(...looks, this.#started! + wait) - clock.elapsed();
	}

	/** The batches of which somebody waits for an answer. */
	#wanted(): Batch[] {
		return this.#open().filter(({ asked }) => this.#questions.isWaitedFor(asked));
	}

	#open(): Batch[] {
		return (this.#batches ?? []).filter(({ done }) => !done);
	}

	async #look(batch: Batch): Promise<void> {
		const outcome = await this.#desk.look(batch);
		if (outcome === 'tooMuch') this.#takeLess(batch);
		else if (outcome && outcome !== 'unmade') this.#settle(batch, outcome);
	}

	#settle({ kept: { batch = '' } }: Batch, { tried, lines }: Exclude<Outcome, string>): void {
		const answered = this.#questions.settle(tried, lines);
		if (answered === tried.size) return;
		const { tell, endpoint } = this.#init;
		const missing = tried.size - answered;
		tell(message('batchRuns.cameBack', { batch, missing, questions: tried.size, label: endpoint.label }));
	}

	/** One batch at a time, and where that is too much, half of it. */
	#takeLess({ asked }: Batch): void {
		if (this.#wanted().length === 0) {
			const { label } = this.#init.endpoint;
			if (asked.size === 1) throw new ModelError('quota', message('batchRuns.full', { label }));
			this.#mostQuestions = Math.max(1, Math.floor(asked.size / 2));
		}
		this.#oneByOne = true;
	}

	/** The questions that no batch holds which may still answer them. */
	#unplaced(): [id: string, line: string][] {
		return this.#questions.others(new Set(this.#open().flatMap(({ kept }) => kept.questions)));
	}

	/** What is to be handed in now. */
	#files(): (readonly [id: string, line: string])[][] {
		const waits = this.#oneByOne && this.#wanted().length > 0;
		const left = waits ? [] : this.#unplaced();
		if (this.#questions.quietFor < quiet && left.length < this.#mostQuestions) return [];
		const files = intoFiles(left, { ...this.#init.limits, questions: this.#mostQuestions });
		return this.#oneByOne ? files.slice(0, 1) : files;
	}

	#isOver(): boolean {
		const { wait, clock } = this.#init;
		if (wait === undefined || clock.elapsed() - this.#started! < wait || this.#questions.quietFor < quiet) return false;
		return this.#unplaced().length === 0 || (this.#oneByOne && this.#wanted().length > 0);
	}

	#waiting(): Waiting {
		// Those of other runs are not looked at.
		const batches = this.#open().filter(({ found }) => !found);
		const answered = batches.reduce((sum, { state }) => sum + (state?.request_counts?.completed ?? 0), 0);
		const { asked, open } = this.#questions;
		return { batches: batches.length, done: Math.min(asked, asked - open + answered), of: asked };
	}

	#end(error: unknown): void {
		if (this.#ended) return;
		this.#ended = true;
		this.#init.onEnd(error, this.#waiting());
	}
}

/** Questions in files of an allowed size. */
export function intoFiles<Question extends readonly [id: string, line: string]>(
	questions: readonly Question[],
	limits: FileLimits,
): Question[][] {
	const files: Question[][] = [];
	let bytes = 0;
	for (const question of questions) {
		const size = new TextEncoder().encode(question[1]).length;
		const last = files.at(-1);
		if (last && last.length < limits.questions && bytes + size <= limits.bytes) {
			last.push(question);
			bytes += size;
		} else {
			files.push([question]);
			bytes = size;
		}
	}
	return files;
}
