import assert from 'node:assert/strict';
import { CliError, describeError } from '../../src/cli/host/errors';
import { PlumblineError } from '../../src/errors';
import { ModelError } from '../../src/judge/model';
import { PromptError } from '../../src/judge/prompt';
import { ChecklistEditsError } from '../../src/scoring/jade/checklists/checklistEdits';
import { SkillFileError } from '../../src/skills/skillFile';
import { SourceError } from '../../src/sources/reading/failures';
import { SearchError } from '../../src/sources/search/model';

const cause = new Error('why');
const errors = [
	new CliError('usage', 'What.', { cause }),
	new ModelError('rateLimit', 'What.', { cause, retryAfter: 5 }),
	new PromptError('What.', { cause }),
	new ChecklistEditsError('What.', { cause }),
	new SearchError('quota', 'What.', { cause }),
	new SkillFileError('body', 'a.md', 'hints', 'What.'),
	new SourceError({ code: 'paywall', message: 'What.' }),
];

describe('errors that are expected', () => {
	it('have one shape: a name, a code, a message, details and what caused them', () => {
		assert.deepEqual(
			errors.map(({ name, code, message }) => `${name} ${code} ${message}`),
			[
				'CliError usage What.',
				'ModelError rateLimit What.',
				'PromptError prompt What.',
				'ChecklistEditsError checklistEdits What.',
				'SearchError quota What.',
				'SkillFileError body a.md: hints: What.',
				'SourceError paywall What.',
			],
		);
		assert.ok(errors.every((error) => error instanceof PlumblineError && error instanceof Error));
		assert.deepEqual(
			errors.map((error) => error.cause === cause),
			[true, true, true, true, true, false, false],
		);
		assert.equal('cause' in new CliError('usage', 'What.'), false);
		assert.deepEqual(new ModelError('rateLimit', 'What.', { retryAfter: 5 }).details, { retryAfter: 5 });
		assert.deepEqual(new SkillFileError('body', 'a.md', undefined, 'What.').details, { file: 'a.md', key: undefined });
	});

	it('are told as they are; others as faults of the program', () => {
		for (const error of errors) assert.equal(describeError(error, {}), `plumbline: ${error.message}`);
		assert.match(describeError(cause, {}), /^plumbline: An internal error stopped the work: why\./);
	});
});
