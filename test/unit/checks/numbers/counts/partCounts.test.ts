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

	describe('that are counted off in whatever style', () => {
		const four = (text: string) =>
			[text, follow(/\p{Script=Han}/u.test(text) ? '四大挑战' : 'Four drivers', 3)] as const;
		const drivers = 'Four drivers matter: (1) oats are dear; (2) rye is dear; (3) hay is dear.';
		expectRelations(
			Object.fromEntries([
				four('Four drivers matter: (a) oats are dear; (b) rye is dear; (c) hay is dear.'),
				four('Four drivers matter: 1) oats are dear; 2) rye is dear; 3) hay is dear.'),
				four('Four drivers matter: first, oats are dear; second, rye is dear; third, hay is dear.'),
				four('Four drivers matter. Firstly, oats are dear. Secondly, rye is dear. Thirdly, hay is dear.'),
				four('农户面临四大挑战：其一，燕麦涨价；其二，黑麦涨价；其三，干草涨价。'),
				four('农户面临四大挑战：（一）燕麦涨价；（二）黑麦涨价；（三）干草涨价。'),
				four('农户面临四大挑战：1）燕麦涨价；2）黑麦涨价；3）干草涨价。'),
				// What comes next does not go on with it.
				four(`${drivers}\n\nMaize is dear.`),
				four(`${drivers}\n\n### Also maize`),
			]),
		);
		expectRelations({
			[`${drivers}\n\n(4) Maize is dear.`]: [],
			[`${drivers}\n\nAlso, maize is dear.`]: [],
			'Four drivers matter: (i) oats are dear; (iii) rye is dear; (ii) hay is dear.': [],
			// Each to what announces it.
			'Two drivers matter: (i) oats are dear; (ii) rye is dear. Three pillars hold: (i) oats; (ii) rye; (iii) hay; (iv) maize.':
				[...follow('Two drivers', 2, 'holds'), ...follow('Three pillars', 4)],
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
			'Three counties lead: Arden (41%) and Brock (38%).': follow('Three counties lead', 2),
			'Four counties lead: Arden (41%), Brock (38%), and Cole (33%); Dale fell.': follow('Four counties lead', 3),
			'Four counties lead: Arden (41%), Brock (38%), and Cole (33%) as ever.': [],
			'Four counties lead: Arden (41%), Brock (best) and Cole (33%).': [],
			'Three counties lead: Arden (41%), Brock (38%), Cole (33%), Dale (21%).': [],
			'The first three counties lead: Arden (41%), Brock (38%), Cole (33%) and Dale (21%).': [],
			'Three counties lead in oats and in all that farms sow: Arden (41%), Brock (38%), Cole (33%) and Dale (21%).': [],
			'Three counties lead: Arden (41%), Brock (38%), Cole and Dale (21%).': [],
		});
	});

	describe('that are names side by side', () => {
		expectRelations({
			'Wells were dug for four farms: the Upper Reach, Low Mead and Arden.': follow('four farms', 3),
			'Wells were dug for four farms: the Upper Reach, Low Mead and the two at Arden.': [],
			'Wells were dug for three farms: Upper Reach, Low Mead and Arden.': follow('three farms', 3, 'holds'),
			'We rank five crops (oats, rye, hay, and maize) by price.': follow('five crops', 4),
			'Three areas count: yield, storage and drying and price.': follow('Three areas', 3, 'holds'),
			'Four farms sold out: Arden & Sons, Brock, and Cole.': follow('Four farms sold out', 4, 'holds'),
			'Three areas count: yield, storage and drying, and price.': follow('Three areas', 3, 'holds'),
			'Five farms sold out: Arden, Brock, Cole and Dale & Sons.': follow('Five farms sold out', 5, 'holds'),
			// Six words, or fourteen characters, are a name; what is longer is a clause.
			'Four factors matter: price, yield and the slow decay of old barns.': follow('Four factors', 3),
			'Four factors matter: price, yield and the slow decay of old wooden barns.': [],
			'农户面临四大挑战：种子、肥料、连年干旱而更加紧张的灌溉水源。': follow('四大挑战', 3),
			'农户面临四大挑战：种子、肥料、连年干旱而更加紧张的农田灌溉水。': [],
			'农户面临三大挑战：种子和肥料。': [],
			'Six farms sold out: Arden & Sons, Brock, and Cole.': follow('Six farms sold out', 4),
			'Four farms sold out: Arden, Brock, Cole.': [],
			// A name may be a list itself.
			'Three areas count: yield, storage, drying and price.': [],
			'Two factors explain this: the fall in oil, gas and coal prices and the mild winter.': [],
			'The group runs four sites (two in Norway, one in Spain and one in Malta).': [],
			'All contracts run for five years (rent, cleaning, catering and security).': [],
			'共调查五个城市（沿海三市、甲市和乙市）。': [],
			'Three areas count: yield, drying, transport and storage costs, price.': [],
			'Three areas count, such as yield and price, for farms: those that are dear, and those that are cheap.': [],
			'Four farms stand out: oats are dear there, and rye is cheap.': [],
			'Four farms stand out: Upper Reach and Low Mead, which sold hay.': [],
			'Three factors count: price (dear, cheap and fair), yield and storage.': [],
			'农户面临四大挑战：种子、肥料和水源。': follow('四大挑战', 3),
			'四大产区（甲县、乙县、丙县）减产。': follow('四大产区', 3),
			'四大产区（甲县、乙县、丙县和丁县）减产。': follow('四大产区', 4, 'holds'),
			'三大产区（甲县、乙县和丙县、丁县）减产。': follow('三大产区', 3, 'holds'),
			'五大产区（甲县、乙县和丙县、丁县）减产。': follow('五大产区', 4),
			'农户面临四大挑战： 种子、肥料、水源。': follow('四大挑战', 3),
			// A name may be a list, a clause or missing.
			'农户面临两大挑战：种子、肥料、水源。': [],
			'农户面临四大挑战：种子、肥料，还有水源。': [],
			'农户面临四大挑战：种子、肥料、、水源。': [],
			'农户面临三大挑战：种子、肥料、水源等。': [],
		});
	});
});
