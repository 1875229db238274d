/** A report with a slip in a calculation, a reference that nothing cites, and a citation that leads nowhere. */
export const report = [
	'# Storage in the northern grid',
	'',
	'## Market',
	'',
	'Sales rose from $12.0m in 2022 to $15.0m in 2023, an increase of 35% [1].',
	'',
	'Rents rose by 5% in the same year [4].',
	'',
	'## References',
	'',
	'[1] Price monitor 2025. https://example.com/prices',
	'[2] Wage survey 2024. https://example.com/wages',
	'',
].join('\n');

/** A sound one. */
export const sound =
	'# Rents\n\nRents rose by 5% in 2023 [1].\n\n## References\n\n[1] Rent index. https://example.com/rents\n';
