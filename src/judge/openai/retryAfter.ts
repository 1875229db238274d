/**
 * How long an endpoint asks to wait, in milliseconds, from `retry-after-ms` or `Retry-After` (seconds or a date, RFC 9110
 * §10.2.3); `undefined` when it does not say or cannot be understood.
 *
 * @param now milliseconds since the epoch, for a date
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
	const milliseconds = amount(headers.get('retry-after-ms'));
	if (milliseconds !== undefined) return milliseconds;
	const value = headers.get('retry-after');
	const seconds = amount(value);
	if (seconds !== undefined) return seconds * 1000;
	const date = value === null || !/[a-z]/i.test(value) ? Number.NaN : Date.parse(value);
	return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function amount(value: string | null): number | undefined {
	return value !== null && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : undefined;
}
