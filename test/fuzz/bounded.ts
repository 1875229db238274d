/** Expressions that could take more than linear time, and why each does not on any input: by file and beginning. */
export const bounded: readonly {
	readonly why: string;
	readonly expressions: readonly (readonly [string, string])[];
}[] = [
	{
		why: 'whatever follows its first match lets it end: it is never tried from a second place',
		expressions: [
			['findings/ignores.ts', '^plumbline-'],
			['text/similarity.ts', ' *[^a-z'],
			['text/similarity.ts', '(?![a-z\\d%])(?: *'],
			['text/urls.ts', '#.*$'],
			['verification/openAt.ts', '#.*$'],
			['sources/cited/citedSources.ts', '#.*$'],
			['sources/cited/sourcesFolder.ts', '\\?.*$'],
			['sources/tiers/readTier.ts', '^([^/]*)'],
			['sources/documents/csvText.ts', '^.*['],
			['report/citations/markerCitations.ts', '[†:：].*$'],
			['report/citations/linkCitations.ts', '\\[([^\\]]*)\\]'],
			['report/blocks/ink.ts', '<!--'],
		],
	},
	{
		why: 'the caller cuts out so many characters around a place, or so many of a title',
		expressions: [
			['service/citedEntries.ts', '(\\[|【|<sup>)'],
			['report/citations/markerCitations.ts', '[^`]*$'],
			['report/citations/markerCitations.ts', '(?:\\b(?:CI'],
			['report/sentences/sentenceBreaks.ts', '[\\r\\n]\\s*$'],
			['checks/citations/titles.ts', ''],
			['checks/numbers/text/changes.ts', ''],
			['checks/numbers/text/proportions.ts', ''],
			['checks/numbers/text/sums.ts', ''],
			['checks/citations/citationMismatch.ts', '^[\\s*_'],
		],
	},
	{
		why: 'it reads what we wrote ourselves, or a setting or a skill of the user’s own, which have a size',
		expressions: [
			['lexicon/compile.ts', '\\[[^\\]]+\\]'],
			['skills/signalPattern.ts', '\\s*…'],
			['skills/skillFile.ts', ''],
			['extension/host/keyStore.ts', '\\/+$'],
			['judge/openai/endpoint.ts', '\\/+$'],
			['sources/search/connectSearch.ts', '\\/+$'],
			['sources/search/services.ts', '[\\s(*-]+$'],
			['compiled', '.*\\.delta$'],
		],
	},
	{
		why: 'an address, a label, a name, the inside of a marker or of a style: matched before by an expression with a longest length, or a line of a list',
		expressions: [
			['text/urls.ts', '\\/+$'],
			['text/urls.ts', '#.*?:~:'],
			['sources/documents/addresses.ts', '%.*$'],
			['sources/cited/sourcesFolder.ts', '[ \\t#]+$'],
			['sources/support/parseClaim.ts', '[.,'],
			['mending/references.ts', '\\s*[‐'],
			['mending/references.ts', '\\s*[,'],
			['report/citations/citationDrafts.ts', ''],
			['report/citations/citations.ts', '^[\\s,'],
			['output/htmlInline.ts', '(?:\\*+'],
			['output/htmlText.ts', '\\d+'],
			['scoring/jade/checklists/reportChecklist.ts', '\\s*\\['],
			['scoring/jade/facts/asksLess.ts', '\\s*\\['],
			['sources/documents/decode.ts', '<meta'],
			['compiled', '(?:^|[;{\\s])opacity'],
			['compiled', '(?:^|[;{\\s])font'],
		],
	},
	{
		why: 'one sentence, cell or line of a report, of which what is repeated is white space, years or amounts: the generators of growth hold such runs',
		expressions: [
			['checks/numbers/text/calculations.ts', ''],
			['compiled', '(?<count>'],
			['compiled', '[ \\xA0'],
			['tree/reading/aboutReport.ts', '^where'],
			['tree/support/sharedSources.ts', '[:：]\\W*'],
			['compiled', '(?<!\\\\)\\[[^\\[\\]\\n]{1,120}'],
			['compiled', '(?:(?:please|kindly'],
			['compiled', '\\b(?:(?:(?:ignore|disregard'],
			['compiled', '(?:\\[\\^?[\\w.@-]{1,60}'],
		],
	},
	{
		why: 'markdown-it’s own: tried at a `<` only, and its attributes cannot be read in two ways where one does not fail',
		expressions: [['compiled', '^(?:<[A-Za-z]']],
	},
];
