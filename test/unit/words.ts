import type { FindingData } from '../../src/findings/data';
import type { Finding, FindingCode } from '../../src/findings/model';
import { verbatim } from '../../src/messages/message';
import type { Message } from '../../src/messages/model';
import { wordsIn } from '../../src/messages/words';
import type { Span } from '../../src/report/model';

export const english = wordsIn('en');

/** A message in English; empty where there is none. */
export function said(message: Message | null | undefined): string {
	return message ? english.say(message) : '';
}

/** What reasons say in English. */
export function saidIn(reasons: readonly { readonly message: Message }[]): string[] {
	return reasons.map(({ message }) => english.say(message));
}

/** A finding made by hand; its message is its code. */
export function madeFinding<C extends FindingCode>(
	code: C,
	span: Span,
	data: FindingData[C],
	parts: Partial<Omit<Finding, 'code' | 'span' | 'data'>> = {},
): Finding {
	const made = {
		code,
		severity: 'warning',
		span,
		message: verbatim(code),
		related: [],
		data,
		certainty: undefined,
		held: false,
	};
	return { ...made, ...parts } as Finding;
}
