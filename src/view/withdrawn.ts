import type { Analysis } from '../analysis';
import { titleOfFinding } from '../findings/title';
import { message } from '../messages/message';
import { placeOf, type ViewContext } from './context';
import { readableExcerpt } from './excerpt';

/** What a model that has read the report withdrew; `null` where it withdrew nothing, or none has read the report. */
export function withdrawnOf({ report, withdrawn = [] }: Analysis, context: ViewContext) {
	const { say } = context.words;
	const [first] = withdrawn;
	if (!first) return null;
	return {
		title: say(message('review.withdrawnTitle', { model: first.model })),
		findings: withdrawn.map(({ key, reason, finding: { code, span, message: told } }) => ({
			key,
			title: say(titleOfFinding({ code, message: told })),
			message: say(told),
			reason,
			excerpt: readableExcerpt(report, span),
			place: placeOf(span, context),
		})),
	};
}

export type WithdrawnView = NonNullable<ReturnType<typeof withdrawnOf>>;
