import { expectMarked, expectRelations } from '../cases';

describe('a list in order of size', () => {
	expectRelations({
		'Halvern carries the most riders (438), followed by Brodtun (251) and Skarv (152).': [
			'holds order 438: 438 > 251 > 152',
		],
		'Halvern carries the most riders (438), followed by Brodtun (152) and Skarv (251).': [
			'conflicts order 251: numbers.outOfOrder {"before":"152","here":"251"} · 152',
		],
	});
	expectRelations({
		'Halvern leads with 43%, followed by Brodtun with 43% and Skarv with 13%.': ['holds order 43%: 43% > 43% > 13%'],
		'Halvern leads with 12%, followed by Brodtun with 12% and Skarv with 26%.': [
			'conflicts order 26%: numbers.outOfOrder {"before":"12%","here":"26%"} · 12%',
		],
		// What goes up all the way may be told from below; the words that lead stand in front.
		'Halvern leads with 12%, followed by Brodtun with 18% and Skarv with 26%.': [],
		'Halvern leads with 47%, followed by Brodtun with 43%.': [],
		'Halvern had 12%, followed by Brodtun with 26% and Skarv with 18%, which leads by far.': [],
	});
	expectMarked('number.arithmetic', {
		'Halvern leads with 43%, followed by Brodtun with 18%, Skarv with 26% and Ytre Vik with 13%.': ['26%'],
		'收入最高的是东部（19.8亿元），其次是西部（8.4亿元）和南部（14.3亿元）。': ['14.3亿元'],
		'收入最高的是东部（19.8亿元），其次是南部（14.3亿元）和西部（8.4亿元）。': [],
		// From below; in time; of two kinds; two values alone.
		'Skarv has the lowest share (14%), followed by Brodtun (26%) and Halvern (18%).': [],
		'The largest swing was 43% in 2021, followed by 18% in 2022 and 26% in 2023.': [],
		'The crossing takes 40 minutes, followed by 10 minutes of unloading and 20 minutes of rest.': [],
		'Halvern leads with 43%, followed by Brodtun with 251 and Skarv with 438.': [],
		'Halvern leads with 43%, followed by Brodtun with 47%.': [],
		'Halvern is the largest line, with 438 riders and a share of 43.1%, followed by Brodtun (251) and Skarv (152).': [],
	});
});
