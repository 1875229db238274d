import assert from 'node:assert/strict';
import { lookOf } from '../../../../src/extension/editor/findingLooks';
import { isListed } from '../../../../src/findings/limit';
import { type FindingCode, findingCodes } from '../../../../src/findings/model';

const codes = Object.keys(findingCodes) as FindingCode[];
const severities = ['error', 'warning', 'info', 'hint'] as const;
const all = codes.flatMap((code) => severities.map((severity) => ({ code, severity })));

describe('the looks of findings', () => {
	it('draw all that Problems would list where it is kept for other things', () => {
		const listed = all.filter(isListed);
		assert.equal(listed.length, codes.length * 3);
		assert.deepEqual(
			listed.filter((finding) => lookOf(finding, true) === undefined),
			[],
		);
	});

	it('follow the severity, but for claims and repeated paragraphs', () => {
		assert.equal(lookOf({ code: 'citation.broken', severity: 'error' }, true), 'error');
		assert.equal(lookOf({ code: 'number.arithmetic', severity: 'warning' }, true), 'warning');
		assert.equal(lookOf({ code: 'citation.missing', severity: 'info' }, true), 'info');
		assert.equal(lookOf({ code: 'claim.unsupported', severity: 'warning' }, true), 'unsupportedAlone');
		assert.equal(lookOf({ code: 'claim.partial', severity: 'info' }, true), 'partial');
		assert.equal(lookOf({ code: 'paragraph.redundant', severity: 'info' }, true), 'redundant');
	});

	it('leave to the editor what it draws itself', () => {
		const drawn = all.filter((finding) => lookOf(finding, false) !== undefined).map(({ code }) => code);
		assert.deepEqual([...new Set(drawn)], ['claim.unsupported', 'paragraph.redundant']);
		assert.equal(lookOf({ code: 'claim.unsupported', severity: 'warning' }, false), 'unsupported');
	});

	it('draw no hints: Problems does not list them either', () => {
		assert.equal(lookOf({ code: 'claim.vague', severity: 'hint' }, true), undefined);
		assert.equal(lookOf({ code: 'claim.unsupported', severity: 'hint' }, false), 'unsupported');
		assert.equal(lookOf({ code: 'claim.unsupported', severity: 'info', held: true }, false), undefined);
		assert.equal(isListed({ severity: 'warning', held: true }), false);
	});
});
