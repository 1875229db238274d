import { hidesText, setsBackground } from '../../report/markdown/hiddenStyle';
import { memoised } from '../../text/memo';
import { parseUrl } from '../../text/urls';

/** What of a DOM node is read here; both the parser's and the browser's nodes have it. */
export interface PageNode {
	readonly nodeType: number;
	readonly nodeName: string;
	readonly nodeValue: string | null;
	readonly textContent: string | null;
	readonly firstChild: PageNode | null;
	readonly nextSibling: PageNode | null;
	readonly parentNode: PageNode | null;
	getAttribute?(name: string): string | null;
	querySelector?(selector: string): PageNode | null;
}

const never: ReadonlySet<string> = new Set(
	'SCRIPT STYLE TITLE NOSCRIPT TEMPLATE SVG CANVAS IFRAME OBJECT EMBED VIDEO AUDIO HEAD SELECT OPTION TEXTAREA DATALIST MAP BUTTON DIALOG'.split(
		' ',
	),
);
const around: ReadonlySet<string> = new Set(['NAV', 'FOOTER', 'ASIDE', 'MENU']);
const aroundRole = /^(?:navigation|banner|contentinfo|complementary|search|menu|menubar|dialog|alertdialog)$/;
/** Hidden as a whole, a page is shown by its scripts once it is there. */
const wholePage: ReadonlySet<string> = new Set(['HTML', 'BODY']);
const block: ReadonlySet<string> = new Set(
	'ADDRESS ARTICLE BLOCKQUOTE BODY CAPTION CENTER DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN OL P PRE SECTION SUMMARY TABLE UL'.split(
		' ',
	),
);

/**
 * The content of an element as text: a blank line between blocks, `## ` before headings, `- ` before items of lists, a
 * row of a table on a line with ` | ` between its cells. Navigation and what is hidden is left out.
 *
 * @param base what links are relative to; `undefined` leaves relative ones out
 */
export function contentText(root: PageNode, base: string | undefined) {
	const writer = new Writer(base);
	write(root, writer, 0);
	return { text: writer.text(), links: [...writer.links].map(([url, text]) => ({ url, text })) };
}

/** All words of the page, boilerplate included, cut to a length. */
export function visibleText(root: PageNode, length: number): string {
	const parts: string[] = [];
	let size = 0;
	const open: PageNode[] = [root];
	for (let node = open.pop(); node && size < length; node = open.pop()) {
		if (node.nextSibling && node !== root) open.push(node.nextSibling);
		const value = node.nodeType === 3 ? node.nodeValue?.replace(/\s+/g, ' ').trim() : undefined;
		if (value) {
			parts.push(value);
			size += value.length + 1;
		}
		if (node.nodeType === 1 && node.firstChild && !/^(?:SCRIPT|STYLE|NOSCRIPT|TEMPLATE|SVG)$/i.test(node.nodeName))
			open.push(node.firstChild);
	}
	return parts.join(' ').slice(0, length);
}

/** The tables that hold figures, each as {@link contentText} writes it. */
export function dataTables(root: PageNode): string[] {
	const tables: string[] = [];
	const open: PageNode[] = [root];
	for (let node = open.pop(); node; node = open.pop()) {
		if (node.nextSibling && node !== root) open.push(node.nextSibling);
		if (node.nodeType !== 1 || isLeftOut(node)) continue;
		if (node.nodeName.toUpperCase() === 'TABLE' && !node.querySelector?.('table')) {
			const { text } = contentText(node, undefined);
			if (/\d/.test(text) && (text.match(/ \| /g)?.length ?? 0) >= 2 && text.includes('\n')) tables.push(text);
		} else if (node.firstChild) open.push(node.firstChild);
	}
	return tables;
}

/** Beyond, no page is read in order; the stack is the limit. */
const maxDepth = 1500;

class Writer {
	readonly links = new Map<string, string>();
	readonly #base: string | undefined;
	readonly #lines: string[] = [];
	#line = '';
	/** Put in front of the next line. */
	#lead = '';
	#cells: string[] | undefined;

	constructor(base: string | undefined) {
		this.#base = base;
	}

	words(text: string): void {
		this.#line += text.replace(/[\s\u00a0]+/g, ' ');
	}

