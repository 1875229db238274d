import assert from 'node:assert/strict';
import { ModelError } from '../../../src/judge/model';
import { checkEndpoint } from '../../../src/judge/openai/endpoint';
import { refusalError } from '../../../src/judge/openai/refusalError';
import { transportError } from '../../../src/judge/openai/transportError';
import { message } from '../../../src/messages/message';
import { wordsIn } from '../../../src/messages/words';

const [english, chinese] = [wordsIn('en'), wordsIn('zh-CN')];
const endpoint = checkEndpoint({ baseUrl: 'https://models.example/v1', model: 'sage-1', apiKey: 'k-123456' });
const nothing = { type: undefined, param: undefined, retryAfter: undefined };

function says({ said, message: logged }: ModelError, en: string, zh: string): void {
	assert.deepEqual([english.say(said), chinese.say(said)], [en, zh]);
	assert.equal(logged, en, 'the log is in English');
}

describe('Why a model did not answer, in words', () => {
	it('says what an endpoint refused, with its codes behind', () => {
		says(
			refusalError({ ...nothing, status: 401, code: 'invalid_api_key', message: '' }, endpoint, {
				parameters: new Set(),
				maxOutputTokens: 100,
			}),
			'sage-1 at models.example did not accept the API key. Check the key, and that it may use this model. (401, invalid_api_key)',
			'sage-1 at models.example 不接受该 API 密钥。请检查密钥，以及它是否有权使用此模型。（401、invalid_api_key）',
		);
	});

	it('says what broke on the way', () => {
		says(
			transportError(Object.assign(new Error(), { code: 'ENOTFOUND' }), endpoint),
			'The host of https://models.example/v1 was not found. Check the base URL and the network. (ENOTFOUND)',
			'找不到 https://models.example/v1 的主机。请检查基础 URL 和网络。（ENOTFOUND）',
		);
	});

	it('says what a budget is, in figures of the language', () => {
		says(
			new ModelError('budget', message('modelErrors.budget', { maxCost: 0.5, maxTokens: 12_000 })),
			'The budget of $0.5 and 12,000 tokens leaves no room for the next question. Raise it to go on; what was judged counts.',
			'预算（$0.5、12,000 个词元）不足以提出下一个问题。提高预算即可继续；已评判的内容仍然有效。',
		);
	});

	it('names no prompt, schema or key of an answer', () => {
		const error = new ModelError('malformed', message('modelErrors.malformed', { label: 'sage-1' }), {
			problem: 'verdicts.0.id: Invalid input',
		});
		for (const words of [english, chinese]) assert.doesNotMatch(words.say(error.said), /verdicts/);
	});
});

describe('What a question is about, in words', () => {
	it('counts in the language', () => {
		const said = message('questions.source', { count: 1, title: 'Yearbook' });
		assert.deepEqual([english.say(said), chinese.say(said)], ['1 claim on “Yearbook”', '关于“Yearbook”的 1 个论断']);
	});
});

describe('What is wrong with a skill file, in words', () => {
	it('names the file and the key', () => {
		const what = message('skillFiles.unknownKeys', { keys: ['levle', 'titel'] });
		const said = message('skillFiles.at', { file: 'a.md', key: undefined, what });
		assert.equal(english.say(said), 'a.md: “levle”, “titel” are not known here. Remove them, or correct their names.');
		assert.equal(chinese.say(said), 'a.md：“levle”、“titel”在此处无效。请去掉，或更正名称。');
	});
});
