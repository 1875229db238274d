import * as z from 'zod';
import { forAgents } from '../messages/forAgents';
import type { Words } from '../messages/model';
import { addSentences } from '../messages/words';
import type { Tool } from './calls/tool';
import { analyzeReport } from './tools/analyzeReport';
import { checkClaim } from './tools/checkClaim';
import { checkNumbers } from './tools/checkNumbers';
import { explainFinding } from './tools/explainFinding';
import { findUnsupportedClaims } from './tools/findUnsupportedClaims';
import { reportGate } from './tools/reportGate';
import { reviewReport } from './tools/reviewReport';

addSentences(forAgents);

/** The tools that agents are offered, by the server and in the editor alike, with their words in a language. */
export function toolsIn(words: Words): Tool[] {
	const makers = [analyzeReport, findUnsupportedClaims, checkNumbers, checkClaim, explainFinding, reportGate];
	return makers.map((make) => make(words));
}

/** Those that ask the agent's own model: offered where its client lends it. */
export function toolsWithModelIn(words: Words): Tool[] {
	return [...toolsIn(words), reviewReport(words)];
}

/** JSON Schema of what a tool takes. */
export function inputSchema({ input }: Pick<Tool, 'input'>): z.core.JSONSchema.BaseSchema {
	return z.toJSONSchema(input, {
		target: 'draft-7',
		io: 'input',
		override: ({ jsonSchema }) => withoutBounds(jsonSchema),
	});
}

/** That an integer is one that can be counted to goes without saying: agents read every word of a schema. */
function withoutBounds(schema: { minimum?: number | undefined; maximum?: number | undefined }): void {
	if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
	if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Under which the editor offers a tool: its names are those of all extensions, and a second one of a name is refused. */
export function contributedName({ name }: Pick<Tool, 'name'>): string {
	return `plumbline_${name}`;
}

/** A tool as the extension's manifest has it; what people read of it stands in `package.nls.json` under the keys named here. */
export function contributedTool(tool: Tool, { say }: Words): object {
	const { name, about } = tool;
	const { $schema: _, ...schema } = inputSchema(tool);
	return {
		name: contributedName(tool),
		toolReferenceName: name,
		displayName: `%tool.${name}%`,
		userDescription: `%tool.${name}.about%`,
		modelDescription: say(about),
		canBeReferencedInPrompt: true,
		icon: '$(checklist)',
		tags: ['plumbline', 'reports'],
		inputSchema: schema,
	};
}
