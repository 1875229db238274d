import { type Bilingual, phrases, words } from './entries';

/* The opening words of a clause that tell how it turns from what was said before. */

export const examples: Bilingual = { en: phrases('namely, such as'), zh: words('例如 比如 譬如') };

/** Those that say so wherever they stand. */
export const examplesAnywhere = phrases('for {example|instance}');

export const inferences: Bilingual = {
	en: phrases(`
		therefore, thus, hence, consequently, so( that), that['’]s why, this is why, which is why, this {results|means|leads|shows}
	`),
	zh: words('因此 所以 因而 从而 可见 综上'),
};

/** Those that say so wherever they stand. */
export const inferencesAnywhere = words('therefore thus hence');

export const concessions: Bilingual = {
	en: phrases(`
		yes, sure, granted, admittedly, of course, indeed, certainly, (al)though, even {if|though}, while, unless, perhaps, critics,
		opponents, proponents, some, one {could|might}
	`),
	zh: words('当然 诚然 固然 虽然 尽管 即使 有人'),
};

/** Near the beginning, what may be so. */
export const concedes = phrases('may, might, could argue');

export const rebuttals: Bilingual = {
	en: phrases(`
		but, yet, however, still, nevertheless, nonetheless, then again, on the contrary, as long as
	`),
	zh: words('但(是) 然而 不过 可是 却'),
};

export const reasons: Bilingual = {
	en: phrases('because, since, as, for, after all'),
	zh: words('因为 由于 毕竟'),
};

export const additions: Bilingual = { en: words('and nor or'), zh: words('并且 而且 以及') };

/** Wherever they stand, what ought to be done. */
export const demanding: Bilingual = {
	en: phrases('should, must, ought to, need(s) to, has to, have to, we need'),
	zh: words('应(当) 必须 需要 不应'),
};
