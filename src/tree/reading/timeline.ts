/** `14:05 UTC: …`, `2024-03-02 14:05 – …`, `14时05分，…` */
const clock = /^\W{0,4}(?:\d{4}-\d\d-\d\d[ T,]{1,2})?(?:\d{1,2}:\d\d(?::\d\d)?|\d{1,2}\s?[时点](?:\d{1,2}分)?)(?!\d)/u;

/** Whether a text is an entry of a timeline, which opens with a time of day. */
export function isTimelineText(text: string): boolean {
	return clock.test(text);
}
