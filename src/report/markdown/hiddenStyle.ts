import { decodeEntities } from './markdown';

/** Elements that have no content, and no end tag. */
export const voidElements: ReadonlySet<string> = new Set(
	'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Elements whose content no browser with scripts shows. */
export const neverShown: ReadonlySet<string> = new Set(
	'script style template noscript title iframe noembed noframes canvas audio video datalist'.split(' '),
);

const value = (property: string, values: string) =>
	new RegExp(`(?:^|[;{\\s])${property}\\s*:\\s*(?:${values})\\s*(?:!\\s*important\\s*)?(?:;|$)`, 'i');

const hiding: readonly RegExp[] = [
	value('display', 'none'),
	value('visibility', 'hidden|collapse'),
	value('opacity', '[+-]?0*\\.?0+%?'),
	value('font-size', '[+-]?0*\\.?0+(?:[a-z]{1,4}|%)?'),
	value('font', '(?:[^;]*\\s)?0(?:[a-z]{1,4}|%)?(?:\\s*/[^;]*|\\s[^;]*)'),
	value('color', 'transparent'),
	// Moved off the screen.
	value(
		'(?:left|right|top|bottom|margin-left|margin-top|text-indent)',
		'-\\d{3,}(?:\\.\\d+)?(?:px|r?em|ex|ch|pt|%|v[wh])',
	),
	value('clip(?:-path)?', '(?:rect|inset)\\(\\s*(?:0(?:px)?[\\s,]*){4}\\)|inset\\(\\s*(?:50|100)%\\s*\\)'),
];

/** White text, hidden unless it has a coloured background. */
const white = value('color', 'white|#fff(?:fff)?|rgba?\\(\\s*255\\s*,\\s*255\\s*,\\s*255\\s*(?:,[^)]*)?\\)');
const background = /(?:^|[;{\s])background(?:-color|-image)?\s*:/i;

/**
 * Whether an element with this `style` attribute, or one around it, keeps its text from being seen.
 *
 * @param onColour whether what stands around the element may put a colour behind it; asked only of white text
 */
export function hidesText(style: string, onColour: () => boolean = () => false): boolean {
	const plain = plainStyle(style);
	return hiding.some((pattern) => pattern.test(plain)) || (white.test(plain) && !background.test(plain) && !onColour());
}

/** Whether a `style` attribute puts something behind the text of its element. */
export function setsBackground(style: string): boolean {
	return background.test(plainStyle(style));
}

function plainStyle(style: string): string {
	return style
		.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
		.replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) => letter(Number.parseInt(code, 16)));
}

function letter(code: number): string {
	return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

const attribute = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?|[\s/]*=/y;

/**
 * Reads the attributes of a start tag from behind its name: whether they hide its content, and where the tag ends;
 * `undefined` when it does not.
 */
export function readTag(
	html: string,
	name: string,
	from: number,
): { readonly hidden: boolean; readonly end: number } | undefined {
	let hidden = neverShown.has(name);
	let open = false;
	attribute.lastIndex = from;
	let at = from;
	for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
		const [, key = '', ...values] = found;
		at = attribute.lastIndex;
		const text = values.find((one) => one !== undefined) ?? '';
		if (/^hidden$/i.test(key) || (/^style$/i.test(key) && hidesText(decodeEntities(text)))) hidden = true;
		if (/^open$/i.test(key)) open = true;
	}
	const end = /[\s/]*>/y;
	end.lastIndex = at;
	if (!end.test(html)) return undefined;
	return { hidden: hidden || (name === 'dialog' && !open), end: end.lastIndex };
}
