type Child = Node | string | null | undefined | false;
type Inside = Child | readonly Child[];
type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Content = readonly (Attributes | Inside)[];

/**
 * An element by its tag, with classes as in `p.quiet`; then its attributes, where it has more, and its children. Text goes in
 * as text, never as HTML.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...content: Content): HTMLElementTagNameMap[Tag];
export function h<Tag extends keyof HTMLElementTagNameMap>(
	tagAndClasses: `${Tag}.${string}`,
	...content: Content
): HTMLElementTagNameMap[Tag];
export function h(selector: string, ...content: Content): HTMLElement {
	const [tag = '', ...classes] = selector.split('.');
	const [first, ...rest] = content;
	const named = { class: classes.join(' ') || null };
	return isAttributes(first)
		? filled(document.createElement(tag), { ...named, ...first }, rest as readonly Inside[])
		: filled(document.createElement(tag), named, content as readonly Inside[]);
}

function isAttributes(content: Content[number] | undefined): content is Attributes {
	return typeof content === 'object' && content !== null && !Array.isArray(content) && !('nodeType' in content);
}

export function svg<Tag extends keyof SVGElementTagNameMap>(
	tag: Tag,
	attributes: Attributes = {},
	...children: readonly Inside[]
): SVGElementTagNameMap[Tag] {
	return filled(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

/** A list of what there is, an entry each. */
export function list<Item>(
	className: string,
	items: readonly Item[],
	entry: (item: Item, index: number) => Child | readonly Child[],
): HTMLUListElement {
	return h(
		'ul',
		{ class: className || null },
		items.map((item, index) => h('li', {}, entry(item, index))),
	);
}

/** What is folded until it is asked for; `key` keeps it open when the panel is drawn anew. */
export function folded(
	key: string,
	title: string | readonly Child[],
	...content: readonly Child[]
): HTMLDetailsElement {
	return h('details', { 'data-unfold': key }, h('summary', {}, title), ...content);
}

/** How many there are, beside a title. */
export function counted(title: string, count: number): readonly Child[] {
	return [`${title} `, h('span.count', String(count))];
}

/** A button that does something; `key` finds it again after the panel was drawn anew, so that it keeps the focus. */
export function button(
	key: string,
	className: string,
	onClick: () => void,
	...children: readonly Child[]
): HTMLButtonElement {
	const element = h('button', { type: 'button', class: className, 'data-key': key }, ...children);
	element.addEventListener('click', onClick);
	return element;
}

/** A message with values in the places of `{0}`, `{1}`. */
export function fill(message: string, ...values: readonly (string | number)[]): string {
	return message.replace(/\{(\d)\}/gu, (place, index) => String(values[Number(index)] ?? place));
}

function filled<Target extends Element>(element: Target, attributes: Attributes, children: readonly Inside[]): Target {
	for (const [name, value] of Object.entries(attributes)) {
		if (value === true) element.setAttribute(name, '');
		else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
	}
	element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
	return element;
}
