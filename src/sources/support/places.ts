import { message, type NameIn } from '../../messages/message';
import type { Message } from '../../messages/model';
import { allMatches } from '../../text/matches';

/** Known by the sentence that names it. */
export type PlaceKey = NameIn<'places'>;

/** A place that reports name as their scope. */
interface Place {
	/** Patterns of its names, and of the adjectives that stand for it. */
	readonly names: string;
	/** The regions it lies in, by their keys. */
	readonly within: readonly PlaceKey[];
}

/** Regions and the countries that reports compare most, each with every name it goes by. Case counts: `us` is no place. */
const placeNames: Readonly<Record<PlaceKey, Place>> = {
	world: { names: 'Worldwide|worldwide|[Gg]lobal(?:ly)?|[Ww]orld|全球|世界', within: [] },
	northamerica: { names: 'North[ -]Americ(?:an?|as)|北美(?:洲|地区)?', within: ['world'] },
	latinamerica: {
		names: 'Latin[ -]America[n]?|South[ -]America[n]?|LATAM|拉丁美洲|拉美|南美洲?',
		within: ['world'],
	},
	europe: { names: 'Europe(?:an)?(?! Union)|EMEA|欧洲', within: ['world'] },
	eu: {
		names: 'European Union|EU(?:-?27)?(?![A-Za-z])|E\\.U\\.|欧盟',
		within: ['europe', 'world'],
	},
	asia: { names: 'Asia(?:n)?(?:[ -]Pacific)?|APAC|亚太(?:地区)?|亚洲', within: ['world'] },
	africa: { names: 'Africa[n]?|非洲', within: ['world'] },
	middleeast: { names: 'Middle[ -]East(?:ern)?|中东', within: ['world'] },
	unitedstates: {
		names:
			'United States(?: of America)?|U\\.S\\.(?:A\\.)?|USA|US(?![A-Za-z$])|(?<!(?:North|South|Latin)[ -])America[n]?s?|美国',
		within: ['northamerica', 'world'],
	},
	canada: { names: 'Canad(?:a|ian)s?|加拿大', within: ['northamerica', 'world'] },
	mexico: {
		names: '(?<!New )Mexic(?:o|an)s?|墨西哥',
		within: ['northamerica', 'latinamerica', 'world'],
	},
	unitedkingdom: {
		names: 'United Kingdom|Great Britain|Britain|British|U\\.K\\.|UK(?![A-Za-z])|英国',
		within: ['europe', 'world'],
	},
	germany: { names: 'German(?:y|s)?|德国', within: ['eu', 'europe', 'world'] },
	france: { names: 'France|French|法国', within: ['eu', 'europe', 'world'] },
	italy: { names: 'Ital(?:y|ian)s?|意大利', within: ['eu', 'europe', 'world'] },
	spain: { names: 'Spain|Spanish|西班牙', within: ['eu', 'europe', 'world'] },
	netherlands: { names: 'Netherlands|Dutch|Holland|荷兰', within: ['eu', 'europe', 'world'] },
	poland: { names: 'Poland|Polish|波兰', within: ['eu', 'europe', 'world'] },
	sweden: { names: 'Swed(?:en|ish)|瑞典', within: ['eu', 'europe', 'world'] },
	norway: { names: 'Norw(?:ay|egian)s?|挪威', within: ['europe', 'world'] },
	switzerland: { names: 'Switzerland|Swiss|瑞士', within: ['europe', 'world'] },
	russia: { names: 'Russian?s?|俄罗斯', within: ['europe', 'asia', 'world'] },
	turkey: { names: 'Turkey|Türkiye|Turkish|土耳其', within: ['europe', 'asia', 'world'] },
	china: { names: 'China|Chinese|中国(?!台湾|香港|澳门)', within: ['asia', 'world'] },
	japan: { names: 'Japan(?:ese)?|日本', within: ['asia', 'world'] },
	southkorea: { names: '(?<!North )(?:South )?Korean?s?|韩国', within: ['asia', 'world'] },
	india: { names: '(?<!American )Indian?(?!a)s?|印度(?!尼西亚)', within: ['asia', 'world'] },
	indonesia: { names: 'Indonesian?s?|印度尼西亚|印尼', within: ['asia', 'world'] },
	singapore: { names: 'Singapore(?:an)?s?|新加坡', within: ['asia', 'world'] },
	vietnam: { names: 'Viet ?nam(?:ese)?|越南', within: ['asia', 'world'] },
	thailand: { names: 'Thailand|Thai(?![A-Za-z])|泰国', within: ['asia', 'world'] },
	australia: { names: 'Australian?s?|澳大利亚|澳洲', within: ['world'] },
	brazil: { names: 'Brazil(?:ian)?s?|巴西', within: ['latinamerica', 'world'] },
	argentina: { names: 'Argentin(?:a|e|ian)s?|阿根廷', within: ['latinamerica', 'world'] },
	saudiarabia: {
		names: 'Saudi(?: Arabian?)?s?|沙特(?:阿拉伯)?',
		within: ['middleeast', 'asia', 'world'],
	},
	southafrica: { names: 'South Africa[n]?s?|南非', within: ['africa', 'world'] },
};

const keys = Object.keys(placeNames) as PlaceKey[];
/** One alternative a place, longest regions first where one name holds another; the group that matched tells which. */
const order = (['southafrica', 'northamerica', 'latinamerica', ...keys] as const).filter(
	(key, at, all) => all.indexOf(key) === at,
);
/** What must not stand around a name is asked once for all of them: asked for each, it takes three times as long. */
const any = new RegExp(`(?<![A-Za-z])(?:${order.map((key) => `(${placeNames[key].names})`).join('|')})(?![a-z])`, 'gu');

export interface FoundPlace {
	/** The same for all names of a place. */
	readonly key: PlaceKey;
	readonly start: number;
	readonly end: number;
}

/** The places a text names, in order. */
export function findPlaces(text: string): FoundPlace[] {
	return allMatches(any, text).map((match) => ({
		key: order[match.slice(1).findIndex((group) => group !== undefined)]!,
		start: match.index,
		end: match.index + match[0].length,
	}));
}

/** The text with every name of a place replaced by the one word that stands for the place. */
export function foldPlaces(text: string): string {
	return text.replace(any, (...groups) => {
		const at = groups.slice(1, order.length + 1).findIndex((group) => group !== undefined);
		return ` ${order[at]} `;
	});
}

/** What a place is called in a message. */
export function placeName(key: PlaceKey): Message {
	return message(`places.${key}`);
}

/** Whether the first place lies in the second. */
export function liesWithin(place: PlaceKey, region: PlaceKey): boolean {
	return placeNames[place].within.includes(region);
}
