import { analyze } from '../../src/analyze';
import { parseReport } from '../../src/report/parsing/parse';
import { repeated } from './repeated';

/** In characters: the longest text of the measure. */
const longest = 1_000_000;
const doublings = 4;

const [name = ''] = process.argv.slice(2);
const make = Object.entries(repeated).find(([known]) => known === name)?.[1];
if (!make) throw new Error(`No construct is named ${name}.`);

// What the engine compiles on the first texts is not the time of one.
timeOf(make(5_000));
const read = longestRead(make);
for (let at = doublings; at >= 0; at--) tell('doubled', make(read / 2 ** at));
const times = Math.floor(longest / read);
if (times > 1)
	for (const count of [Math.floor(times / 2), times]) tell('again', make(read).concat('\n\n').repeat(count));

/** A line or a table is read up to a length: what makes one of them is measured as often as it takes. */
function longestRead(make: (length: number) => string): number {
	if (isRead(make(longest))) return longest;
	let [whole, dropped] = [0, longest];
	while (dropped - whole > 100) {
		const length = Math.floor((whole + dropped) / 2);
		if (isRead(make(length))) whole = length;
		else dropped = length;
	}
	return whole;
}

function isRead(text: string): boolean {
	return parseReport(text).problems.every(({ code }) => code !== 'longLine' && code !== 'largeTable');
}

function tell(how: 'doubled' | 'again', text: string): void {
	console.log(JSON.stringify([text.length, timeOf(text), process.resourceUsage().maxRSS / 1000, how]));
}

/** In milliseconds of this process's own work. */
function timeOf(text: string): number {
	const before = process.cpuUsage();
	analyze({ name: 'report.md', text });
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}
