import assert from 'node:assert/strict';
import { sentencesIn } from '../../../scripts/messageTypes.mjs';
import { type Literal, literalsOfSource } from './literals';

/** Where sentences are made for a place or a language that is known: the tables, and the editor. */
const edges = ['messages', 'extension', 'panel'];

/** What is no sentence for users, by what takes it. */
const takers = new Map([
	...['Error', 'RangeError', 'TypeError'].map(
		(level) => [level, 'a defect of the program, told to whoever fixes it'] as const,
	),
	...['debug', 'info', 'warn', 'error'].map((level) => [level, 'a line of the log'] as const),
	['lost', 'a fault of the protocol, told to whoever writes the client'] as const,
	['ResponseError', 'an answer of the protocol, told to whoever writes the client'] as const,
	...['split', 'words', 'phrases', 'termsOf'].map((name) => [name, 'a list of words to look for'] as const),
]);

const asked = 'said to a model, in a prompt';

/** The same, by room or file. */
const places = new Map([
	['report/citations/forms.ts', 'examples of each way to cite, which a test reads'],
	['checks/numbers/text/rows.ts', 'examples of each relation, which a test reads'],
	['checks/numbers/same/sentences.ts', 'a key that sentences are grouped by'],
	['tree/learned/parentFeatures.ts', 'the names of features, as the trained models know them'],
	['skills/skillFile.ts', 'the headings of skill files'],
	['mending/mends.ts', 'comments that the program reads, written into a report'],
	['verification/assumedSources.ts', 'a text of usual length, in the place of a source that is not read yet'],
	['output/htmlStyle.ts', 'a style sheet'],
	['cli/commands/completion.ts', 'what shells read'],
	['answering.ts', asked],
	['rewording.ts', asked],
	['judge/tasks', asked],
	['judge/converse.ts', asked],
	['judge/dataBlock.ts', asked],
	['judge/joint.ts', asked],
	['judge/readJson.ts', asked],
	['judge/completeness.ts', asked],
	['verification/shownText.ts', asked],
	['shownToModel/abridge.ts', asked],
	['shownToModel/showReport.ts', asked],
	['reading/asking/edits.ts', asked],
	['reading/asking/proof.ts', asked],
	['reading/asking/windows.ts', asked],
	['sources/search/services.ts', asked],
	['verification/judgeClaims.ts', asked],
	['scoring/finResearch/judgeReport.ts', asked],
	['scoring/finResearch/taskTypes.ts', asked],
	['scoring/rateReport.ts', asked],
	['scoring/jade/checklists/evidenceText.ts', asked],
	['scoring/jade/checklists/judgeChecklists.ts', asked],
	['scoring/jade/checklists/queryChecklist.ts', asked],
	['scoring/jade/checklists/reportChecklist.ts', asked],
	['node/fetches.ts', 'known by its code, by which the reader of sources tells it'],
]);

let read: readonly Literal[] | undefined;

/** Read once, by the first test that asks. */
function literals(): readonly Literal[] {
	read ??= literalsOfSource();
	return read;
}

describe('the rooms below the shells', () => {
	it('hold no sentence for users', () => {
		const found = literals().filter((literal) => !isIn(literal, edges) && isSaid(literal));
		assert.deepEqual(found, []);
	});
});

describe('what is excepted from them', () => {
	it('still holds what it is excepted for', () => {
		const idle = [...places.keys()].filter(
			(place) => !literals().some((literal) => isIn(literal, [place]) && looksSaid(literal.text)),
		);
		assert.deepEqual(idle, []);
	});
});

describe('the sentences', () => {
	const entries = Object.keys(sentencesIn('en'));

	it('hold nothing that nobody says', () => {
		const said = literals().map(({ text }) => patternOf(text));
		const unused = entries.filter((code) => !said.some((pattern) => pattern?.test(code)));
		assert.deepEqual(unused, []);
	});
});

function isIn({ file }: Literal, rooms: readonly string[]): boolean {
	return rooms.some((room) => file === room || file.startsWith(`${room}/`));
}

function isSaid(literal: Literal): boolean {
	return looksSaid(literal.text) && !takers.has(literal.takenBy) && !isIn(literal, [...places.keys()]);
}

/** A sentence, or a phrase that others are put together from; patterns are neither. */
function looksSaid(text: string): boolean {
	if (/[\\|[\]]|\(\?/.test(text) || !/\p{L}/u.test(text)) return false;
	const english = /(?:[a-z’',“”…-]+ ){3}/.test(text) || /^[“…]?\p{Lu}.*\p{L} \p{L}.*[.!?]$/su.test(text);
	return english || /\p{Script=Han}[^。]*[。！？]/u.test(text);
}

/** `titles.…` stands for any name after `titles.`. */
function patternOf(text: string): RegExp | undefined {
	if (!/^[a-z]\w*\.[\w.…]+$/i.test(text)) return undefined;
	return new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('…', '.+')}$`);
}
