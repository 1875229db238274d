import { expectRelations } from '../cases';

const follow = (words: string, count: number, outcome = 'conflicts') => [
	`${outcome} listCount ${words}: ${count} items in the list`,
];

describe('counts against parts of a sentence', () => {
	describe('that are counted off', () => {
		expectRelations({
			'Four drivers matter: (i) oats are dear; (ii) rye is dear; (iii) hay is dear.': follow('Four drivers', 3),
			'Farms fell for three reasons. First, oats are dear. Second, rye is.': follow('three reasons', 2),
			'Farms rest on two pillars: (1) oats, (2) rye, and (3) hay.': follow('two pillars', 3),
			'我们认为，支撑这一判断的有四个驱动因素：一是燕麦涨价；二是黑麦涨价；三是干草涨价。': follow('四个驱动因素', 3),
			'农户面临三大挑战。第一，燕麦涨价。第二，黑麦涨价。': follow('三大挑战', 2),
			'农户面临三大挑战：①燕麦涨价；②黑麦涨价；③干草涨价。': follow('三大挑战', 3, 'holds'),
			'Three drivers matter: (i) oats are dear; (ii) rye is dear; (iii) hay is dear.': follow(
				'Three drivers',
				3,
				'holds',
			),
		});
	});

	describe('that may go on, or are no parts', () => {
		expectRelations({
			'Four drivers matter: (i) oats; (ii) rye; (iii) hay. Finally, farms are few.': [],
			'Three drivers matter: (i) oats; (ii) rye.\n\n(iii) Hay is dear.': [],
			'农户面临四大挑战：一是燕麦；二是黑麦；三是干草。此外，农户不多。': [],
			'农户面临四大挑战：一是燕麦；二是黑麦；四是干草。': [],
			'Four drivers matter (1)(2).': [],
			'Four drivers matter, as farms say: (i) oats; (ii) rye; (iii) hay. Two of them fell.': follow('Four drivers', 3),
			'At least four drivers matter: (i) oats; (ii) rye; (iii) hay.': [],
			'Farms in four counties grew: (i) Arden; (ii) Brock; (iii) Cole.': [],
			'Farms grew: (i) oats; (ii) rye. Four drivers matter.': [],
		});
	});

	describe('that have a figure each', () => {
		expectRelations({
			'Three stand out: oats (41%), rye (38%), hay (33%) and maize (21%).': follow('Three stand out', 4),
			'Three counties lead: Arden (41%), Brock (38%) and Cole (33%).': follow('Three counties lead', 3, 'holds'),
			'三大产区：甲县（41%）、乙县（38%）、丙县（33%）和丁县（21%）。': follow('三大产区', 4),
			'Three counties lead: Arden (41%), Brock (38%), Cole (33%), Dale (21%).': [],
			'The first three counties lead: Arden (41%), Brock (38%), Cole (33%) and Dale (21%).': [],
			'Three counties lead in oats and in all that farms sow: Arden (41%), Brock (38%), Cole (33%) and Dale (21%).': [],
			'Three counties lead: Arden (41%), Brock (38%), Cole and Dale (21%).': [],
		});
	});
});
