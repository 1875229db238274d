const vscode = require('vscode');

const information = {
	id: 'scripted',
	name: 'Scripted Model',
	family: 'scripted',
	version: '1',
	maxInputTokens: 100_000,
	maxOutputTokens: 10_000,
	capabilities: {},
};

/** The scripted model server that `PLUMBLINE_TEST_MODEL` names plays this model too. */
exports.activate = (context) => {
	const provider = {
		provideLanguageModelChatInformation: () => [information],
		provideTokenCount: async (_model, text) => Math.ceil(textOf(text).length / 4),
		async provideLanguageModelChatResponse(_model, messages, _options, progress, token) {
			const answer = await ask(messages.map((message) => textOf(message)).join('\n\n'), token);
			// In pieces, as models answer.
			for (let start = 0; start < answer.length; start += 100) {
				progress.report(new vscode.LanguageModelTextPart(answer.slice(start, start + 100)));
			}
		},
	};
	context.subscriptions.push(vscode.lm.registerLanguageModelChatProvider('plumbline-test', provider));
};

async function ask(question, token) {
	const controller = new AbortController();
	token.onCancellationRequested(() => controller.abort());
	const response = await fetch(`${process.env.PLUMBLINE_TEST_MODEL}/chat/completions`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ model: 'scripted', messages: [{ role: 'user', content: question }] }),
		signal: controller.signal,
	});
	const body = await response.json();
	if (!response.ok) throw new Error(body.error?.message ?? `status ${response.status}`);
	return body.choices[0].message.content;
}

function textOf(message) {
	if (typeof message === 'string') return message;
	return message.content.map((part) => part.value ?? '').join('');
}
