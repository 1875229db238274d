import assert from 'node:assert/strict';
import { pairOrders, type RatedPair } from '../../../../src/cli/calibration/agreement';
import { bootstrapIntervals } from '../../../../src/cli/calibration/bootstrap';
import { runIn } from '../memoryEnvironment';
import { violations } from '../schemas';
import { type Script, scriptedCore } from '../scriptedCore';

async function calibrateJson(csv: string) {
	const { stdout, code } = await runIn({ files: { 's.csv': csv } }, 'calibrate', 's.csv', '--format=json');
	const written = JSON.parse(stdout);
	assert.deepEqual(violations('calibration', written), []);
	return { code, ...written };
}

function near(actual: number, expected: number): void {
	assert.ok(Math.abs(actual - expected) < 1e-6, `${actual} is not ${expected}`);
}

describe('CLI: calibrate', () => {
	it('measures agreement: a worked example with ties', async () => {
		const { code, agreements } = await calibrateJson('human,score\n1,2\n2,2\n3,5\n4,4\n');
		const [{ mad, pearson, spearman, ranking, ratings, dimension }] = agreements;
		assert.deepEqual([code, agreements.length, ratings, dimension], [0, 1, 4, '']);
		// Deviations 1, 0, 2, 0.
		assert.equal(mad.value, 0.75);
		// Around the means 2.5 and 3.25: 4.5 ÷ √(5 · 6.75).
		near(pearson.value, 4.5 / Math.sqrt(33.75));
		// The scores’ ranks are 1.5, 1.5, 4, 3: 3.5 ÷ √(5 · 4.5).
		near(spearman.value, 3.5 / Math.sqrt(22.5));
		// Of six pairs the score ties the first two and turns the last two round.
		near(ranking.value, 4 / 6);
		assert.deepEqual([ranking.agree, ranking.tied, ranking.oppose, ranking.humanTied], [4, 1, 1, 0]);
	});

	it('compares the order inside a group only, and not where people tie', async () => {
		const csv = 'human,score,group\n1,1,a\n2,2,a\n2,9,a\n3,0,b\n4,1,b\n';
		const { agreements } = await calibrateJson(csv);
		const [{ ranking, groups }] = agreements;
		assert.deepEqual([groups, ranking.agree, ranking.tied, ranking.oppose, ranking.humanTied], [2, 3, 0, 0, 1]);
		assert.equal(ranking.value, 1);
	});

	it('gives null, and says why, where a figure is not defined', async () => {
		const csv = 'human,score\n2,1\n2,3\n';
		const { agreements, code } = await calibrateJson(csv);
		const [{ mad, pearson, spearman, ranking }] = agreements;
		const nothing = { value: null, interval: null };
		assert.deepEqual([code, mad.value, pearson, spearman], [0, 1, nothing, nothing]);
		assert.deepEqual([ranking.value, ranking.interval, ranking.humanTied], [null, null, 1]);
		const { stdout } = await runIn({ files: { 's.csv': csv } }, 'calibrate', 's.csv');
		assert.match(stdout, /^No correlation: the ratings, or the scores, are all the same\.$/m);
		assert.match(stdout, /^No ranking: no two reports of a group were rated differently\.$/m);
		assert.match(stdout, /^Pearson r +– +–$/m);
	});

	it('measures each dimension apart', async () => {
		const { agreements } = await calibrateJson('dimension,human,score\nwidth,1,1\ndepth,1,4\nwidth,2,2\ndepth,2,5\n');
		assert.deepEqual(
			agreements.map(({ dimension, mad }: { dimension: string; mad: { value: number } }) => [dimension, mad.value]),
			[
				['width', 0],
				['depth', 3],
			],
		);
	});

	it('shows the papers’ figures beside the own ones', async () => {
		const { stdout } = await runIn({ files: { 's.csv': 'human,score\n1,1\n2,3\n3,3\n' } }, 'calibrate', 's.csv');
		assert.match(stdout, /^mean absolute deviation +0\.33 +0\.00 to 1\.00$/m);
		assert.match(stdout, /^DeepResearch-ReportEval, quality \(arXiv 2510\.07861\) +0\.72 +– +– +61\.11$/m);
		assert.match(stdout, /^JADE \(arXiv 2602\.06486, Table 3\) +– +0\.858 +0\.862 +–$/m);
		assert.match(stdout, /^A plain model judge .* 0\.667 +0\.736 +–$/m);
		assert.match(stdout, /^With 3 ratings the intervals are rough/m);
	});
});

