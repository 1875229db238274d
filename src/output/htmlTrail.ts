import type { Analysis } from '../analysis';
import type { Decision } from '../decisions/model';
import { message } from '../messages/message';
import type { ViewContext } from '../view/context';
import { decisionText, decisionTrail, type TrailEntry } from '../view/decided';
import type { LineLinks } from './htmlSources';
import { html, type Markup } from './markup';

/** The audit trail: what the author has decided and what has become of it, with what is void; nothing where nothing was. */
export function trailHtml(
	analysis: Analysis,
	decisions: readonly Decision[],
	id: string,
	context: ViewContext,
	lines: LineLinks,
): Markup | undefined {
	const entries = decisionTrail(analysis, decisions);
	if (entries.length === 0) return undefined;
	const { say } = context.words;
	const head = ['columnDecision', 'columnFinding', 'columnText', 'columnState'] as const;
	return html`<h2 id="${id}-decisions">${say(message('decisions.title'))}</h2>
<p class="quiet">${say(message('decisions.about'))}</p>
<div class="scroll"><table class="rows"><thead><tr>${head.map((name) => html`<th scope="col">${say(message(`decisions.${name}`))}</th>`)}</tr></thead>
<tbody>${entries.map((entry) => rowHtml(entry, context, lines))}</tbody></table></div>
`;
}

function rowHtml({ decision, state, span }: TrailEntry, context: ViewContext, lines: LineLinks): Markup {
	const { words, at } = context;
	const where = span && lines([{ line: at(span).line, span: [...span] }]);
	return html`<tr class="${state}"><td>${decisionText(decision, words)}</td><td><code>${decision.code}</code></td><td class="why">“${decision.text}” ${where}</td><td>${words.say(message('decisions.state', { state }))}</td></tr>
`;
}
