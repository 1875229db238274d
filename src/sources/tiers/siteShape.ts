import { type DomainGroup, groupNamed } from './domainTable';

/**
 * What an address tells of a site that no table knows: where companies report to investors, and where anyone writes. A wiki
 * is none of these: most that no table knows are manuals of a company or a body.
 */
const shapes = [
	{ host: /^(?:ir|investors?)\./, path: undefined, group: groupNamed('firstParty') },
	{ host: /^(?:forums?|bbs)\./, path: /^\/(?:forums?|bbs)\//, group: groupNamed('forum') },
];

export function siteShape(host: string, path: string): DomainGroup | undefined {
	return shapes.find((shape) => shape.host.test(host) || shape.path?.test(path))?.group;
}