describe('CLI: calibrate inside groups', () => {
	/** Two questions on which longer answers are rated better; at the same length the score adds nothing. */
	const csv = [
		'group,file,human,score,length',
		...['a,1,1,10,100', 'a,2,2,20,200', 'a,3,3,30,300', 'b,4,6,10,100', 'b,5,7,20,200', 'b,6,8,30,300'],
		'',
	].join('\n');

	it('shows what plain length reaches, and what is left at equal length', async () => {
		const [{ withinGroups, atLength, length }] = (await calibrateJson(csv)).agreements;
		near(withinGroups.value, 1);
		near(length.value, 1);
		near(length.withScore, 1);
		assert.deepEqual(atLength, { value: null, interval: null });
		const { stdout } = await runIn({ files: { 's.csv': csv } }, 'calibrate', 's.csv');
		assert.match(stdout, /^plain length, ρ within groups +1\.000 /m);
	});

	it('keeps what the score says beyond length', async () => {
		const own = csv.replace('a,3,3,30,300', 'a,3,3,30,150').replace('b,6,8,30,300', 'b,6,8,30,150');
		const [{ atLength }] = (await calibrateJson(own)).agreements;
		near(atLength.value, 1);
	});

	it('counts several raters of a report once, and says how far they agree with each other', async () => {
		const raters = 'group,file,rater,human,score\na,1,x,1,1\na,2,x,2,2\na,3,x,3,3\na,1,y,2,1\na,2,y,1,2\na,3,y,3,3\n';
		const [agreement] = (await calibrateJson(raters)).agreements;
		assert.equal(agreement.ratings, 3);
		assert.equal(agreement.raters.raters, 2);
		// Places 1, 2, 3 and 2, 1, 3.
		near(agreement.raters.value, 0.5);
		assert.deepEqual((await calibrateJson('human,score\n1,2\n2,3\n')).agreements[0].raters, {
			raters: 0,
			value: null,
		});
	});
});

