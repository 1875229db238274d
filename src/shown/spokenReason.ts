/** In UTF-16 units; what is longer is no reason, but talk. */
const longestReason = 600;

/** A model's reason for a verdict, as it is shown and kept. */
export function spokenReason(said: string): string {
	return said.trim().slice(0, longestReason);
}
