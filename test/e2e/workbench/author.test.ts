import type { Author } from '../author/author';
import { speaksChinese } from '../author/chinese';
import { connectsByAPreset } from '../author/connecting';
import { exportsThePage } from '../author/exporting';
import { listsTheReports } from '../author/listing';
import { mendsFindings } from '../author/mending';
import { openSession, type Session } from '../session';
import type { WorkbenchPage } from '../workbenchPage';

const english: Author = {
	name: 'en',
	theme: ['Light Modern'],
	report: 'grid-storage/report.md',
	count: /Plumbline: (\d+) findings/,
	mending: {
		number: { line: 82, column: 18 },
		fix: 'Replace 134 with 124, as computed',
		fact: { line: 138, column: 40 },
		cite: 'Cite one of the report’s references…',
	},
	listing: { command: 'Plumbline: Show Reports of This Workspace', error: /\d errors?/, claims: /\d claims?/ },
	exporting: { command: 'Plumbline: Export…', saved: 'report.plumbline.html was saved.' },
	connecting: {
		command: 'Plumbline: Connect a Model…',
		list: 'Choose From a List',
		connected: 'scripted is connected',
		score: 'Plumbline: Score With Model',
		free: 'Cost: free, local',
	},
};

const chinese: Author = {
	name: 'zh',
	language: 'zh-cn',
	theme: ['Dark High Contrast', 'hc_black'],
	report: 'coffee-retail-zh/report.md',
	count: /Plumbline: (\d+) 个发现/u,
	mending: {
		number: { line: 57, column: 88 },
		fix: '将 35% 替换为计算结果 25%',
		fact: { line: 47, column: 14 },
		cite: '引用报告中的一条参考文献…',
	},
	listing: { command: 'Plumbline: 显示此工作区的报告', error: /\d 个错误/u, claims: /\d 个论断/u },
	exporting: { command: 'Plumbline: 导出…', saved: 'report.plumbline.html 已保存。' },
	connecting: {
		command: 'Plumbline: 连接模型…',
		list: '从列表中选择',
		connected: '已连接 scripted',
		score: 'Plumbline: 用模型评分',
		free: '费用：免费，本机运行',
	},
};

describe('an author at work in English, light theme', () => {
	const workbench = openedFor(english);
	mendsFindings(workbench, english);
	listsTheReports(workbench, english);
	exportsThePage(workbench, english);
	connectsByAPreset(workbench, english);
});

describe('an author at work in Chinese, high contrast', () => {
	const workbench = openedFor(chinese);
	mendsFindings(workbench, chinese);
	speaksChinese(workbench);
	listsTheReports(workbench, chinese);
	exportsThePage(workbench, chinese);
	connectsByAPreset(workbench, chinese);
});

/** One window for all that a suite does, with the author’s report in it. */
function openedFor({ name, language, theme, report, count }: Author): () => WorkbenchPage {
	let session: Session;

	before(async () => {
		session = await openSession({ name: `e2e-author-${name}`, ...(language && { language }) });
		await session.workbench.openFile(report);
		await session.workbench.statusBar.getByText(count).waitFor();
		await session.workbench.useTheme(...theme);
	});

	after(() => session?.close());

	return () => session.workbench;
}
