/** The names of files, each with as many parent folders as make it unique: `costs/report.md`. */
export function distinctNames(paths: readonly string[]): string[] {
	const parts = paths.map((path) => path.split('/').filter(Boolean));
	const end = (own: readonly string[], length: number) => own.slice(-length).join('/');
	return parts.map((own) => {
		let length = 1;
		while (length < own.length && parts.some((other) => other !== own && end(other, length) === end(own, length))) {
			length += 1;
		}
		return end(own, length);
	});
}
