/** The values a number as written may stand for. */
export type Interval = readonly [low: number, high: number];

export const add = ([a, b]: Interval, [c, d]: Interval): Interval => [a + c, b + d];
export const subtract = ([a, b]: Interval, [c, d]: Interval): Interval => [a - d, b - c];
export const negate = ([a, b]: Interval): Interval => [-b, -a];
export const scale = ([a, b]: Interval, by: number): Interval => (by < 0 ? [b * by, a * by] : [a * by, b * by]);
export const middle = ([a, b]: Interval): number => (a + b) / 2;

export function multiply([a, b]: Interval, [c, d]: Interval): Interval {
	const corners = [a * c, a * d, b * c, b * d];
	return [Math.min(...corners), Math.max(...corners)];
}

/** `undefined` where the divisor may be zero. */
export function divide(a: Interval, [c, d]: Interval): Interval | undefined {
	return c <= 0 && d >= 0 ? undefined : multiply(a, [1 / d, 1 / c]);
}

/** Whether the two have a value in common; forgives what floating point adds. */
export function meet([a, b]: Interval, [c, d]: Interval): boolean {
	const slack = 1e-9 * Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
	return a <= d + slack && c <= b + slack;
}
