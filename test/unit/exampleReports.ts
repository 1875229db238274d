import { readdirSync } from 'node:fs';

/** The project's example reports, by their paths. */
export const exampleReports: readonly string[] = readdirSync('examples', { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.flatMap(({ name }) =>
		readdirSync(`examples/${name}`)
			.filter((file) => file.endsWith('.md'))
			.map((file) => `examples/${name}/${file}`),
	);
