/** A date as documents write it in their metadata, as `YYYY-MM-DD`, or `YYYY-MM` or `YYYY` where they say no more. */
export function isoDate(text: string | null | undefined): string | undefined {
	if (!text) return undefined;
	const trimmed = text.trim();
	const match = /^(?:D:)?((?:19|20)\d\d)(?:[-/.年]?(\d{1,2})(?!\d{2})(?:[-/.月]?(\d{1,2}))?)?(?!\d{3})/.exec(
		trimmed.replace(/^(D:)?(\d{4})(\d{2})(\d{2})\d*/, '$1$2-$3-$4'),
	);
	if (match) return joined(match[1]!, match[2], match[3]);
	const time = /[a-z]{3}/i.test(trimmed) ? Date.parse(trimmed) : Number.NaN;
	return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

function joined(year: string, month: string | undefined, day: string | undefined): string {
	if (!month || Number(month) < 1 || Number(month) > 12) return year;
	const start = `${year}-${month.padStart(2, '0')}`;
	return day && Number(day) >= 1 && Number(day) <= 31 ? `${start}-${day.padStart(2, '0')}` : start;
}
