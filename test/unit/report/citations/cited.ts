import { read } from '../inline';

/** The citations of a report: their forms, what marks them, and their labels. */
export function cited(...lines: readonly string[]): (readonly [form: string, mark: string, labels: string])[] {
	const { report, at } = read(...lines);
	return report.citations.map(({ form, span, labels }) => [form, at(span), labels.join(' ')] as const);
}

/** A list of three references, to stand behind a text. */
export const list = [
	'',
	'## References',
	'',
	'[1] A: https://a.example',
	'[2] B: https://b.example',
	'[3] C: https://c.example',
];
