import type {
	Artifact,
	Fix,
	Location,
	Log,
	Notification,
	PhysicalLocation,
	PropertyBag,
	ReportingDescriptor,
	Result,
	Suppression,
} from 'sarif';
import { entryOf } from '../access';
import type { Decision } from '../decisions/model';
import { type Finding, findingCodes, type Severity } from '../findings/model';
import { sortByPlace } from '../findings/postProcess';
import type { Mend } from '../mending/mends';
import { message } from '../messages/message';
import type { Message, Words } from '../messages/model';
import { LineIndex } from '../report/lines';
import type { ReadProblem, Span } from '../report/model';
import { encodePercent } from '../text/urls';
import { decisionText } from '../view/decided';
import { findingFingerprints } from './buildFindings';
import { sectionOf, withoutLinks } from './findingPage';
import { rounded, wordedScorecard } from './json';
import type { Rendering, ReportResult, Tool } from './model';
import { writtenAtEnd } from './rendering';

const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note' | 'none'>> = {
	error: 'error',
	warning: 'warning',
	info: 'note',
	hint: 'note',
	off: 'none',
};

/** SARIF 2.1.0: one run; a result for each finding, suppressed where the author has decided it, unchanged where it was known before, a notification for each thing that could not be read. */
export function sarifRendering(words: Words, tool: Tool): Rendering {
	return writtenAtEnd(
		(result, index) => ({
			artifact: artifactOf(result, words),
			notifications: notifications(result, index, words),
			results: resultsOf(result, index, words),
		}),
		(reports) => `${JSON.stringify(logOf(reports, words, tool), null, 2)}\n`,
	);
}

/** What a log says of one report. */
interface LoggedReport {
	readonly artifact: Artifact;
	readonly notifications: readonly Notification[];
	readonly results: readonly Result[];
}

function artifactOf({ analysis, sha256, scorecard }: ReportResult, words: Words): Artifact {
	return {
		location: { uri: fileUri(analysis.document.name) },
		mimeType: 'text/markdown',
		hashes: { 'sha-256': sha256 },
		...(scorecard ? { properties: { scorecard: wordedScorecard(scorecard, words) } } : {}),
	};
}

function logOf(reports: readonly LoggedReport[], words: Words, tool: Tool): Log {
	return {
		$schema: 'https://json.schemastore.org/sarif-2.1.0.json',
		version: '2.1.0',
		runs: [
			{
				tool: {
					driver: {
						...{ name: 'Plumbline', fullName: `Plumbline ${tool.version}`, semanticVersion: tool.version },
						rules: rules(tool, words),
					},
				},
				// Code hosts tell the runs of several tools apart by it.
				automationDetails: { id: 'plumbline/' },
				columnKind: 'utf16CodeUnits',
				artifacts: reports.map(({ artifact }) => artifact),
				invocations: [
					{
						executionSuccessful: true,
						toolExecutionNotifications: reports.flatMap((report) => report.notifications),
					},
				],
				results: reports.flatMap((report) => report.results),
			},
		],
	};
}

/** A file's path as a URI reference: relative paths stay relative. */
export function fileUri(path: string): string {
	const segments = path.replaceAll('\\', '/').split('/');
	const encoded = segments.map(encodePercent).join('/');
	if (encoded.startsWith('/')) return `file://${encoded}`;
	return /^[A-Za-z]%3A\//.test(encoded) ? `file:///${encoded.replace('%3A', ':')}` : encoded;
}

const codes = Object.keys(findingCodes) as (keyof typeof findingCodes)[];

/** What a code is about, with its page as help: code hosts show it beside a result. */
function rules({ pages }: Tool, words: Words): ReportingDescriptor[] {
	return codes.map((code) => {
		const { severity } = findingCodes[code];
		const title = words.say(findingCodes[code].title);
		const page = withoutLinks(pages?.get(code) ?? title);
		return {
			id: code,
			name: code.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase()),
			shortDescription: { text: title },
			fullDescription: {
				text: sectionOf(page, words.say(message('findingPages.whatItMeans')))?.split('\n\n')[0] ?? title,
			},
			help: { text: page, markdown: page },
			defaultConfiguration: severity === 'off' ? { enabled: false } : { level: levels[severity] },
		};
	});
}

