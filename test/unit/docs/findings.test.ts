import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { findingCodes } from '../../../src/checks/model';
import { createPlumbline } from '../../../src/index';
import { silentLogger, systemClock } from '../../../src/ports';

const pages = new URL('../../../docs/findings/', import.meta.url);
const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

function codesIn(text: string): string[] {
	return plumbline.analyze({ name: 'example.md', text }).findings.map(({ code }) => code);
}

describe('the pages on findings', () => {
	it('cover every code, and no other', () => {
		const names = readdirSync(pages).map((file) => file.replace(/\.md$/, ''));
		assert.deepEqual(names.sort(), Object.keys(findingCodes).sort());
	});

	for (const [code, { severity, title }] of Object.entries(findingCodes)) {
		const page = () => readFileSync(new URL(`${code}.md`, pages), 'utf8');

		it(`name the title and default severity of ${code}`, () => {
			assert.ok(page().startsWith(`# ${code}\n\n**${title}.** Default severity: ${severity}.\n`));
		});

		it(`show an example of ${code}, and one without any finding`, () => {
			const [bad, good] = [...page().matchAll(/```markdown\n([\s\S]*?)```/g)].map((match) => match[1]!);
			assert.ok(codesIn(bad!).includes(code));
			assert.deepEqual(codesIn(good!), []);
		});
	}
});
