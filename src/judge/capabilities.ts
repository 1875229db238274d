import * as z from 'zod';
import { message } from '../messages/message';
import type { Clock, Logger, Store } from '../ports';
import { sha256 } from '../text/hash';
import { answerFormats, type Capabilities, type Provider, streamForms } from './model';

/** Remembers what endpoints turned out not to take. */
export interface CapabilityMemory {
	/** What the provider hopes for, less what was found out. */
	recall(provider: Provider): Promise<Capabilities>;
	remember(provider: Provider, capabilities: Capabilities): Promise<void>;
}

/** An endpoint may have been upgraded since: it gets another chance after 30 days. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

const remembered = z.object({
	time: z.number(),
	format: z.enum(answerFormats),
	temperature: z.boolean(),
	seed: z.boolean(),
	stream: z.enum(streamForms).optional(),
	maxTokensName: z.enum(['max_completion_tokens', 'max_tokens']),
	maxOutputTokens: z.int().positive().optional(),
});

export function createCapabilities(store: Store, clock: Clock, logger: Logger): CapabilityMemory {
	return {
		async recall(provider) {
			try {
				const text = await store.read(await keyOf(provider));
				const { success, data } = remembered.safeParse(text === undefined ? undefined : JSON.parse(text));
				// `abs`: the clock may have been set back since.
				const fresh = success && Math.abs(clock.now() - data.time) < maxAge;
				return fresh ? commonCapabilities(data, provider.capabilities) : provider.capabilities;
			} catch (error) {
				logger.warn(message('notices.capabilitiesNotRead', { label: provider.label, reason: String(error) }));
				return provider.capabilities;
			}
		},
		async remember(provider, capabilities) {
			try {
				await store.write(await keyOf(provider), JSON.stringify({ time: clock.now(), ...capabilities }));
			} catch (error) {
				logger.warn(message('notices.capabilitiesNotKept', { label: provider.label, reason: String(error) }));
			}
		},
	};
}

/**
 * What is left when an endpoint does not take something: the next looser format, a parameter left out, and once, from
 * what the run `began` with, the other name or the limit of output tokens that the endpoint gave as its `most`.
 * `undefined` when there is nothing left to give up.
 */
export function capabilitiesWithout(
	capabilities: Capabilities,
	refused: keyof Capabilities,
	began: Capabilities,
	most?: number,
): Capabilities | undefined {
	switch (refused) {
		case 'format': {
			const format = answerFormats[answerFormats.indexOf(capabilities.format) + 1];
			return format && { ...capabilities, format };
		}
		case 'stream': {
			const stream = capabilities.stream && streamForms[streamForms.indexOf(capabilities.stream) + 1];
			return stream && { ...capabilities, stream };
		}
		case 'maxTokensName':
			return capabilities.maxTokensName === began.maxTokensName
				? {
						...capabilities,
						maxTokensName: began.maxTokensName === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens',
					}
				: undefined;
		case 'maxOutputTokens':
			return most !== undefined && capabilities.maxOutputTokens === began.maxOutputTokens
				? { ...capabilities, maxOutputTokens: most }
				: undefined;
		default:
			return capabilities[refused] ? { ...capabilities, [refused]: false } : undefined;
	}
}

/** What both take; the name and the limit are those that were found out. */
export function commonCapabilities(found: Capabilities, hoped: Capabilities): Capabilities {
	const loosest = <Form>(forms: readonly Form[], ...both: [Form, Form]) =>
		both[0] === both[1] || forms.indexOf(both[0]) > forms.indexOf(both[1]) ? both[0] : both[1];
	return {
		format: loosest(answerFormats, found.format, hoped.format),
		temperature: found.temperature && hoped.temperature,
		seed: found.seed && hoped.seed,
		maxTokensName: found.maxTokensName,
		...(hoped.stream && { stream: loosest(streamForms, found.stream ?? hoped.stream, hoped.stream) }),
		...(found.maxOutputTokens === undefined ? {} : { maxOutputTokens: found.maxOutputTokens }),
	};
}

async function keyOf({ id, model }: Provider): Promise<string> {
	return `capabilities.${await sha256(JSON.stringify([id, model]))}`;
}

/** What one run knows of the endpoint it asks, shared by all its questions. */
export interface Negotiation {
	current(): Promise<Capabilities>;
	/**
	 * Gives up what was refused to a request sent with `sent`, and returns what to try next; `undefined` when nothing is
	 * left to give up. Another question may have found it out already. `most`: the limit of output tokens that the
	 * endpoint named.
	 */
	giveUp(refused: keyof Capabilities, sent: Capabilities, most?: number): Promise<Capabilities | undefined>;
}

export function createNegotiation(memory: CapabilityMemory, provider: Provider): Negotiation {
	let began: Capabilities | undefined;
	let known: Capabilities | undefined;
	let writing = Promise.resolve();
	/** Writes one after the other, so that the latest state is the one that is kept. */
	const remember = () => {
		writing = writing.then(() => memory.remember(provider, known!));
		return writing;
	};
	const current = async () => {
		const recalled = known ?? (await memory.recall(provider));
		known ??= recalled;
		began ??= known;
		return known;
	};
	return {
		current,
		async giveUp(refused, sent, most) {
			await current();
			const now = known!;
			if (now[refused] !== sent[refused]) return now;
			const next = capabilitiesWithout(now, refused, began!, most);
			if (!next) return undefined;
			known = next;
			await remember();
			return next;
		},
	};
}
