import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Span } from '../../../src/report/model';
import { type CorpusReport, corporaFolder, filesIn } from './corpora';

/** A place that an editor names, in UTF-16 offsets. */
export interface MarkedPlace {
	readonly start: number;
	readonly end: number;
}

/** What an editor marked on a report, as far as its argument goes. */
export interface EditorMarks {
	/** The sentence that best answers what the report was asked. */
	readonly thesis: MarkedPlace | null;
	/** Conclusions, and the places in the body that each rests on. */
	readonly links: readonly { readonly from: MarkedPlace; readonly to: readonly MarkedPlace[] }[];
}

export interface EditedReport extends CorpusReport {
	readonly marks: EditorMarks;
	/** Written by people, not by an agent. */
	readonly byPeople: boolean;
}

export function hasEditorMarks(): boolean {
	return existsSync(join(corporaFolder, 'editor', 'marks'));
}

export function readEditedReports(): EditedReport[] {
	return filesIn(join('editor', 'marks'), '.json').map(({ name, text }) => ({
		name,
		text: readFileSync(join(corporaFolder, folderOf(name), `${name}.md`), 'utf8'),
		marks: JSON.parse(text) as EditorMarks,
		byPeople: name.startsWith('hum-'),
	}));
}

function folderOf(name: string): string {
	const own = join('editor', 'reports');
	return existsSync(join(corporaFolder, own, `${name}.md`)) ? own : 'reports';
}

/** Whether a place of ours is the marked one: they have half of the shorter in common. */
export function isNear([start, end]: Span, place: MarkedPlace): boolean {
	const overlap = Math.min(end, place.end) - Math.max(start, place.start);
	return overlap > 0 && overlap >= 0.5 * Math.min(end - start, place.end - place.start);
}
