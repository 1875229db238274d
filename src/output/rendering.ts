import type { Rendering, ReportResult } from './model';

/** A piece for each result, and something at the end. */
export function streamed(add: Rendering['add'], end = () => ''): Rendering {
	return { add, end };
}

/** For formats whose beginning counts what follows: all is written at the end, of which a part of each result is kept. */
export function writtenAtEnd<Part>(
	part: (result: ReportResult, index: number) => Part,
	whole: (parts: readonly Part[]) => string,
): Rendering {
	const parts: Part[] = [];
	return {
		add(result) {
			parts.push(part(result, parts.length));
			return '';
		},
		end: () => whole(parts),
	};
}

/** An array of JSON, written as `JSON.stringify` does with two spaces. */
export class JsonArray {
	#items = 0;

	add(items: readonly object[]): string {
		const written = items.map((item) => {
			return `${this.#items++ > 0 ? ',' : '['}\n${JSON.stringify(item, null, 2).replace(/^/gm, '  ')}`;
		});
		return written.join('');
	}

	end(): string {
		return this.#items > 0 ? '\n]\n' : '[]\n';
	}
}

/** All results as one text. */
export function rendered(rendering: Rendering, results: readonly ReportResult[], several = results.length > 1): string {
	return [...results.map((result) => rendering.add(result)), rendering.end(several)].join('');
}
