import { words } from './entries';

/** Verbs that open an instruction; not those that also open a noun phrase (`Use of …`, `Support for …`). */
export const instructions = words(`
	avoid apply adopt adjust ask assess be begin build calculate check choose collect combine compare compute consider convert
	define deflate determine develop diversify document ensure establish estimate evaluate extrapolate fix focus gather
	identify implement include incorporate install invest keep leverage log maintain make monitor multiply normali[sz]e
	parameteri[sz]e perform prioriti[sz]e provide publish read remember require review run select set simulate specify start
	test track treat understand update use validate verify divide map deceive forecast remove simmer whisk preheat dissolve
`);
