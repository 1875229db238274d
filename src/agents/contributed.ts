import type { Words } from '../messages/model';
import type { Tool } from './calls/tool';
import { inputSchema } from './offered';

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
