import assert from 'node:assert/strict';
import { message } from '../../../src/messages/message';
import { wordsIn } from '../../../src/messages/words';
import { worded } from '../../../src/output/worded';

describe('Output: data with messages', () => {
	const data = {
		failures: [{ code: 'quota', message: message('modelErrors.runTimeout') }],
		reason: null,
		places: { args: [1, 2], code: 'x', more: true },
		why: [message('places.china'), 'as it is'],
	};

	it('is put into words wherever a message stands, and else stays as it is', () => {
		assert.deepEqual(worded(data, wordsIn('zh-CN')), {
			failures: [
				{ code: 'quota', message: '本次运行的时间已用完。已评判的内容仍然有效；请给它更多时间，或再次运行。' },
			],
			reason: null,
			places: { args: [1, 2], code: 'x', more: true },
			why: ['中国', 'as it is'],
		});
	});
});
