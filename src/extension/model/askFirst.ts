import * as vscode from 'vscode';
import { isOnThisComputer } from '../../functions';
import type { Preview, Provider } from '../../judge/model';
import { isKeyRefused, showError, showInformation, showKeyRefused, showProgress } from '../host/notices';
import { noticeText, sentenceAndRest } from '../host/noticeText';
import { errorText, isExpected } from '../host/words';
import { documentName } from '../reports/wording';
import { type Candidate, type ModelScorer, type Models, requireTrust } from './models';
import { testModel } from './testModel';

const { l10n } = vscode;

/** Something that a model can be asked to do for a report. */
export interface ModelWork {
	/** Whether to do it with the model of that name. */
	readonly question: (model: string) => string;
	/** Cited pages are read for it. */
	readonly reads: boolean;
	/** The search service that is asked for it. */
	readonly searches?: string | undefined;
	/** All of the report is sent, unless it is said otherwise. */
	readonly sends?: 'paragraph';
	readonly preview: (scorer: ModelScorer) => Promise<Preview>;
	readonly run: (scorer: ModelScorer) => Promise<void>;
}

/**
 * Does a work with the connected model, or with one that the editor offers, after the author has seen what it would ask, cost
 * and send. One that was only offered is connected then, if it can answer at all.
 */
export async function runWithModel(
	document: vscode.TextDocument,
	{ models, log }: { readonly models: Models; readonly log: vscode.LogOutputChannel },
	work: ModelWork,
): Promise<void> {
	try {
		requireTrust();
		const candidate = models.candidate(document);
		if (!candidate) return await offerToConnect(l10n.t('No model is connected. Connect one first.'));
		const scorer = await agreedScorer(document, models, work, candidate);
		if (scorer) await work.run(scorer);
	} catch (error) {
		if (!isExpected(error)) {
			log.error(`No model could be asked about ${documentName(document)}.`, error);
		}
		await (isKeyRefused(error) ? showKeyRefused(errorText(error)) : offerToConnect(errorText(error), showError));
	}
}

async function offerToConnect(why: string, tell: typeof showError = showInformation): Promise<void> {
	const connect = l10n.t('Connect a Model…');
	if ((await tell(why, connect)) === connect) await connectModel();
}

function connectModel(): Thenable<unknown> {
	return vscode.commands.executeCommand('plumbline.connectModel');
}

/** The question stands at once; counting what the work would ask takes seconds where the report is long. */
async function agreedScorer(
	document: vscode.TextDocument,
	models: Models,
	{ question, reads, searches, sends, preview }: ModelWork,
	candidate: Candidate,
): Promise<ModelScorer | undefined> {
	const { connection, connected, name } = candidate;
	const known = await askWhileWorking({
		question: question(name),
		waiting: l10n.t('Counting questions, tokens and cost…'),
		workOut: async () => {
			const scorer = await models.scorer(document, connection);
			return { scorer, planned: await preview(scorer) };
		},
		details: ({ planned }) =>
			planned.calls === 0
				? undefined
				: {
						question: question(planned.model),
						about: whatIsSent(candidate, sends),
						lines: [
							...previewLines(planned, candidate, reads),
							...searchLines(searches, reads),
							...(connected
								? []
								: [l10n.t('It becomes the connected model. One short question first shows whether it can answer.')]),
						],
						instead: connected ? undefined : { label: l10n.t('Another Model…'), act: connectModel },
					},
		yes: l10n.t('Run'),
	});
	if (!known || connected || known.planned.calls === 0) return known?.scorer;
	if ((await showTest(known.scorer.model.provider)) === undefined) return undefined;
	await models.connect(connection);
	return known.scorer;
}

/** Asks a model one short question, where the author sees that; `undefined` where the author would not wait. */
export function showTest(provider: Provider): Thenable<number | undefined> {
	return showProgress(l10n.t('Asking {0}…', provider.label), (signal) => testModel(provider, signal));
}

