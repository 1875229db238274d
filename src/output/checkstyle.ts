import type { Words } from '../messages/model';
import { html } from './markup';
import type { Rendering, ReportResult } from './model';
import { allAtTheEnd } from './rendering';
import { toldFindings } from './toldFindings';

/** Checkstyle's XML, format 4.3, which many build servers read: a file for each report, an error for each finding that is shown. */
export function checkstyleRendering(words: Words): Rendering {
	const fileOf = (result: ReportResult) => {
		const errors = toldFindings(result, words).map(({ finding: { code, severity }, start, text }) => {
			const level = severity === 'hint' ? 'info' : severity;
			return html`
    <error line="${start.line}" column="${start.column}" severity="${level}" message="${text}" source="plumbline.${code}"/>`;
		});
		return html`
  <file name="${result.analysis.document.name}">${errors}
  </file>`;
	};
	return allAtTheEnd(
		fileOf,
		(files) =>
			`${html`<?xml version="1.0" encoding="UTF-8"?>
<checkstyle version="4.3">${files}
</checkstyle>`}\n`,
	);
}
