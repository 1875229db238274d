import { failLevels } from '../../config/config';
import { message } from '../../messages/message';
import type { Command } from '../settings/command';
import { gateHelp, gateOptions } from '../settings/options';

export const mcp: Command = {
	name: 'mcp',
	summary: message('commands.mcp'),
	operands: '[FOLDER…]',
	takes: [0, Number.POSITIVE_INFINITY],
	description: message('commands.mcpAbout'),
	formats: [],
	options: [
		...(['fail-on', 'allowed-findings', ...gateOptions, 'severity'] as const),
		...(['no-decisions', 'baseline', 'no-baseline', 'config', 'sources', 'http'] as const),
	],
	optionHelp: {
		'fail-on': message('options.gateFailOn', { choices: failLevels }),
		'allowed-findings': gateHelp('allowed_findings'),
	},
	async run(invocation) {
		const { http } = invocation.options;
		// The protocol is larger than all that the other commands take.
		if (http !== undefined) {
			const { serveHttp } = await import('../mcp/serveHttp');
			return serveHttp(invocation, http);
		}
		const { serve } = await import('../mcp/serve');
		return serve(invocation);
	},
};
