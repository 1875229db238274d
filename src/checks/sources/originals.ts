import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { hasFigure } from '../../report/lookup';
import type { Language, Report, Span } from '../../report/model';

/** A primary source that a sentence names. */
export interface NamedOriginal {
	/** Such as `the company’s filing`. */
	readonly what: Message;
	/** Where such documents are; absent when that depends. */
	readonly where?: string;
}

/** Statistical and other official bodies by the names reports use, with the place of their figures. */
const bodies: readonly (readonly [where: string, names: string])[] = [
	['census.gov', 'Census Bureau|美国人口普查局'],
	['bls.gov', 'Bureau of Labor Statistics|BLS|美国劳工统计局|美国劳工部'],
	['bea.gov', 'Bureau of Economic Analysis|美国经济分析局'],
	['eia.gov', 'Energy Information Administration|EIA|美国能源信息署'],
	['federalreserve.gov', 'Federal Reserve|美联储'],
	['sec.gov', 'Securities and Exchange Commission|美国证券交易委员会'],
	['fda.gov', 'Food and Drug Administration|FDA'],
	['statcan.gc.ca', 'Statistics Canada|加拿大统计局'],
	['ec.europa.eu/eurostat', 'Eurostat|欧盟统计局'],
	['ecb.europa.eu', 'European Central Bank|ECB|欧洲央行|欧洲中央银行'],
	['ons.gov.uk', 'Office for National Statistics|ONS|英国国家统计局'],
	['bankofengland.co.uk', 'Bank of England|英格兰银行|英国央行'],
	['destatis.de', 'Destatis|Federal Statistical Office|德国联邦统计局'],
	['insee.fr', 'INSEE|Insee'],
	['istat.it', 'ISTAT|Istat'],
	['stats.gov.cn', 'National Bureau of Statistics|国家统计局'],
	['pbc.gov.cn', "People[’']s Bank of China|PBOC|中国人民银行|中国央行|(?<![洲本国度])央行"],
	['customs.gov.cn', 'General Administration of Customs|海关总署'],
	['miit.gov.cn', 'Ministry of Industry and Information Technology|工信部|工业和信息化部'],
	['nea.gov.cn', 'National Energy Administration|国家能源局'],
	['stat.go.jp', 'Statistics Bureau of Japan|日本总务省|日本统计局'],
	['boj.or.jp', 'Bank of Japan|日本央行|日本银行'],
	['kostat.go.kr', 'Statistics Korea|KOSTAT|韩国统计厅'],
	['mospi.gov.in', 'National Statistical Office|MoSPI'],
	['rbi.org.in', 'Reserve Bank of India|RBI|印度储备银行'],
	['imf.org', 'International Monetary Fund|IMF|国际货币基金组织'],
	['worldbank.org', 'World Bank|世界银行'],
	['oecd.org', 'OECD|经合组织'],
	['wto.org', 'World Trade Organization|WTO|世贸组织|世界贸易组织'],
	['who.int', 'World Health Organization|世界卫生组织|世卫组织'],
	['iea.org', 'International Energy Agency|IEA|国际能源署'],
	['unctad.org', 'UNCTAD|联合国贸发会议'],
];

const filings: Readonly<Record<Language, RegExp>> = {
	en: /(?<![\w-])(?:(?:Form )?(?:10-[KQ]|8-K|20-F|6-K)|(?:SEC|regulatory|exchange) filings?|(?:its|their|the company[’']s|\p{Lu}\w+[’']s?|(?:FY ?)?20\d\d) (?:annual|interim|quarterly|half-year) report|prospectus|proxy statement)(?![\w-])/u,
	zh: /(?:年|季|半年|中期|三季|一季)报(?!道)|(?:年度|季度|半年度|中期)报告|招股(?:说明)?书|业绩公告|公司公告|定期报告/u,
};

/**
 * The original that a sentence takes a figure from, by its own words: a company's filing, or an official body that it
 * names as the one that counted (`according to …`, `data from …`, 据……统计). Sentences without a figure name none.
 */
export function namedOriginal(report: Report, span: Span, text: string): NamedOriginal | undefined {
	return hasFigure(report, span) ? originalIn(report, text) : undefined;
}

function originalIn(report: Report, text: string): NamedOriginal | undefined {
	if (filings[report.language].test(text)) return { what: message('claims.companyFiling') };
	if (!anyBody.test(text)) return undefined;
	const found = saidBy[report.language].find(({ wording }) => wording.test(text));
	if (!found) return undefined;
	const body = found.name.exec(text)?.[0] ?? found.where;
	return { what: message('claims.figuresOf', { body }), where: found.where };
}

/** A quick test, because most sentences name none of them. */
const anyBody = new RegExp(bodies.map(([, names]) => names).join('|'));

interface SaidBy {
	readonly where: string;
	/** The name alone. */
	readonly name: RegExp;
	/** The name as the one whose figure it is. */
	readonly wording: RegExp;
}

const saidBy: Readonly<Record<Language, readonly SaidBy[]>> = {
	en: bodies.map(([where, names]) => ({ where, name: new RegExp(names, 'u'), wording: englishWording(names) })),
	zh: bodies.map(([where, names]) => ({ where, name: new RegExp(names, 'u'), wording: chineseWording(names) })),
};

function englishWording(names: string): RegExp {
	const body = String.raw`(?:the )?(?:U\.?S\.? |UK[’']s |China[’']s |Germany[’']s )?\b(?:${names})\b`;
	const figures = '(?:data|figures|statistics|estimates?|numbers|projections?|forecasts?|surveys?|reports?)';
	const says =
		'(?:reports?|reported|estimates?|estimated|projects?|projected|forecasts?|found|shows?|published|counted)';
	const before = String.raw`(?:[Aa]ccording to|\b[Pp]er|\b${figures} (?:from|by|of|released by|published by)) ${body}`;
	return new RegExp(String.raw`${before}|${body}(?:[’']s)? (?:${figures}|${says})\b`, 'u');
}

function chineseWording(names: string): RegExp {
	const han = names
		.split('|')
		.map((name) => (/^\w+$/.test(name) ? String.raw`(?<!\w)${name}(?!\w)` : name))
		.join('|');
	const says = '(?:数据|统计|发布|公布|显示|预测|报告|披露|测算|估计)';
	return new RegExp(`(?:据|根据|依据|按照)[^，。；]{0,4}(?:${han})|(?:${han})[^，。；]{0,8}${says}`, 'u');
}
