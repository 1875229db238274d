import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Figures by name, each at least so much. */
export type Floors = Readonly<Record<string, number>>;

export function readFloors(folder: string): Floors {
	return read(join(folder, 'floors.json'));
}

/** Floors are written with three digits. */
export function isBelow(value: number, floor: number | undefined): boolean {
	return floor !== undefined && value < floor - 0.0005;
}

/** Lifts the floors of a folder to what is reached; none sinks. */
export function raiseFloors(folder: string, reached: Floors): void {
	const floors = readFloors(folder);
	const raised = Object.entries(reached).map(([name, value]) => [
		name,
		Math.max(floors[name] ?? 0, Math.floor(value * 1000) / 1000),
	]);
	const text = JSON.stringify({ ...floors, ...Object.fromEntries(raised) }, null, 2);
	writeFileSync(join(folder, 'floors.json'), `${text}\n`);
}

/** What figures reached before something else was bought with them: told at every run until it is reached again. */
export function owedLines(folder: string, reached: Floors): string[] {
	return Object.entries(read(join(folder, 'owed.json'))).flatMap(([name, before]) => {
		const value = reached[name];
		return value !== undefined && isBelow(value, before) ? [`OWED: ${name} was ${before}, is ${value.toFixed(3)}`] : [];
	});
}

function read(file: string): Floors {
	return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Floors) : {};
}
