/** As everywhere: `[start, end)` in UTF-16 offsets. */
type Span = readonly [start: number, end: number];

/** One replacement, in offsets of the text just before it. */
export interface Edit {
	readonly offset: number;
	readonly removed: number;
	readonly inserted: string;
}

/** A stretch of the first text that was edited since, and by how much it grew. Spans of the first text. */
interface Zone {
	readonly start: number;
	readonly end: number;
	readonly growth: number;
}

/**
 * Follows the edits of a text, so that what was found in the first text can be shown in the present one.
 * Whatever stands on an edited line is lost; lines that are added or removed as a whole only move the rest.
 */
export class EditTrail {
	readonly #first: string;
	#text: string;
	#zones: readonly Zone[] = [];

	constructor(text: string) {
		this.#first = text;
		this.#text = text;
	}

	/** Whether the text was edited at all. */
	get edited(): boolean {
		return this.#zones.length > 0;
	}

	/** Applies an edit; true when it touched lines of the first text that were unedited before, or restored edited ones. */
	apply(edit: Edit): boolean {
		const [start, end] = touchedLines(this.#text, edit);
		const { offset, removed, inserted } = edit;
		this.#text = this.#text.slice(0, offset) + inserted + this.#text.slice(offset + removed);
		const reached = this.#addZone(start, end, inserted.length - removed);
		return this.#dropRestoredZones() || reached;
	}

	/** Where a span of the first text is now, or `undefined` when it was on an edited line. */
	span([start, end]: Span): Span | undefined {
		let shift = 0;
		for (const zone of this.#zones) {
			if (start < zone.end && end > zone.start) return undefined;
			if (zone.end <= start) shift += zone.growth;
		}
		return [start + shift, end + shift];
	}

	/** Where an offset of the first text is now; the nearest place when it was on an edited line. */
	nearest(offset: number): number {
		let shift = 0;
		for (const zone of this.#zones) {
			if (offset <= zone.start) break;
			if (offset < zone.end) return Math.min(offset, zone.end + zone.growth) + shift;
			shift += zone.growth;
		}
		return offset + shift;
	}

	/** Drops the zones whose text is as it was at first, as after an undo; true when there were any. Texts are compared only where their lengths agree. */
	#dropRestoredZones(): boolean {
		let shift = 0;
		const edited = this.#zones.filter(({ start, end, growth }) => {
			const now = start + shift;
			shift += growth;
			return growth !== 0 || this.#text.slice(now, end + shift) !== this.#first.slice(start, end);
		});
		const wasEdited = this.#zones.length;
		this.#zones = this.#text.length === this.#first.length && this.#text === this.#first ? [] : edited;
		return this.#zones.length < wasEdited;
	}

	#addZone(start: number, end: number, growth: number): boolean {
		const before: Zone[] = [];
		const inside: Zone[] = [];
		const after: Zone[] = [];
		const zone = { start: Number.NaN, end: Number.NaN, growth };
		let shift = 0;
		for (const old of this.#zones) {
			const endNow = old.end + shift + old.growth;
			if (endNow < start) before.push(old);
			else if (old.start + shift > end) after.push(old);
			else {
				if (inside.length === 0) zone.start = Math.min(old.start, start - shift);
				zone.end = end > endNow ? end - shift - old.growth : old.end;
				zone.growth += old.growth;
				inside.push(old);
			}
			if (after.length === 0) shift += old.growth;
		}
		if (inside.length === 0) Object.assign(zone, { start: start - shift, end: end - shift });
		this.#zones = [...before, zone, ...after];
		return zone.end - zone.start > inside.reduce((sum, old) => sum + old.end - old.start, 0);
	}
}

/** The lines an edit changes, in offsets of the text before it. */
function touchedLines(text: string, { offset, removed, inserted }: Edit): Span {
	const end = offset + removed;
	const wholeLines = startsLine(text, offset) && startsLine(text, end) && /^$|\n$/.test(inserted);
	const newLines = removed === 0 && endsLine(text, offset) && /^\r?\n/.test(inserted);
	if (wholeLines || newLines) return [offset, end];
	const lineStart = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
	const lineEnd = text.indexOf('\n', end);
	return [lineStart, lineEnd < 0 ? text.length : lineEnd];
}

function startsLine(text: string, offset: number): boolean {
	return offset === 0 || text[offset - 1] === '\n';
}

function endsLine(text: string, offset: number): boolean {
	return offset === text.length || /[\r\n]/.test(text[offset]!);
}
