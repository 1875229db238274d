import { type QuickPickItem, window } from 'vscode';

type Dialogs = Pick<
	typeof window,
	| 'showInformationMessage'
	| 'showWarningMessage'
	| 'showErrorMessage'
	| 'showQuickPick'
	| 'showInputBox'
	| 'showSaveDialog'
>;

/** What was put to the user, in the order it came. */
export interface Shown {
	readonly kind: keyof Dialogs | 'createQuickPick';
	readonly text: string;
	readonly detail: string;
	readonly password: boolean;
}

export interface Dialogue {
	readonly shown: readonly Shown[];
	/** Puts the editor's own dialogs back. */
	end(): void;
}

/** Answers for the user: to each dialog in turn what `reply` says, or `undefined`, as if it had been dismissed. */
export function answering(reply: (shown: Shown) => unknown): Dialogue {
	const shown: Shown[] = [];
	const target = window as unknown as Record<keyof Dialogs, unknown>;
	const kinds = [
		'showInformationMessage',
		'showWarningMessage',
		'showErrorMessage',
		'showQuickPick',
		'showInputBox',
		'showSaveDialog',
	] as const;
	const own = kinds.map((kind) => [kind, target[kind]] as const);
	for (const kind of kinds) {
		target[kind] = async (first: unknown, ...rest: readonly unknown[]) => {
			const told = describe(kind, first, rest);
			shown.push(told);
			const answer = await reply(told);
			return kind === 'showQuickPick' ? pick(first, answer) : answer;
		};
	}
	const ownPick = window.createQuickPick;
	(window as { createQuickPick: unknown }).createQuickPick = () =>
		fillingPick(async (text, detail) => {
			const told: Shown = { kind: 'createQuickPick', text, detail, password: false };
			shown.push(told);
			return reply(told);
		});
	return {
		shown,
		end: () => {
			window.createQuickPick = ownPick;
			for (const [kind, original] of own) target[kind] = original;
		},
	};
}

function describe(kind: keyof Dialogs, first: unknown, rest: readonly unknown[]): Shown {
	const titled = kind === 'showInputBox' || kind === 'showSaveDialog';
	const options = (titled ? first : rest[0]) as Record<string, unknown> | undefined;
	const text = kind === 'showQuickPick' ? options?.placeHolder : titled ? options?.title : first;
	return { kind, text: String(text), detail: String(options?.detail ?? ''), password: options?.password === true };
}

/** A list that fills in while it stands: its answer is asked for once there is more than one line to choose. */
function fillingPick(ask: (text: string, detail: string) => Promise<unknown>) {
	const heard: { accept: () => void; hide: () => void } = { accept: () => {}, hide: () => {} };
	const fake = {
		...{ title: '', busy: false, ignoreFocusOut: false },
		selectedItems: [] as readonly QuickPickItem[],
		activeItems: [] as readonly QuickPickItem[],
		set items(items: readonly QuickPickItem[]) {
			if (items.length > 1) void settle(items);
		},
		onDidAccept: (listener: () => void) => (heard.accept = listener),
		onDidHide: (listener: () => void) => (heard.hide = listener),
		show: () => {},
		dispose: () => {},
	};
	const settle = async (items: readonly QuickPickItem[]) => {
		const answer = await ask(fake.title, items.map(({ label, detail }) => [label, detail].join(' ').trim()).join('\n'));
		const chosen = items.find(({ label }) => typeof answer === 'string' && label.endsWith(answer));
		if (!chosen) return heard.hide();
		fake.selectedItems = [chosen];
		heard.accept();
	};
	return fake;
}

async function pick(items: unknown, label: unknown): Promise<unknown> {
	const choices = (await items) as readonly { readonly label: string }[];
	if (Array.isArray(label)) return choices.filter((choice) => label.includes(choice.label));
	return choices.find((choice) => choice.label === label);
}
