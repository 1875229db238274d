import { message } from '../messages/message';
import { wordsIn } from '../messages/words';
import type { createPlumbline, Finding, MarkdownlintRule, MarkdownlintRuleOptions, Severity } from './api';

/** From the one that is always told. */
const severities: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

/** What Markdown linters call with the lines of a file, and its front matter apart. */
export function reportRule(create: typeof createPlumbline): MarkdownlintRule {
	return {
		names: ['plumbline'],
		tags: ['reports'],
		// The linter asks for it before it knows who reads it.
		description: wordsIn('en').say(message('outputs.lintRule')),
		parser: 'none',
		function({ name, lines, frontMatterLines, config }, onError) {
			const { language, least = 'info', severities: levels, maxFindings, tiers } = optionsOf(config);
			const plumbline = create({ language, severities: levels, maxFindings, tiers });
			const { findings } = plumbline.analyze([...frontMatterLines, ...lines].join('\n'), { name });
			for (const { held, severity, code, line, column, span, message: told } of findings) {
				const lineNumber = line - frontMatterLines.length;
				// The linter has no place for what is in the front matter.
				if (held || lineNumber < 1 || severities.indexOf(severity) > severities.indexOf(least)) continue;
				onError({ lineNumber, detail: `${told} (${code})`, ...rangeIn(lines[lineNumber - 1], { column, span }) });
			}
		},
	};
}

/** A linter says `true` for a rule that is on without more. */
function optionsOf(config: unknown): MarkdownlintRuleOptions {
	return typeof config === 'object' && config !== null ? config : {};
}

/** As far as it is on its first line: a range may not lead out of it, and has at least one character. */
function rangeIn(line = '', { column, span: [start, end] }: Pick<Finding, 'column' | 'span'>) {
	const length = Math.min(end - start, line.length - column + 1);
	return length > 0 && { range: [column, length] };
}
