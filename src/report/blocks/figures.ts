import type { Figure, Span } from '../model';
import { captionBeside, captionLabels, nameAbove, nameBelow } from './captions';
import type { DraftBlock, SourceMark } from './drafts';

/** Markdown images and HTML `<img>`, each with its caption: a line beside it, else its title, else its alternative text. */
export function readFigures(source: string, blocks: readonly DraftBlock[], marks: readonly SourceMark[]): Figure[] {
	const numberOf = new Map(blocks.map((block, index) => [block, index]));
	return marks.flatMap((mark): Figure[] => {
		const image = mark.kind === 'image' ? markdownImage(source, mark) : htmlImage(source, mark);
		if (!image) return [];
		const block = numberOf.get(mark.block) ?? 0;
		const beside = captionBeside(source, blocks, block, mark.span, captionLabels.figure);
		const own = image.caption;
		const named = own && captionLabels.figure.test(source.slice(...own)) ? own : nameBeside(source, blocks, block);
		return [{ block, span: mark.span, target: image.target, alt: image.alt, caption: beside ?? named ?? own }];
	});
}

/** The line below or above an image that stands for itself. */
function nameBeside(source: string, blocks: readonly DraftBlock[], index: number): Span | undefined {
	if (blocks[index]?.kind !== 'figure') return undefined;
	return nameBelow(source, blocks[index + 1]) ?? nameAbove(source, blocks[index - 1]);
}

/** Makes figures of the paragraphs that show nothing but images. */
export function markFigures(marks: readonly SourceMark[], textOf: (span: Span) => string): void {
	for (const { kind, block } of marks) {
		if (kind === 'image' && block.kind === 'paragraph' && textOf(block.span) === '') block.kind = 'figure';
	}
}

interface Image {
	readonly target: string;
	readonly alt: string;
	readonly caption: Span | undefined;
}

function markdownImage(source: string, { span, inner, url }: SourceMark): Image {
	const alt = source.slice(...inner);
	const title = /\s(?:"([^"]+)"|'([^']+)')\s*\)$/.exec(source.slice(inner[1], span[1]));
	const words = title?.[1] ?? title?.[2];
	const start = words === undefined ? 0 : source.lastIndexOf(words, span[1]);
	const own: Span | undefined = alt.trim() === '' ? undefined : inner;
	return { target: url, alt, caption: words === undefined ? own : [start, start + words.length] };
}

function htmlImage(source: string, { kind, span }: SourceMark): Image | undefined {
	const tag = source.slice(...span);
	if (kind !== 'html' || !/^<img\b/i.test(tag)) return undefined;
	const alt = attribute(tag, 'alt');
	const caption: Span | undefined = alt?.value.trim()
		? [span[0] + alt.start, span[0] + alt.start + alt.value.length]
		: undefined;
	return { target: attribute(tag, 'src')?.value ?? '', alt: alt?.value ?? '', caption };
}

function attribute(tag: string, name: string): { value: string; start: number } | undefined {
	const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
	const value = match?.[1] ?? match?.[2] ?? match?.[3];
	return match && value !== undefined ? { value, start: match.index + match[0].lastIndexOf(value) } : undefined;
}
