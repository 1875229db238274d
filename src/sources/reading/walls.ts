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

const BLOCKED =
	/just a moment|checking (?:your|if the site)|verify(?:ing)? (?:that )?you(?:'re| are) (?:a )?human|are you a (?:human|robot)|not a robot|captcha|unusual (?:traffic|activity)|enable javascript and cookies|access (?:to this page )?(?:has been |is )?denied|request (?:has been )?blocked|pardon our interruption|ddos protection|安全验证|人机验证|访问过于频繁|请完成验证|访问受限/i;
const CONSENT =
	/before you continue|we (?:value|care about) your privacy|accept (?:all )?(?:the )?cookies|manage (?:your )?(?:cookie|privacy|consent)|cookie (?:settings|preferences|consent)|your consent|同意.{0,8}(?:cookie|隐私)/i;
const PAYWALL =
	/subscribe (?:now )?to (?:continue|read|unlock|access|keep)|continue reading (?:with|by|for)|to (?:continue|keep) reading|already a subscriber|subscribers? only|for subscribers|(?:exclusive|reserved) (?:to|for) (?:our )?(?:subscribers|members)|unlock this (?:article|story)|purchase (?:this )?(?:article|access|pdf)|get (?:full )?access to this|(?:购买|开通|订阅)(?:后|会员|即可|VIP).{0,12}(?:阅读|查看|全文|继续)|付费(?:阅读|文章|内容|后)|(?:剩余|余下).{0,12}(?:付费|订阅)|试读结束|会員限定|有料会員|この記事は有料|abo(?:nnement)? (?:abschlie|weiterlesen)|réservé aux abonnés/i;
const LOGIN =
	/(?:sign|log) ?in (?:to|with|or|required)|please (?:sign|log) ?in|create an account|forgot (?:your )?password|(?:登录|登入)(?:后|即可|以|才能|查看)|请(?:先)?(?:登录|登入)|忘记密码|扫码登录|ログインしてください/i;
const LOGIN_PATH = /\/(?:login|log-in|signin|sign-in|sign_in|sso|oauth2?|authorize|passport|cas)(?:[/.?]|$)/i;
const MISSING =
	/^\W*(?:error )?404\b|page (?:was |could )?(?:not |cannot )(?:be )?found|page (?:you(?:'re| are) looking for )?(?:does ?n[o']t exist|no longer exists|has been (?:removed|deleted|moved))|(?:页面|网页|文章|内容)(?:不存在|已(?:被)?删除|找不到)|您访问的页面|ページが見つかりません/i;

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
