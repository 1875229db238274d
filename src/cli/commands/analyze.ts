import { resolve } from 'node:path';
import type { Analysis, Analyzer } from '../../analysis';
import { idleIgnores } from '../../index';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { type KeptAnalyses, keptAnalyses } from '../../node/keptAnalyses';
import { worstCode } from '../host/environment';
import { systemReason } from '../host/errors';
import { ManyReports } from '../runs/manyReports';
import { mendReports } from '../runs/mendReports';
import { reportFormats } from '../runs/reportFormats';
import { outputReports } from '../runs/reports';
import type { Command, Invocation } from '../settings/command';
import { tellingFindings } from '../settings/options';

export const analyze: Command = {
	name: 'analyze',
	summary: message('commands.analyze'),
	operands: 'FILE…',
	description: message('commands.analyzeAbout'),
	formats: reportFormats,
	options: [...tellingFindings, 'since', 'fix', 'diff', 'cache', 'no-cache', 'watch', 'offline', 'color'],
	async run(invocation: Invocation) {
		const { fix, diff } = invocation.options;
		const many = new ManyReports(invocation, true);
		const kept = await keptFor(invocation, many.analyzer);
		const analyzer = kept?.analyzer ?? many.analyzer;
		const mended = fix || diff ? await mendReports(invocation, analyzer, many) : 0;
		if (diff) return mended;
		const notices = new Map<string, readonly Message[]>();
		const code = await outputReports(
			invocation,
			async (document, { reading }, _, path) => {
				const analysis = await analyzer(document, reading);
				notices.set(path, ignoreNotices(analysis));
				return { analysis, decisions: reading.decisions };
			},
			{
				many,
				besides({ path }) {
					for (const notice of notices.get(path) ?? []) invocation.tell(notice);
				},
				ended: async () => kept?.end(),
			},
		);
		return worstCode([mended, code]);
	},
};

/** What is kept of earlier runs. Where nothing can be kept, that is told only of a folder that the user has named. */
async function keptFor(
	{ options, environment, tell }: Invocation,
	analyzer: Analyzer,
): Promise<KeptAnalyses | undefined> {
	const { cache } = options;
	if (cache === false) return undefined;
	const store = environment.openStore(resolve(environment.cwd, cache ?? environment.cacheFolder));
	return keptAnalyses({
		...{ store, analyzer, build: await environment.build() },
		failed(reason) {
			if (cache !== undefined) tell(message('files.analysesNotKept', { why: systemReason(reason) }));
		},
	});
}

/** More of them say nothing more. */
const mostNotices = 10;

/** What is said of the author's ignore comments, beside the findings. */
function ignoreNotices(analysis: Analysis): Message[] {
	const { name } = analysis.document;
	return idleIgnores(analysis, mostNotices).map(({ line, message: what }) =>
		message('files.atLine', { name, line, what }),
	);
}
