import { type FindingCode, findingCodes, type Severity } from '../../../src/findings/model';
import { createPlumbline } from '../../../src/index';
import { silentLogger, systemClock } from '../../../src/ports';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

export const doc = (...lines: string[]) => lines.join('\n');

/** With those switched on that are off where nobody asks for them. */
export const switchedOn: Partial<Record<FindingCode, Severity>> = Object.fromEntries(
	Object.entries(findingCodes).flatMap(([code, { severity }]) => (severity === 'off' ? [[code, 'hint']] : [])),
);

/** The texts that findings of one code mark; codes that tell of the same claim can be turned off. */
export function marked(code: FindingCode, text: string, off: readonly FindingCode[] = []): string[] {
	const severities = { ...switchedOn, ...Object.fromEntries(off.map((other) => [other, 'off' as const])) };
	const { findings } = plumbline.analyze({ name: 'test.md', text }, { severities });
	return findings.filter((finding) => finding.code === code).map(({ span }) => text.slice(...span));
}

export const references = doc(
	'',
	'',
	'## References',
	'',
	'[1] Grid operator, annual report: https://example.org/grid',
);
