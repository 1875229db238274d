import { anywhere, oneOf } from '../../lexicon/compile';
import { checksForHumans, consent, login, missing, subscription } from '../../lexicon/walls.json';
import { message } from '../../messages/message';
import type { PageHints, SourceFailure, SourceText } from '../model';
import { failureAt } from './failures';

export interface Page {
	/** As it was cited. */
	readonly url: string;
	/** Behind the redirects. */
	readonly address: string;
	readonly content: SourceText;
	readonly hints: PageHints;
}

/** An article may speak of cookies, logins and subscriptions; a page that holds little else is a wall. In UTF-16 units. */
const shortPage = 1500;
/** A teaser of a paid article is longer than the other walls. */
const teaser = 4000;
/** Less is no document. */
const least = 60;

const blocked = anywhere(checksForHumans, 'i');
const consentWall = anywhere(consent, 'i');
const paywall = anywhere(subscription, 'i');
const loginWall = anywhere(login, 'i');
const loginPath = /\/(?:login|log-in|signin|sign-in|sign_in|sso|oauth2?|authorize|passport|cas)(?:[/.?]|$)/i;
const missingPage = new RegExp(`^\\W*(?:error )?404\\b|${oneOf(missing)}`, 'i');

/** Why a page that came without an error holds no document; `undefined` when it does. */
export function accessBarrierOf({ url, address, content, hints }: Page): SourceFailure | undefined {
	const { text, title } = content;
	const all = `${title}\n${hints.visible}`;
	// The frame of many pages speaks of logins and cookies; only where there is nothing else does it count.
	const own = text.replace(/\s+/g, '').length < least ? all : `${title}\n${text}`;
	const short = text.length < shortPage;
	if (short && missingPage.test(`${title}\n${text.slice(0, 400)}`))
		return failureAt(url, 'notFound', message('sourceFailures.notFound', {}));
	if (short && blocked.test(own)) return failureAt(url, 'blocked', message('sourceFailures.humanCheck'));
	if (isTeaser(text, all, hints) && !loginPath.test(address))
		return failureAt(url, 'paywall', message('sourceFailures.teaser'));
	if (
		(short && hints.passwordField) ||
		(short && loginPath.test(address) && !loginPath.test(url)) ||
		(text.length < 600 && loginWall.test(own))
	) {
		return failureAt(url, 'login', message('sourceFailures.login', {}));
	}
	if (text.length < 800 && consentWall.test(own)) return failureAt(url, 'blocked', message('sourceFailures.cookies'));
	if (text.replace(/\s+/g, '').length >= least) return undefined;
	return failureAt(url, 'empty', message(hints.scripted ? 'sourceFailures.scripted' : 'sourceFailures.empty'));
}

/** Many free pages offer subscriptions; behind a paywall the text ends at such an offer. */
function isTeaser(text: string, all: string, { free }: PageHints): boolean {
	if (text.length >= teaser) return false;
	return (
		free === false || paywall.test(text.slice(-600)) || (text.length < shortPage && free !== true && paywall.test(all))
	);
}
