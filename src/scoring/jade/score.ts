import type { JadeScore } from '../model';

/** JADE needs checklists and verified evidence; until those rooms exist nothing is scored, and it says so. */
export function scoreJade(): JadeScore {
	return {
		final: null,
		reasoning: null,
		evidence: null,
		density: null,
		credibility: { value: null, grade: null, recommendations: [] },
		skills: [],
		queryChecklist: [],
		reportChecklist: [],
		reasons: [{ message: 'JADE’s checklists and verification are not part of this version yet.' }],
	};
}
