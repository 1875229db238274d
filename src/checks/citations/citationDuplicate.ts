import type { Check } from '../../findings/model';
import { message } from '../../messages/message';
import type { Reference } from '../../report/model';
import { urlKey } from '../../text/urls';

/** `citation.duplicate`: two entries of the reference list that lead to the same place. */
export const duplicateReferences: Check = ({ report }) => {
	const seen = new Map<string, Reference>();
	return report.references.flatMap((reference) => {
		const identity = identityOf(reference);
		const earlier = identity === undefined ? undefined : seen.get(identity);
		if (identity !== undefined && !earlier) seen.set(identity, reference);
		if (!earlier || earlier.span[0] === reference.span[0]) return [];
		const name = earlier.label ?? earlier.title;
		return [
			{
				code: 'citation.duplicate' as const,
				span: reference.span,
				message: message('checks.citationDuplicate', { name }),
				related: [{ span: earlier.span, message: message('checks.firstListed', { name }) }],
				data: { label: reference.label ?? '' },
			},
		];
	});
};

/** The page that an entry leads to, as the list of sources tells pages apart; capital letters of its path are taken for a slip. */
function identityOf({ url, title }: Reference): string | undefined {
	if (url === undefined)
		return title.length > 20 ? title.toLowerCase().replace(/\W+/gu, ' ').trim() || undefined : undefined;
	return urlKey(url).replace(/^[^?#]*/u, (page) => page.toLowerCase());
}