/** Whoever shows a log makes links of `[words](address)`, and what a report or a model says may hold any. */
function plainText(said: Message, words: Words): string {
	return words.say(said).replaceAll('](', '] (');
}

function resultsOf({ analysis, known, fixes }: ReportResult, artifact: number, words: Words): Result[] {
	const { document, findings, decided } = analysis;
	const locate = locator(document.name, document.text, artifact);
	const identityOf = findingFingerprints(document.text);
	const decisions = new Map(decided.map(({ finding, decision }) => [finding, suppression(decision, words)]));
	const isKnown = new Set(known);
	const others = [...decisions.keys(), ...isKnown];
	const all = others.length > 0 ? sortByPlace([...findings, ...others]) : findings;
	return all.map((finding) => ({
		ruleId: finding.code,
		ruleIndex: codes.indexOf(finding.code),
		level: levels[finding.severity],
		message: { text: plainText(finding.message, words) },
		locations: [{ physicalLocation: locate(finding.span) }],
		relatedLocations: finding.related.map(
			({ span, message }, id): Location => ({
				id,
				physicalLocation: locate(span),
				message: { text: plainText(message, words) },
			}),
		),
		partialFingerprints: { 'plumblineFinding/v1': identityOf(finding) },
		...(known && { baselineState: isKnown.has(finding) ? 'unchanged' : 'new' }),
		properties: propertiesOf(finding),
		...(decisions.has(finding) && { suppressions: [entryOf(decisions, finding)] }),
		...(fixes?.has(finding) && { fixes: [fixOf(entryOf(fixes, finding), locate, words)] }),
	}));
}

function fixOf({ title, replacements }: Mend, locate: (span: Span) => PhysicalLocation, words: Words): Fix {
	const edits = replacements.map(({ span, text }) => ({ ...locate(span), text }));
	return {
		description: { text: plainText(title, words) },
		artifactChanges: edits.slice(0, 1).map(({ artifactLocation }) => ({
			artifactLocation: artifactLocation!,
			replacements: edits.map(({ region, text }) => ({ deletedRegion: region!, insertedContent: { text } })),
		})),
	};
}

/** What it is, how sure it is, whether it is held back, who found it, and how much it weighs in a reading. */
function propertiesOf({ severity, certainty, held, decidedBy, data: { weight } }: Finding): PropertyBag {
	return {
		severity,
		...(certainty !== undefined && { certainty: rounded(certainty) }),
		...(held && { held }),
		...(decidedBy && { decidedBy }),
		...(weight && { weight }),
	};
}

function notifications({ analysis }: ReportResult, artifact: number, words: Words): Notification[] {
	const locate = locator(analysis.document.name, analysis.document.text, artifact);
	return analysis.report.problems.map(({ code, span, message }: ReadProblem) => ({
		descriptor: { id: `read.${code}` },
		level: 'warning',
		message: { text: plainText(message, words) },
		locations: [{ physicalLocation: locate(span) }],
	}));
}

function locator(file: string, source: string, index: number): (span: Span) => PhysicalLocation {
	const lines = new LineIndex(source);
	const uri = fileUri(file);
	return ([start, end]) => {
		const from = lines.position(start);
		const to = lines.position(end);
		return {
			artifactLocation: { uri, index },
			region: {
				startLine: from.line,
				startColumn: from.column,
				endLine: to.line,
				endColumn: to.column,
				charOffset: start,
				charLength: end - start,
				snippet: { text: source.slice(start, end) },
			},
		};
	};
}

/** As SARIF says that a result was looked at and is no work any more. */
function suppression(decision: Decision, words: Words): Suppression {
	return { kind: 'external', status: 'accepted', justification: decisionText(decision, words) };
}
