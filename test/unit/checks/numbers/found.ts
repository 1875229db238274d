import assert from 'node:assert/strict';
import type { FindingCode } from '../../../../src/findings/model';
import { createPlumbline } from '../../../../src/index';
import { silentLogger, systemClock } from '../../../../src/ports';
import { english } from '../../words';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

interface Found {
	readonly code: FindingCode;
	readonly at: string;
	readonly related: readonly string[];
	readonly message: string;
}

/** The findings of numbers in a text, whole as `analyze` gives them. */
export function found(...lines: string[]): Found[] {
	const text = lines.join('\n');
	const { findings } = plumbline.analyze({ name: 'test.md', text: `# Study\n\n${text}\n` });
	const slice = (span: readonly [number, number]) => `# Study\n\n${text}\n`.slice(...span);
	return findings
		.filter(({ code }) => code.startsWith('number.'))
		.map(({ code, span, related, message }) => ({
			code,
			at: slice(span),
			related: related.map((place) => slice(place.span)),
			message: english.say(message),
		}));
}

/** Each text with the number that is wrong; none where the numbers hold. */
export function expectCases(code: FindingCode, cases: Readonly<Record<string, string | undefined>>): void {
	for (const [text, wrong] of Object.entries(cases)) {
		it(`${wrong ? 'finds' : 'accepts'}: ${text.replaceAll('\n', ' ')}`, () => {
			assert.deepEqual(
				found(text).map((finding) => [finding.code, finding.at]),
				wrong === undefined ? [] : [[code, wrong]],
			);
		});
	}
}
