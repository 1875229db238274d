import { message } from '../messages/message';
import type { Words } from '../messages/model';
import type { PlaceView } from '../view/context';
import type { FindingGroupView } from '../view/findingGroups';
import type { ReasonView } from '../view/frameworks';

/** A part of a result as people read it; each format lays it out in its own way. */
export interface Section {
	readonly title: string;
	/** Of findings: how grave they are, and their code. */
	readonly kind?: Pick<FindingGroupView, 'severity' | 'severityName' | 'code'> | undefined;
	readonly about?: readonly string[];
	readonly items?: readonly Item[];
	/** The items are steps, one after the other. */
	readonly numbered?: boolean;
	readonly table?: Table;
	readonly sections?: readonly Section[];
	/** Nothing in it is decided: it is left out where it cannot be folded. */
	readonly undecided?: boolean;
}

export interface Item {
	/** In front of it: where it stands. */
	readonly at?: string;
	readonly text: string;
	/** Behind it, with the lines of its places. */
	readonly aside?: readonly string[];
	readonly places?: readonly PlaceView[];
	/** The report's own words. */
	readonly quote?: string;
	readonly notes?: readonly string[];
}

export interface Table {
	readonly columns: readonly Column[];
	readonly rows: readonly Row[];
}

export interface Column {
	readonly title: string;
	/** It holds figures. */
	readonly figures?: boolean;
	/** It tells the lines of the row's places. */
	readonly line?: boolean;
	/** It names the row. */
	readonly name?: boolean;
}

export interface Row {
	readonly cells: readonly string[];
	readonly places?: readonly PlaceView[];
	/** Why it is so: a column of its own, or lines below it. */
	readonly notes?: readonly ReasonView[];
	/** `first`: the one figure of all; `beside`: not a system's own; `paper`: from a framework's paper. */
	readonly kind?: 'first' | 'beside' | 'paper';
	/** Tells it from the other rows, where others lead to it. */
	readonly id?: string;
	/** Where an interval lies on its table's scale. */
	readonly bar?: IntervalBar | undefined;
}

/** Shares of the scale, from 0 to 1. */
export interface IntervalBar {
	readonly low: number;
	readonly mean: number;
	readonly high: number;
}

/** More lines would hide what they belong to. */
export const linesShown = 8;

/** `lines 9, 31`, each once; empty where there is no place. */
export function linesOf(places: readonly Pick<PlaceView, 'line'>[], { say }: Words): string {
	const all = [...new Set(places.map(({ line }) => line))];
	const lines = all.slice(0, linesShown);
	return lines.length === 0 ? '' : say(message('ledger.lines', { lines, more: all.length - lines.length }));
}

/** What stands in brackets behind an item: its lines, and what else there is. */
export function bracketText({ places = [], aside = [] }: Item, words: Words): string {
	return [linesOf(places, words), ...aside].filter(Boolean).join(' · ');
}

/** A reason with the line that shows it: `The queue is left out. (line 12)`. */
export function placedReason({ message: why, place }: ReasonView, words: Words): string {
	return place ? `${why} (${words.say(message('labels.place', { line: place.line }))})` : why;
}
