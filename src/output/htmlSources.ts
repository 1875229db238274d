import { message } from '../messages/message';
import type { ViewContext } from '../view/context';
import type { SourceClaimView, SourceRowView } from '../view/sources';
import { knownSources, sourcesView } from '../view/sources';
import { linkHtml } from './htmlInline';
import { html, type Markup } from './markup';
import type { ReportResult } from './model';
import type { LineLinks } from './sectionsHtml';

/** What the report cites: where each source comes from, whether it was read, and what it says of the claims that cite it. */
export function sourcesHtml(result: ReportResult, id: string, context: ViewContext, lines: LineLinks) {
	const view = sourcesView(result, context);
	if (!view) return undefined;
	const addresses = new Map(knownSources(result).map((source) => [source.id, source.url]));
	const head = (name: 'source' | 'tier' | 'state' | 'says') => context.words.say(message(`pages.${name}`));
	return html`<h2 id="${id}-sources">${view.title}</h2>
<p class="quiet">${view.summary}</p>
<div class="scroll"><table class="rows sources"><thead><tr><th scope="col" class="name">${head('source')}</th><th scope="col">${head('tier')}</th><th scope="col">${head('state')}</th><th scope="col" class="why">${head('says')}</th></tr></thead>
<tbody>${view.sources.map((source) => rowHtml(source, addresses.get(source.id) ?? '', lines))}</tbody></table></div>
`;
}

function rowHtml(source: SourceRowView, url: string, lines: LineLinks): Markup {
	const { title, address, tier, tierReason, stateText, advice, places, claims } = source;
	const shown = address && html`<div><small>${address}</small></div>`;
	return html`<tr><th scope="row" class="name">${linkHtml(title, url)}${shown}<div><small>${lines(places)}</small></div></th><td title="${tierReason}">${tier}</td><td>${stateText}${advice && html`<div><small>${advice}</small></div>`}</td><td class="why">${claims.map((claim) => claimHtml(claim, lines))}</td></tr>
`;
}

function claimHtml(claim: SourceClaimView, lines: LineLinks): Markup {
	const { place, verdictName, basisName, quote, page, reason } = claim;
	const words = quote && html`<blockquote>${quote} <small>${page}</small></blockquote>`;
	return html`<div class="said"><strong>${verdictName}</strong> <span class="basis">${basisName}</span> ${lines([place])}<div>${claim.claim}</div>${words}${reason && html`<div class="quiet">${reason}</div>`}</div>
`;
}
