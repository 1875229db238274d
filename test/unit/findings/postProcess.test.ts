import assert from 'node:assert/strict';
import type { DraftFinding } from '../../../src/findings/model';
import { postProcess } from '../../../src/findings/postProcess';
import { verbatim } from '../../../src/messages/message';
import { parseReport } from '../../../src/report/parsing/parse';

/** The marks of a text that no ignore comment hides. A mark is a letter between `«` and `»`; a finding of one code begins there. */
function kept(...lines: readonly string[]): string {
	const source = lines.join('\n');
	const drafts = [...source.matchAll(/«(\w)»/g)].map(({ index }): DraftFinding => {
		return {
			code: 'claim.unsupported',
			span: [index, index + 3],
			message: verbatim('Unsupported.'),
			data: { node: 'n1', reason: 'noEvidence' },
		};
	});
	const { findings, ignored } = postProcess(parseReport(source), drafts, {});
	assert.equal(findings.length + ignored, drafts.length);
	return findings.map(({ span }) => source[span[0] + 1]).join('');
}

describe('where an ignore comment ends', () => {
	it('disable-line: with its line', () => {
		const line = '«b» here «c» <!-- plumbline-disable-line --> «d»';
		assert.equal(kept('«a» before', line, '«e» after'), 'ae');
		assert.equal(kept('«a» before', line), 'a');
	});

	it('disable-next-line: with the block that follows, none where none does', () => {
		const comment = '<!-- plumbline-disable-next-line -->';
		assert.equal(kept('«a» before', '', comment, '', '«b» one', 'and «c» two', '', '«d» after'), 'ad');
		assert.equal(kept('«a» before', '', comment), 'a');
	});

	it('disable: where it is enabled again, at the end of the report otherwise', () => {
		const [off, on] = ['<!-- plumbline-disable -->', '<!-- plumbline-enable -->'];
		assert.equal(kept('«a»', '', off, '', '«b»', '', on, '', '«c»', '', off, '', '«d»'), 'ac');
		assert.equal(kept('«a»', '', on, '', '«b»'), 'ab');
	});

	it('disable-file: nowhere', () => {
		assert.equal(kept('«a»', '', '<!-- plumbline-disable-file -->', '', '«b»'), '');
	});
});
