import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { notReports } from '../../../src/config/notReports';
import { patternFault } from '../../../src/config/patternFault';

describe('what is hardly ever a report', () => {
	it('is the same for both shells', () => {
		const { contributes } = JSON.parse(readFileSync('package.json', 'utf8'));
		assert.deepEqual(contributes.configuration.properties['plumbline.exclude'].default, notReports);
	});

	it('is written as a configuration file would', () => {
		assert.deepEqual(
			notReports.filter((pattern) => patternFault(pattern) !== undefined),
			[],
		);
	});
});
