import { anyOf, anywhere } from '../../lexicon/compile';
import { checksForHumans, consent, login, missing, subscription } from '../../lexicon/walls';
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
const SHORT = 1500;
/** A teaser of a paid article is longer than the other walls. */
const TEASER = 4000;
/** Less is no document. */
const LEAST = 60;

const BLOCKED = anywhere(checksForHumans, 'i');
const CONSENT = anywhere(consent, 'i');
const PAYWALL = anywhere(subscription, 'i');
const LOGIN = anywhere(login, 'i');
const LOGIN_PATH = /\/(?:login|log-in|signin|sign-in|sign_in|sso|oauth2?|authorize|passport|cas)(?:[/.?]|$)/i;
const MISSING = new RegExp(`^\\W*(?:error )?404\\b|${anyOf(missing)}`, 'i');

/** Why a page that came without an error holds no document; `undefined` when it does. */
export function wallOf({ url, address, content, hints }: Page): SourceFailure | undefined {
	const { text, title } = content;
	const all = `${title}\n${hints.visible}`;
	// The frame of many pages speaks of logins and cookies; only where there is nothing else does it count.
	const own = text.replace(/\s+/g, '').length < LEAST ? all : `${title}\n${text}`;
	const short = text.length < SHORT;
	if (short && MISSING.test(`${title}\n${text.slice(0, 400)}`))
		return failureAt(url, 'notFound', message('sourceFailures.notFound', {}));
	if (short && BLOCKED.test(own)) return failureAt(url, 'blocked', message('sourceFailures.humanCheck'));
	if (isTeaser(text, all, hints) && !LOGIN_PATH.test(address))
		return failureAt(url, 'paywall', message('sourceFailures.teaser'));
	if (
		(short && hints.passwordField) ||
		(short && LOGIN_PATH.test(address) && !LOGIN_PATH.test(url)) ||
		(text.length < 600 && LOGIN.test(own))
	) {
		return failureAt(url, 'login', message('sourceFailures.login', {}));
	}
	if (text.length < 800 && CONSENT.test(own)) return failureAt(url, 'blocked', message('sourceFailures.cookies'));
	if (text.replace(/\s+/g, '').length >= LEAST) return undefined;
	return failureAt(url, 'empty', message(hints.scripted ? 'sourceFailures.scripted' : 'sourceFailures.empty'));
}

/** Offers of subscriptions stand on many free pages; in front of a wall the text breaks off at one. */
function isTeaser(text: string, all: string, { free }: PageHints): boolean {
	if (text.length >= TEASER) return false;
	return (
		free === false || PAYWALL.test(text.slice(-600)) || (text.length < SHORT && free !== true && PAYWALL.test(all))
	);
}
