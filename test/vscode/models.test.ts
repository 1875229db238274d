import assert from 'node:assert/strict';
import { type CodeAction, commands, Range, workspace } from 'vscode';
import { type ModelServer, startModelServer } from '../server/modelServer';
import { respond } from '../server/reportReader';
import { soonest } from '../server/soonest';
import { answering, type Dialogue, type Shown } from './answering';
import {
	brokenCitation,
	cleared,
	closeAll,
	configure,
	findingOf,
	findings,
	lines,
	openReport,
	replace,
	unsupportedClaim,
} from './reports';
import { remains, until } from './waiting';

const key = 'sk-of-the-test';

describe('a model', () => {
	let server: ModelServer;
	let dialogue: Dialogue | undefined;

	const answer = (reply: (shown: Shown) => unknown) => {
		dialogue?.end();
		dialogue = answering(reply);
		return dialogue;
	};
	/** As a user would: choose an endpoint, type address, key and name. */
	const connect = async (address = server.url, typedKey = key) => {
		answer(({ kind, text }) => {
			if (kind === 'showQuickPick') return text.startsWith('Which model of') ? 'Type Its Name' : 'Another Endpoint…';
			if (text.startsWith('Address')) return address;
			if (text.startsWith('Key')) return typedKey;
			return text.startsWith('Name') ? 'scripted' : undefined;
		});
		await commands.executeCommand('plumbline.connectModel');
	};
	const agree = ({ kind, text }: Shown) =>
		kind === 'createQuickPick' && /^(?:Score|Review) this/.test(text) ? 'Run' : undefined;

	beforeEach(async () => {
		server = await startModelServer({ respond, apiKey: key });
		await commands.executeCommand('plumbline.clearJudged');
	});

	afterEach(async () => {
		answer(() => undefined);
		await commands.executeCommand('plumbline.cancelScore');
		await commands.executeCommand('plumbline.forgetModelKey');
		for (const name of ['name', 'baseUrl', 'maxTokens']) await configure(`model.${name}`, undefined);
		dialogue?.end();
		dialogue = undefined;
		await closeAll();
		await server.close();
	});

	it('is connected by address, key and name; the key is typed unseen and kept out of the settings', async () => {
		await connect();
		const settings = workspace.getConfiguration('plumbline.model');
		assert.deepEqual([settings.get('baseUrl'), settings.get('name')], [server.url, 'scripted']);
		assert.ok(!JSON.stringify(settings).includes(key));
		const asked = dialogue?.shown.filter(({ kind }) => kind === 'showInputBox');
		assert.deepEqual(
			asked?.map(({ password }) => password),
			[false, true, false],
		);
	});

	it('of a preset is chosen from the endpoint’s own list, which is asked for only then', async () => {
		const { shown } = answer(({ kind, text }) => {
			if (kind === 'showQuickPick') {
				if (text.startsWith('Which model of')) return 'Choose From a List';
				return steps.shift();
			}
			if (text.startsWith('Address')) return server.url;
			return undefined;
		});
		const steps = ['LM Studio', 'scripted'];
		await commands.executeCommand('plumbline.connectModel');
		const settings = workspace.getConfiguration('plumbline.model');
		assert.deepEqual([settings.get('baseUrl'), settings.get('name')], [server.url, 'scripted']);
		assert.ok(!shown.some(({ text }) => text.startsWith('Key')));
	});

	it('is asked nothing when a report is opened, saved or scored offline', async () => {
		await connect();
		const { document } = await openReport(brokenCitation);
		await findingOf(document, 'citation.broken');
		await document.save();
		await commands.executeCommand('plumbline.analyze');
		await remains('nothing is sent', () => server.requests.length === 0);
	});

	it('is asked after the author has seen what that takes, with the key that was typed', async () => {
		await connect();
		const { document } = await openReport(brokenCitation);
		await findingOf(document, 'citation.broken');
		const { shown } = answer(agree);
		await commands.executeCommand('plumbline.scoreWithModel');
		assert.equal(shown[0]?.text, `Score this report with scripted at ${new URL(server.url).host}?`);
		assert.match(
			shown[0]?.detail ?? '',
			/The text of the report is sent to .*\nQuestions: \d+\.\nTokens: about [\d,]+0 sent.*\nCost: free, local/,
		);
		assert.ok(server.requests.length > 0);
		assert.ok(server.requests.every(({ headers }) => headers.authorization === `Bearer ${key}`));
	});

	it('is asked nothing when the author says no', async () => {
		await connect();
		await openReport(brokenCitation);
		answer(() => undefined);
		await commands.executeCommand('plumbline.scoreWithModel');
		assert.equal(server.requests.length, 0);
	});

	it('is asked nothing twice, and no question is put to the author when nothing is sent', async () => {
		await connect();
		await openReport(brokenCitation);
		answer(agree);
		await commands.executeCommand('plumbline.scoreWithModel');
		server.clear();
		const { shown } = answer(() => undefined);
		await commands.executeCommand('plumbline.scoreWithModel');
		assert.deepEqual([server.requests.length, shown.length], [0, 0]);
	});

	it('reads the findings again once the author has agreed; of a sentence that is edited the rules speak alone', async () => {
		await connect();
		const { document } = await openReport(unsupportedClaim);
		await findingOf(document, 'claim.unsupported');
		const { shown } = answer(agree);
		await commands.executeCommand('plumbline.reviewWithModel');
		assert.equal(shown[0]?.text, `Review this report with scripted at ${new URL(server.url).host}?`);
		assert.match(shown[1]?.text ?? '', /^Read by scripted: 0 to mend before it goes out, 1 more/);
		const confirmed = () => findings(document).some(({ message }) => message.includes('carries it'));
		await until('the model’s word', confirmed);
		await replace(document, new Range(4, 0, 4, 8), 'Our country');
		await document.save();
		await findingOf(document, 'claim.unsupported');
		assert.equal(confirmed(), false);
	});

	it('withdraws what it does not share; the light bulb shows that again, until the next review', async () => {
		await connect();
		const fact = 'Inflation in Norland was 7% in 2024.';
		const earlier = 'Inflation in Norland was 5% in 2024.';
		const { document } = await openReport(lines('# Prices', '', '## Trade', '', fact, '', '## Wages', '', earlier, ''));
		await findingOf(document, 'number.inconsistent');
		answer(agree);
		await commands.executeCommand('plumbline.reviewWithModel');
		await cleared(document, 'number.inconsistent');
		const actions = await commands.executeCommand<CodeAction[]>(
			'vscode.executeCodeActionProvider',
			document.uri,
			new Range(8, 0, 8, earlier.length),
		);
		const again = actions.find(({ title }) => title.startsWith('Show again'))?.command;
		assert.ok(again);
		await commands.executeCommand(again.command, ...(again.arguments ?? []));
		await findingOf(document, 'number.inconsistent');
		await commands.executeCommand('plumbline.reviewWithModel');
		await cleared(document, 'number.inconsistent');
	});

	it('is left within a second when the author cancels', async () => {
		await connect();
		await openReport(brokenCitation);
		server.behave({ kind: 'hang' });
		answer(agree);
		const took = await soonest(1_000, async () => {
			server.clear();
			const scored = commands.executeCommand('plumbline.scoreWithModel');
			await server.waitForRequests(1);
			const started = performance.now();
			await commands.executeCommand('plumbline.cancelScore');
			await server.waitForClosed();
			await scored;
			return performance.now() - started;
		});
		assert.ok(took < 1_000, `It was left after ${took} ms.`);
	});

	it('says what to do when the key is wrong, and the report is scored offline', async () => {
		await connect(server.url, 'sk-wrong');
		await openReport(brokenCitation);
		answer(agree);
		await commands.executeCommand('plumbline.scoreWithModel');
		assert.deepEqual([...new Set(server.requests.map(({ scenario }) => scenario))], ['wrongKey']);
		const { shown } = answer(() => undefined);
		await commands.executeCommand('plumbline.testModel');
		assert.equal(shown[0]?.kind, 'showErrorMessage');
		assert.match(shown[0]?.text ?? '', /127\.0\.0\.1:\d+.*key/i);
		assert.ok(!shown[0]?.text.includes('sk-wrong'));
	});

	it('offers to type another key where it is refused', async () => {
		await connect(server.url, 'sk-wrong');
		const replies: Partial<Record<string, string>> = { showErrorMessage: 'Type Another Key…', showInputBox: key };
		const { shown } = answer(({ kind }) => replies[kind]);
		await commands.executeCommand('plumbline.testModel');
		await until('the model answers with the new key', () =>
			shown.some(({ text }) => /answered in/.test(text)) ? true : undefined,
		);
		assert.ok(shown.some(({ kind, password }) => kind === 'showInputBox' && password));
	});

	it('can be tested, and its key forgotten', async () => {
		await connect();
		const { shown } = answer(() => undefined);
		await commands.executeCommand('plumbline.testModel');
		assert.match(shown.at(-1)?.text ?? '', /^scripted at 127\.0\.0\.1:\d+ answered in \d+\.\d s\.$/);
		await commands.executeCommand('plumbline.forgetModelKey');
		assert.match(shown.at(-1)?.text ?? '', /^The key for .* has been removed\.$/);
		server.clear();
		await commands.executeCommand('plumbline.testModel');
		assert.equal(shown.at(-1)?.kind, 'showErrorMessage');
		assert.ok(server.requests.every(({ headers }) => headers.authorization === undefined));
	});

	it('gets no key at another address', async () => {
		await connect();
		const other = await startModelServer({ respond });
		try {
			await configure('model.baseUrl', other.url);
			answer(() => undefined);
			await commands.executeCommand('plumbline.testModel');
			assert.deepEqual(
				other.requests.map(({ headers }) => headers.authorization),
				[undefined],
			);
		} finally {
			await other.close();
		}
	});

	it('is asked again once its answers are cleared', async () => {
		await connect();
		await openReport(brokenCitation);
		answer(agree);
		await commands.executeCommand('plumbline.scoreWithModel');
		server.clear();
		await commands.executeCommand('plumbline.clearJudged');
		await commands.executeCommand('plumbline.scoreWithModel');
		await until('the questions again', () => server.requests.length > 0);
	});
});
