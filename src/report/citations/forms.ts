import { oneOf } from '../../lexicon/compile';
import { sourceCallouts } from '../../lexicon/labels.json';
import { allMatches } from '../../text/matches';
import { firstWrittenUrl } from '../markdown/writtenUrl';
import { type CitationForm, Ink } from '../model';
import { authorYearCitations } from './authorYear';
import { type CitationContext, type DraftCitation, hintOf, inProse, mayCite } from './citationDrafts';
import { htmlLinkCitations, linkCitations } from './linkCitations';
import {
	bareNumbers,
	bracketCitations,
	inTextKeys,
	superscriptDigits,
	supTagCitations,
	urlCitations,
} from './markerCitations';
import { otherBrackets } from './otherBrackets';

/** A form of citation. What one form has read is hidden from the next. */
interface Form {
	readonly name: string;
	readonly read: (context: CitationContext) => readonly DraftCitation[];
	/** Test cases: texts with the labels that are read in each, and texts without citations; each is followed by a list of three entries. */
	readonly found: Readonly<Record<string, string>>;
	readonly silent: readonly string[];
}

/** All forms, in the order in which they are read. To support another form, add a row. */
export const forms: readonly Form[] = [
	{
		name: 'a note in the text',
		read: matching(
			'note',
			/\^\[|footnote:|\\footnote/,
			/(?:\^|footnote:[\w-]{0,40})\[((?:[^[\]]|\[[^[\]]{0,200}\]){2,1000})\]|\\footnote\{([^{}]{2,1000})\}/gu,
			([, note, latex]) => [(note ?? latex ?? '').trim()],
		),
		found: {
			'Freight rose.^[Port accounts 2024, p. 3.]': 'Port accounts 2024, p. 3.',
			'Freight rose.footnote:[Port accounts, note 7]': 'Port accounts, note 7',
			'Freight rose.\\footnote{Port accounts, note 7}': 'Port accounts, note 7',
		},
		silent: ['Freight rose by x^[', 'The footnote: see below.'],
	},
	{
		name: 'a note beside the report',
		read: wikiLinks,
		found: { 'Freight rose ([[Port accounts 2024]]).': 'Port accounts 2024', 'See [[wages|the survey]].': 'wages' },
		silent: ['See ![[chart.png]] here.', 'As `[[code]]` shows.'],
	},
	{
		name: 'a callout that names a source',
		read: matching(
			'note',
			/\[!/,
			new RegExp(String.raw`^\[!(?:${oneOf(sourceCallouts)})\][+-]?[ \t]+([^\n]{3,300})`, 'giu'),
			([, title = '']) => [title.trim()],
		),
		found: { '> [!source] Port accounts, note 7\n> Freight rose.': 'Port accounts, note 7' },
		silent: ['> [!note] Port accounts\n> Freight rose.'],
	},
	{
		name: 'raised numbers in HTML',
		read: supTagCitations,
		found: { 'Freight rose.<sup>1</sup>': '1', 'Freight rose.<sup>1, 2</sup>': '1 2' },
		silent: ['It covers 10<sup>6</sup> km<sup>2</sup>.'],
	},
	{
		name: 'raised digits, and numbers between carets',
		read: superscriptDigits,
		found: {
			'Freight rose.¹ Wages fell.²': '1 | 2',
			'Freight rose.¹⁻³': '1 2 3',
			'Freight rose.^1^': '1',
			'Wages^2,3^ fell.': '2 3',
		},
		silent: ['It covers 12 km², or 10⁶ m².', 'The R² is high, at 10^6^.', 'A rate of 5 m s⁻¹ is low.'],
	},
	{
		name: 'links on words and numbers',
		read: linkCitations,
		found: {
			'As [the port](https://port.example) says.': 'https://port.example',
			'It rose [[1]](https://a.example).': '1',
		},
		silent: ['See [above](#ferries).', '[Next](part-2.md)'],
	},
	{
		name: 'links in HTML',
		read: htmlLinkCitations,
		found: { 'As <a href="https://port.example">the port</a> says.': 'https://port.example' },
		silent: ['See <a href="#ferries">above</a>.'],
	},
	{
		name: 'commands of LaTeX',
		read: matching(
			'key',
			/\\[a-z]*cite/i,
			/\\[a-zA-Z]{0,12}cite[a-z]{0,8}\*?(?:\[[^[\]]{0,80}\]){0,2}\{([^{}\s][^{}]{0,300})\}/gu,
			([, keys = '']) => keys.split(',').map((key) => key.trim()),
		),
		found: { 'Freight rose \\citep[p. 3]{doe2020,roe2021}.': 'doe2020 roe2021', 'See \\textcite{doe2020}.': 'doe2020' },
		silent: ['See figure \\ref{fig:one} and \\eqref{eq:two}.'],
	},
	{
		name: 'tags of site makers',
		read: siteTags,
		found: {
			'Freight rose {% cite doe2020 %}.': 'doe2020',
			'Freight rose {{< cite "doe2020" >}}.': 'doe2020',
			'Freight rose <Cite id="doe2020" />.': 'doe2020',
		},
		silent: ['{% include note.md %}', '<Chart id="doe2020" />'],
	},
	{
		name: 'brackets',
		read: bracketCitations,
		found: {
			'Freight rose [1].': '1',
			'Freight rose [1, 2–3].': '1 2 3',
			'Freight rose [1][2].': '1 | 2',
			'Freight rose \\[1\\].': '1',
			'货运增长【1】【2†来源】。': '1 | 2',
			'Freight rose [cite: 1, 3].': '1 3',
			'Freight rose [ref. 2].': '2',
			'Freight rose [2, table 9].': '2',
			'Freight rose.[^1]': '^1',
			'Freight rose [@doe2020; -@lee].': 'doe2020 lee',
		},
		silent: ['Between 2 and 4 (95 % CI [2, 4]).', 'As `a[1]` shows.', 'It was so in [2019].', 'See [@fig-one].'],
	},
	{
		name: 'roles of MyST',
		read: roles,
		found: { 'Freight rose {cite:p}`doe2020,roe2021`.': 'doe2020 roe2021' },
		silent: ['See {ref}`ferries`.'],
	},
	{
		name: 'addresses',
		read: urlCitations,
		found: { 'Freight rose (https://port.example/a).': 'https://port.example/a' },
		silent: ['Call `get https://port.example/a`.'],
	},
	{
		name: 'keys in the text',
		read: inTextKeys,
		found: { '@doe2020 says so [@doe2020].': 'doe2020 | doe2020' },
		silent: ['Write to ann@port.example or to @ann.'],
	},
	{
		name: 'author and year',
		read: authorYearCitations,
		found: {
			'Freight rose (Rye & Lee, 2021; Port Office, 2022a).': 'Rye & Lee 2021 Port Office 2022a',
			'Freight rose [Rye et al., 2021, p. 3].': 'Rye et al. 2021',
			'Rye and Lee (2021) say so.': 'Rye and Lee 2021',
			'Freight rose (see PO, 2022).': 'PO 2022',
			'货运增长（张伟等，2023）。': '张伟等 2023',
			'张伟等人（2023）指出，货运增长。': '张伟等人 2023',
		},
		silent: [
			'Freight rose (May 2021).',
			'Freight rose (in Q2, 2021).',
			'The Ferry Act (2019) came first.',
			'It rose (Table 3, 2021).',
		],
	},
	{
		name: 'other brackets',
		read: otherBrackets,
		found: { 'Rye rose {1}. Hay fell {2}. Oats rose {1,3}.': '1 | 2 | 1 3' },
		silent: ['It rose in all (1). It fell (4).', 'It rose (Table 1). It fell (Table 2). So it was (Table 3).'],
	},
	{
		name: 'numbers beside a stop',
		read: bareNumbers,
		found: { 'Rye rose.1 Hay fell.2 Oats rose.1,3 So it was.': '1 | 2 | 1 3' },
		silent: ['It rose in stage 1. It fell in stage 2.'],
	},
];

/** Reads a form that a pattern finds in the prose of a block. */
function matching(
	form: CitationForm,
	hint: RegExp,
	pattern: RegExp,
	labelsOf: (match: RegExpExecArray) => readonly string[],
): Form['read'] {
	const inText = hintOf(hint);
	return (context) =>
		inProse(context, inText, (text, at, block) =>
			allMatches(pattern, text).flatMap((match): DraftCitation[] => {
				const span = at(match.index, match.index + match[0].length);
				if (context.ink[span[0]] === Ink.code) return [];
				// A source that the text itself gives leads to an address where it has one.
				const url = form === 'note' ? firstWrittenUrl(context.source.slice(...span))?.url : undefined;
				return [{ form, labels: labelsOf(match), span, block, url, title: undefined, marker: span }];
			}),
		);
}

/** Reads a form that is written in markup, not in prose. */
function inSource(
	{ source, ink, blocks }: CitationContext,
	hint: RegExp,
	pattern: RegExp,
	read: (match: RegExpExecArray) => Pick<DraftCitation, 'form' | 'labels'> & { readonly isWord?: boolean },
): DraftCitation[] {
	if (!hint.test(source)) return [];
	return blocks.filter(mayCite).flatMap((block) =>
		allMatches(pattern, source.slice(...block.span)).flatMap((match): DraftCitation[] => {
			const start = block.span[0] + match.index;
			const span = [start, start + match[0].length] as const;
			const { isWord, ...rest } = read(match);
			if (ink[start] !== Ink.markup) return [];
			return [{ ...rest, span, block, url: undefined, title: undefined, marker: isWord ? undefined : span }];
		}),
	);
}

/** `[[Page]]`, `[[Page#Part|words]]`: a page of the author's notes; the words are those of the sentence. */
function wikiLinks(context: CitationContext): DraftCitation[] {
	return inSource(
		context,
		/\[\[/,
		/(?<!!)\[\[(?![\^@\d])([^[\]\n|]{1,200})(?:\|[^[\]\n]{1,200})?\]\](?![([:])/gu,
		([, page = '']) => ({
			form: 'note',
			labels: [page.trim()],
			isWord: true,
		}),
	);
}

/** `{cite:p}`doe2020,roe2021``, as MyST and Sphinx write it; in `{cite:t}` the author is a word of the sentence. */
function roles(context: CitationContext): DraftCitation[] {
	return inSource(context, /\{cite/, /\{cite(?::?([a-z]{1,12}))?\}`([^`\n]+)`/gu, ([, role = '', keys = '']) => ({
		form: 'key',
		labels: keys.split(/[,;]\s*/),
		isWord: /^(?:t|author|alt)/.test(role),
	}));
}

/** `{% cite doe2020 %}`, `{{< cite "doe2020" >}}`, `<Cite id="doe2020" />`: only the site knows where they lead. */
function siteTags(context: CitationContext): DraftCitation[] {
	return inSource(
		context,
		/\{[%{]|<[A-Z]/,
		/\{\{?[%<]\s*(?:cite|footcite|ref|reference|source)\b[^{}]{0,200}[%>]\}\}?|<(?:Cite|Citation|Ref|Reference|Source|Footnote)\b[^<>]{0,300}\/>/gu,
		([tag]) => ({ form: 'note', labels: [/(?:["'\s])([^\s"'=%<>/]+)["']?\s*(?:[%>/]|$)/u.exec(tag)?.[1] ?? tag] }),
	);
}
