import * as vscode from 'vscode';
import { isAgreed, showError, showInformation } from '../host/notices';
import type { Analyses } from '../reports/analyses';
import type { SourceUses } from './sourceUses';

const { l10n } = vscode;

/** How many hosts the question names before it only counts the rest. */
const hostsNamed = 8;

/** Whether the cited pages may be read: asked once for a workspace, of the author alone. */
export async function agreeToRead(
	document: vscode.TextDocument,
	{ analyses, sources }: { readonly analyses: Analyses; readonly sources: SourceUses },
): Promise<boolean> {
	if (sources.mayRead !== true) {
		void showError(
			sources.mayRead === 'inBrowser'
				? noPagesInBrowser()
				: l10n.t('In Restricted Mode no page is read. Trust the workspace first.'),
		);
		return false;
	}
	const addresses = await citedAddresses(document, analyses);
	if (addresses.length === 0 || sources.agreed) return true;
	if (!(await agreed(addresses))) return false;
	await sources.agree(true);
	return true;
}

/** What is told of cited pages in VS Code for the Web, wherever it is asked for them. */
export function noPagesInBrowser(): string {
	return l10n.t(
		'In a browser cited pages cannot be read. Save their text to the sources folder, or open the report in VS Code on a computer.',
	);
}

async function citedAddresses(document: vscode.TextDocument, analyses: Analyses): Promise<URL[]> {
	const report = await analyses.known(document);
	const urls = report?.analysis.sources.flatMap(({ url }) => url ?? []) ?? [];
	return urls.filter((url) => URL.canParse(url)).map((url) => new URL(url));
}

async function agreed(addresses: readonly URL[]): Promise<boolean> {
	const hosts = [...new Set(addresses.map(({ host }) => host))];
	const named = hosts.slice(0, hostsNamed).join(', ');
	const detail = [
		hosts.length > hostsNamed ? l10n.t('{0} and {1} more.', named, hosts.length - hostsNamed) : named,
		l10n.t('Each page is requested by its address; no text of your report is sent. Copies are kept on this computer.'),
		l10n.t('Your consent applies to this workspace until you run “Stop Reading Cited Sources”.'),
	];
	const read = l10n.t('Read');
	const question =
		addresses.length === 1
			? l10n.t('Read the page that this report cites?')
			: l10n.t('Read the {0} pages that this report cites?', addresses.length);
	return isAgreed(question, detail.join('\n\n'), read);
}

/** Takes the author's agreement back. */
export async function stopReading(sources: SourceUses): Promise<void> {
	await sources.agree(false);
	void showInformation(
		l10n.t('Cited pages are no longer read in this workspace. Pages that were read before stay on this computer.'),
	);
}
