/** What a place is called, its English name first. */
type Forms = readonly [name: string, ...others: string[]];

/** A country or a union of them. */
const countries: readonly Forms[] = [
	['China', '中国', '我国', '国内'],
	['the United States', 'United States', 'U\\.S\\.', 'US', 'USA', 'America', '美国'],
	['the European Union', 'European Union', 'EU', 'Europe', 'European', '欧盟', '欧洲'],
	['the United Kingdom', 'United Kingdom', 'UK', 'Britain', 'British', '英国'],
	['Germany', 'German', '德国'],
	['France', 'French', '法国'],
	['Italy', 'Italian', '意大利'],
	['Spain', 'Spanish', '西班牙'],
	['the Netherlands', 'Netherlands', 'Dutch', '荷兰'],
	['Switzerland', 'Swiss', '瑞士'],
	['Sweden', 'Swedish', '瑞典'],
	['Norway', 'Norwegian', '挪威'],
	['Denmark', 'Danish', '丹麦'],
	['Finland', 'Finnish', '芬兰'],
	['Poland', 'Polish', '波兰'],
	['Austria', 'Austrian', '奥地利'],
	['Japan', 'Japanese', '日本'],
	['South Korea', 'Korea', 'Korean', '韩国'],
	['India', 'Indian', '印度'],
	['Indonesia', 'Indonesian', '印度尼西亚', '印尼'],
	['Vietnam', 'Vietnamese', '越南'],
	['Thailand', 'Thai', '泰国'],
	['Malaysia', 'Malaysian', '马来西亚'],
	['Singapore', '新加坡'],
	['Taiwan', 'Taiwanese', '台湾'],
	['Australia', 'Australian', '澳大利亚'],
	['New Zealand', '新西兰'],
	['Canada', 'Canadian', '加拿大'],
	['Mexico', 'Mexican', '墨西哥'],
	['Brazil', 'Brazilian', '巴西'],
	['Argentina', 'Argentine', '阿根廷'],
	['Chile', 'Chilean', '智利'],
	['Russia', 'Russian', '俄罗斯'],
	['Turkey', 'Türkiye', 'Turkish', '土耳其'],
	['Saudi Arabia', 'Saudi', '沙特'],
	['the United Arab Emirates', 'United Arab Emirates', 'UAE', '阿联酋'],
	['Israel', 'Israeli', '以色列'],
	['South Africa', '南非'],
	['Nigeria', 'Nigerian', '尼日利亚'],
	['Egypt', 'Egyptian', '埃及'],
	['Kenya', 'Kenyan', '肯尼亚'],
	['California', 'Californian', '加州', '加利福尼亚'],
	['Texas', 'Texan', '得克萨斯', '德州'],
];

const provinces: readonly Forms[] =
	'北京 上海 天津 重庆 广东 江苏 浙江 山东 河南 四川 湖北 湖南 福建 安徽 河北 陕西 辽宁 江西 广西 云南 贵州 山西 吉林 黑龙江 内蒙古 新疆 甘肃 海南 宁夏 青海 西藏 深圳 广州 杭州 成都 武汉 南京 苏州'
		.split(' ')
		.map((name): Forms => [name]);

const matchers = { countries: countries.map(matcherOf), provinces: provinces.map(matcherOf) };

function matcherOf(forms: Forms): { readonly name: string; readonly pattern: RegExp } {
	const latin = forms.filter((form) => !/\p{Script=Han}/u.test(form));
	const han = forms.filter((form) => /\p{Script=Han}/u.test(form));
	const parts = [...(latin.length > 0 ? [`(?<!\\w)(?:${latin.join('|')})(?![\\w$])`] : []), ...han];
	return { name: forms[0], pattern: new RegExp(parts.join('|'), 'u') };
}

/** The different places of a kind that a text names; forms are told by their capitals. */
export function placesIn(text: string, kind: keyof typeof matchers): string[] {
	return matchers[kind].filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}
