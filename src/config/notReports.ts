/**
 * What is Markdown, but hardly ever a report, wherever it stands: left out where reports are looked for, unless the user
 * says otherwise. The default of the editor's setting `plumbline.exclude`, and what the command line begins with.
 */
export const notReports: readonly string[] = [
	'**/node_modules/**',
	'**/.github/**',
	'**/README*.md',
	'**/readme*.md',
	'**/CHANGELOG*.md',
	'**/changelog*.md',
	'**/LICENSE*.md',
	'**/license*.md',
	'**/CONTRIBUTING*.md',
	'**/CODE_OF_CONDUCT.md',
	'**/SECURITY.md',
	'**/AGENTS.md',
	'**/CLAUDE.md',
	'**/SKILL.md',
	'**/.plumbline/**',
	'**/*.plumbline.md',
	'**/sources/**',
];
