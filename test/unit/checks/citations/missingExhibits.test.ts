import { brokenCitations } from '../../../../src/checks/citations/citationBroken';
import { expectTold } from '../told';

const captioned = (label: string) => `${label}\n\n| County | Oats |\n|---|---|\n| Arden | 12 |\n`;
const tables = [captioned('Table 1: Oats'), captioned('Table 2: Rye')].join('\n');
const missing = (written: string, name = written, level = 'warning') => [
	`${written} missingPart {"name":"${name}"} ${level}`,
];
/** Where the report has none of its kind, the part may be another text's. */
const missingAlone = (written: string, name = written) => missing(written, name, 'info');

describe('exhibits that are missing', () => {
	describe('behind the last one', () => {
		expectTold(brokenCitations, {
			[`Farms by size are set out in Table 3.\n\n${tables}`]: missing('Table 3'),
			[`Farms by size are in Tables 2 and 3.\n\n${tables}`]: missing('3', 'Table 3'),
			[`Table 3 lists farms, and so does Table 3.\n\n${tables}`]: missing('Table 3'),
			[`Farms are listed (table 3).\n\n${tables}`]: missing('table 3', 'Table 3'),
			[`Farms are in Table 2.\n\n${tables}`]: [],
			[`各县农户见图表3。\n\n${captioned('图表1：燕麦')}\n${captioned('图表2：黑麦')}`]: missing('图表3'),
			[`各县农户如表3所示。\n\n${captioned('表1 燕麦')}\n${captioned('表2 黑麦')}`]: missing('表3'),
			[`Farms are in Table 2.3.\n\n${captioned('Table 2.1: Oats')}\n${captioned('Table 2.2: Rye')}`]:
				missing('Table 2.3'),
			[`Farms are in Table 3.3.\n\n${captioned('Table 2.1: Oats')}\n${captioned('Table 2.2: Rye')}`]: [],
		});
	});

	describe('left out between others', () => {
		const gap = [captioned('Table 1: Oats'), captioned('Table 3: Rye')];
		expectTold(brokenCitations, {
			[`Farms are in Table 2.\n\n${gap.join('\n')}`]: missing('Table 2'),
			[`Farms are in Table 2.\n\n${gap.join(`\n${captioned('Farms by size.')}\n`)}`]: [],
		});
	});

	describe('that may be there, or are of another text', () => {
		const silent = [
			'Farms are in Table 3 of the census.',
			'Farms are in Table 3 [1].',
			'Farms are in [the census](https://example.org/a), Table 3.',
			'Farms are in the census’s Table 3.',
			'Farms are in its Table 3.',
			'Farms are in Census Table 3.',
			'Farms grew (Doe 2019, Table 3).',
			'Farms grew, as Doe et al. find in Table 3.',
			'> Table 3 lists farms.',
			'Source: census, Table 3.',
			'`Table 3`',
			'Farms are in Appendix Table 3.',
			'Farms are in Table 2, 3 of them twice.',
			'Farms are in Table 30.',
			'Farms are in Table S3.',
			'Farms are in Figure 3.',
			'Table 3\n\nFarms by size: 12 small, 3 large.',
		];
		expectTold(brokenCitations, {
			...Object.fromEntries(silent.map((text) => [`${text}\n\n${tables}\n[1]: https://example.org/b`, []] as const)),
			[`Farms are in Table 3.\n\n${captioned('Table 1: Oats')}`]: [],
			[`Farms are in Table 3.\n\n${tables}\n${captioned('Farms by size.')}`]: [],
			[`Farms are in Table 3.\n\n${tables}\n![Farms](farms.png)`]: [],
			[`Farms are in Table 3.\n\n${tables}\n<table><caption>Table 3: Farms</caption></table>`]: [],
			[`燕麦见年鉴表3。其表3列出农户。\n\n${captioned('表1 燕麦')}\n${captioned('表2 黑麦')}`]: [],
			[`各县农户见图表2。\n\n${captioned('表1 燕麦')}\n${captioned('表2 黑麦')}`]: [],
		});
	});

	describe('where nothing is a figure', () => {
		expectTold(brokenCitations, {
			'Figure 3 shows how farms grew. Rye is in Figure 4.': missingAlone('Figure 3'),
			'Farms grew, which Figure 3 shows, and then fell (see Figure 4).': missingAlone('Figure 3'),
			'Figures 1 and 2 show how farms grew.': missingAlone('Figures 1', 'Figure 1'),
			'Farms grew (Fig. 3).': missingAlone('Fig. 3', 'Figure 3'),
			'农户逐年增加，如图3所示。': missingAlone('图3'),
			[`Farms grew (see Figure 3).\n\n${tables}`]: missingAlone('Figure 3'),
			'Farms grew in Figure 3.': [],
			'We ran Figure 02 on a farm.': [],
			'See Figure 3D prints.': [],
			'See Figure 3 of the census.': [],
			'Farms grew (see Figure 3).\n\n![Farms](farms.png)': [],
			'Farms grew (see Figure 3).\n\n```mermaid\npie\n```': [],
			'Farms grew (see Figure 3).\n\n{{< chart farms >}}': [],
			'Farms grew (see Figure 3).\n\nFigure 3: Farms by year': [],
			[`Farms grew (see Figure 3).\n\n${captioned('Farms by size.')}`]: missingAlone('Figure 3'),
			'Farms are set out in Table 3.': missingAlone('Table 3'),
		});
	});
});
