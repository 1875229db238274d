import assert from 'node:assert/strict';
import { type ModelServer, startModelServer } from '../../server/modelServer';
import { respond } from '../../server/reportReader';
import { openSession, type Session } from '../session';

/** The words of each language that a user clicks on or reads. */
const languages = [
	{
		name: 'english',
		language: undefined,
		connect: 'Plumbline: Connect a Model…',
		list: 'Choose From a List',
		connected: 'scripted is connected',
		score: 'Plumbline: Score With Model',
		free: 'Cost: free, local',
	},
	{
		name: 'chinese',
		language: 'zh-cn',
		connect: 'Plumbline: 连接模型…',
		list: '从列表中选择',
		connected: '已连接 scripted',
		score: 'Plumbline: 用模型评分',
		free: '费用：免费，本机运行',
	},
] as const;

for (const { name, language, connect, list, connected, score, free } of languages) {
	describe(`connecting a model by a preset, ${name}`, () => {
		let server: ModelServer;
		let session: Session;

		before(async () => {
			server = await startModelServer({ respond });
			session = await openSession({ name: `e2e-presets-${name}`, ...(language && { language }) });
		});

		after(async () => {
			await session?.close();
			await server?.close();
		});

		it('fills in the address, asks for no key, and lists the endpoint’s models', async () => {
			const { workbench } = session;
			await workbench.openFile('grid-storage/report.md');
			await workbench.statusBar.getByText(/findings|个发现/).waitFor();
			await workbench.beginCommand(connect);
			await workbench.offers('OpenRouter');
			await workbench.screenshot(`presets-${name}`);
			await workbench.goOnWith('LM Studio');
			await workbench.enter(server.url);
			await workbench.offers(list);
			await workbench.screenshot(`presets-model-${name}`);
			await workbench.goOnWith(list);
			await workbench.choose('scripted');
			await workbench.notified(connected);
			assert.equal(server.requests.length, 0);
		});

		it('says that a local model is free before anything is sent', async () => {
			const { workbench } = session;
			await workbench.beginCommand(score);
			await workbench.question.getByText(free).waitFor();
			await workbench.screenshot(`preview-${name}`);
			assert.equal(server.requests.length, 0);
		});
	});
}
