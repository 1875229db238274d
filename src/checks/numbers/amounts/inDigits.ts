/** How many digits there may be behind the point, how many there are in any case, and whether commas part thousands. */
interface Digits {
	readonly most: number;
	readonly least?: number;
	readonly grouped?: boolean;
}

const formats = new Map<string, Intl.NumberFormat>();

/** A number in digits, as English writes it. Each format is made once: making one takes a hundred times as long as using it. */
export function inDigits(value: number, { most, least = 0, grouped = true }: Digits): string {
	const key = `${most} ${least} ${grouped}`;
	const digits = { minimumFractionDigits: least, maximumFractionDigits: most, useGrouping: grouped };
	const format = formats.get(key) ?? new Intl.NumberFormat('en-US', digits);
	formats.set(key, format);
	return format.format(value);
}
