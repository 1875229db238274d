const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** What raised digits stand for: `¹⁻³` → `1-3`. */
export function lowered(text: string): string {
	return text.replace(/./gu, (sign) => {
		const digit = digits.indexOf(sign);
		return digit >= 0 ? String(digit) : sign === '⁻' ? '-' : ',';
	});
}
