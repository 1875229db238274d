/**
 * How long a server asks to wait, in milliseconds, from `Retry-After` (seconds or a date, RFC 9110 §10.2.3); `undefined`
 * when it does not say or cannot be understood.
 *
 * @param now milliseconds since the epoch, for a date
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
	const value = headers.get('retry-after');
	if (value === null) return undefined;
	if (/^\s*\d{1,9}\s*$/.test(value)) return Number(value) * 1000;
	const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
	return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
