/**
 * Knowledge density U = S ÷ ln(tokens + 1) (JADE, eq. 17): what the report is worth for its length.
 * `final` is S, 0–1; `tokens` counts the whole report. `null` without a final score and for an empty report.
 */
export function knowledgeDensity(final: number | null, tokens: number): number | null {
	return final === null || tokens <= 0 ? null : final / Math.log(tokens + 1);
}
