/** A program that uses each part of the library, and lines that must not be accepted; `from` is how it names the package. */
export function consumer(from: string): string {
	return `
import { type Analysis, type AnalyzeOptions, createPlumbline, type Finding, type FindingCode, type Plumbline } from '${from}';

const options: AnalyzeOptions = { name: 'a.md', severities: { 'claim.vague': 'off' }, maxFindings: 4, tiers: { 'a.org': 2 } };
const plumbline: Plumbline = createPlumbline({ language: 'zh-CN', severities: { 'claim.partial': 'hint' } });
const analysis = plumbline.analyze('# Title', options);
const kept: Analysis = analysis;

export function lines({ code, severity, line, column, span: [start, end], message, held }: Finding): string {
	return [code, severity, line.toFixed(), column.toFixed(), (end - start).toFixed(), message, held ?? false].join(' ');
}

export const counts: readonly number[] = [
	analysis.ledger.claims.count,
	analysis.numbers.relations.length,
	analysis.stats.words,
	...analysis.sources.map(({ tier }) => tier),
	...analysis.tree.nodes.map(({ key, parent, reasons }) => (key && parent === null ? reasons.length : 0)),
];
const code: FindingCode = 'a.codeToCome';
const thesis: string | null = kept.tree.thesis;
export const texts = [code, thesis, kept.findings.map(lines)];

// @ts-expect-error No such level.
createPlumbline({ severities: { 'claim.vague': 'low' } });
// @ts-expect-error No such code.
createPlumbline({ severities: { 'claim.vag': 'info' } });
// @ts-expect-error No such tier.
createPlumbline({ tiers: { 'a.org': 5 } });
// @ts-expect-error No such option.
plumbline.analyze('', { language: 'en' });
// @ts-expect-error A text is needed.
plumbline.analyze();
// @ts-expect-error What comes back is only read.
analysis.findings[0]!.message = '';
// @ts-expect-error No type lets everything through.
const anything: symbol = analysis.findings[0]!.data['node'];
export { anything };
`;
}
