import { firstOf } from '../access';
import type { Analysis } from '../analysis';
import { isDecidable } from '../decisions/decide';
import { type Finding, severities } from '../findings/model';
import { titleOfFinding } from '../findings/title';
import { message } from '../messages/message';
import type { Report } from '../report/model';
import { groupBy } from '../text/collections';
import { placeOf, type ViewContext } from './context';
import { readableExcerpt } from './excerpt';

/** The findings by severity and by what they are called, the most severe first: no hint stands under the head of a graver kind. */
export function findingGroups({ report, findings }: Analysis, context: ViewContext) {
	const { say } = context.words;
	const rows = findings.map((finding, index) => ({ finding, index, title: say(titleOfFinding(finding)) }));
	const groups = groupBy(rows, ({ finding: { severity, code }, title }) => `${severity} ${code}: ${title}`);
	return [...groups.values()]
		.map((own) => {
			const { finding, title } = firstOf(own);
			const { code, severity } = finding;
			return {
				...{ code, title, severity, severityName: say(message('labels.severity', { severity })) },
				decidable: isDecidable(code),
				findings: own.map((row) => findingView(row, report, context)),
			};
		})
		.sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

export type FindingGroupView = ReturnType<typeof findingGroups>[number];

/** @param index its own in the analysis */
function findingView(
	{ finding, index }: { readonly finding: Finding; readonly index: number },
	report: Report,
	context: ViewContext,
) {
	const { span, message: told, related, held, decidedBy } = finding;
	const { at, words } = context;
	return {
		index,
		message: words.say(told),
		excerpt: readableExcerpt(report, span),
		place: placeOf(span, context),
		column: at(span).column,
		related: related.map((other) => ({ ...at(other.span), message: words.say(other.message) })),
		held,
		...(decidedBy === 'model' && { decidedBy: words.say(message('labels.model')) }),
	};
}

/** The groups without what is held back, for a list that is to be short. */
export function groupsWithoutHeld(groups: readonly FindingGroupView[]): FindingGroupView[] {
	return groups
		.map((group) => ({ ...group, findings: group.findings.filter(({ held }) => !held) }))
		.filter(({ findings }) => findings.length > 0);
}
