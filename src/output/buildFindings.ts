import { withoutHeldBack } from '../findings/limit';
import type { Finding } from '../findings/model';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { LineIndex, type Position } from '../report/lines';
import { fingerprint } from '../text/fingerprint';
import { oneLine } from '../text/shorten';
import type { ReportResult } from './model';

/** A finding as build systems take it: a place and a text. */
export interface BuildFinding {
	readonly finding: Finding;
	readonly start: Position;
	readonly end: Position;
	/** What it says, a line for it and one for each place that belongs to it. */
	readonly text: string;
	/** See {@link findingFingerprints}. */
	readonly identity: string;
}

/** The findings that are shown, by place. */
export function buildFindings({ analysis }: ReportResult, { say }: Words): BuildFinding[] {
	const lines = new LineIndex(analysis.document.text);
	const identityOf = findingFingerprints(analysis.document.text);
	return withoutHeldBack(analysis.findings).map((finding) => {
		const { span, message: told, related } = finding;
		const places = related.map((place) =>
			message('labels.atLine', { line: lines.position(place.span[0]).line, what: place.message }),
		);
		return {
			finding,
			start: lines.position(span[0]),
			end: lines.position(span[1]),
			text: [told, ...places].map(say).join('\n'),
			identity: identityOf(finding),
		};
	});
}

/** Names findings, asked in their order, so that one keeps its name when text around it moves it; equal ones are told apart by their order. */
export function findingFingerprints(source: string): (finding: Finding) => string {
	const seen = new Map<string, number>();
	return ({ code, span }) => {
		const what = `${code}\n${oneLine(source.slice(...span))}`;
		const earlier = seen.get(what) ?? 0;
		seen.set(what, earlier + 1);
		return fingerprint(`${what}\n${earlier}`);
	};
}
