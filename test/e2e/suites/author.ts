import type { Place, WorkbenchPage } from '../workbenchPage';
import type { WalkthroughWords } from './walkthrough';

/** An author with reports to work on: in which language, and the words that are clicked on or read there. */
export interface Author {
	/** Names the screenshots. */
	readonly name: string;
	readonly language?: 'zh-cn';
	readonly theme: readonly [title: string, id?: string];
	readonly report: string;
	/** What the status bar says, with the number of findings. */
	readonly count: RegExp;
	readonly mending: {
		/** A number that does not match its inputs. */
		readonly number: Place;
		readonly fix: string;
		/** A fact without a citation. */
		readonly fact: Place;
		readonly cite: string;
	};
	readonly listing: { readonly command: string; readonly error: RegExp; readonly claims: RegExp };
	readonly exporting: { readonly command: string; readonly saved: string };
	readonly connecting: {
		readonly command: string;
		readonly list: string;
		readonly connected: string;
		readonly score: string;
		readonly free: string;
	};
	readonly configuration: {
		readonly command: string;
		readonly none: string;
		readonly others: string;
		readonly setAside: string;
		readonly severity: string;
		readonly ruled: string;
	};
	readonly walkthrough: WalkthroughWords;
}

/** Once its suite has begun. */
export type Workbench = () => WorkbenchPage;

/** @returns How many findings the status bar says there are. */
export async function countOf(workbench: WorkbenchPage, { count }: Author): Promise<number> {
	return Number(count.exec((await workbench.statusBar.getByText(count).textContent()) ?? '')?.[1]);
}

/** Opens a report in a theme, and waits for its findings. */
export async function openReport(
	workbench: WorkbenchPage,
	{ report, count = /findings/, theme = ['Light Modern'] }: Pick<Author, 'report'> & Partial<Author>,
): Promise<void> {
	await workbench.openFile(report);
	await workbench.statusBar.getByText(count).waitFor();
	await workbench.useTheme(...theme);
}
