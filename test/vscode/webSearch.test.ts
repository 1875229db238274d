import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { commands, workspace } from 'vscode';
import { type ModelServer, startModelServer } from '../server/modelServer';
import { respond } from '../server/reportReader';
import { answering, type Dialogue, type Shown } from './answering';
import { closeAll, configure, lines, openReport } from './reports';

const report = lines(
	'# Ferries',
	'',
	'Ferries in Norway carried 3.1 million guests in 2024, as the office of ports counts.',
	'',
);

describe('a search for facts', () => {
	let model: ModelServer;
	let engine: Server;
	let dialogue: Dialogue | undefined;
	let searched: string[] = [];

	const address = () => `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
	const answer = (reply: (shown: Shown) => unknown) => {
		dialogue?.end();
		dialogue = answering(reply);
		return dialogue;
	};
	const choose = async (service: string, typed: string) => {
		answer(({ kind }) => (kind === 'showQuickPick' ? service : kind === 'showInputBox' ? typed : undefined));
		await commands.executeCommand('plumbline.searchWeb');
	};

	beforeEach(async () => {
		searched = [];
		model = await startModelServer({ respond });
		engine = createServer(({ url = '' }, reply) => {
			searched.push(new URL(url, 'http://engine').searchParams.get('q') ?? '');
			reply.setHeader('content-type', 'application/json');
			reply.end(
				JSON.stringify({ results: [{ url: 'https://example.org/ports', title: 'Ports', content: 'Ferries.' }] }),
			);
		}).listen(0, '127.0.0.1');
		await new Promise((resolve) => engine.once('listening', resolve));
		await commands.executeCommand('plumbline.clearJudged');
		await configure('model.baseUrl', model.url);
		await configure('model.name', 'scripted');
	});

	afterEach(async () => {
		dialogue?.end();
		dialogue = undefined;
		for (const name of ['model.name', 'model.baseUrl', 'search.service']) await configure(name, undefined);
		await closeAll();
		await model.close();
		await new Promise((resolve) => engine.close(resolve));
	});

	it('is made by the service that the author chose, once they have read what is sent to it', async () => {
		await choose('SearXNG', address());
		assert.equal(workspace.getConfiguration('plumbline.search').get('service'), address());
		await openReport(report);
		answer(() => undefined);
		await commands.executeCommand('plumbline.scoreWithModel');
		assert.equal(searched.length, 0);
		const { shown } = answer(({ kind }) => (kind === 'createQuickPick' ? 'Run' : undefined));
		await commands.executeCommand('plumbline.scoreWithModel');
		assert.match(shown[0]?.detail ?? '', /at most 300 characters are sent to SearXNG\./);
		assert.ok(searched.length > 0);
		assert.ok(searched.every((query) => query.length > 0 && query.length <= 300));
	});

	it('takes a key that is typed unseen and kept out of the settings, and is left off again', async () => {
		await choose('Brave Search', 'search-key-of-the-test');
		const settings = workspace.getConfiguration('plumbline.search');
		assert.equal(settings.get('service'), 'brave');
		assert.ok(!JSON.stringify(settings).includes('search-key-of-the-test'));
		assert.deepEqual(
			dialogue?.shown.filter(({ kind }) => kind === 'showInputBox').map(({ password }) => password),
			[true],
		);
		await choose('No Search', '');
		assert.equal(workspace.getConfiguration('plumbline.search').get('service'), '');
	});
});
