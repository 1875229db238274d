import { type DomainGroup, groupNamed } from './domainTable';

/** Countries whose governments register under `.go.xx`; elsewhere that is an ordinary name. */
const go = /^go\.(?:jp|kr|th|id|ke|tz|ug|cr|ci)$/;
const government = /^(?:gov|mil|fed\.us|gc\.ca|gv\.at|admin\.ch|lg\.jp|(?:gov|gob|gouv|govt|mil|gub)\.[a-z]{2})$/;
const academic = /^(?:edu|(?:edu|ac)\.[a-z]{2}|re\.kr|sch\.[a-z]{2}|res\.in)$/;

/** China’s top-level domain for public bodies, and Hong Kong’s, in Punycode. */
const chinese = /^(?:xn--zfr164b|xn--mxtq1m\.(?:hk|xn--j6w193g))$/;

/**
 * The group a public suffix stands for, where only such bodies may register under it: `gov`, `gov.cn`, `gouv.fr`,
 * `go.jp`, `edu.cn`, `ac.uk`, `int`. States and provinces below count too (`sp.gov.br`).
 *
 * @param suffix by the public suffix list, in Punycode: a name such as `gov.example.com` has the suffix `com`
 */
export function officialSuffix(suffix: string): DomainGroup | undefined {
	if (suffix === 'int') return groupNamed('international');
	const ends = [suffix, suffix.split('.').slice(-2).join('.')];
	if (ends.some((end) => government.test(end) || go.test(end) || chinese.test(end))) return groupNamed('government');
	return ends.some((end) => academic.test(end)) ? groupNamed('academic') : undefined;
}
