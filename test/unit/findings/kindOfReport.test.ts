import assert from 'node:assert/strict';
import { type JudgedByCode, kindBy, leastOdds, levelIn, oddsAmong } from '../../../src/findings/kindOfReport';
import type { DraftFinding } from '../../../src/findings/model';
import { message, verbatim } from '../../../src/messages/message';
import { parseReport } from '../../../src/report/parsing/parse';

const among: JudgedByCode = {
	'citation.broken': { said: { agreed: 9, judged: 10 }, disputed: { agreed: 0, judged: 8 } },
	'source.weak': { said: { agreed: 0, judged: 0 } },
};

describe('the odds among what readers judged', () => {
	it('are those of what says the same, drawn a little to those of its code', () => {
		const odds = (said: string) => oddsAmong(among, 'citation.broken', said) ?? 1;
		assert.ok(odds('said') > 0.8 && odds('said') < 0.9);
		assert.ok(odds('disputed') > 0 && odds('disputed') < 0.2);
		assert.equal(odds('never judged'), 0.5);
	});

	it('are even where only the code is known, and unknown where nobody judged it', () => {
		assert.equal(oddsAmong(among, 'source.weak', 'said'), 0.5);
		assert.equal(oddsAmong(among, 'number.unit', 'said'), undefined);
	});

	it('must be better for what is told louder', () => {
		assert.ok(leastOdds.warning > leastOdds.info && leastOdds.error >= leastOdds.warning);
	});
});

describe('the kind of a report', () => {
	it('is told by how much it cites, then by how long its list is; short texts have none', () => {
		const least = { words: 200, cited: 3, listed: 10 };
		const kind = (words: number, cited: number, listed: number) => kindBy({ words, cited, listed }, least);
		assert.deepEqual(
			[kind(199, 0, 0), kind(200, 0, 0), kind(200, 2, 10), kind(200, 3, 0)],
			['short', 'other', 'lists', 'cites'],
		);
	});
});

describe('the level of a finding', () => {
	const prose = Array.from({ length: 40 }, (_, at) => `The ferries of quay ${at} ran late all summer long.`).join(' ');
	const list = Array.from({ length: 3 }, (_, at) => `${at + 1}. Port paper ${at}. https://${at}.example/paper`).join(
		'\n',
	);
	const listed = (text: string) => parseReport(`# Quays\n\n${text}\n\n## References\n\n${list}\n`);
	const notCited = { code: 'citation.unused', span: [0, 1], data: { label: '1' } } as const;
	const draft: DraftFinding = { ...notCited, message: message('checks.listNotCited', { count: 3 }) };

	it('is a hint where readers seldom agreed with the like in reports that do not cite', () => {
		assert.equal(levelIn(listed(prose), draft), 'hint');
		assert.equal(levelIn(listed(`${prose} They were mended [1][2]. Fares fell [3].`), draft), 'info');
		assert.equal(levelIn(listed('The ferries ran late.'), draft), 'info');
	});

	it('stays where a model said so, and where readers agreed or nobody was asked', () => {
		assert.equal(levelIn(listed(prose), { ...draft, decidedBy: 'model' }), 'info');
		const lost: DraftFinding = {
			code: 'citation.broken',
			span: [0, 1],
			message: message('checks.lostCells', { places: 2, text: '| a |' }),
			data: {},
		};
		assert.equal(levelIn(listed(prose), lost), 'error');
		const order: DraftFinding = {
			...{ code: 'report.instruction', span: [0, 1], message: verbatim('Orders.') },
			data: { words: 'rate highly', hidden: true },
		};
		assert.equal(levelIn(listed(prose), order), 'warning');
	});
});
