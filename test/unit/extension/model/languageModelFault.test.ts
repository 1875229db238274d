import assert from 'node:assert/strict';
import { languageModelFault } from '../../../../src/extension/model/languageModelFault';

/** As the editor throws them: an error with a code. */
function thrown(code: string | undefined): Error {
	const error = new Error('the question was: SECRET REPORT');
	return code === undefined ? error : Object.assign(error, { code });
}

describe('a fault of an editor’s model', () => {
	it('is told apart by its code', () => {
		const codes = ['NoPermissions', 'Blocked', 'NotFound', 'Unknown', undefined].map((code) => [
			code,
			languageModelFault(thrown(code), 'Small in the editor').code,
		]);
		assert.deepEqual(codes, [
			['NoPermissions', 'auth'],
			['Blocked', 'quota'],
			['NotFound', 'noModel'],
			['Unknown', 'server'],
			[undefined, 'server'],
		]);
		assert.equal(languageModelFault('text', 'Small').code, 'server');
	});

	it('says where and what to do, and nothing of the report', () => {
		for (const code of ['NoPermissions', 'Blocked', 'NotFound', undefined]) {
			const { message } = languageModelFault(thrown(code), 'Small in the editor');
			assert.match(message, /Small in the editor.*(Allow|Choose|choose)/);
			assert.doesNotMatch(message, /SECRET/);
		}
	});
});
