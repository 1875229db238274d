import type { Message } from '../../../messages/model';
import { isInPart } from '../../../scorecard/factVerdict';
import { modelWordsIn } from '../../../shownToModel/reasonText';
import { truncate } from '../../../text/shorten';
import type { VerifiedFact } from '../facts/verifiedFact';

/** What the source that a conclusion cites says of it, and why that is so. */
export interface SourceEvidence {
	readonly verdict: keyof typeof verdictWords;
	readonly reason: Message | null;
}

const verdictWords = {
	supported: 'It bears this out.',
	partly: 'It carries this only in part.',
	contradicted: 'It says otherwise.',
	'not-found': 'It does not mention this.',
};

const longest = 300;

/**
 * What a judge is told of the ground that an item stands on: the facts' and sources' own words and the words of the model
 * that verified them, in English around them. What users are told, advice above all, is not passed on.
 */
export function sourceEvidenceText({ verdict, reason }: SourceEvidence): string {
	return `its cited source: ${[verdictWords[verdict], truncate(modelWordsIn(reason), longest)].filter(Boolean).join(' ')}`;
}

/** The beginning of a fact that has been told in full. */
const shortest = 60;

/**
 * Which fact an item rests on, what became of it, and why.
 *
 * @param toldAt the item under which all of this has been said already
 */
export function factEvidenceText(text: string, fact: VerifiedFact, toldAt?: number): string {
	if (toldAt !== undefined)
		return `rests on a fact that is ${standing(fact)}, as item ${toldAt}: “${truncate(text, shortest)}”`;
	const why = [...evidenceOf(fact)].filter(Boolean).join(' ');
	return `rests on a fact that is ${standing(fact)}: “${truncate(text, longest)}”${why === '' ? '' : ` – ${why}`}`;
}

function evidenceOf({ verification, judgement: { basis, reason, found, span } }: VerifiedFact): string[] {
	const stance = verification.answer === 'no' ? 'contradicts' : 'supports';
	const quote = found.find((one) => one.stance === stance) ?? found[0];
	return [
		basis === 'model' ? truncate(modelWordsIn(reason), longest) : '',
		quote ? `A source says: “${truncate(quote.quote, longest)}”` : '',
		!quote && basis === 'rule' && span ? 'Other figures of the report speak against it.' : '',
	];
}

function standing({ verification }: VerifiedFact): string {
	if (isInPart(verification)) return 'carried only in part';
	return { yes: 'borne out', no: 'refuted', unverifiable: 'not verified' }[verification.answer];
}
