import fc from 'fast-check';

/** What upsets readers of texts: ends and beginnings of constructs, odd characters, extreme numbers. */
const hostile = fc.constantFrom(
	...['\0', '\uFEFF', '\ud800', '\udc00', '\u202e', '\u200b', '\u00ad', '\r', '\n\n', '\t', '\f', '\u2028', '\u3000'],
	...[
		'<!--',
		'-->',
		'<![CDATA[',
		']]>',
		'<?',
		'<div',
		'</div>',
		'<script>',
		'&#x110000;',
		'&amp',
		'```',
		'~~~',
		'---',
		'+++',
	],
	...[
		'[',
		']',
		'](',
		'[^',
		'[@',
		'![',
		'(',
		')',
		'{',
		'}',
		'|',
		'\\',
		'"',
		"'",
		'“',
		'「',
		'%',
		'#',
		'>',
		'- ',
		'1. ',
		'$$',
	],
	...['1e999', '-0', '9007199254740993', '١٢', '½', '%ff', '%', 'null', '__proto__', 'constructor', '\\u0000', 'NaN'],
);

const change = fc.record({
	at: fc.double({ min: 0, max: 1, noNaN: true }),
	length: fc.integer({ min: 0, max: 12 }),
	kind: fc.constantFrom('insert', 'remove', 'repeat', 'cut', 'move'),
	piece: hostile,
	times: fc.integer({ min: 1, max: 6 }),
});

/** Texts as they are made, and texts in which some places were changed, doubled, moved or cut off. */
export function damaged(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
	return fc
		.tuple(
			texts,
			fc.oneof({ weight: 1, arbitrary: fc.constant([]) }, { weight: 2, arbitrary: fc.array(change, { maxLength: 6 }) }),
		)
		.map(([text, changes]) => changes.reduce(damage, text));
}

type Change = typeof change extends fc.Arbitrary<infer Made> ? Made : never;

function damage(text: string, { at, length, kind, piece, times }: Change): string {
	const start = Math.floor(at * text.length);
	const [before, part, after] = [text.slice(0, start), text.slice(start, start + length), text.slice(start + length)];
	if (kind === 'insert') return before + piece.repeat(times) + part + after;
	if (kind === 'remove') return before + after;
	if (kind === 'repeat') return before + part.repeat(times + 1) + after;
	if (kind === 'cut') return before;
	return after + part + before;
}
