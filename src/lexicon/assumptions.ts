import { phrases, words } from './entries';

/** Words in front of `assumption`. */
export const assumptionKinds = phrases(`
	key, main, core, model, scenario, base(line)[- ]case, underlying, working
`);

/** First words of what sets an assumption in Chinese. */
export const chineseAssumptions = words('假设 假定 前提 参数设定');

/** Words in front of `case` and `scenario`. */
export const scenarioKinds = words(`
	base(line) best worst bull bear optimistic pessimistic downside upside high low central stress
`);