describe('CLI: calibrate, the table', () => {
	it('is read with quotes, blank lines, other separators, any order of columns, and Windows lines', async () => {
		const plain = await calibrateJson('human,score\n1,2\n3,4\n');
		for (const csv of [
			'\uFEFFScore;Human\r\n2;1\r\n\r\n4;3\r\n',
			'note,human,score\n"one, ""two""\nlines",1,2\n,"3", "4"\n',
			'human\tscore\n1\t2\n3\t4',
		]) {
			assert.deepEqual((await calibrateJson(csv)).agreements, plain.agreements, csv);
		}
	});

	it('is refused with the lines that are wrong, all at once', async () => {
		const complaint = async (csv: string) => {
			const { code, stdout, stderr } = await runIn({ files: { 's.csv': csv } }, 'calibrate', 's.csv');
			assert.deepEqual([code, stdout], [2, '']);
			return stderr;
		};
		assert.equal(
			await complaint('human,score,note\n3,good,\n"1,5",2,\n1,2,"a\nb"\n,4,\n1,2,x,y\n'),
			[
				'plumbline: s.csv, line 2: “score” is “good”, which is no number.',
				's.csv, line 3: “human” is “1,5”, which is no number. Write it with a point.',
				's.csv, line 6: “human” is empty: give the number, or leave the line out.',
				's.csv, line 7: there are 4 cells, and 3 columns. Put a cell that holds a separator in quotes.\n',
			].join('\n'),
		);
		assert.match(await complaint(''), /s\.csv is empty\. The first line names the columns: human,score/);
		assert.match(await complaint('human,score\n'), /has a first line and no ratings below it/);
		assert.match(await complaint('a,b\n1,2\n'), /line 1: the columns are a, b\. The first line names the columns/);
		assert.match(await complaint('human,score,human\n1,2,3\n'), /there are two columns “human”/);
		assert.match(await complaint('human,score\n1,"2\n'), /line 2: a quote \("\) is opened and never closed/);
		assert.match(await complaint('human,score\n1,"2"3\n'), /line 2: there is text after a closing quote/);
		assert.match(await complaint(`human,score\n${'x,1\n'.repeat(30)}`), /… and 20 more lines\./);
	});

	it('knows the dimensions', async () => {
		const complaint = async (row: string) =>
			(await runIn({ files: { 's.csv': `file,dimension,human\n${row}\n` } }, 'calibrate', 's.csv')).stderr;
		assert.match(await complaint('a.md,final,1'), /“final” can be finResearch\.final or jade\.final: write which\./);
		assert.match(await complaint('a.md,clarty,1'), /there is no dimension “clarty”: .* Did you mean clarity\?/);
		assert.match(await complaint('a.md,clarity,7'), /“human” is 7, but reportEval\.clarity goes from 0 to 4\./);
		assert.match(await complaint(',clarity,1'), /“file” is empty: name the report\./);
	});
});

describe('CLI: calibrate by scoring reports', () => {
	const files = {
		'set/en.md': '# Steel\n\n## Prices\n\nPrices fell by 12 % in 2024. Demand is weak because builders wait.\n',
		'set/zh.md': '# 茶叶\n\n## 市场\n\n2024年销售额增长8%。因此市场前景良好。\n\n价格上涨3%。\n',
	};

	function judging(csv: string, clarity: Script['clarity'] = () => 80) {
		const { create } = scriptedCore({ judged: true, clarity });
		return { files: { ...files, 'set/r.csv': csv }, env: { PLUMBLINE_API_KEY: 'k' }, create };
	}

	it('holds the ratings against the scores that the reports get, from the table’s folder', async () => {
		const csv = 'file,dimension,human\nen.md,finResearch.viewpointClarity,70\nzh.md,viewpointClarity,50\n';
		const ran = await runIn(judging(csv), 'calibrate', 'set/r.csv', '--format=json', '--model=small');
		const { agreements, run, leftOut } = JSON.parse(ran.stdout);
		assert.deepEqual([ran.code, ran.stderr, leftOut, run.mode], [0, '', [], 'model']);
		assert.deepEqual(
			agreements.map(({ dimension, ratings }: { dimension: string; ratings: number }) => [dimension, ratings]),
			[['finResearch.viewpointClarity', 2]],
		);
		near(agreements[0].mad.value, 20);
	});

	it('takes which of two reports is the better one, with what length alone would say', async () => {
		const csv =
			'a,b,dimension,prefer,group\nen.md,zh.md,viewpointClarity,a,q1\nzh.md,en.md,viewpointClarity,-2,q2\nen.md,zh.md,viewpointClarity,tie,q3\n';
		const clarity = ({ name }: { name: string }) => (name.endsWith('en.md') ? 90 : 40);
		const ran = await runIn(judging(csv, clarity), 'calibrate', 'set/r.csv', '--format=json', '--model=small');
		const [agreement] = JSON.parse(ran.stdout).agreements;
		assert.equal(agreement.preferences, true);
		assert.deepEqual([agreement.mad.value, agreement.pearson.value], [null, null]);
		const { agree, tied, oppose, humanTied } = agreement.ranking;
		assert.deepEqual([agree, tied, oppose, humanTied], [2, 0, 0, 1]);
		assert.equal(agreement.groups, 3);
		// The English report is the longer one: whoever counts characters says the same.
		near(agreement.withinGroups.value, agreement.length.value);
		assert.equal(agreement.length.withScore, 1);
		const { stdout } = await runIn(judging(csv, clarity), 'calibrate', 'set/r.csv', '--model=small');
		assert.doesNotMatch(stdout, /mean absolute deviation +\d|Pearson r/);
		assert.match(stdout, /^The scores go with length \(ρ 1\.00\)/m);
	});

	it('refuses a preference that is neither', async () => {
		const { stderr } = await runIn(
			judging('a,b,dimension,prefer\nen.md,zh.md,clarity,both\n'),
			'calibrate',
			'set/r.csv',
		);
		assert.match(stderr, /line 2: “prefer” is “both”, which is no number/);
	});

	it('leaves out what has no score, says why, and exits with 2', async () => {
		const csv = 'file,dimension,human\nen.md,viewpointClarity,70\ngone.md,viewpointClarity,1\nen.md,jade.final,0.5\n';
		const { code, stdout, stderr } = await runIn(judging(csv), 'calibrate', 'set/r.csv', '--model=small');
		assert.deepEqual([code, stderr], [2, 'plumbline: 2 of 3 ratings left out; the result says why.\n']);
		assert.match(stdout, /^finResearch\.viewpointClarity · 1 rating$/m);
		assert.match(stdout, /^Line 3 is left out\. Not scored: gone\.md does not exist/m);
		assert.match(stdout, /^Line 4 is left out\. en\.md: not scored\. There is no value for jade\.final\./m);
	});

	it('asks each report once, for the frameworks that its ratings are about', async () => {
		const { create, asked } = scriptedCore({ judged: true });
		const csv = 'file,dimension,human\nen.md,viewpointClarity,70\nen.md,analysisWidth,10\nzh.md,jade.credibility,0.5\n';
		const surroundings = { files: { ...files, 'set/r.csv': csv }, env: { PLUMBLINE_API_KEY: 'k' }, create };
		await runIn(surroundings, 'calibrate', 'set/r.csv', '--model=small');
		assert.deepEqual(
			asked.scored.map(({ frameworks }) => frameworks),
			[['finResearch'], ['jade']],
		);
	});

	it('reads no report that stands elsewhere, nor one that a link takes there', async () => {
		for (const [file, links] of [
			['/home/me/mail.md', {}],
			['../../etc/passwd', {}],
			['link.md', { '/reports/link.md': '/home/me/mail.md' }],
		] as const) {
			const { create, asked } = scriptedCore({ judged: true });
			const files = {
				's.csv': `file,dimension,human\n${file},finResearch.final,50\n`,
				'link.md': '# A\n',
				'/home/me/mail.md': '# B\n',
			};
			const realPath = async (path: string) => (links as Record<string, string>)[path] ?? path;
			const { code, stderr, stdout } = await runIn({ files, create, fs: { realPath } }, 'calibrate', 's.csv');
			assert.deepEqual([code, stdout, asked.scored], [2, '', []]);
			assert.match(stderr, /^plumbline: s\.csv names .*, which is neither below its folder nor below the current one/);
		}
	});

	it('has nothing to preview where the table holds the scores', async () => {
		const { code, stderr } = await runIn(
			{ files: { 's.csv': 'human,score\n1,2\n' } },
			...['calibrate', 's.csv', '--dry-run', '--model=m'],
		);
		assert.equal(code, 2);
		assert.match(stderr, /s\.csv holds the scores: no report would be scored/);
	});
});

describe('Agreement', () => {
	/** Whole numbers below 5, so that many tie; the same ones at each run. */
	function manyPairs(count: number): RatedPair[] {
		let state = 7;
		const next = () => {
			state = (state * 1103 + 12_345) % 65_536;
			return Math.floor(state / 256) % 5;
		};
		return Array.from({ length: count }, () => ({ human: next(), score: next(), group: String(next() % 3) }));
	}

	it('counts the orders as looking at each pair would', () => {
		const pairs = manyPairs(120);
		const counted = { agree: 0, tied: 0, oppose: 0, humanTied: 0 };
		for (const [index, one] of pairs.entries()) {
			for (const other of pairs.slice(index + 1)) {
				if (one.group !== other.group) continue;
				const order = Math.sign(one.human - other.human) * Math.sign(one.score - other.score);
				if (one.human === other.human) counted.humanTied += 1;
				else if (order === 0) counted.tied += 1;
				else if (order > 0) counted.agree += 1;
				else counted.oppose += 1;
			}
		}
		assert.deepEqual(pairOrders(pairs), counted);
		assert.ok(Object.values(counted).every((count) => count > 50));
	});

	it('has intervals that are the same at each run and hold the figure', () => {
		const pairs = manyPairs(60).map((pair) => ({ ...pair, group: '' }));
		const figures = (those: readonly RatedPair[]) => ({
			mean: those.reduce((sum, { score }) => sum + score, 0) / those.length,
			never: null,
		});
		const first = bootstrapIntervals(pairs, figures);
		assert.deepEqual(bootstrapIntervals(pairs, figures), first);
		assert.equal(first.never, null);
		const { mean } = figures(pairs);
		const deviation = Math.sqrt(pairs.reduce((sum, { score }) => sum + (score - mean) ** 2, 0) / pairs.length);
		const reach = (1.96 * deviation) / Math.sqrt(pairs.length);
		const [low, high] = first.mean!;
		assert.ok(Math.abs(low - (mean - reach)) < 0.1 && Math.abs(high - (mean + reach)) < 0.1, `${low} ${high}`);
	});

	it('draws whole groups where there are several', () => {
		const pairs = ['a', 'b'].flatMap((group, index) =>
			Array.from({ length: 50 }, () => ({ human: 0, score: index, group })),
		);
		const share = (those: readonly RatedPair[]) => ({
			mean: those.reduce((sum, { score }) => sum + score, 0) / those.length,
		});
		assert.deepEqual(bootstrapIntervals(pairs, share).mean, [0, 1]);
	});
});
