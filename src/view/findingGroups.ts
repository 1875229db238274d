import type { Analysis } from '../analysis';
import { type FindingCode, findingCodes, severities } from '../findings/model';
import { message } from '../messages/message';
import { placeOf, type ViewContext } from './context';
import { readableExcerpt } from './excerpt';
import type { FindingGroupView, FindingView } from './model';

/** The findings by code, the most severe code first. */
export function findingGroups({ report, findings }: Analysis, context: ViewContext): FindingGroupView[] {
	const { at, words } = context;
	const groups = new Map<FindingCode, FindingGroupView>();
	for (const [index, { code, severity, span, message: told, related, decidedBy }] of findings.entries()) {
		const row: FindingView = {
			index,
			message: words.say(told),
			excerpt: readableExcerpt(report, span),
			place: placeOf(span, context),
			column: at(span).column,
			related: related.map((other) => ({ ...at(other.span), message: words.say(other.message) })),
			...(decidedBy === 'model' && { decidedBy: words.say(message('labels.model')) }),
		};
		const group = groups.get(code);
		if (group) group.findings.push(row);
		else {
			const severityName = words.say(message('labels.severity', { severity }));
			const title = words.say(findingCodes[code].title);
			groups.set(code, { code, title, severity, severityName, findings: [row] });
		}
	}
	return [...groups.values()].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}
