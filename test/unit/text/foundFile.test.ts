import assert from 'node:assert/strict';
import { checkFoundFileSize, FoundFileError, maxFoundFileBytes } from '../../../src/text/foundFile';
import { said } from '../words';

describe('a file that was found beside reports', () => {
	it('is read up to a size that nobody’s decisions have, and beyond it is refused with what to do', () => {
		checkFoundFileSize(maxFoundFileBytes);
		assert.throws(
			() => checkFoundFileSize(5 * 1024 * 1024),
			(error) =>
				error instanceof FoundFileError &&
				/^It has 5\.0 MB; .* 4 MB is read\. Make it shorter\.$/.test(said(error.said)),
		);
	});
});
