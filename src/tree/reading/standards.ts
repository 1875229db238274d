const standard =
	/\b(?:ISO|IEC|EN|DIN|ANSI|BS|GB|TB|JB|YY|JIS|ASTM|ASME|IEEE|ITU|UL|UN|SAE|NFPA|NIST|RFC|RIA|R|T|TS|TR|IFRS|IAS)(?:[/ -](?:ISO|IEC|T|TS|TR|SP|R))*[ -]?\d[\d.]*(?:-\d+(?:\/\d+)*)?(?::\d{4})?/g;

/** Whether the only numbers of a text are those of standards (`ISO 13849-1`): each names its own source. */
export function namesOnlyStandards(text: string): boolean {
	if (!/[A-Z]/.test(text) || !/\d/.test(text)) return false;
	const rest = text.replace(standard, '');
	return rest !== text && !/\d/.test(rest);
}
