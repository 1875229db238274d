import { words } from './entries';

/** The months in order, in full or short. */
export const months = words(`
	Jan(uary) Feb(ruary) Mar(ch) Apr(il) May Jun(e) Jul(y) Aug(ust) Sep(t(ember)) Oct(ober) Nov(ember) Dec(ember)
`);

/** Their full names, in lower case. */
export const monthNames = months.map((month) => month.replace(/[()]/g, '').toLowerCase());
