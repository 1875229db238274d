import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createDeflate, inflate } from 'node:zlib';
import type { Analysis, Analyzer } from '../analysis';
import type { Store } from '../ports';
import { analysisOf, answerWith } from '../threads/analysisAnswer';
import { eachInBytes, fromBytes } from './pieces';

/** Of what is kept: another one is another key. */
const format = 2;
const prefix = 'analysis-';

/** In bytes: some ten thousand reports. Beyond that the oldest go. */
const mostKept = 500_000_000;
/** In bytes, of one analysis: many times what the longest report comes to. */
const mostRead = 1_000_000_000;

export interface KeptAnalysesInit {
	readonly store: Store;
	/** What the program is that analyses: another one may find something else. */
	readonly build: string;
	/** Reads what is not kept. */
	readonly analyzer: Analyzer;
	/** Told once why nothing can be kept. */
	readonly failed: (reason: unknown) => void;
}

export interface KeptAnalyses {
	readonly analyzer: Analyzer;
	/** Makes room where more is kept than may be; to be called when the last report is read. */
	end(): Promise<void>;
}

/**
 * Analyses from one run to the next, under a hash of all that they come from: the text, its name, what it was read with, and
 * the program. What cannot be read counts as missing; what cannot be kept is told, and the run goes on.
 */
export function keptAnalyses({ store, build, analyzer, failed }: KeptAnalysesInit): KeptAnalyses {
	let wrote = false;
	let isFull = false;

	async function keep(key: string, analysis: Analysis): Promise<void> {
		if (isFull) return;
		try {
			await store.write(key, await textOf(analysis));
			wrote = true;
		} catch (error) {
			// Several may have been under way.
			if (!isFull) failed(error);
			isFull = true;
		}
	}

	return {
		async analyzer(document, options = {}) {
			const { severities, maxFindings, decisions, tiers } = options;
			const from = [format, build, process.versions.v8, document, severities, maxFindings, decisions, tiers];
			const key = prefix + createHash('sha256').update(JSON.stringify(from)).digest('hex');
			const kept = await keptAt(key, store);
			if (kept) return kept;
			const analysis = await analyzer(document, options);
			await keep(key, analysis);
			return analysis;
		},
		async end() {
			try {
				if (wrote && !isFull) await makeRoom(store);
			} catch (error) {
				failed(error);
			}
		},
	};
}

async function keptAt(key: string, store: Store): Promise<Analysis | undefined> {
	try {
		const text = await store.read(key);
		return text === undefined ? undefined : await analysisFrom(text);
	} catch {
		// Damaged, or nobody may read it: the report is read anew, and takes its place.
		return undefined;
	}
}

/** In bytes: what stands in front of each piece and tells how long it is. */
const lengthSize = 4;

/** Shortened by a checksummed method, piece by piece: whole, a long report's would take tens of megabytes twice. */
async function textOf(analysis: Analysis): Promise<string> {
	const deflated = await pipeline(
		behindLengths(eachInBytes(answerWith(analysis))),
		createDeflate({ level: 1 }),
		buffer,
	);
	return deflated.toString('base64');
}

function* behindLengths(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
	for (const piece of pieces) {
		const length = Buffer.alloc(lengthSize);
		length.writeUInt32LE(piece.length);
		yield length;
		yield piece;
	}
}

const inflated = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflate);

async function analysisFrom(text: string): Promise<Analysis> {
	const bytes = await inflated(Buffer.from(text, 'base64'), { maxOutputLength: mostRead });
	const pieces: Uint8Array[] = [];
	for (let at = 0; at < bytes.length; ) {
		const from = at + lengthSize;
		at = from + bytes.readUInt32LE(at);
		pieces.push(bytes.subarray(from, at));
	}
	return analysisOf(await fromBytes(pieces));
}

async function makeRoom(store: Store): Promise<void> {
	const all = (await store.list()).filter(({ key }) => key.startsWith(prefix));
	let size = all.reduce((sum, each) => sum + each.size, 0);
	for (const { key, size: own } of all.toSorted((a, b) => a.time - b.time)) {
		if (size <= mostKept) break;
		await store.remove(key);
		size -= own;
	}
}
