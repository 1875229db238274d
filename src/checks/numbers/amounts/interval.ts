/** The values a number as written may stand for, with the one that is written between the ends. */
export type Interval = readonly [low: number, value: number, high: number];

export const point = (value: number): Interval => [value, value, value];
export const add = ([a, v, b]: Interval, [c, w, d]: Interval): Interval => [a + c, v + w, b + d];
/** Without the sign that `-0` has. */
export const negate = ([a, v, b]: Interval): Interval => [0 - b, 0 - v, 0 - a];
export const subtract = (a: Interval, b: Interval): Interval => add(a, negate(b));
export const scale = (a: Interval, by: number): Interval => multiply(a, point(by));
export const sum = (all: readonly Interval[]): Interval => all.reduce(add, point(0));

export function multiply([a, v, b]: Interval, [c, w, d]: Interval): Interval {
	const corners = [a * c, a * d, b * c, b * d];
	return [Math.min(...corners), v * w, Math.max(...corners)];
}

/** `undefined` where the divisor may be zero. */
export function divide(a: Interval, [c, v, d]: Interval): Interval | undefined {
	return c <= 0 && d >= 0 ? undefined : multiply(a, [1 / d, 1 / v, 1 / c]);
}

/** Whether two intervals share more than an end point; equal points do. */
export function overlapInside([a, , b]: Interval, [c, , d]: Interval): boolean {
	const hair = 1e-6 * (b - a + (d - c));
	return a <= d - hair && c <= b - hair;
}

/** Whether two intervals share a value, but for floating-point errors. */
export function meet([a, , b]: Interval, [c, , d]: Interval): boolean {
	const slack = 1e-9 * Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
	return a <= d + slack && c <= b + slack;
}
