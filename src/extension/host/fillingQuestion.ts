import * as vscode from 'vscode';
import { noticeText, sentenceAndRest } from './noticeText';

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
