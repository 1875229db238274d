import assert from 'node:assert/strict';
import { type LanguageModelChat, lm, window, workspace } from 'vscode';
import { runWithModel } from '../../src/extension/model/askFirst';
import { Models } from '../../src/extension/model/models';
import { ModelError } from '../../src/judge/model';
import { verbatim } from '../../src/messages/message';
import type { Plumbline } from '../../src/model';
import { answering, type Dialogue, type Shown } from './answering';
import { brokenCitation, closeAll, configure, openReport } from './reports';
import { until } from './waiting';

interface Offered {
	readonly name: string;
	readonly maxInputTokens: number;
	readonly says?: string;
}

describe('a model that the editor offers', () => {
	const { selectChatModels } = lm;
	const log = window.createOutputChannel('Plumbline test', { log: true });
	const ended: { dispose(): void }[] = [];
	let dialogue: Dialogue | undefined;

	const modelsOffered = async (...offered: readonly Offered[]) => {
		const chats = offered.map(({ name, maxInputTokens, says = '{"ok": true}' }) => ({
			...{ name, id: name.toLowerCase(), vendor: 'test', family: 'test', version: '1', maxInputTokens },
			sendRequest: async () => ({
				text: (async function* () {
					yield says;
				})(),
			}),
		}));
		(lm as { selectChatModels: unknown }).selectChatModels = async () => chats as unknown as LanguageModelChat[];
		const settings = { get: (name: string) => workspace.getConfiguration('plumbline').get(name) };
		const models = new Models({
			settings: settings as ConstructorParameters<typeof Models>[0]['settings'],
			keys: {} as ConstructorParameters<typeof Models>[0]['keys'],
			environmentKey: () => undefined,
			plumblineFor: async () => ({}) as Plumbline,
		});
		ended.push(models);
		await until('the offer', () => offered.length === 0 || models.candidate() !== undefined);
		return models;
	};
	/** Has a work done that asks so many questions; says which models did it. */
	const run = async (models: Models, reply: (shown: Shown) => unknown, preview = async () => plan) => {
		const { document } = await openReport(brokenCitation);
		dialogue = answering(reply);
		const done: string[] = [];
		await runWithModel(
			document,
			{ models, log },
			{
				question: (model) => `Review this report with ${model}?`,
				reads: false,
				preview,
				run: async ({ model }) => void done.push(model.provider.model),
			},
		);
		return { done, shown: dialogue.shown };
	};
	const plan = { ...{ model: 'M', calls: 2, cached: 0, tokensIn: 100, cost: null }, tokensOut: [10, 20] as const };
	const agree = ({ kind }: Shown) => (kind === 'createQuickPick' ? 'Run' : undefined);
	const connected = () => workspace.getConfiguration('plumbline.model').get('name');

	afterEach(async () => {
		dialogue?.end();
		(lm as { selectChatModels: unknown }).selectChatModels = selectChatModels;
		for (const one of ended.splice(0)) one.dispose();
		await configure('model.name', undefined);
		await configure('model.baseUrl', undefined);
		await closeAll();
	});

	after(() => log.dispose());

	it('is the first with room for most reports, or the roomiest; a connected one goes before it', async () => {
		const small = { name: 'Small', maxInputTokens: 4000 };
		const models = await modelsOffered(
			small,
			{ name: 'Ample', maxInputTokens: 64_000 },
			{ name: 'Vast', maxInputTokens: 1e6 },
		);
		assert.deepEqual([models.candidate()?.name, models.candidate()?.connected], ['Ample', false]);
		assert.equal((await modelsOffered(small, { name: 'Less', maxInputTokens: 2000 })).candidate()?.name, 'Small');
		await configure('model.name', 'test/vast');
		assert.deepEqual([models.candidate()?.name, models.candidate()?.connected], ['Vast', true]);
	});

	it('is asked and connected once the author has agreed', async () => {
		const models = await modelsOffered({ name: 'Ample', maxInputTokens: 64_000 });
		const { done, shown } = await run(models, agree);
		assert.match(shown[0]?.detail ?? '', /It becomes the connected model\..*\n.*Another Model…$/s);
		assert.deepEqual([done, connected()], [['ample'], 'test/ample']);
	});

	it('is neither where the author goes back', async () => {
		const models = await modelsOffered({ name: 'Ample', maxInputTokens: 64_000 });
		const { done } = await run(models, () => undefined);
		assert.deepEqual([done, connected()], [[], '']);
	});

	it('is not connected where it answers nonsense, and the author is told so', async () => {
		const models = await modelsOffered({ name: 'Fruity', maxInputTokens: 64_000, says: 'Bananas are yellow.' });
		const { done, shown } = await run(models, agree);
		assert.deepEqual([done, connected()], [[], '']);
		assert.match(shown.at(-1)?.text ?? '', /^Fruity in the editor answers, but not what it is asked/);
	});

	it('is not asked where the work cannot be done with it, and the author is told why', async () => {
		const models = await modelsOffered({ name: 'Small', maxInputTokens: 4000 });
		const { done, shown } = await run(models, agree, async () => {
			throw new ModelError('tooLong', verbatim('It reads too little at once.'));
		});
		assert.deepEqual([done, connected(), shown.at(-1)?.text], [[], '', 'It reads too little at once.']);
	});
});