	/** Ends the line; a blank one follows the block. */
	block(lead = ''): void {
		if (this.#cells) {
			this.words(' ');
			return;
		}
		this.breakLine();
		if (this.#lines.at(-1) !== '') this.#lines.push('');
		this.#lead = lead;
	}

	breakLine(): void {
		if (this.#cells) {
			this.words(' ');
			return;
		}
		const line = this.#line.replace(/ {2,}/g, ' ').trim();
		this.#line = '';
		if (line === '') return;
		this.#lines.push(this.#lead + line);
		this.#lead = '';
	}

	verbatim(text: string): void {
		this.block();
		this.#lines.push(
			...text
				.replace(/\r\n?/g, '\n')
				.replace(/\n{3,}/g, '\n\n')
				.split('\n')
				.map((line) => line.trimEnd()),
		);
		this.block();
	}

	/** The lines of a row are cells; nested tables become words of theirs. */
	row(writeCells: () => void): void {
		if (this.#cells) {
			writeCells();
			return;
		}
		this.breakLine();
		this.#cells = [];
		writeCells();
		this.cell();
		const cells = this.#cells.join(' | ').replace(/(?: \| )+$/, '');
		this.#cells = undefined;
		if (cells.replace(/[ |]/g, '') !== '') this.#lines.push(cells);
	}

	cell(): void {
		if (!this.#cells) return;
		const cell = this.#line.replace(/ {2,}/g, ' ').trim();
		this.#line = '';
		if (cell !== '' || this.#cells.length > 0) this.#cells.push(cell);
	}

	link(href: string, text: string): void {
		if (!/^(?:https?:|[^:]*$|[^:/?#]*[/?#])/i.test(href) || href.startsWith('#')) return;
		const url = parseUrl(href, this.#base);
		if (!url || !/^https?:$/.test(url.protocol) || this.links.has(url.href)) return;
		this.links.set(url.href, text.replace(/\s+/g, ' ').trim().slice(0, 300));
	}

	text(): string {
		this.breakLine();
		return this.#lines
			.join('\n')
			.replace(/\n{3,}/g, '\n\n')
			.trim();
	}
}

function write(node: PageNode, writer: Writer, depth: number): void {
	if (node.nodeType === 3) writer.words(node.nodeValue ?? '');
	else if (containers.has(node.nodeType) && depth <= maxDepth && !isLeftOut(node)) writeElement(node, writer, depth);
}

/** Elements, documents and fragments. */
const containers: ReadonlySet<number> = new Set([1, 9, 11]);

function writeElement(node: PageNode, writer: Writer, depth: number): void {
	const name = node.nodeName.toUpperCase();
	if (name === 'BR') writer.breakLine();
	else if (name === 'PRE') writer.verbatim(node.textContent ?? '');
	else if (name === 'TR') writer.row(() => writeChildren(node, writer, depth));
	else {
		if (name === 'A') writer.link(node.getAttribute?.('href') ?? '', node.textContent ?? '');
		// A raised figure is a note or a power; joined to a number it would change it.
		if (name === 'SUP' && /^\s*\d/.test(node.textContent ?? '')) writer.words('^');
		if (block.has(name)) writer.block(leadOf(name));
		writeChildren(node, writer, depth);
		if (name === 'TD' || name === 'TH') writer.cell();
		if (block.has(name)) writer.block();
	}
}

function leadOf(name: string): string {
	if (name === 'LI') return '- ';
	return /^H[1-6]$/.test(name) ? `${'#'.repeat(Number(name[1]))} ` : '';
}

function writeChildren(node: PageNode, writer: Writer, depth: number): void {
	for (let child = node.firstChild; child; child = child.nextSibling) write(child, writer, depth + 1);
}

function isLeftOut(node: PageNode): boolean {
	const name = node.nodeName.toUpperCase();
	if (wholePage.has(name)) return false;
	if (never.has(name) || around.has(name)) return true;
	const attribute = (key: string) => node.getAttribute?.(key) ?? null;
	if (attribute('hidden') !== null || attribute('aria-hidden') === 'true') return true;
	if (aroundRole.test(attribute('role') ?? '')) return true;
	if (isHiddenByStyle(node)) return true;
	return name === 'HEADER' && !node.querySelector?.('h1');
}

/** Whether the style of an element keeps its text from being seen. */
export function isHiddenByStyle(node: PageNode): boolean {
	if (wholePage.has(node.nodeName.toUpperCase())) return false;
	return hidesText(node.getAttribute?.('style') ?? '', () => mayStandOnColour(node));
}

/**
 * Whether an element, or one around it, sets a background, or has a class, whose style nobody reads here. Kept for each
 * element, since many share the same ancestors.
 */
const mayStandOnColour: (node: PageNode) => boolean = memoised(
	(node) =>
		['class', 'bgcolor'].some((name) => node.getAttribute?.(name)) ||
		setsBackground(node.getAttribute?.('style') ?? '') ||
		(node.parentNode !== null && mayStandOnColour(node.parentNode)),
);
