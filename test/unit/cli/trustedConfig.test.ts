import assert from 'node:assert/strict';
import { parseArguments } from '../../../src/cli/settings/arguments';
import type { FoundConfig } from '../../../src/cli/settings/config';
import { type OptionName, optionSpecs, parseOptions } from '../../../src/cli/settings/options';
import { trustedConfig } from '../../../src/cli/settings/trustedConfig';

const file = { name: 'plumbline.config.json', path: '/reports/plumbline.config.json' };
const everyOption = Object.keys(optionSpecs) as OptionName[];

function trusted(config: Omit<FoundConfig, 'file'>, ...typed: readonly string[]) {
	const { options } = parseArguments('score', typed, everyOption);
	const { file: _, ...rest } = trustedConfig(parseOptions(options, ['text']), { ...config, file }).config;
	return rest;
}

describe('CLI: what a configuration file beside the report decides', () => {
	const reaching: Omit<FoundConfig, 'file'> = {
		prompts: 'prompts',
		fetch: true,
		allowPrivate: true,
		search: 'searxng',
		searchUrl: 'http://search.example',
		sources: '../elsewhere',
	};

	it('is nothing that says what is read, from where, and in which words a model is asked', () => {
		assert.deepEqual(trusted({ ...reaching, model: 'm', failOn: 'never' }), { model: 'm', failOn: 'never' });
	});

	it('is not the address of the search either, though the user names a search', () => {
		assert.deepEqual(trusted(reaching, '--model=m', '--search=searxng'), {});
		assert.deepEqual(trusted({ searchUrl: 'http://search.example' }, '--search=brave'), {});
	});

	it('is the folder of sources where that lies below the file’s own', () => {
		for (const [sources, counts] of [
			['sources', true],
			['./a/../sources', true],
			['/reports/sources', true],
			['..sources', true],
			['..', false],
			['../sources', false],
			['a/../../sources', false],
			['/elsewhere', false],
		] as const)
			assert.deepEqual(trusted({ sources }), counts ? { sources } : {}, sources);
	});

	it('is everything where the user names the file', () => {
		assert.deepEqual(trusted(reaching, '--config=plumbline.config.json'), reaching);
	});
});
