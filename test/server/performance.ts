import type { ServerResponse } from 'node:http';
import { modelText, type Respond } from './modelText';
import type { AskedQuestion } from './question';
import type { FullScenario, Refusable } from './scenario';
import { errorForm, streamForm, wireForm } from './wireForm';

/** Plays a scenario to its end; the response is ended, broken, or left hanging. */
export async function perform(
	scenario: FullScenario,
	question: AskedQuestion,
	response: ServerResponse,
	respond: Respond,
): Promise<void> {
	switch (scenario.kind) {
		case 'rateLimit': {
			const wait: Record<string, string> =
				scenario.retryAfter === undefined ? {} : { 'retry-after': String(scenario.retryAfter) };
			return sendJson(response, 429, errorForm('Rate limit reached', { code: 'rate_limit_exceeded' }), wait);
		}
		case 'quota':
			return sendJson(response, 429, errorForm('You exceeded your current quota.', { code: 'insufficient_quota' }));
		case 'serverError':
			return sendJson(response, scenario.status, errorForm('The server had an error', { type: 'server_error' }));
		case 'htmlPage':
			return send(response, scenario.status, '<!DOCTYPE html><html><title>Sign in</title></html>', {
				'content-type': 'text/html',
			});
		case 'modelNotFound':
			return sendJson(
				response,
				404,
				errorForm(`The model \`${question.model}\` does not exist`, { code: 'model_not_found' }),
			);
		case 'wrongKey':
			return sendJson(response, 401, errorForm('Incorrect API key provided', { code: 'invalid_api_key' }));
		case 'tooLong':
			return sendJson(
				response,
				400,
				errorForm('The context is too long', { code: 'context_length_exceeded', param: 'messages' }),
			);
		case 'raw':
			return send(response, scenario.status, scenario.body, scenario.headers);
		case 'hang':
			return;
		case 'reset':
			response.socket?.resetAndDestroy();
			return;
		case 'refuses': {
			const refused = refusedOf(scenario.what, question);
			if (refused) return sendJson(response, 400, refused);
			break;
		}
		default:
	}
	const said = await modelText(scenario, question, respond);
	const body = question.streamed ? streamForm(said, question) : JSON.stringify(wireForm(said, question));
	if (scenario.kind === 'answer' && scenario.delay) await new Promise((resolve) => setTimeout(resolve, scenario.delay));
	if (scenario.kind === 'answer' && scenario.pace && question.streamed)
		return sendSlowly(response, body, scenario.pace);
	sendAnswer(scenario, response, body, question.streamed ? 'text/event-stream' : 'application/json');
}

async function sendSlowly(response: ServerResponse, body: string, pace: number): Promise<void> {
	response.writeHead(200, { 'content-type': 'text/event-stream' });
	for (const event of body.split(/(?<=\n\n)/)) {
		if (response.destroyed) return;
		response.write(event);
		await new Promise((resolve) => setTimeout(resolve, pace));
	}
	response.end();
}

function sendAnswer({ kind }: FullScenario, response: ServerResponse, body: string, type: string): void {
	if (!['hangInBody', 'resetInBody', 'cutStream', 'shortBody'].includes(kind)) {
		send(response, 200, body, { 'content-type': type });
		return;
	}
	const announced = kind === 'cutStream' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
	response.writeHead(200, { 'content-type': type, ...announced });
	response.write(body.slice(0, Math.ceil(body.length / 2)), () => {
		if (kind === 'resetInBody') response.socket?.resetAndDestroy();
		else if (kind !== 'hangInBody') response.socket?.end();
	});
}

/** What OpenAI says of the first part it does not take; `undefined` when it takes all. */
function refusedOf(what: readonly Refusable[], question: AskedQuestion): object | undefined {
	const refused = what.find((part) => part === question.format || question.parameters.includes(part));
	if (!refused) return undefined;
	if (refused === 'jsonSchema' || refused === 'jsonObject') {
		const param = question.api === 'chat' ? 'response_format' : 'text.format';
		return errorForm(`Invalid parameter: '${param}' of this type is not supported with this model.`, { param });
	}
	return errorForm(`Unsupported parameter: '${refused}' is not supported with this model.`, {
		code: 'unsupported_parameter',
		param: refused,
	});
}

export function sendJson(
	response: ServerResponse,
	status: number,
	body: unknown,
	headers: Readonly<Record<string, string>> = {},
): void {
	send(response, status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
}

function send(response: ServerResponse, status: number, body: string, headers: Readonly<Record<string, string>>): void {
	response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) });
	response.end(body);
}
