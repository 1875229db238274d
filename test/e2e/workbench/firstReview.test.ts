import { join } from 'node:path';
import { paths } from '../../host/prepare.mjs';
import { type ModelServer, startModelServer } from '../../server/modelServer';
import { type MarkWords, readsAtLength } from '../../server/slowReader';
import { openSession, type Session, type SessionOptions } from '../session';
import { type ReviewWords, reviewsAtOnce } from '../suites/firstReview';

interface Reader {
	readonly language: SessionOptions['language'];
	readonly words: ReviewWords;
	readonly marks: MarkWords;
}

const readers: readonly Reader[] = [
	{
		language: undefined,
		words: {
			...{ name: 'en', report: 'grid-storage/report.md', offer: 'Review With Scripted Model' },
			...{ question: 'Review this report with Scripted Model?', run: 'Run' },
			...{ becomes: 'It becomes the connected model.', outline: /Outline/ },
			...{ inPart: 'Read in part by scripted', read: 'Read by scripted', cancelled: 'Cancelled' },
			...{ remark: 'Say first what the investor should do.', panel: 'Plumbline: Open Panel' },
			...{ mark: 'Nothing in the report carries this.', tabs: { argument: 'Argument' } },
			...{ marked: 'the main risk', fix: 'Replace with “a main risk”' },
			...{ command: 'Plumbline: Review With Model', tally: 'Read by scripted' },
		},
		marks: {
			unsupported: 'Nothing in the report carries this. Give a figure and its source, or say that it is your view.',
			overstated: 'The report names three risks and weighs none of them. Say that it is one of them.',
			whole: [
				'Say first what the investor should do.',
				'The queue is called the main risk, and no price is put on it.',
			],
			better: ['the main risk', 'a main risk'],
		},
	},
	{
		language: 'zh-cn',
		words: {
			...{ name: 'zh', report: 'coffee-retail-zh/report.md', offer: '用 Scripted Model 审读' },
			...{ question: '审读这份报告？', run: '运行' },
			...{ becomes: '它会成为已连接的模型。', outline: /大纲/u },
			...{ inPart: '由 scripted 部分审读', read: '由 scripted 审读', cancelled: '已取消' },
			...{ remark: '请先说明投资者应当怎么做。', panel: 'Plumbline: 打开面板' },
			...{ mark: '报告中没有内容支撑这一点。', tabs: { argument: '论证' } },
			...{ marked: '首要风险', fix: '替换为“主要风险之一”' },
			...{ command: 'Plumbline: 用模型审读', tally: '由 scripted 审读' },
		},
		marks: {
			unsupported: '报告中没有内容支撑这一点。请给出数据及其来源，或说明这是作者的看法。',
			overstated: '报告列出了几项风险，却没有比较轻重。请写成其中之一。',
			whole: ['请先说明投资者应当怎么做。', '称食品安全为首要风险，却没有估算其代价。'],
			better: ['首要风险', '主要风险之一'],
		},
	},
];

for (const { language, words, marks } of readers) {
	describe(`Plumbline beside a model of the editor, ${words.name}`, () => {
		let server: ModelServer;
		let session: Session;

		before(async () => {
			server = await startModelServer({ respond: readsAtLength(marks) });
			session = await openSession({
				name: `e2e-first-review-${words.name}`,
				alsoInstall: join(paths.root, 'test/e2e/chatModel'),
				env: { PLUMBLINE_TEST_MODEL: server.url },
				...(language && { language }),
			});
		});

		after(async () => {
			await session?.close();
			await server?.close();
		});

		reviewsAtOnce(
			() => session.workbench,
			() => server,
			words,
		);
	});
}
