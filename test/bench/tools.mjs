import { createRequire } from 'node:module';

/** Each tool loads itself and gives back what it does with one report; only that is measured. */
export const tools = {
	async plumbline({ core }) {
		const { createPlumbline } = createRequire(import.meta.url)(core);
		const plumbline = createPlumbline({ logger: { info() {}, warn() {}, error() {} }, clock: Date });
		return (text) => plumbline.analyze({ name: 'report.md', text }).findings.length;
	},

	/** As it stands in another checkout. */
	'plumbline before': (given) => tools.plumbline(given),

	/** The project's own markdown-it: what parsing alone costs. */
	async 'markdown-it'() {
		const MarkdownIt = createRequire(new URL('../../package.json', import.meta.url))('markdown-it');
		const parser = new MarkdownIt({ html: true });
		return (text) => parser.parse(text, {}).length;
	},

	async markdownlint() {
		const { lint } = await import('markdownlint/sync');
		return (text) => lint({ strings: { report: text }, config: { default: true } }).report.length;
	},

	async textlint() {
		const { TextlintKernel } = await import('@textlint/kernel');
		const require = createRequire(import.meta.url);
		const plugins = [{ pluginId: 'markdown', plugin: require('@textlint/textlint-plugin-markdown').default }];
		const rules = [{ ruleId: 'write-good', rule: require('textlint-rule-write-good').default }];
		const kernel = new TextlintKernel();
		return async (text) => (await kernel.lintText(text, { ext: '.md', plugins, rules })).messages.length;
	},

	async 'write-good'() {
		const { default: writeGood } = await import('write-good');
		return (text) => writeGood(text).length;
	},

	async harper() {
		const { binaryInlined, Dialect, LocalLinter } = await loadHarper();
		const linter = new LocalLinter({ binary: binaryInlined, dialect: Dialect.American });
		await linter.setup();
		return async (text) => (await linter.lint(text, { language: 'markdown' })).length;
	},
};

async function loadHarper() {
	const [library, { binaryInlined }] = await Promise.all([import('harper.js'), import('harper.js/binaryInlined')]);
	return { ...library, binaryInlined };
}
