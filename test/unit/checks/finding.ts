import type { FindingCode } from '../../../src/findings/model';
import { createPlumbline } from '../../../src/index';
import { silentLogger, systemClock } from '../../../src/ports';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

export const doc = (...lines: string[]) => lines.join('\n');

/** The texts that findings of one code mark. */
export function marked(code: FindingCode, text: string): string[] {
	const { findings } = plumbline.analyze({ name: 'test.md', text });
	return findings.filter((finding) => finding.code === code).map(({ span }) => text.slice(...span));
}

export const references = doc(
	'',
	'',
	'## References',
	'',
	'[1] Grid operator, annual report: https://example.org/grid',
);
