import { words } from './entries';

/** Words that hardly any English sentence does without. */
export const englishWords: ReadonlySet<string> = new Set(
	words(`
		the of and to that with by are from this were has have been be which it not their than its these but also they can will
		is in on was for as an or
	`),
);

/** The same of other languages, and no words of English: German, French, Spanish, Italian, Portuguese, Dutch, … */
export const foreignWords: ReadonlySet<string> = new Set(
	words(`
		der das und ist nicht mit den von für auf ein eine im zu dem sich auch werden wird sind einer einen durch über bei nach
		le la les et est une dans pour que qui sur du au aux avec ne pas ces sont cette plus leur
		el los las del una por para con se es en y lo su más como entre desde
		il di che della delle degli per sono gli nel alla dei anche
		os da dos uma não em das é foi pela pelo
		de het een van voor dat zijn niet ook wordt bij naar
		og det som på av er til ikke har fra och att är från med
		na się nie jest do oraz od że w z przez
		ve bir bu için ile olarak yang dan untuk dengan dari pada dalam
		je se že pro v są și din care pentru ja että on oli és az hogy egy nem
		của là các trong cho được với và
	`),
);
