import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const architecture = readFileSync('ARCHITECTURE.md', 'utf8');

describe('the documentation for contributors', () => {
	it('names files that exist', () => {
		const places = /`((?:src|test|docs|schemas|scripts|examples|prompts|skills)\/[\w./-]+)`/g;
		const example = /section\.empty/;
		for (const page of ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'docs/release.md']) {
			const named = [...readFileSync(page, 'utf8').matchAll(places)].map(([, path = '']) => path);
			const missing = named.filter((path) => !existsSync(path) && !example.test(path));
			assert.deepEqual(missing, [], page);
		}
	});

	it('has a row for every room of the source, which names its sub-rooms', () => {
		for (const entry of readdirSync('src', { withFileTypes: true })) {
			const name = entry.isDirectory() ? `${entry.name}/` : entry.name;
			const row = architecture
				.split('\n')
				.find((line) => line.startsWith('| `') && firstCell(line).includes(`\`${name}\``));
			assert.ok(row, name);
			if (!entry.isDirectory()) continue;
			const subRooms = readdirSync(`src/${entry.name}`, { withFileTypes: true, recursive: true })
				.filter((inner) => inner.isDirectory())
				.map((inner) => basename(inner.name));
			for (const room of subRooms) assert.ok(row.includes(`\`${room}/\``), `${entry.name}/${room}`);
		}
	});
});

function firstCell(row: string): string {
	return row.split('|')[1] ?? '';
}
