/**
 * Brings the front matter of changed prompts up to date: the next version, and the hash that goes with it. A prompt
 * without a hash is new and keeps its version. `node scripts/prompts.mjs`
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { require } from 'tsx/cjs/api';

const { hashPrompt, parsePrompt } = require('../src/judge/prompt.ts', import.meta.url);

const folder = new URL('../prompts/', import.meta.url);
for (const name of readdirSync(folder).filter((file) => file.endsWith('.md'))) {
	const file = new URL(name, folder);
	const text = readFileSync(file, 'utf8');
	const prompt = parsePrompt(name, text);
	if (prompt.hash === (await hashPrompt(prompt))) continue;
	const version = prompt.hash === undefined ? prompt.version : prompt.version + 1;
	const hash = await hashPrompt({ ...prompt, version });
	writeFileSync(file, withFrontMatter(text, { version, hash: `'${hash}'` }));
	console.log(`${name}: version ${version}`);
}

/** Sets values in the front matter and leaves all else as it is. */
function withFrontMatter(text, values) {
	const end = text.indexOf('\n---', 3);
	const head = Object.entries(values).reduce(
		(lines, [key, value]) => {
			const line = new RegExp(`^${key}:.*$`, 'm');
			return line.test(lines) ? lines.replace(line, `${key}: ${value}`) : `${lines}\n${key}: ${value}`;
		},
		text.slice(0, end),
	);
	return head + text.slice(end);
}
