import assert from 'node:assert/strict';
import { createPlumbline } from '../../../src/index';
import { silentLogger, systemClock } from '../../../src/ports';
import type { Report, Span } from '../../../src/report/model';
import { citationPlace, marker } from '../../../src/service/citing';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

function reportOf(...lines: string[]): Report {
	return plumbline.analyze({ name: 'report.md', text: lines.join('\n') }).report;
}

describe('citing', () => {
	const list = ['', '## References', '', '[1] First. https://example.org/1', '[2] Second. https://example.org/2'];

	it('puts the marker before the full stop where the report does', () => {
		const report = reportOf('Sales rose by 4% [1]. Costs fell.', ...list);
		const claim: Span = [22, 33];
		assert.equal(report.source.slice(...claim), 'Costs fell.');
		assert.equal(citationPlace(report, claim), 32);
	});

	it('puts the marker after the full stop where the report does', () => {
		const report = reportOf('Sales rose by 4%. [1]', '', 'Costs fell.', ...list);
		const start = report.source.indexOf('Costs');
		assert.equal(citationPlace(report, [start, start + 11]), start + 11);
	});

	it('has no place inside a table', () => {
		const report = reportOf('| Year | Sales |', '| --- | --- |', '| 2024 | 40 |', ...list);
		assert.equal(citationPlace(report, [0, 30]), undefined);
	});

	it('writes numbers, footnotes and links as the report does', () => {
		const numbered = reportOf('Sales rose by 4% [1].', ...list);
		assert.equal(marker(numbered, numbered.references[1]!), '[2]');
		const footnoted = reportOf('Sales rose by 4%.[^a]', '', '[^a]: First. https://example.org/1');
		assert.equal(marker(footnoted, footnoted.references[0]!), '[^a]');
		const linked = reportOf('Sales rose by 4% ([a](https://example.org/a)).', ...list);
		assert.match(marker(linked, linked.references[0]!), /^\[First\.?\]\(https:\/\/example\.org\/1\)$/);
		const chinese = reportOf('销售额增长了4%【1】。成本下降了【2】。', ...list);
		assert.equal(marker(chinese, chinese.references[1]!), '【2】');
		const wrapped = reportOf('Sales rose by 4% ([1]). Costs fell ([2]).', ...list);
		assert.equal(marker(wrapped, wrapped.references[1]!), '[2]');
		const noted = reportOf('Sales rose.^[Port accounts 2024, p. 3.] Costs fell.^[Wage survey, p. 2.]', ...list);
		assert.equal(marker(noted, noted.references[1]!), '[2]');
		const keyed = reportOf(
			'Sales rose by 4% [@doe2020].',
			'',
			'## References',
			'',
			'[doe2020] First. https://example.org/1',
		);
		assert.equal(marker(keyed, keyed.references[0]!), '[@doe2020]');
	});
});
