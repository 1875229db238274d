import { openSession, type Session } from '../session';
import type { Author } from '../suites/author';
import { speaksChinese } from '../suites/chinese';
import { configuredFolders, obeysConfigurations } from '../suites/configuration';
import { connectsByAPreset } from '../suites/connecting';
import { exportsThePage } from '../suites/exporting';
import { listsTheReports } from '../suites/listing';
import { mendsFindings } from '../suites/mending';
import { goesThroughWalkthrough } from '../suites/walkthrough';

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
	listing: { command: '显示此工作区的报告', error: /\d 个错误/u, claims: /\d 个论断/u },
	exporting: { command: 'Plumbline: 导出…', saved: 'report.plumbline.html 已保存。' },
	connecting: {
		command: 'Plumbline: 连接模型…',
		list: '从列表中选择',
		connected: '已连接 scripted',
		score: 'Plumbline: 用模型评分',
		free: '费用：免费，本机运行',
	},
	configuration: {
		command: '显示生效的配置',
		none: '没有配置文件',
		others: '仅用于命令行：failOn',
		setAside: '搁置…',
		severity: '更改严重程度',
		ruled: '中的这一行',
	},
	walkthrough: {
		open: '打开入门指南',
		example: '打开示例报告',
		next: 'Plumbline: 转到下一个发现',
		setAside: '搁置…',
		ignore: '在此处忽略',
		score: 'Plumbline: 打开面板',
		toDo: '待办',
		suffix: '.zh-cn',
	},
};

/** One window for all, as for English. */
describe('Plumbline in Chinese', () => {
	let session: Session;
	const workbench = () => session.workbench;

	before(async () => {
		session = await openSession({ name: 'e2e-chinese', language: 'zh-cn', besides: configuredFolders });
	});

	after(() => session?.close());

	goesThroughWalkthrough(workbench, chinese.walkthrough);
	obeysConfigurations(workbench, chinese);
	mendsFindings(workbench, chinese);
	speaksChinese(workbench, chinese);
	listsTheReports(workbench, chinese);
	exportsThePage(workbench, chinese);
	connectsByAPreset(workbench, chinese);
});