function previewLines(
	{ calls, cached, tokensIn, tokensOut, cost }: Preview,
	{ connection }: Candidate,
	reads: boolean,
): string[] {
	const number = (value: number) => Math.round(value).toLocaleString(vscode.env.language);
	// As roughly as it is known.
	const about = (value: number) => number(Number(value.toPrecision(2)));
	const dollars = (value: number) => `$${value.toFixed(value < 0.1 ? 3 : 2)}`;
	return [
		cached > 0
			? l10n.t('Questions: {0}; {1} more are answered from cache.', number(calls), number(cached))
			: l10n.t('Questions: {0}.', number(calls)),
		l10n.t('Tokens: about {0} sent, {1} to {2} received.', about(tokensIn), about(tokensOut[0]), about(tokensOut[1])),
		cost
			? l10n.t(
					'Cost: about {0}; about {1} if every answer is as long as allowed. Asking again after an error costs extra.',
					dollars(cost[0]),
					dollars(cost[1]),
				)
			: connection.kind === 'endpoint' && isOnThisComputer(connection.baseUrl)
				? l10n.t('Cost: free, local. A server that passes questions on to a paid service may still charge.')
				: l10n.t('Cost: not known for this model.'),
		...(reads
			? [l10n.t('The pages it cites are first read over the network, and their content is sent with it.')]
			: []),
	];
}

function searchLines(service: string | undefined, reads: boolean): string[] {
	if (service === undefined) return [];
	return [
		reads
			? l10n.t(
					'Of a fact that no source settles at most 300 characters are sent to {0}; the pages that it names are read.',
					service,
				)
			: l10n.t('Of a fact that no source settles at most 300 characters are sent to {0}.', service),
	];
}

function whatIsSent({ connection, name }: Candidate, sends: ModelWork['sends']): string {
	const to =
		connection.kind === 'endpoint'
			? new URL(connection.baseUrl).host
			: l10n.t('the editor’s model {0} ({1})', name, connection.name.split('/')[0] ?? '');
	return sends === 'paragraph'
		? l10n.t('The paragraph of the sentence is sent to {0}.', to)
		: l10n.t('The text of the report is sent to {0}.', to);
}

/** A question that stands there at once, while what it takes to answer it is still worked out. */
interface FillingQuestion<Known> {
	readonly question: string;
	/** What is said until the details are known. */
	readonly waiting: string;
	readonly workOut: () => Promise<Known>;
	/** What the user is to know before answering; `undefined` where nothing is left to ask. */
	readonly details: (known: Known) => Details | undefined;
	readonly yes: string;
}

interface Details {
	readonly question: string;
	/** What most depends on; it stands with the answer. */
	readonly about: string;
	readonly lines: readonly string[];
	/** What can be done instead. */
	readonly instead?: { readonly label: string; readonly act: () => unknown } | undefined;
}

/** Longer than it takes to hand the question to the window, in milliseconds: what follows may keep this process busy. */
const head = 20;

/** What was worked out, once the user has agreed or nothing was left to ask; `undefined` where the user has not. */
export async function askWhileWorking<Known>(asked: FillingQuestion<Known>): Promise<Known | undefined> {
	const pick = vscode.window.createQuickPick();
	pick.title = noticeText(asked.question);
	pick.items = [{ label: asked.waiting, alwaysShow: true }];
	pick.busy = true;
	pick.ignoreFocusOut = true;
	const left = new Promise<'left'>((resolve) => pick.onDidHide(() => resolve('left')));
	pick.show();
	try {
		await new Promise((resolve) => setTimeout(resolve, head));
		const working = asked.workOut();
		// Whoever has left does not wait to be told of a failure.
		working.catch(() => undefined);
		const known = await Promise.race([working.then((value) => ({ value })), left]);
		if (known === 'left') return undefined;
		const details = asked.details(known.value);
		return !details || (await isAnswered(pick, details, asked.yes, left)) ? known.value : undefined;
	} finally {
		pick.dispose();
	}
}

async function isAnswered(
	pick: vscode.QuickPick<vscode.QuickPickItem>,
	{ question, about, lines, instead }: Details,
	yes: string,
	left: Promise<'left'>,
): Promise<boolean> {
	const answer = { label: `$(play) ${yes}`, detail: noticeText(about), alwaysShow: true };
	const other = instead && { label: `$(arrow-swap) ${instead.label}`, alwaysShow: true };
	const agreed = new Promise<boolean>((resolve) => {
		pick.onDidAccept(() => {
			const [selected] = pick.selectedItems;
			if (selected === answer) resolve(true);
			if (!other || selected !== other) return;
			resolve(false);
			instead.act();
		});
	});
	pick.title = noticeText(question);
	pick.busy = false;
	pick.items = [answer, ...lines.map(lineItem), ...(other ? [other] : [])];
	pick.activeItems = [answer];
	return (await Promise.race([agreed, left])) === true;
}

function lineItem(text: string): vscode.QuickPickItem {
	const [label, detail] = sentenceAndRest(noticeText(text));
	return { label, alwaysShow: true, ...(detail !== '' && { detail }) };
}
