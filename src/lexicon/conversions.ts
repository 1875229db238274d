import { phrases, words } from './entries';

/** Words and signs that say that two amounts are the same in two currencies. */
export const explicit = [
	...words('≈ ≃ [~] ＝ = 约合 折合 相当于 等于 折算(为|成|后) 换算(为|成) 合计约'),
	...phrases(`
		equivalent to, the equivalent of, equal(s), equal to, convert(s) (in)to, converted (in)to, translate(s) (in)to,
		correspond(s) to, {is|was|are|were} worth
	`),
];

/** Words that may stand between the two without saying so. */
export const loose = [
	...phrases(`
		is, are, was, were, or, i.e., that is, which is, come(s) to, came to, work(s) out {at|to}, amount(s) to,
		approximately, approx(.), about, around, roughly, some, nearly, almost, just, over, under, worth
	`),
	...words('人民币 约为 大约 大概 即 合 约 为 是'),
];
