import assert from 'node:assert/strict';
import { isListed } from '../../../src/findings/limit';
import type { Finding } from '../../../src/findings/model';
import { wordsIn } from '../../../src/messages/words';
import { countFindings, findingSummary, listedCount } from '../../../src/view/findingCounts';
import { madeFinding, said } from '../words';

function finding(severity: Finding['severity'], held = false): Finding {
	return madeFinding('citation.missing', [0, 1], { node: 'e1' }, { severity, held });
}

describe('the count of findings', () => {
	const findings = [finding('error'), finding('info'), finding('info'), finding('info', true), finding('hint')];
	const counts = countFindings(findings, []);

	it('is what Problems lists: no hints, and nothing that is held back', () => {
		assert.equal(listedCount(counts), 3);
		assert.equal(findings.filter(isListed).length, 3);
	});

	it('says the rest apart, in both languages', () => {
		assert.equal(said(findingSummary(counts)), '3 findings (1 error, 2 info), 1 hint, 1 more not listed');
		assert.equal(
			wordsIn('zh-CN').say(findingSummary(counts)),
			'3 个发现（1 个错误、2 条信息），1 个提示；另有 1 个未列出',
		);
	});

	it('counts a hint that is held back once', () => {
		assert.equal(said(findingSummary(countFindings([finding('hint', true)], []))), '0 findings, 1 more not listed');
	});
});
