import { growthOf } from './growth';
import { repeated } from './repeated';

/* `npm run growth -- heading table`: how long a text of each construct takes, and one of four times its length. */
const wanted = process.argv.slice(2);
let unbounded = 0;
for (const [name, make] of Object.entries(repeated)) {
	if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
	const { short, long, bounded } = growthOf(make);
	if (!bounded) unbounded++;
	console.log(`${bounded ? 'ok ' : 'NOT'} ${short.toFixed(0)} → ${long.toFixed(0)} ms  ${name}`);
}
process.exitCode = unbounded > 0 ? 1 : 0;
