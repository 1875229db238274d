import { phrases, words } from './entries';

/** What pages say that check for humans instead of showing their document. */
export const checksForHumans = [
	...phrases(`
		just a moment, checking {your|if the site}, verify(ing) (that )you{'re| are} (a )human, are you a {human|robot},
		not a robot, captcha, unusual {traffic|activity}, enable javascript and cookies,
		access (to this page )(has been |is )denied, request (has been )blocked, pardon our interruption, ddos protection
	`),
	...words('安全验证 人机验证 访问过于频繁 请完成验证 访问受限'),
];

/** What pages say that ask for consent to cookies first. */
export const consent = [
	...phrases(`
		before you continue, we {value|care about} your privacy, accept (all )(the )cookies,
		manage (your ){cookie|privacy|consent}, cookie {settings|preferences|consent}, your consent
	`),
	'同意~8{cookie|隐私}',
];

/** Offers of a subscription, in the languages whose pages are cited most. */
export const subscription = [
	...phrases(`
		subscribe (now )to {continue|read|unlock|access|keep}, continue reading {with|by|for},
		to {continue|keep} reading, already a subscriber, subscriber(s) only, for subscribers,
		{exclusive|reserved} {to|for} (our ){subscribers|members}, unlock this {article|story},
		purchase (this ){article|access|pdf}, get (full )access to this
	`),
	...words(`
		{购买|开通|订阅}{后|会员|即可|VIP}~12{阅读|查看|全文|继续} 付费{阅读|文章|内容|后} {剩余|余下}~12{付费|订阅} 试读结束
		会員限定 有料会員 この記事は有料
	`),
	...phrases('abo(nnement) {abschlie|weiterlesen}, réservé aux abonnés'),
];

/** What pages say that ask for a login. */
export const login = [
	...phrases(`
		{sign|log}( )in {to|with|or|required}, please {sign|log}( )in, create an account, forgot (your )password
	`),
	...words('{登录|登入}{后|即可|以|才能|查看} 请(先){登录|登入} 忘记密码 扫码登录 ログインしてください'),
];

/** What pages say whose document is not there. */
export const missing = [
	...phrases(`
		page (was |could ){not |cannot }(be )found,
		page (you{'re| are} looking for ){does( )n[o']t exist|no longer exists|has been {removed|deleted|moved}}
	`),
	...words('{页面|网页|文章|内容}{不存在|已(被)删除|找不到} 您访问的页面 ページが見つかりません'),
];
