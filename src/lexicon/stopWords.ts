import { words } from './entries';

/** English words that say nothing about what a text is about. */
export const stopWords = words(`
	a about above after again against all also am an and any are as at be because been before being below between
	both but by can could did do does doing down during each few for from further had has have having he her here
	hers him his how i if in into is it its itself just may me might more most much must my no nor not now of off
	on once one only or other our out over own per same shall she should so some such than that the their them then
	there these they this those through to too under until up upon us very via was we were what when where which
	while who whom why will with within without would you your
`);

/** Characters that stand in no content word of Chinese. */
export const hanStop = words(
	'的 了 和 是 在 与 及 或 等 为 对 于 也 都 而 并 其 该 这 那 将 有 之 以 从 到 被 把 由 中 上 下 个 年 月 日',
);
