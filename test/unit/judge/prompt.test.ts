import assert from 'node:assert/strict';
import { blockRule } from '../../../src/judge/dataBlock';
import { checkPrompt, fillPrompt, hashPrompt, PromptError, parsePrompt, slotsOf } from '../../../src/judge/prompt';
import { gradePrompt, gradeTask } from './judging';

const parsed = parsePrompt('test.grade.md', gradePrompt);
const complaint = (text: string) => {
	try {
		checkPrompt('test.grade.md', parsePrompt('test.grade.md', text), gradeTask);
	} catch (error) {
		assert.ok(error instanceof PromptError);
		return error.message;
	}
	return undefined;
};

describe('prompt', () => {
	it('has front matter, a system part and a user part', () => {
		assert.deepEqual(parsed, {
			id: 'test.grade',
			version: 3,
			purpose: 'Grades a report.',
			schema: 'grade',
			maxOutputTokens: 50,
			system: 'You grade reports from {{scale}}.',
			user: 'Grade this report.\n\n{{data:report}}',
		});
	});

	it('is read alike with Windows line breaks and a byte order mark', () => {
		assert.deepEqual(parsePrompt('x', `\uFEFF${gradePrompt.replaceAll('\n', '\r\n')}`), parsed);
	});

	const broken: Readonly<Record<string, readonly [text: string, message: RegExp]>> = {
		'has no front matter': [gradePrompt.replace('---\n', ''), /^test\.grade\.md: has no front matter/],
		'has broken YAML': [gradePrompt.replace('version: 3', 'version: [3'), /not valid YAML/],
		'lacks a value': [gradePrompt.replace('purpose: Grades a report.\n', ''), /front matter, purpose: /],
		'has a version that is no number': [gradePrompt.replace('version: 3', 'version: three'), /front matter, version: /],
		'has a value nobody knows': [gradePrompt.replace('version: 3', 'version: 3\ntemprature: 1'), /temprature/],
		'has no user part': [gradePrompt.replace('# User', '# Usr'), /a part “# User”/],
		'has a slot that is none': [gradePrompt.replace('{{scale}}', '{{ scale }}'), /“{{ scale }}/],
		'has data in its system part': [
			gradePrompt.replace('{{scale}}', '{{data:scale}}'),
			/data slot stands in the system/,
		],
		'is another task’s': [gradePrompt.replace('id: test.grade', 'id: test.mark'), /the id must be test\.grade/],
		'has another schema': [gradePrompt.replace('schema: grade', 'schema: mark'), /the schema must be grade/],
		'lacks a slot': [gradePrompt.replace('{{scale}}', '0 to 10'), /slots {{…}} must be scale, .* not none/],
		'takes somebody else’s text for our own': [
			gradePrompt.replace('data:', ''),
			/{{…}} must be scale, .* not report, scale/,
		],
	};
	for (const [name, [text, message]] of Object.entries(broken))
		it(`is refused when it ${name}`, () => assert.match(complaint(text) ?? '', message));

	it('that is sound is accepted', () => assert.equal(complaint(gradePrompt), undefined));

	it('has its slots filled, data in blocks, and the rule about blocks', async () => {
		const { system, user } = await fillPrompt(parsed, { scale: '0 to 10', report: 'Sales rose.' });
		assert.equal(system, `You grade reports from 0 to 10.\n\n${blockRule}`);
		assert.match(
			user,
			/^Grade this report\.\n\n<<<report [0-9a-f]{16}>>>\nSales rose\.\n<<<end report [0-9a-f]{16}>>>$/,
		);
	});

	it('is not searched for slots in what was filled in', async () => {
		const { user } = await fillPrompt(parsed, { scale: '1', report: '{{scale}} $& $1 {{data:report}}' });
		assert.ok(user.includes('\n{{scale}} $& $1 {{data:report}}\n'));
	});

	it('has a hash that follows its text, version, schema and limit, not its purpose', async () => {
		const hash = await hashPrompt(parsed);
		assert.match(hash, /^[0-9a-f]{16}$/);
		for (const change of [{ version: 4 }, { system: 'x' }, { user: 'x' }, { schema: 'x' }, { maxOutputTokens: 51 }])
			assert.notEqual(await hashPrompt({ ...parsed, ...change }), hash, Object.keys(change)[0]);
		assert.equal(await hashPrompt({ ...parsed, purpose: 'x', hash: 'x' }), hash);
	});

	it('names its slots once each, in order', () => {
		assert.deepEqual(slotsOf('{{b}} {{data:c}} {{a}} {{b}}'), { plain: ['a', 'b'], data: ['c'] });
	});
});
