import type { Analysis } from '../analysis';
import { isDecidable } from '../decisions/decide';
import { severities } from '../findings/model';
import { titleOf } from '../findings/title';
import { message } from '../messages/message';
import { placeOf, type ViewContext } from './context';
import { readableExcerpt } from './excerpt';
import type { FindingGroupView, FindingView } from './model';

/** The findings by severity and by what they are called, the most severe first: no hint stands under the head of a graver kind. */
export function findingGroups({ report, findings }: Analysis, context: ViewContext): FindingGroupView[] {
	const { at, words } = context;
	const groups = new Map<string, Omit<FindingGroupView, 'severityName'>>();
	for (const [index, { code, severity, span, message: told, related, held, decidedBy }] of findings.entries()) {
		const row: FindingView = {
			index,
			message: words.say(told),
			excerpt: readableExcerpt(report, span),
			place: placeOf(span, context),
			column: at(span).column,
			related: related.map((other) => ({ ...at(other.span), message: words.say(other.message) })),
			held,
			...(decidedBy === 'model' && { decidedBy: words.say(message('labels.model')) }),
		};
		const title = words.say(titleOf({ code, message: told }));
		const kind = `${severity} ${code}: ${title}`;
		const group = groups.get(kind) ?? { code, title, severity, decidable: isDecidable(code), findings: [] };
		groups.set(kind, { ...group, findings: [...group.findings, row] });
	}
	return [...groups.values()]
		.sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
		.map((group) => ({ ...group, severityName: words.say(message('labels.severity', { severity: group.severity })) }));
}

/** The groups without what is held back, for a list that is to be short. */
export function shortGroups(groups: readonly FindingGroupView[]): FindingGroupView[] {
	return groups
		.map((group) => ({ ...group, findings: group.findings.filter(({ held }) => !held) }))
		.filter(({ findings }) => findings.length > 0);
}
