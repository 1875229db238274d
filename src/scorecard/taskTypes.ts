/** FinResearchBench §3.2: the 16 kinds of question; the first seven make up 95% of those its authors were asked. */
export const taskTypes = [
	'Stock-Specific Analysis',
	'Event Analysis',
	'Stock Selection from Given Plate',
	'Sector Analysis',
	'Investment Morning Brief',
	'Post-Market Recap',
	'Expert Opinion',
	'Stock-Specific Performance',
	'Stock-Specific Movements',
	'Market Performance and Analysis',
	'Plate Performance and Analysis',
	'Criteria-based Stock Filtering',
	'Trade Recommendation',
	'Trending News',
	'Investment Education',
	'Others',
] as const;
export type TaskType = (typeof taskTypes)[number];
