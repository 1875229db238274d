import assert from 'node:assert/strict';
import { CliError, describeError } from '../../src/cli/host/errors';
import { PlumblineError } from '../../src/errors';
import { ModelError } from '../../src/judge/model';
import { PromptError } from '../../src/judge/prompt';
import { inEnglish } from '../../src/messages/inEnglish';
import { message, verbatim } from '../../src/messages/message';
import { wordsIn } from '../../src/messages/words';
import { ChecklistEditsError } from '../../src/scoring/jade/checklists/checklistEdits';
import { SkillFileError } from '../../src/skills/skillFile';
import { SourceError } from '../../src/sources/documents/failures';
import { SearchError } from '../../src/sources/search/model';
import { YamlError } from '../../src/text/yaml';

const english = wordsIn('en');
const cause = new Error('why');
const said = message('yaml.tooDeep');
const errors = [
	new CliError('usage', verbatim('What.'), { cause }),
	new ModelError('rateLimit', said, { cause, retryAfter: 5 }),
	new PromptError('a.md', message('promptFiles.noParts'), { cause }),
	new ChecklistEditsError(said, { cause }),
	new SearchError('quota', said, { cause }),
	new SkillFileError('body', 'a.md', 'hints', message('skillFiles.fileGone')),
	new SourceError({ code: 'paywall', message: said }),
	new YamlError(said, { line: 3 }),
];

describe('errors that are expected', () => {
	it('have one shape: a name, a code, what is said, details, and what caused them', () => {
		assert.deepEqual(
			errors.map(({ name, code }) => `${name} ${code}`),
			[
				'CliError usage',
				'ModelError rateLimit',
				'PromptError promptFile',
				'ChecklistEditsError checklistEdits',
				'SearchError quota',
				'SkillFileError body',
				'SourceError paywall',
				'YamlError yaml',
			],
		);
		assert.ok(errors.every((error) => error instanceof PlumblineError && error instanceof Error));
		for (const error of errors)
			assert.equal(error.message, typeof error.said === 'string' ? error.said : inEnglish(error.said));
		assert.deepEqual(
			errors.map((error) => error.cause === cause),
			[true, true, true, true, true, false, false, false],
		);
		assert.equal('cause' in new CliError('usage', verbatim('What.')), false);
		assert.deepEqual(new ModelError('rateLimit', said, { retryAfter: 5 }).details, { retryAfter: 5 });
		assert.deepEqual(errors[5]?.details, { file: 'a.md', key: 'hints' });
	});

	it('are told as they are on the command line; others as faults of the program', () => {
		for (const error of errors) assert.equal(describeError(error, english, {}), `plumbline: ${error.message}`);
		assert.match(describeError(cause, english, {}), /^plumbline: An internal error stopped the work: why\./);
	});
});
