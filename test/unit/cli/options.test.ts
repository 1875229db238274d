import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { commandHelp } from '../../../src/cli/commands/help';
import { commands } from '../../../src/cli/run';
import { type OptionName, parseOptions } from '../../../src/cli/settings/options';
import { wordsIn } from '../../../src/messages/words';
import { runIn } from './memoryEnvironment';
import { withOptions } from './optionTable';

describe('CLI: the options', () => {
	it('stand on the page on the command line as the help tells them (npm run tools:update)', () => {
		const page = readFileSync('docs/cli.md', 'utf8');
		assert.equal(page, withOptions(page));
	});

	it('are never taken from the name of a file, such as a pattern of the shell or a hook hands on', async () => {
		const files = { 'r.md': '# Steel\n', '--config=r.md': '{ "failOn": "never" }' };
		const { code, stderr } = await runIn({ files }, 'analyze', '--config=r.md', 'r.md');
		assert.equal(code, 2);
		assert.match(stderr, /a file here has that name\. For the file write “\.\/--config=r\.md”/);
		for (const argv of [['./--config=r.md'], ['--', '--config=r.md']])
			assert.equal((await runIn({ files }, 'analyze', ...argv)).stdout, '1 report, 0 findings\n');
	});

	it('have what holds where nothing is given', () => {
		const { cache, baseline, decisions, gitignore, color, only, severity, lang, allowedFindings } = parseOptions(
			new Map(),
			[],
		);
		assert.deepEqual(
			{ cache, baseline, decisions, gitignore, color, only, severity, lang, allowedFindings },
			{
				...{ cache: undefined, baseline: undefined, decisions: true, gitignore: true, color: undefined },
				...{ only: [], severity: [], lang: 'en', allowedFindings: undefined },
			},
		);
	});

	it('of an endpoint are taken from the environment, which an option goes before', () => {
		const given = (env: Record<string, string>, accepts: readonly OptionName[] = ['timeout', 'allow-private']) =>
			parseOptions(new Map(), [], { accepts, env });
		assert.equal(given({ PLUMBLINE_TIMEOUT: '60' }).timeout, 60);
		assert.equal(given({ PLUMBLINE_TIMEOUT: '60' }, []).timeout, undefined, 'the command takes no such option');
		assert.deepEqual(
			['1', '0', ''].map((value) => given({ PLUMBLINE_ALLOW_PRIVATE: value }).allowPrivate),
			[true, false, false],
		);
		assert.throws(() => given({ PLUMBLINE_TIMEOUT: 'soon' }), /PLUMBLINE_TIMEOUT cannot be “soon”/);
		const typed = new Map<OptionName, (string | true)[]>([['timeout', ['30']]]);
		assert.equal(parseOptions(typed, [], { accepts: ['timeout'], env: { PLUMBLINE_TIMEOUT: '60' } }).timeout, 30);
		assert.equal(given({ PLUMBLINE_FAIL_ON: 'hint' }, ['fail-on']).failOn, undefined, 'it is of a run');
	});

	it('fit one screen in the help of each command', () => {
		for (const command of commands)
			assert.ok(commandHelp(command, wordsIn('en')).split('\n').length <= 45, command.name);
	});

	it('are switched off by their name with “no” before it, whatever else is given', () => {
		const given = parseOptions(
			new Map<OptionName, (string | true)[]>([
				['cache', ['here']],
				['no-cache', [true]],
				['baseline', ['known.json']],
				['no-decisions', [true]],
			]),
			[],
		);
		assert.deepEqual([given.cache, given.baseline, given.decisions], [false, 'known.json', false]);
	});
});
