import { itemAt } from '../../access';

/** A place that reports name as their scope. */
interface Place {
	/** What it is called in messages. */
	readonly name: string;
	/** Patterns of its names, and of the adjectives that stand for it. */
	readonly names: string;
	/** The regions it lies in, by their keys. */
	readonly within: readonly string[];
}

/** Regions and the countries that reports compare most, each with every name it goes by. Case counts: `us` is no place. */
const PLACES: Readonly<Record<string, Place>> = {
	world: { name: 'the world', names: 'Worldwide|worldwide|[Gg]lobal(?:ly)?|[Ww]orld|全球|世界', within: [] },
	northamerica: { name: 'North America', names: 'North[ -]Americ(?:an?|as)|北美(?:洲|地区)?', within: ['world'] },
	latinamerica: {
		name: 'Latin America',
		names: 'Latin[ -]America[n]?|South[ -]America[n]?|LATAM|拉丁美洲|拉美|南美洲?',
		within: ['world'],
	},
	europe: { name: 'Europe', names: 'Europe(?:an)?(?! Union)|EMEA|欧洲', within: ['world'] },
	eu: {
		name: 'the European Union',
		names: 'European Union|EU(?:-?27)?(?![A-Za-z])|E\\.U\\.|欧盟',
		within: ['europe', 'world'],
	},
	asia: { name: 'Asia', names: 'Asia(?:n)?(?:[ -]Pacific)?|APAC|亚太(?:地区)?|亚洲', within: ['world'] },
	africa: { name: 'Africa', names: 'Africa[n]?|非洲', within: ['world'] },
	middleeast: { name: 'the Middle East', names: 'Middle[ -]East(?:ern)?|中东', within: ['world'] },
	unitedstates: {
		name: 'the United States',
		names:
			'United States(?: of America)?|U\\.S\\.(?:A\\.)?|USA|US(?![A-Za-z$])|(?<!(?:North|South|Latin)[ -])America[n]?s?|美国',
		within: ['northamerica', 'world'],
	},
	canada: { name: 'Canada', names: 'Canad(?:a|ian)s?|加拿大', within: ['northamerica', 'world'] },
	mexico: {
		name: 'Mexico',
		names: '(?<!New )Mexic(?:o|an)s?|墨西哥',
		within: ['northamerica', 'latinamerica', 'world'],
	},
	unitedkingdom: {
		name: 'the United Kingdom',
		names: 'United Kingdom|Great Britain|Britain|British|U\\.K\\.|UK(?![A-Za-z])|英国',
		within: ['europe', 'world'],
	},
	germany: { name: 'Germany', names: 'German(?:y|s)?|德国', within: ['eu', 'europe', 'world'] },
	france: { name: 'France', names: 'France|French|法国', within: ['eu', 'europe', 'world'] },
	italy: { name: 'Italy', names: 'Ital(?:y|ian)s?|意大利', within: ['eu', 'europe', 'world'] },
	spain: { name: 'Spain', names: 'Spain|Spanish|西班牙', within: ['eu', 'europe', 'world'] },
	netherlands: { name: 'the Netherlands', names: 'Netherlands|Dutch|Holland|荷兰', within: ['eu', 'europe', 'world'] },
	poland: { name: 'Poland', names: 'Poland|Polish|波兰', within: ['eu', 'europe', 'world'] },
	sweden: { name: 'Sweden', names: 'Swed(?:en|ish)|瑞典', within: ['eu', 'europe', 'world'] },
	norway: { name: 'Norway', names: 'Norw(?:ay|egian)s?|挪威', within: ['europe', 'world'] },
	switzerland: { name: 'Switzerland', names: 'Switzerland|Swiss|瑞士', within: ['europe', 'world'] },
	russia: { name: 'Russia', names: 'Russian?s?|俄罗斯', within: ['europe', 'asia', 'world'] },
	turkey: { name: 'Türkiye', names: 'Turkey|Türkiye|Turkish|土耳其', within: ['europe', 'asia', 'world'] },
	china: { name: 'China', names: 'China|Chinese|中国(?!台湾|香港|澳门)', within: ['asia', 'world'] },
	japan: { name: 'Japan', names: 'Japan(?:ese)?|日本', within: ['asia', 'world'] },
	southkorea: { name: 'South Korea', names: '(?<!North )(?:South )?Korean?s?|韩国', within: ['asia', 'world'] },
	india: { name: 'India', names: '(?<!American )Indian?(?!a)s?|印度(?!尼西亚)', within: ['asia', 'world'] },
	indonesia: { name: 'Indonesia', names: 'Indonesian?s?|印度尼西亚|印尼', within: ['asia', 'world'] },
	singapore: { name: 'Singapore', names: 'Singapore(?:an)?s?|新加坡', within: ['asia', 'world'] },
	vietnam: { name: 'Vietnam', names: 'Viet ?nam(?:ese)?|越南', within: ['asia', 'world'] },
	thailand: { name: 'Thailand', names: 'Thailand|Thai(?![A-Za-z])|泰国', within: ['asia', 'world'] },
	australia: { name: 'Australia', names: 'Australian?s?|澳大利亚|澳洲', within: ['world'] },
	brazil: { name: 'Brazil', names: 'Brazil(?:ian)?s?|巴西', within: ['latinamerica', 'world'] },
	argentina: { name: 'Argentina', names: 'Argentin(?:a|e|ian)s?|阿根廷', within: ['latinamerica', 'world'] },
	saudiarabia: {
		name: 'Saudi Arabia',
		names: 'Saudi(?: Arabian?)?s?|沙特(?:阿拉伯)?',
		within: ['middleeast', 'asia', 'world'],
	},
	southafrica: { name: 'South Africa', names: 'South Africa[n]?s?|南非', within: ['africa', 'world'] },
};

const keys = Object.keys(PLACES);
/** One alternative a place, longest regions first where one name holds another; the group that matched tells which. */
const ORDER = ['southafrica', 'northamerica', 'latinamerica', ...keys].filter(
	(key, at, all) => all.indexOf(key) === at,
);
const ANY = new RegExp(ORDER.map((key) => `((?<![A-Za-z])(?:${placeOf(key).names})(?![a-z]))`).join('|'), 'gu');

function placeOf(key: string): Place {
	const place = PLACES[key];
	if (!place) throw new RangeError(`There is no place called ${key}.`);
	return place;
}

export interface FoundPlace {
	/** The same for all names of a place. */
	readonly key: string;
	readonly start: number;
	readonly end: number;
}

/** The places a text names, in order. */
export function findPlaces(text: string): FoundPlace[] {
	return Array.from(text.matchAll(ANY), (match) => ({
		key: keyOf(match.slice(1)),
		start: match.index,
		end: match.index + match[0].length,
	}));
}

/** The key of the place whose group has matched. */
function keyOf(groups: readonly unknown[]): string {
	return itemAt(
		ORDER,
		groups.findIndex((group) => group !== undefined),
	);
}

/** The text with every name of a place replaced by the one word that stands for the place. */
export function foldPlaces(text: string): string {
	return text.replace(ANY, (...groups) => {
		return ` ${keyOf(groups.slice(1, ORDER.length + 1))} `;
	});
}

/** What a place is called in a message. */
export function placeName(key: string): string {
	return placeOf(key).name;
}

/** Whether the first place lies in the second. */
export function liesWithin(place: string, region: string): boolean {
	return placeOf(place).within.includes(region);
}
