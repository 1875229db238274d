import type { UnitSignals } from '../reading/signals';

/** How a clause turns from what was said before, by its opening words. */
export type Turn = 'concession' | 'rebuttal' | 'reason' | 'example' | 'addition' | 'inference';

/** The first that matches counts. */
const turns: readonly (readonly [Turn, RegExp])[] = [
	['example', /\b(?:for (?:example|instance)|e\.g\.)|^(?:namely|such as)\b|^(?:例如|比如|譬如)/iu],
	[
		'inference',
		/^(?:and )?(?:therefore|thus|hence|consequently|so(?: that)?|that['’]s why|this is why|which is why|this (?:results|means|leads|shows))\b|\b(?:therefore|thus|hence)\b|^(?:因此|所以|因而|从而|可见|综上)/iu,
	],
	[
		'concession',
		/^(?:yes|sure|granted|admittedly|of course|indeed|certainly|(?:al)?though|even (?:if|though)|while|unless|perhaps|critics|opponents|proponents|some|one (?:could|might))\b|^[^,]{0,40}\b(?:may|might|could argue)\b|^(?:当然|诚然|固然|虽然|尽管|即使|有人)/iu,
	],
	[
		'rebuttal',
		/^(?:and )?(?:but|yet|however|still|nevertheless|nonetheless|then again|on the contrary|as long as)\b|^(?:但是?|然而|不过|可是|却)/iu,
	],
	['reason', /^(?:because|since|as|for|after all)\b|^(?:因为|由于|毕竟)/iu],
	['addition', /^(?:and|nor|or)\b|^(?:并且|而且|以及)/iu],
];

const demand = /\b(?:should|must|ought to|needs? to|has to|have to|we need)\b|应当?|必须|需要|不应/iu;

/** How a unit turns; `undefined` where its opening words do not tell. */
export function turnOf({ unit }: UnitSignals): Turn | undefined {
	return turns.find(([, pattern]) => pattern.test(unit.text))?.[0];
}

/** Whether a unit says what ought to be done. */
export function demands({ unit }: UnitSignals): boolean {
	return demand.test(unit.text);
}
